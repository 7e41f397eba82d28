import type { WritableAtom } from 'jotai'
import { api } from '#/api/api.ts'
import { CACHE_LIMIT, FIRST_CALLS } from '#/config/first-paint.ts'
import type { MerchantRef } from '#/config/host.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { serverNow, toStamp } from '#/lib/clock.ts'
import { digest } from '#/lib/digest.ts'
import { bootContext } from '#/lib/preload.ts'
import { responseCache } from '#/session/keys.ts'
import { isAbout } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { brandsAtom } from '#/tenant/brands.ts'
import { type Lookup, loadMerchant, merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { prefetchChunks } from '#/ui/lazy-component.ts'
import { queryClient } from './query-client.ts'
import { readOf } from './read-of.ts'

/* What happens to the answers of this and of the last visit once the first screen is there; its code comes then too. */

/** The early call of the menu, while only its kept answer has been given. */
function menuCall(store: Store) {
  const path = FIRST_CALLS.menu(store.get(shellAtom).channel, store.get(queryScopeAtom)[1])
  return onlyKept(path)
}

/** The early call of a path, while only what the last visit kept of it has been given to the app. */
function onlyKept(path: string) {
  for (const [address, call] of bootContext().calls)
    if (address.endsWith(path) && call.given === 'kept') return call
  return null
}

/**
 * What the page began with from the last visit is asked of the network: the menu of now takes the place of the
 * kept one, and the same menu is only as new as now. Answers what the network says of the merchant.
 */
export async function refreshKept(store: Store, ref: MerchantRef): Promise<Lookup | null> {
  const settings = onlyKept(FIRST_CALLS.settings) && api.support.settings()
  const brands = onlyKept(FIRST_CALLS.brands) && api.support.brands()
  const lookup = onlyKept(FIRST_CALLS.merchant(ref)) && (await loadMerchant(ref))
  if (lookup && 'found' in lookup) renew(store, merchantAtom, lookup.found)
  const [, web] = (await settings) ?? []
  if (web) renew(store, settingsAtom, web)
  const [, found] = (await brands) ?? []
  if (found) renew(store, brandsAtom, found)

  const call = menuCall(store)
  if (!call) return lookup
  const query = menuQuery(store.get(queryScopeAtom), store.get(shellAtom).channel)
  const answer = await call.sent.catch(() => null)
  if (answer?.status === 200 && markOf(answer.text) === call.kept?.mark) {
    call.given = 'answer'
    return lookup
  }
  // Without an answer it stays, as old as it is, and the page says how old.
  queryClient.setQueryData(query.queryKey, (menu) => menu, { updatedAt: toStamp(call.kept?.at ?? 0) })
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
  return lookup
}

/** An equal value leaves everything as it stands. */
function renew<T>(store: Store, atom: WritableAtom<T, [T], unknown>, value: T) {
  if (JSON.stringify(store.get(atom)) !== JSON.stringify(value)) store.set(atom, value)
}

/**
 * Tells an answer from another one. What was kept of it is what this build reads: another one may read more. The name
 * of this file, which the build makes of what is in it and all it imports, tells them apart.
 */
const markOf = (answer: string) => digest(import.meta.url) + digest(answer)

/**
 * Keeps what the first screen was made of for the next visit (BX-14), once nothing more urgent is to do: of every
 * answer what the app reads of it, and nothing of one that it cannot read.
 */
export async function keepAnswers(ref: MerchantRef, api: string): Promise<void> {
  const { calls } = bootContext()
  responseCache.dropOthers(ref.value)
  let isChanged = false
  await idle()
  for (const [address, { sent, kept, given }] of calls) {
    const answer = await sent.catch(() => null)
    calls.delete(address)
    if (answer?.status !== 200) continue
    const path = address.slice(api.length)
    const isLong = answer.text.length > CACHE_LIMIT
    const mark = isLong ? '' : markOf(answer.text)
    const isSame = mark === kept?.mark
    // Nothing of an answer that the app cannot read takes the place of one that it could.
    const text = isLong ? null : isSame ? kept.text : await readOf(path, answer.text)
    if (isLong) responseCache.drop(ref.value, path)
    if (text !== null) responseCache.write(ref.value, path, { at: serverNow(), mark, text })
    isChanged ||= given === 'kept' && !isSame && (isLong || text !== null)
    // A menu of thousands is megabytes of text, and the call that brought it is held by its timers.
    answer.text = ''
  }
  if (isChanged) void queryClient.invalidateQueries(isAbout('banners', 'grades'))
}

/** Until nothing more urgent is to do. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve, 200),
  )

/** What an order will need, fetched before it does (point 4). */
export const fetchParts = () => prefetchChunks(idle)
