import { cachedName, FIRST_CALLS, parseCached } from '#/config/first-paint.ts'
import { firstBrand } from '#/domain/brand.ts'
import { heardOf } from '#/lib/clock.ts'
import { bootContext, type PreloadedRequest } from '#/lib/preload.ts'
import { api, attempt, channel, chosenLanguage, merchant, parsed, readCookie, tabBrandId } from './device.ts'

const CALL_LIMIT_MS = 30_000
/** Its answer is the one that is long. */
const MENU = FIRST_CALLS.menu(channel, '')
const shop = merchant?.value ?? ''
const locale = chosenLanguage === 'eng' ? 'en' : (chosenLanguage ?? 'uz')

export type Asked = {
  /** What the last visit kept of the answer. */
  kept: string | null
  /** The network's answer, as far as it has come. */
  text: string
  /** It has begun to come, or never will. */
  begun: Promise<unknown>
  /** Told whenever more of it is there. */
  onMore: (() => void) | null
  /** The whole of it; null without a good one. Long texts are let go when the app has what it keeps of them. */
  fresh: Promise<{ readonly text: string } | null>
  giveUp: () => void
}

/** What the last visit kept; a text that was cut off was never kept. */
function keptOf(path: string): PreloadedRequest['kept'] {
  const kept = attempt(() => parseCached(localStorage.getItem(cachedName(shop, path))))
  return kept && /[\]}]$/.test(kept.text) ? kept : null
}

/** Lets a call leave and puts it where the app picks it up. `priority` low: not before the menu. */
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
  // Before anybody reads it.
  const arriving = isMenu ? coming.then((response) => response.clone()) : undefined
  arriving?.catch(() => {})
  const sent = coming.then(async (response) => ({
    status: response.status,
    headers: [...response.headers],
    text: await (isMenu && response.ok && response.body ? inParts(response.body, asked) : response.text()),
  }))
  const call: PreloadedRequest = { kept: keptOf(path), sent, arriving, heard, answer: null, given: 'nothing' }
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
  const asked: Asked = { kept: call.kept?.text ?? null, text: '', begun, onMore: null, fresh, giveUp }
  return asked
}

/** A stream that nobody holds is given up by the browser, whoever waits for what it reads. */
const reading = new Set<unknown>()

/** The whole text; `asked` is told of every part. */
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
    // It may be long, and `asked` stays for the whole visit.
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

/** The brand to begin with, as it was sent. */
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
 * Merchant, settings, cities and menu leave together: the header may carry the name. The menu of a
 * merchant with brands is that of one brand: which one the last visit tells, and a first visit asks.
 */
export function askFirst() {
  if (!merchant) return null
  const settings = ask(FIRST_CALLS.settings)
  const kept = parsed(settings.kept)
  let brands = hasBrands(kept) ? ask(FIRST_CALLS.brands) : null
  let brand = brandOf(parsed(brands?.kept ?? null))
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
  return { merchant: who, settings, kept, menu, menuFor, brand: () => brand }
}
export type FirstCalls = NonNullable<ReturnType<typeof askFirst>>
