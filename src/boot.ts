/*
 * Inlined into index.html by the build, so that it runs while the bundle is on its way: puts the colours of the last
 * visit or of Telegram on the page, and lets the first calls and files leave. Draws nothing. Imports only lib and domain.
 */
import { LANGUAGE_KEY, PAINT_KEY, VENDOR_KEY } from '#/domain/first-paint.ts'
import { pageHost } from '#/domain/host.ts'
import { type Palette, paletteFrom } from '#/domain/palette.ts'
import { readCookie } from '#/lib/cookie.ts'

const CALL_LIMIT_MS = 30_000

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

const stored = (area: () => Storage, name: string) =>
  attempt(() => JSON.parse(area().getItem(name) ?? 'null'))

const launch = new URLSearchParams(location.hash.slice(1))
const telegramTheme = attempt(() => JSON.parse(launch.get('tgWebAppThemeParams') ?? 'null'))
const isTelegram = launch.has('tgWebAppData') || attempt(() => sessionStorage.getItem('launch')) !== null

const language = stored(() => localStorage, LANGUAGE_KEY) ?? readCookie('lang') ?? 'uz'
const locale = language === 'eng' ? 'en' : language

function paint() {
  const root = document.documentElement
  const lastVisit: Palette | null = stored(() => localStorage, PAINT_KEY)
  const palette = telegramTheme
    ? { ...lastVisit, ...paletteFrom({ telegram: telegramTheme, isDark: false }) }
    : lastVisit
  for (const [name, value] of Object.entries(palette ?? {})) root.style.setProperty(name, String(value))
  root.dataset.theme = palette?.['color-scheme'] ?? 'light'
}

/** Merchant, settings, cities and menu leave together: the header may carry the name (ruling R1). */
function leave() {
  const tabVendor = stored(() => sessionStorage, VENDOR_KEY)
  const { api, merchant } = pageHost(location, import.meta.env, tabVendor)
  const name = merchant?.value ?? readCookie('merchant')
  if (!name) return
  const channel = isTelegram ? 'TG' : 'WEB'
  const headers = {
    Merchant: name,
    'Accept-Language': locale,
    Channel: channel,
  }
  const lookup =
    merchant?.by === 'domain'
      ? `domain?domain=${encodeURIComponent(name)}`
      : `sub/${encodeURIComponent(name)}`
  const paths = [
    `/users/v1/merchants/${lookup}`,
    '/support/v1/merchant/settings/web',
    `/products/v1/overalls?type=${channel}`,
    `/users/v1/city-merchant/merchant/${name}`,
  ]
  const limit = new AbortController()
  setTimeout(() => limit.abort(), CALL_LIMIT_MS)
  window.earlyCalls = new Map(
    paths.map((path) => {
      const call = fetch(api + path, {
        headers,
        credentials: 'omit',
        signal: limit.signal,
      })
      // Whoever picks the call up hears of its failure; until then it is nobody's unhandled rejection.
      call.catch(() => {})
      return [api + path, call]
    }),
  )
}

/** Texts, and inside Telegram its bridge, are asked for now and not only when the bundle has been read. */
function preload() {
  const parts: Record<string, string> = JSON.parse(document.getElementById('parts')?.textContent ?? '{}')
  for (const href of [parts[locale], isTelegram ? parts.telegram : undefined]) {
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

attempt(paint)
attempt(leave)
attempt(preload)
