import { api } from '#/api/api.ts'
import { AGAIN_EVERY, isRetryable } from '#/api/query.ts'
import { type ApiError, isFailed } from '#/api/result.ts'
import { showFailure } from '#/app/failures/failures.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import { firstBrand } from '#/domain/brand.ts'
import { DEFAULT_CITY_DELAY_MS } from '#/domain/constants.ts'
import { defaultCity } from '#/domain/geo/city.ts'
import { firstLanguage, LANGUAGES } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { bannersQuery, menuQuery } from '#/features/catalog/index.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { policiesQuery } from '#/features/policies/index.ts'
import { languageAtom } from '#/i18n/language.ts'
import { log } from '#/lib/log.ts'
import { bootContext, readOrCached } from '#/lib/preload.ts'
import { cookies, keys } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { isSignedOutAtom, savedNearestBranchAtom } from '#/session/saved.ts'
import { queryScopeAtom, signInByTelegramAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { abilitiesAtom, languagesAtom, mainLanguageAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { brandAtom, brandsAtom, citiesAtom, cityIdAtom, merchantAtom } from '#/tenant/merchant.ts'

/**
 * Chooses the brand to show, when the merchant has several. A refused call only costs the tabs; a missing response is
 * returned as an error, because baskets and sessions are stored by brand, and the customer would find another one than
 * before.
 */
export async function chooseBrand(store: Store): Promise<ApiError | null> {
  if (!store.get(abilitiesAtom).brands) return null
  const [error, brands] = await readOrCached(FIRST_CALLS.brands, api.support.brands, isFailed)
  if (error) {
    log.warn('no brands', error.kind)
    if (isRetryable(error)) return error
    showFailure(store, error)
    return null
  }
  store.set(brandsAtom, brands)
  const brand = firstBrand(brands, {
    tabBrandId: keys.tabBrand.read(),
    pageCookie: cookies.page.read(),
    hostname: location.hostname,
  })
  store.set(brandAtom, brand)
  if (brand) keys.tabBrand.write(brand.id)
  return null
}

/**
 * Restores the branch of the last visit until the present one is known, so that the menu begins as it was left (ST-14).
 */
export function restoreBranch(store: Store) {
  const branch = store.get(savedNearestBranchAtom)
  if (branch) store.set(nearestBranchAtom, branch)
}

/** Loads the menu into the query cache, where the screens find it. They show a failure, with a retry. */
export async function askMenu(store: Store): Promise<void> {
  const scope = store.get(queryScopeAtom)
  const { channel } = store.get(shellAtom)
  const query = menuQuery(scope, channel)
  await readOrCached(
    FIRST_CALLS.menu(channel, scope[1]),
    () => queryClient.prefetchQuery(query),
    () => queryClient.getQueryState(query.queryKey)?.status === 'error',
  )
}

/**
 * Loads the banners into the query cache whose response is there already, since boot has rendered them. Those that are
 * still to come are not waited for.
 */
export async function askRenderedBanners(store: Store): Promise<void> {
  const isThere = [...bootContext().calls].some(
    ([address, { cached, answer }]) =>
      address.endsWith(FIRST_CALLS.banners) && (cached || answer?.status === 200),
  )
  if (isThere) await queryClient.prefetchQuery(bannersQuery(store.get(queryScopeAtom)))
}

/** The text about the company, to where its page finds it; no call where the page is off (ST-08). */
export const askAbout = async (store: Store): Promise<void> => {
  if (!store.get(abilitiesAtom).about) return
  await queryClient.prefetchQuery(policiesQuery(store.get(queryScopeAtom), 'ABOUT_COMPANY'))
}

/** Cities by the name of the merchant, before its id is known; a server that wants the id is asked again with it. */
export const askCities = (merchant: string) => api.users.cities(merchant)

/** A single city, or the chosen one, else the main one: 1234 ms later, unless the customer chose before (ST-09). */
export async function applyCities(store: Store, asked: ReturnType<typeof askCities>) {
  const merchant = store.get(merchantAtom)
  const first = await asked
  const [error, cities] = first[0] && merchant ? await api.users.cities(merchant.id) : first
  if (error) {
    log.warn('no cities', error.kind)
    showFailure(store, error)
    if (isRetryable(error)) setTimeout(() => void applyCities(store, asked), AGAIN_EVERY)
    return
  }
  store.set(citiesAtom, cities)
  const choose = (mainCityId: string | null) => {
    const { place, cityId } = store.get(draftAtom)
    const chosenId = store.get(cityIdAtom) ?? cityId
    const known = { mainCityId, addressCityId: place?.cityId ?? null, chosenId }
    store.set(cityIdAtom, defaultCity(cities, known)?.id ?? null)
  }
  if (cities.length === 1) choose(null)
  else setTimeout(() => choose(merchant?.mainCityId ?? null), DEFAULT_CITY_DELAY_MS)
}

/**
 * Mini-app sign-in by init data. Refused data is read again once, since the client may have fresher;
 * after that the customer stays a visitor and SMS login is the way.
 */
export async function signIn(store: Store): Promise<void> {
  const shell = store.get(shellAtom)
  const { initData } = shell.launch
  if (!initData || store.get(isSignedOutAtom)) return
  const [error] = await store.set(signInByTelegramAtom, initData)
  if (!error) return
  const fresh = shell.refreshLaunch().initData
  const isRefused = error.code === 'INIT_DATA_EXPIRED' || error.code === 'INIT_DATA_INVALID'
  if (isRefused && fresh && fresh !== initData) await store.set(signInByTelegramAtom, fresh)
}

/** Chooses the language to begin with and shows it. */
export const firstLanguageOf = (store: Store): Language =>
  beginWith(store, store.get(mainLanguageAtom), store.get(languagesAtom))

/** The same where no merchant says which languages there are. */
export const guessLanguage = (store: Store): Language =>
  beginWith(
    store,
    null,
    LANGUAGES.map((one) => one.language),
  )

function beginWith(store: Store, main: Language | null, offered: readonly Language[]): Language {
  const language = firstLanguage({
    chosen: keys.language.read(),
    cookie: cookies.lang.read(),
    device: store.get(shellAtom).launch.language,
    main,
    offered,
  })
  store.set(languageAtom, language)
  return language
}

/** Renews the cookie's year at every visit; it knows only ru and uz. */
export function refreshLanguage(store: Store) {
  const language = store.get(languageAtom)
  const inCookie = language === 'eng' ? cookies.lang.read() : language
  if (inCookie) cookies.lang.write(inCookie)
}

export { checkVersion } from '#/app/failures/version.ts'
export { attachTheme } from './theme.ts'

/** Starts page counting for merchants that want it; a failure to load it is ignored. */
export async function startMetrics(store: Store) {
  const metrics = await import('./metrics.ts').catch(() => null)
  metrics?.measureVisit(store)
}

/**
 * Loads the code that opens a start link (`startapp`, on the web `start`); without a link, or if it fails to load,
 * nothing happens.
 */
export async function askStartLink(store: Store): Promise<() => void> {
  const param = store.get(shellAtom).launch.startParam ?? new URLSearchParams(location.search).get('start')
  const code = param && (await import('#/app/navigation/start-link.ts').catch(() => null))
  return () => {
    if (code) code.openStartLink(store, param)
  }
}
