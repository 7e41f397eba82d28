import { LAST_PAGE_KEY } from '#/config/first-paint.ts'
import { readableColours } from '#/domain/theme/colour.ts'
import { log } from '#/lib/log.ts'
import type { Launch, TelegramTheme } from './shell.ts'

/*
 * Telegram's launch, read by ourselves. The SDK drops all of it for one bad field; `tgWebAppData`
 * alone is enough to sign in. Small and without the SDK, because every visit of the plain web loads it.
 */

export type TelegramLaunch = Launch & {
  /** The launch for the SDK: values that it cannot parse are corrected or left out. */
  forSdk: string
  theme: TelegramTheme
}

type Page = {
  location: Pick<Location, 'href'>
  history: Pick<History, 'replaceState' | 'state'>
  sessionStorage: Storage
  name: string
}

/** Ours: the raw text, for a reload. The SDK's: read by it, with our corrections. */
const LAUNCH_KEY = 'launch'
const KEPT_BY_SDK = 'tapps/launchParams'

/** Prefix of the window's name, which stores the text for a reload when session storage is only memory. */
const NAME_PREFIX = 'dasturxon-launch:'

/** The oldest version, assumed for a launch without one. */
const OLDEST = '6.0'

/** The launch in the address, or the one this tab was launched with before a reload; null: no launch at all. */
export function readLaunch(page: Page): TelegramLaunch | null {
  const fresh = launchText(page.location.href)
  const text = fresh ?? storedText(page)
  if (text === null) return null
  const launch = parseLaunch(text)
  // After a reload the customer is where the router says, not where the first link led.
  return isNewLaunch(page) ? launch : { ...launch, startParam: null }
}

/** Whether the address brings another launch than the one this tab has: a reload brings none, or the same once more. */
export function isNewLaunch(page: Page): boolean {
  const text = launchText(page.location.href)
  return text !== null && text !== storedText(page)
}

/**
 * Where the customer was when the client put the app in anew: at the first address of the launch that this tab has, as
 * Telegram's web clients and some others do instead of a reload (TG-13). Null: it did not.
 */
export function pageToReopen(page: Page): string | null {
  const { href } = page.location
  if (launchText(href) === null || isNewLaunch(page)) return null
  try {
    const last = record(page.sessionStorage.getItem(LAST_PAGE_KEY))
    if (last.from !== new URL(href).pathname || typeof last.href !== 'string') return null
    return /^\/(?![/\\])/.test(last.href) ? last.href : null
  } catch {
    // an inaccessible storage contains nothing
    return null
  }
}

/**
 * Whether a client could receive the SDK's messages: a native client, a frame around us, an old Windows or Android
 * client.
 */
export function hasTransport(page: Window): boolean {
  const host = page as Window & {
    TelegramWebviewProxy?: { postEvent?: unknown }
    external?: { notify?: unknown }
  }
  if (typeof host.TelegramWebviewProxy?.postEvent === 'function') return true
  if (page.parent !== page) return true
  return typeof host.external?.notify === 'function'
}

/** Stores the launch for a reload and removes it from the address, where it would be copied and sent along. */
export function keepLaunch(page: Page, launch: TelegramLaunch, isStorageLasting: boolean) {
  const text = launchText(page.location.href)
  try {
    if (text !== null) page.sessionStorage.setItem(LAUNCH_KEY, text)
    page.sessionStorage.setItem(KEPT_BY_SDK, JSON.stringify(launch.forSdk))
  } catch (error) {
    log.warn('the launch could not be stored for a reload', error)
  }
  if (text !== null && !isStorageLasting) page.name = NAME_PREFIX + text
  stripAddress(page)
}

/** Removes an invalid launch from the address and from storage. */
export function forgetLaunch(page: Page) {
  try {
    page.sessionStorage.removeItem(LAUNCH_KEY)
    page.sessionStorage.removeItem(KEPT_BY_SDK)
  } catch {
    // an inaccessible storage contains nothing
  }
  if (page.name.startsWith(NAME_PREFIX)) page.name = ''
  stripAddress(page)
}

function stripAddress(page: Page) {
  const url = new URL(page.location.href)
  const before = url.href
  for (const key of [...url.searchParams.keys()]) if (key.startsWith('tgWebApp')) url.searchParams.delete(key)
  if (url.hash.includes('tgWebApp')) url.hash = ''
  const stripped = url.href.replace(/#$/, '')
  if (stripped !== before) page.history.replaceState(page.history.state, '', stripped)
}

/** The query-encoded parameters of an address; null without any. A start parameter alone is no launch. */
function launchText(href: string): string | null {
  const start = href.search(/[?#]/)
  if (start < 0) return null
  const text = href.slice(start + 1).replace(/[?#]/g, '&')
  return /(?:^|&)tgWebApp(?:Data|Version|Platform|ThemeParams)=/.test(text) ? text : null
}

function storedText(page: Page): string | null {
  try {
    const stored = page.sessionStorage.getItem(LAUNCH_KEY)
    if (stored !== null) return stored
  } catch {
    // the launch is missing
  }
  return page.name.startsWith(NAME_PREFIX) ? page.name.slice(NAME_PREFIX.length) : null
}

/** Never throws: an unreadable value is absent. */
export function parseLaunch(text: string): TelegramLaunch {
  const params = new URLSearchParams(text)
  const initData = params.get('tgWebAppData') || null
  const signed = new URLSearchParams(initData ?? '')
  const user = record(signed.get('user'))
  const version = /^\d+\.\d+$/.exec(params.get('tgWebAppVersion') ?? '')?.[0] ?? OLDEST
  const platform = params.get('tgWebAppPlatform') || 'unknown'
  const colours = readableColours(record(params.get('tgWebAppThemeParams')))
  const forSdk = new URLSearchParams({
    tgWebAppPlatform: platform,
    tgWebAppVersion: version,
    tgWebAppThemeParams: JSON.stringify(colours),
  })
  if (params.get('tgWebAppFullscreen')) forSdk.set('tgWebAppFullscreen', '1')
  return {
    initData,
    startParam: signed.get('start_param') || params.get('tgWebAppStartParam') || null,
    language: typeof user.language_code === 'string' ? user.language_code : null,
    userId: typeof user.id === 'number' || typeof user.id === 'string' ? String(user.id) : null,
    mayBotWrite: user.allows_write_to_pm === true,
    platform,
    version,
    forSdk: forSdk.toString(),
    theme: colours,
  }
}

function record(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
