import { navigate } from 'wouter/use-browser-location'
import { api } from '#/api/api.ts'
import { type MerchantRef, type PageHost, pageHost } from '#/config/host.ts'
import { ACTIVE_ORDERS_DELAY_MS } from '#/domain/constants.ts'
import { fetchActiveOrders } from '#/features/orders/index.ts'
import { activateLanguage, restOfTexts } from '#/i18n/catalog.ts'
import { log } from '#/lib/log.ts'
import { bootContext } from '#/lib/preload.ts'
import { href } from '#/paths.ts'
import { wipeAll } from '#/session/clear.ts'
import { cookies, keys, responseCache } from '#/session/keys.ts'
import { telegramUserAtom } from '#/session/scope.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { type Lookup, loadMerchant, merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { connect, merchantOf } from './connect.ts'
import { phaseAtom } from './phase.ts'
import { queryClient } from './query-client.ts'
import * as step from './steps.ts'
import { showToken } from './token-cookie.ts'

/** Told the name of each step as its effect is applied. */
export type Spy = (step: string) => void

/**
 * The startup order of the spec, read top to bottom. Calls that need nothing from each other leave
 * together (most from boot.ts, whose answers are picked up here); their *effects* are applied in this order. What the menu does not
 * need (about text, cities, sign-in) is waited for only as long as the menu itself is not there: a slow or failing
 * one is applied when it comes and holds nothing up. Resolves when there is something to show.
 */
export async function start(store: Store, spy: Spy = () => {}): Promise<void> {
  store.set(phaseAtom, 'starting')
  const host = pageHost(location, import.meta.env, keys.tabVendor.read())
  const ref = merchantOf(host)
  store.set(cdnBaseAtom, host.cdn)
  store.set(telegramUserAtom, store.get(shellAtom).launch.userId ?? '')
  const stop = (lookup?: Exclude<Lookup, { found: unknown }>) => giveUp(store, host, lookup)
  if (!ref) return stop()
  if (host.merchant?.by === 'name') keys.tabVendor.write(ref.value)
  connect(store, host, ref)
  responseCache.dropEarlier()

  const link = step.askStartLink(store)
  const settings = api.support.settings()
  const cities = step.askCities(ref.value)

  const lookup = await loadMerchant(ref)
  if (!('found' in lookup)) return stop(lookup)
  spy('merchant')
  store.set(merchantAtom, lookup.found)
  cookies.merchant.write(lookup.found.id)

  const [unanswered, web] = await settings
  if (unanswered) return stop({ unreachable: unanswered })
  spy('settings')
  store.set(settingsAtom, web)
  const noBrands = await step.chooseBrand(store)
  if (noBrands) return stop({ unreachable: noBrands })
  showToken(store)
  const about = step.askAbout(store)
  step.restoreBranch(store)
  const signIn = step.signIn(store)
  const texts = activateLanguage(step.firstLanguageOf(store))
  const menu = step.askMenu(store)
  followUp(store, spy, { host, ref, menu, about, cities, signIn, texts }).catch((error: unknown) =>
    log.error('a step of the start failed', error instanceof Error ? error.message : undefined),
  )

  step.applyTheme(store)
  await texts
  // The first cards are on the screen already: the app begins with them, not with their shapes.
  if (bootContext().isDrawn) await menu
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
}

/** The rest of the order, while the first screen is already drawn. */
async function followUp(store: Store, spy: Spy, asked: Asked) {
  const orTheMenu = <T>(wanted: Promise<T>) => Promise.race([wanted, asked.menu])
  await orTheMenu(asked.about)
  spy('about')
  const cities = step.applyCities(store, asked.cities)
  await orTheMenu(cities)
  spy('cities')
  await orTheMenu(asked.signIn)
  spy('sign-in')
  step.checkVersion()
  spy('version')
  await asked.menu
  spy('menu')
  const renewed = import('./kept.ts').then(async (kept) => ({
    kept,
    lookup: await kept.refreshKept(store, asked.ref),
  }))
  renewed.catch(() => {})
  await asked.texts
  spy('theme')
  const later = import('./later-steps.ts')
  later.then(({ afterMenu }) => afterMenu(store)).catch(() => {})
  spy('geolocation')
  // The words of all other pages, before anybody opens one; whoever needs them asks again.
  restOfTexts().catch(() => {})
  if (store.get(abilitiesAtom).metrics) void step.startMetrics(store)
  spy('analytics')
  step.refreshLanguage(store)
  spy('language')
  await asked.signIn
  setTimeout(() => {
    void fetchActiveOrders(queryClient, store.get(queryScopeAtom))
    later.then(({ resumeOrder }) => resumeOrder(store)).catch(() => {})
    spy('active orders')
  }, ACTIVE_ORDERS_DELAY_MS)
  const { kept, lookup } = await renewed
  if (lookup && 'missing' in lookup) return giveUp(store, asked.host, lookup)
  await kept.keepAnswers(asked.ref, asked.host.api)
  await kept.fetchParts()
}

/** No merchant id: startup ends here, one log entry, no message but the screen. */
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
    wipeAll(isShared)
    navigate(href('merchantNotAvailable'), { replace: true })
  }
  await activateLanguage(language)
  store.set(phaseAtom, 'missing' in lookup ? 'missing' : lookup)
}
