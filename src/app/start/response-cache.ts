import type { WritableAtom } from 'jotai'
import { api } from '#/api/api.ts'
import { CACHE_LIMIT, FIRST_CALLS } from '#/config/first-paint.ts'
import type { MerchantRef } from '#/config/host.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { serverNow, toStamp } from '#/lib/clock.ts'
import { digest } from '#/lib/digest.ts'
import { whenIdle } from '#/lib/idle.ts'
import { bootContext } from '#/lib/preload.ts'
import { responseCache } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { isAbout } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { brandsAtom, type Lookup, loadMerchant, merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import { prefetchChunks } from '#/ui/lazy-component.ts'
import { reduceResponse } from './reduce-response.ts'

/*
 * The response cache: what happens to the responses of this and of the last visit after the first screen is shown; its
 * code loads then too.
 */

/** The preloaded request of the menu, while the app has only its cached response. */
function menuCall(store: Store) {
  const path = FIRST_CALLS.menu(store.get(shellAtom).channel, store.get(queryScopeAtom)[1])
  return onlyCached(path)
}

/** The preloaded request of a path, while the app has only the cached response of the last visit. */
function onlyCached(path: string) {
  for (const [address, call] of bootContext().calls)
    if (address.endsWith(path) && call.given === 'cached') return call
  return null
}

/**
 * Refreshes what the page began with from the cache: the network's menu replaces the cached one, and an equal menu only
 * gets a new time. Returns what the network says of the merchant.
 */
export async function refreshCached(store: Store, ref: MerchantRef): Promise<Lookup | null> {
  const settings = onlyCached(FIRST_CALLS.settings) && api.support.settings()
  const brands = onlyCached(FIRST_CALLS.brands) && api.support.brands()
  const lookup = onlyCached(FIRST_CALLS.merchant(ref)) && (await loadMerchant(ref))
  if (lookup && 'found' in lookup) renew(store, merchantAtom, lookup.found)
  const [, web] = (await settings) ?? []
  if (web) renew(store, settingsAtom, web)
  const [, found] = (await brands) ?? []
  if (found) renew(store, brandsAtom, found)

  const call = menuCall(store)
  if (!call) return lookup
  const query = menuQuery(store.get(queryScopeAtom), store.get(shellAtom).channel)
  const answer = await call.sent.catch(() => null)
  if (answer?.status === 200 && markOf(answer.text) === call.cached?.mark) {
    call.given = 'answer'
    return lookup
  }
  // Without a response the cached menu stays, and the page shows how old it is.
  queryClient.setQueryData(query.queryKey, (menu) => menu, { updatedAt: toStamp(call.cached?.at ?? 0) })
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
  return lookup
}

/** An equal value triggers no change. */
function renew<T>(store: Store, atom: WritableAtom<T, [T], unknown>, value: T) {
  if (JSON.stringify(store.get(atom)) !== JSON.stringify(value)) store.set(atom, value)
}

/**
 * Identifies a response. The cached form is what this build reads; another build may read more. The name of this file,
 * which contains a hash of its code and imports, distinguishes builds.
 */
const markOf = (answer: string) => digest(import.meta.url) + digest(answer)

/**
 * Stores the responses of the first screen for the next visit (BX-14), when the browser is idle: only the fields that
 * the app reads, and nothing of an unreadable response.
 */
export async function cacheResponses(ref: MerchantRef, api: string): Promise<void> {
  const { calls } = bootContext()
  responseCache.dropOthers(ref.value)
  let isChanged = false
  await idle()
  for (const [address, { sent, cached, given }] of calls) {
    const answer = await sent.catch(() => null)
    calls.delete(address)
    if (answer?.status !== 200) continue
    const path = address.slice(api.length)
    const isLong = answer.text.length > CACHE_LIMIT
    const mark = isLong ? '' : markOf(answer.text)
    const isSame = mark === cached?.mark
    // An unreadable response does not replace a readable one in the cache.
    const text = isLong ? null : isSame ? cached.text : await reduceResponse(path, answer.text)
    if (isLong) responseCache.drop(ref.value, path)
    if (text !== null) responseCache.write(ref.value, path, { at: serverNow(), mark, text })
    isChanged ||= given === 'cached' && !isSame && (isLong || text !== null)
    // A menu of thousands is megabytes of text, which the request object would hold in memory.
    answer.text = ''
  }
  if (isChanged) void queryClient.invalidateQueries(isAbout('banners', 'grades'))
}

/** By when a busy browser is not waited for any longer, ms. */
const IDLE_BY = 5_000

/** Resolves when the browser is idle. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve, IDLE_BY))

/** Prefetches the chunks that an order will need. */
export const prefetchOrderChunks = (store: Store) => prefetchChunks(idle, store.get(isSavingDataAtom))
