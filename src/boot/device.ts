import { BRAND_KEY, DATA_SAVER_KEY, LANGUAGE_KEY, VENDOR_KEY } from '#/config/first-paint.ts'
import { type MerchantRef, pageHost } from '#/config/host.ts'
import { languageOfTag, localeOf } from '#/domain/language.ts'
import type { Channel } from '#/domain/service.ts'
import type { Language } from '#/domain/text.ts'
import { attempt } from '#/lib/attempt.ts'
import { type CookieName, cookieIn } from '#/lib/cookie-in.ts'
import { lineHere, savesData } from '#/lib/saves-data.ts'
import { hasTransport, pageToReopen, readLaunch } from '#/shell/launch.ts'

export { attempt }

/** JSON of a text; null where there is none. */
export const parsed = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null'))

/** A stored value; null when there is none, or no storage. */
export const stored = (area: () => Storage, name: string) =>
  attempt(() => JSON.parse(area().getItem(name) ?? 'null'))

let cookies: string | undefined

/**
 * The raw value of a cookie when the page was loaded; boot writes none. The browser asks another process for cookies,
 * which takes a slow phone some ten milliseconds, so they are read once, and only when they are needed.
 */
export const readCookie = (name: CookieName) =>
  attempt(() => {
    cookies ??= document.cookie
    return cookieIn(cookies, name, location.protocol === 'https:')
  })

/** As the app will read it: a launch without a client that could have sent it does not count. */
const launch = attempt(() => (hasTransport(window) ? readLaunch(window) : null))

/** The address that the app will open instead of this one; null: none. */
export const reopened = launch && attempt(() => pageToReopen(window))

export const telegramTheme = launch?.theme
export const isTelegram = launch !== null
export const telegramUserId = launch?.userId ?? ''
export const channel: Channel = isTelegram ? 'TG' : 'WEB'

const chosen = stored(() => localStorage, LANGUAGE_KEY) ?? readCookie('lang')
/** What the customer has chosen; null: nothing. */
export const chosenLanguage: Language | null = ['uz', 'ru', 'eng'].includes(chosen) ? chosen : null
/** Tag of Telegram's language, on the web of the browser's. */
export const deviceLanguage = launch ? launch.language : navigator.language
/** Used until the merchant's languages are known. */
const likelyLanguage = chosenLanguage ?? languageOfTag(deviceLanguage) ?? 'uz'
/** By its code in catalogs and headers. */
export const locale = localeOf(likelyLanguage)

/** Pictures, banners and stories are not asked for (CX-10). */
export const isSavingData = savesData(
  stored(() => localStorage, DATA_SAVER_KEY),
  lineHere(),
)

/** The brand that this tab has shown. */
export const tabBrandId = stored(() => sessionStorage, BRAND_KEY)

const host = pageHost(
  location,
  import.meta.env,
  stored(() => sessionStorage, VENDOR_KEY),
)
const { api, cdn } = host

export { api, cdn }

function merchantOfLastVisit(): MerchantRef | null {
  const value = readCookie('merchant')
  return value ? { by: 'name', value } : null
}

/** The merchant of the page: the one that the host names, else that of the last visit; null: none. */
export const merchant = host.merchant ?? merchantOfLastVisit()
