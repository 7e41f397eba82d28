import { cachedName, FIRST_CALLS, parseCached } from '#/config/first-paint.ts'
import { firstBrand } from '#/domain/brand.ts'
import { heardOf } from '#/lib/clock.ts'
import { bootContext, type PreloadedRequest } from '#/lib/preload.ts'
import { api, attempt, channel, locale, merchant, parsed, readCookie, tabBrandId } from './device.ts'

const CALL_LIMIT_MS = 30_000
/** The only response that is long. */
const MENU = FIRST_CALLS.menu(channel, '')
const shop = merchant?.value ?? ''

export type Asked = {
  /** The cached response of the last visit. */
  cached: string | null
  /** The network's response, as far as it has arrived. */
  text: string
  /** Settles when it begins to arrive, or fails. */
  begun: Promise<unknown>
  /** Called whenever more of it has arrived. */
  onMore: (() => void) | null
  /** The complete response; null without a good one. Long texts are released when the app has made its cached form. */
  fresh: Promise<{ readonly text: string } | null>
  giveUp: () => void
}

/** The cached response of the last visit; incomplete texts are never stored. */
function cachedOf(path: string): PreloadedRequest['cached'] {
  const cached = attempt(() => parseCached(localStorage.getItem(cachedName(shop, path))))
  return cached && ']}'.includes(cached.text.at(-1) ?? ' ') ? cached : null
}

/** Sends a call and stores it where the app picks it up. `priority` low: not before the menu. */
export function ask(path: string, priority: RequestPriority = 'auto'): Asked {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), CALL_LIMIT_MS)
  const isMenu = path.startsWith(MENU)
  const left = performance.now()
  const coming = fetch(api + path, {
    headers: { Merchant: shop, 'Accept-Language': locale, Channel: channel },
    credentials: 'omit',
    signal: limit.signal,
    priority,
  })
  const heard = coming.then(
    (response) => heardOf(response, performance.now() - left),
    () => null,
  )
  // Before the body is read.
  const arriving = isMenu ? coming.then((response) => response.clone()) : undefined
  arriving?.catch(() => {})
  const sent = coming.then(async (response) => ({
    status: response.status,
    headers: [...response.headers],
    text: await (isMenu && response.ok && response.body ? inParts(response.body, asked) : response.text()),
  }))
  const call: PreloadedRequest = {
    cached: cachedOf(path),
    sent,
    arriving,
    heard,
    answer: null,
    given: 'nothing',
  }
  const { calls } = bootContext()
  calls.set(api + path, call)
  const fresh = sent.then(
    (answer) => {
      call.answer = answer
      return answer.status === 200 ? answer : null
    },
    () => null,
  )
  const giveUp = () => {
    calls.delete(api + path)
    limit.abort()
  }
  const begun = coming.catch(() => {})
  const asked: Asked = { cached: call.cached?.text ?? null, text: '', begun, onMore: null, fresh, giveUp }
  return asked
}

/** Browsers cancel a stream without references, even while its content is awaited. */
const reading = new Set<unknown>()

/** Reads the whole text and updates `asked` with every part. */
async function inParts(body: ReadableStream<Uint8Array>, asked: Asked): Promise<string> {
  const reader = body.getReader()
  reading.add(reader)
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      asked.text += decoder.decode(value, { stream: true })
      asked.onMore?.()
    }
    // The text may be long, and `asked` lives for the whole visit.
    const { text } = asked
    asked.text = ''
    return text
  } finally {
    reading.delete(reader)
  }
}

type Brands = Parameters<typeof firstBrand>[0]
type Settings = Record<string, unknown> | null

const hasBrands = (settings: unknown) => (settings as Settings)?.multiTabNavigationEnabled === true

/** The first brand to show, unparsed. */
function brandOf(brands: unknown): Brands[number] | null {
  if (!Array.isArray(brands)) return null
  const known: Brands = brands.map((one) => ({
    ...one,
    page: one.page ?? null,
    domainUrl: one.domainUrl ?? '',
  }))
  return firstBrand(known, { tabBrandId, pageCookie: readCookie('page'), hostname: location.hostname })
}

/**
 * Requests merchant, settings, cities and menu together: the header may carry the name. The menu of a merchant with
 * brands is that of one brand, known from the last visit or else requested first.
 */
export function askFirst() {
  if (!merchant) return null
  const settings = ask(FIRST_CALLS.settings)
  const cachedSettings = parsed(settings.cached)
  let brands = hasBrands(cachedSettings) ? ask(FIRST_CALLS.brands) : null
  let brand = brandOf(parsed(brands?.cached ?? null))
  const menu = ask(FIRST_CALLS.menu(channel, brand?.id ?? ''))
  const who = ask(FIRST_CALLS.merchant(merchant))
  ask(FIRST_CALLS.cities(shop))

  /** The call whose answer is the menu, once the settings say whether there are brands. */
  const menuFor = async (found: unknown): Promise<Asked> => {
    if (!hasBrands(found) || brand) return menu
    menu.giveUp()
    brands ??= ask(FIRST_CALLS.brands)
    brand = brandOf(parsed((await brands.fresh)?.text ?? null))
    return ask(FIRST_CALLS.menu(channel, brand?.id ?? ''))
  }
  return { merchant: who, settings, cachedSettings, menu, menuFor, brand: () => brand }
}
export type FirstCalls = NonNullable<ReturnType<typeof askFirst>>
