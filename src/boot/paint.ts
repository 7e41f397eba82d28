import { PAINT_KEY } from '#/config/first-paint.ts'
import { type Palette, type TelegramColours, themeOf } from '#/domain/theme/palette.ts'
import { setPageLanguage } from '#/lib/page-language.ts'
import { locale, stored, telegramTheme } from './device.ts'

const HEX = /^#[\da-f]{6}$/i

/** Red, green and blue of a hex colour. */
const partsOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255] as const
}

const isDark = (hex: string) => {
  const [red, green, blue] = partsOf(hex)
  return red * 0.3 + green * 0.59 + blue * 0.11 < 128
}

/**
 * Telegram's colours unchanged, on a first visit: close to the result of `paletteFrom`, which checks every contrast and
 * loads with the app.
 */
function roughly(theme: TelegramColours): Palette | null {
  const own = (key: string) => (HEX.test(theme[key] ?? '') ? theme[key] : undefined)
  const [page, text] = [own('bg_color'), own('text_color')]
  if (!page || !text) return null
  const tint = (percent: number) => `rgb(${partsOf(text).join(' ')} / ${percent}%)`
  return {
    'color-scheme': isDark(page) ? 'only dark' : 'only light',
    '--page': page,
    '--page-grouped': own('secondary_bg_color') ?? page,
    '--text': text,
    '--text-rgb': partsOf(text).join(' '),
    '--text-2': own('subtitle_text_color') ?? tint(65),
    '--fill': tint(5),
    '--line': `${text}1f`,
    '--skeleton': `${text}13`,
    '--sale': own('destructive_text_color') ?? text,
  }
}

/** Applies the likely language, and the colours of the last visit, or Telegram's where they have changed. */
export function paint(): void {
  setPageLanguage(locale)
  const root = document.documentElement
  const lastVisit: Palette | null = stored(() => localStorage, PAINT_KEY)
  const isKnown = !telegramTheme?.bg_color || lastVisit?.['--page'] === telegramTheme.bg_color.toLowerCase()
  const palette = isKnown ? lastVisit : { ...lastVisit, ...roughly(telegramTheme ?? {}) }
  for (const [name, value] of Object.entries(palette ?? {})) root.style.setProperty(name, String(value))
  root.dataset.theme = themeOf(palette)
}
