import { firstBrand } from '#/domain/brand.ts'
import { FIRST_CALLS, keptName, parseKept } from '#/domain/first-paint.ts'
import { readCookie } from '#/lib/cookie.ts'
import { type EarlyCall, earlyCalls } from '#/lib/early.ts'
import { api, attempt, channel, chosenLanguage, merchant } from './device.ts'

const CALL_LIMIT_MS = 30_000
const shop = merchant?.value ?? ''
const locale = chosenLanguage === 'eng' ? 'en' : (chosenLanguage ?? 'uz')

/** The answer of a call as JSON: what the last visit kept, and what the network says. */
export type Asked = { kept: unknown; fresh: Promise<unknown>; giveUp: () => void }

const parsed = (text: string | undefined) => attempt(() => JSON.parse(text ?? 'null'))

/** Lets a call leave and puts it where the app picks it up. `priority` low: not before the menu. */
export function ask(path: string, priority: RequestPriority = 'auto'): Asked {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), CALL_LIMIT_MS)
  const sent = fetch(api + path, {
    headers: { Merchant: shop, 'Accept-Language': locale, Channel: channel },
    credentials: 'omit',
    signal: limit.signal,
    priority,
  }).then(async (response) => ({
    status: response.status,
    headers: [...response.headers],
    text: await response.text(),
  }))
  const text = attempt(() => parseKept(localStorage.getItem(keptName(shop, path))))
  const kept = parsed(text?.text)
  // What cannot be read any more was never kept.
  const call: EarlyCall = { kept: kept === null ? null : text, sent, answer: null, given: 'nothing' }
  const { calls } = earlyCalls()
  calls.set(api + path, call)
  const fresh = sent.then(
    (answer) => {
      call.answer = answer
      return answer.status === 200 ? parsed(answer.text) : null
    },
    () => null,
  )
  const giveUp = () => {
    calls.delete(api + path)
    limit.abort()
  }
  return { kept, fresh, giveUp }
}

type Brands = Parameters<typeof firstBrand>[0]
type Settings = Record<string, unknown> | null

const hasBrands = (settings: unknown) => (settings as Settings)?.multiTabNavigationEnabled === true

function brandIdOf(brands: unknown): string {
  if (!Array.isArray(brands)) return ''
  const known: Brands = brands.map((one) => ({
    ...one,
    page: one.page ?? null,
    domainUrl: one.domainUrl ?? '',
  }))
  return firstBrand(known, readCookie('page'), location.hostname)?.id ?? ''
}

/**
 * Merchant, settings, cities and menu leave together: the header may carry the name (ruling R1). The menu of a
 * merchant with brands is that of one brand: which one the last visit tells, and a first visit asks.
 */
export function askFirst() {
  if (!merchant) return null
  const who = ask(FIRST_CALLS.merchant(merchant))
  const settings = ask(FIRST_CALLS.settings)
  let brands = hasBrands(settings.kept) ? ask(FIRST_CALLS.brands) : null
  let brandId = brandIdOf(brands?.kept)
  const menu = ask(FIRST_CALLS.menu(channel, brandId))
  ask(FIRST_CALLS.cities(shop))

  const fresh = settings.fresh.then(async (found) => {
    if (!hasBrands(found) || brandId) return menu.fresh
    menu.giveUp()
    brands ??= ask(FIRST_CALLS.brands)
    brandId = brandIdOf(await brands.fresh)
    return ask(FIRST_CALLS.menu(channel, brandId)).fresh
  })
  return { merchant: who, settings, menu: { kept: menu.kept, fresh }, brandId: () => brandId }
}
export type FirstCalls = NonNullable<ReturnType<typeof askFirst>>
