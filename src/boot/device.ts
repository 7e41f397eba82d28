import { BRAND_KEY, LANGUAGE_KEY, VENDOR_KEY } from '#/config/first-paint.ts'
import { type MerchantRef, pageHost } from '#/config/host.ts'
import type { Channel } from '#/domain/service.ts'
import type { Language } from '#/domain/text.ts'
import { type CookieName, cookieIn } from '#/lib/cookie-in.ts'
import { hasTransport, readLaunch } from '#/shell/launch.ts'

/** What `read` gives; null where it throws: a blocked storage, a text that is no JSON. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** JSON of a text; null where there is none. */
export const parsed = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null'))

/** A stored value; null when there is none, or no storage. */
export const stored = (area: () => Storage, name: string) =>
  attempt(() => JSON.parse(area().getItem(name) ?? 'null'))

/** A cookie as it stands; nothing here writes one. */
export const readCookie = (name: CookieName) =>
  attempt(() => cookieIn(document.cookie, name, location.protocol === 'https:'))

/** As the app will see it: a launch that nobody could have sent is none. */
const launch = attempt(() => (hasTransport(window) ? readLaunch(window) : null))

export const telegramTheme = launch?.theme
export const isTelegram = launch !== null
export const telegramUserId = launch?.userId ?? ''
export const channel: Channel = isTelegram ? 'TG' : 'WEB'

const chosen = stored(() => localStorage, LANGUAGE_KEY) ?? readCookie('lang')
/** What the device says of the language; null: nothing, then the merchant or the messenger says. */
export const chosenLanguage: Language | null = ['uz', 'ru', 'eng'].includes(chosen) ? chosen : null

/** The brand that this tab has shown. */
export const tabBrandId = stored(() => sessionStorage, BRAND_KEY)

const host = pageHost(
  location,
  import.meta.env,
  stored(() => sessionStorage, VENDOR_KEY),
)
const { api, cdn } = host

export { api, cdn }

const storedMerchant = readCookie('merchant')
/** Whose page it is: what the host names, else the merchant of the last visit; null: nobody's. */
export const merchant: MerchantRef | null =
  host.merchant ?? (storedMerchant ? { by: 'name', value: storedMerchant } : null)
