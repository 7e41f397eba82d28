import { atom } from 'jotai'
import { navigate } from 'wouter/use-browser-location'
import { api } from '#/api/api.ts'
import { type ApiError, isFailed } from '#/api/result.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import { type MerchantRef, type PageHost, pageHost } from '#/config/host.ts'
import { ACTIVE_ORDERS_DELAY_MS } from '#/domain/constants.ts'
import { fetchActiveOrders } from '#/features/orders/index.ts'
import { activateLanguage, restOfTexts } from '#/i18n/catalog.ts'
import { log } from '#/lib/log.ts'
import { bootContext, readOrCached } from '#/lib/preload.ts'
import { lineHere, savesData } from '#/lib/saves-data.ts'
import { href } from '#/paths.ts'
import { cookies, keys, responseCache } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { telegramUserAtom } from '#/session/scope.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { type Lookup, loadMerchant, merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import { fetchCodeWordsAtom } from '#/ui/describe-error.ts'
import { connect, merchantOf } from './connect.ts'
import * as step from './steps.ts'
import { showToken } from './token-cookie.ts'

/**
 * The state of the start. `missing`: there is no such shop. `unreachable`: no usable response; nothing was deleted and
 * a retry may follow.
 */
type Phase = 'starting' | 'ready' | 'missing' | { unreachable: ApiError }

export const phaseAtom = atom<Phase>('starting')

/**
 * The startup order, read top to bottom. Calls that do not depend on each other are sent together (most by boot.ts,
 * whose responses are picked up here); their *effects* are applied in this order. The theme comes with the settings, so
 * that nothing is shown in other colours. What the menu does not need (about text, cities, sign-in) is waited for only
 * as long as the menu itself is not there: a slow or failing call is applied when it arrives and delays nothing.
 * Resolves when there is something to show; the steps that need much of the processor or the line wait for `shown`,
 * when it is on the screen.
 */
export async function start(store: Store, shown: Promise<void> = Promise.resolve()): Promise<void> {
  store.set(phaseAtom, 'starting')
  const host = pageHost(location, import.meta.env, keys.tabVendor.read())
  const ref = merchantOf(host)
  store.set(cdnBaseAtom, host.cdn)
  store.set(isSavingDataAtom, savesData(keys.dataSaver.read(), lineHere()))
  store.set(telegramUserAtom, store.get(shellAtom).launch.userId ?? '')
  const stop = (lookup?: Exclude<Lookup, { found: unknown }>) => giveUp(store, host, lookup)
  if (!ref) return stop()
  if (host.merchant?.by === 'name') keys.tabVendor.write(ref.value)
  connect(store, host, ref)
  responseCache.dropEarlier()

  const link = step.askStartLink(store)
  const settings = readOrCached(FIRST_CALLS.settings, api.support.settings, isFailed)
  const cities = step.askCities(ref.value)

  const lookup = await readOrCached(
    FIRST_CALLS.merchant(ref),
    () => loadMerchant(ref),
    (found) => 'unreachable' in found,
  )
  if (!('found' in lookup)) return stop(lookup)
  store.set(merchantAtom, lookup.found)
  cookies.merchant.write(lookup.found.id)

  const [unanswered, web] = await settings
  if (unanswered) return stop({ unreachable: unanswered })
  store.set(settingsAtom, web)
  const noBrands = await step.chooseBrand(store)
  if (noBrands) return stop({ unreachable: noBrands })
  showToken(store)
  const about = step.askAbout(store)
  step.restoreBranch(store)
  const signIn = step.signIn(store)
  const texts = activateLanguage(step.firstLanguageOf(store))
  const menu = step.askMenu(store)
  followUp(store, { host, ref, menu, about, cities, signIn, texts, shown }).catch((error: unknown) =>
    log.error('a step of the start failed', error instanceof Error ? error.message : undefined),
  )

  step.attachTheme(store)
  await texts
  // The first cards are on the screen already, so the app must begin with cards and banners, not with skeletons.
  if (bootContext().isRendered) {
    await menu
    await step.askRenderedBanners(store)
  }
  ;(await link)()
  store.set(phaseAtom, 'ready')
}

type Asked = {
  host: PageHost
  ref: MerchantRef
  menu: Promise<unknown>
  about: Promise<void>
  cities: ReturnType<typeof step.askCities>
  signIn: Promise<void>
  texts: Promise<void>
  shown: Promise<void>
}

/** The rest of the steps, while the first screen is already rendered. */
async function followUp(store: Store, asked: Asked) {
  const orTheMenu = <T>(wanted: Promise<T>) => Promise.race([wanted, asked.menu])
  await orTheMenu(asked.about)
  const cities = step.applyCities(store, asked.cities)
  await orTheMenu(cities)
  await orTheMenu(asked.signIn)
  step.checkVersion()
  await asked.menu
  await asked.shown
  const renewed = import('./response-cache.ts').then(async (cache) => ({
    cache,
    lookup: await cache.refreshCached(store, asked.ref),
  }))
  renewed.catch(() => {})
  await asked.texts
  const later = import('./later-steps.ts')
  later.then(({ afterMenu }) => afterMenu(store)).catch(() => {})
  // The texts of all other pages, loaded before one is opened; a page that needs them loads them again after a failure.
  restOfTexts().catch(() => {})
  if (store.get(abilitiesAtom).metrics) void step.startMetrics(store)
  step.refreshLanguage(store)
  await asked.signIn
  setTimeout(() => {
    void fetchActiveOrders(queryClient, store.get(queryScopeAtom))
    later.then(({ resumeOrder }) => resumeOrder(store)).catch(() => {})
  }, ACTIVE_ORDERS_DELAY_MS)
  const { cache, lookup } = await renewed
  if (lookup && 'missing' in lookup) return giveUp(store, asked.host, lookup)
  await cache.cacheResponses(asked.ref, asked.host.api)
  await cache.prefetchOrderChunks(store)
  void store.set(fetchCodeWordsAtom)
  // In the browser's timeline, beside `app taken over`: whatever comes without a press has come.
  performance.mark('app start ended')
}

/** Without a merchant the start ends here, with one log entry and the error page as the only message. */
async function giveUp(
  store: Store,
  { isShared }: PageHost,
  lookup: Exclude<Lookup, { found: unknown }> = { missing: true },
) {
  const language = step.guessLanguage(store)
  if ('unreachable' in lookup) {
    log.error('start ended: no usable answer', lookup.unreachable.kind)
  } else {
    log.error('start ended: no merchant')
    await wipe(isShared)
    navigate(href('merchantNotAvailable'), { replace: true })
  }
  await activateLanguage(language)
  store.set(phaseAtom, 'missing' in lookup ? 'missing' : lookup)
}

/** Loaded when needed, since few shops are gone; without the file the next visit tries again. */
const wipe = (isShared: boolean) =>
  import('#/session/wipe.ts').then(({ wipeAll }) => wipeAll(isShared)).catch(() => {})
