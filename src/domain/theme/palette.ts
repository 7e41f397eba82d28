import { brandColours, contrast, hexOf, mix, readable, rgbParts } from './colour.ts'

/** Custom properties and `color-scheme`, ready for `style.setProperty`. */
export type Palette = Record<string, string>

/** Whether the palette's page is light or dark. Earlier visits stored the scheme without `only`. */
export const themeOf = (palette: Palette | null): 'light' | 'dark' =>
  palette?.['color-scheme']?.endsWith('dark') ? 'dark' : 'light'

/** Telegram's theme by its own keys (`bg_color`); any may be missing. */
export type TelegramColours = Partial<Record<string, string>>

type Grounds = {
  page: string
  pageGrouped: string
  group: string
  sheet: string
  text: string
  text2: string
  hint: string
  fill: string
  fill2: string
  line: string
  sale: string
}

/** The web shop's own colours. Alpha of `line`: text at 11 %. */
const WEB = {
  light: {
    page: '#ffffff',
    pageGrouped: '#f4f4f6',
    group: '#ffffff',
    sheet: '#ffffff',
    text: '#16181d',
    text2: '#62656d',
    hint: '#8b8e96',
    fill: '#f2f2f5',
    fill2: '#e6e7eb',
    line: '#16181d1c',
    sale: '#d21f1f',
  },
  dark: {
    page: '#121316',
    pageGrouped: '#0b0c0e',
    group: '#1b1d21',
    sheet: '#1b1d21',
    text: '#f4f5f7',
    text2: '#a2a6ae',
    hint: '#747982',
    fill: '#1f2126',
    fill2: '#2c2f36',
    line: '#f4f5f71c',
    sale: '#ff7a74',
  },
} as const satisfies Record<string, Grounds>

/** Fallbacks for colours that Telegram did not send: the defaults of its component library. */
const TELEGRAM_DEFAULT = {
  light: { bg: '#ffffff', secondary: '#efeff4', text: '#000000', hint: '#707579', link: '#007aff' },
  dark: { bg: '#212121', secondary: '#0f0f0f', text: '#ffffff', hint: '#aaaaaa', link: '#2990ff' },
} as const

const MEANING = {
  light: { good: '#177a38', goodGround: '#e4f5ea', warn: '#7a4f00', warnGround: '#fff2d0' },
  dark: { good: '#62d487', goodGround: '#12301d', warn: '#ffd479', warnGround: '#332a12' },
} as const

/** How much of the text's colour is mixed into the ground of a switch (`--segment-ground`), the strongest under small text. */
const SEGMENT_SHARE = 0.07

/** How much of the text's colour is in the ground of a control on a group or a sheet, and in the stronger one. */
const FILL_SHARE = 0.05
const FILL_2_SHARE = 0.1

/** How much black the scrim under a sheet lays over the page (`--scrim`). */
const SCRIM_SHARE = 0.45

/** Whether white letters read better than black ones on it. */
export const isDarkColour = (hex: string) => contrast(hex, '#ffffff') > contrast(hex, '#000000')

/** The given secondary text colour if it is readable on every background, else text mixed into the page until it is. */
function secondText(wanted: string | null, text: string, page: string, grounds: readonly string[]): string {
  const passes = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= 4.5)
  if (wanted && passes(wanted)) return wanted
  for (let share = 0.55; share < 1; share += 0.05) {
    const mixed = mix(text, page, share)
    if (passes(mixed)) return mixed
  }
  return text
}

function telegramGrounds(colours: TelegramColours, isDark: boolean): Grounds {
  const fallback = TELEGRAM_DEFAULT[isDark ? 'dark' : 'light']
  const own = (key: string) => hexOf(colours[key])
  const page = own('bg_color') ?? fallback.bg
  const pageGrouped = own('secondary_bg_color') ?? fallback.secondary
  const group = own('section_bg_color') ?? page
  const grounds = [page, pageGrouped, group]
  const given = own('text_color') ?? fallback.text
  const text = contrast(given, page) >= 4.5 ? given : isDark ? '#ffffff' : '#000000'
  const segments = grounds.map((ground) => mix(text, ground, SEGMENT_SHARE))
  const web = WEB[isDark ? 'dark' : 'light']
  return {
    page,
    pageGrouped,
    group,
    sheet: page,
    text,
    text2: secondText(own('subtitle_text_color'), text, page, [...grounds, ...segments]),
    hint: own('hint_color') ?? fallback.hint,
    fill: mix(text, page, FILL_SHARE),
    fill2: mix(text, page, FILL_2_SHARE),
    line: own('section_separator_color') ?? `${text}1f`,
    sale: readable(own('destructive_text_color') ?? web.sale, grounds) ?? text,
  }
}

/**
 * Every colour of the product as custom properties. `telegram` given: its theme with a default behind each
 * colour, and its page decides between light and dark; absent or null: the web shop's own values.
 */
export function paletteFrom(given: {
  telegram?: TelegramColours | null
  isDark: boolean
  mainColor?: string | null | undefined
  mainColorType?: string | null | undefined
}): Palette {
  const { telegram } = given
  const sent = hexOf(telegram?.bg_color)
  const isDark = sent ? isDarkColour(sent) : given.isDark
  const theme = isDark ? 'dark' : 'light'
  const on = telegram ? telegramGrounds(telegram, isDark) : WEB[theme]
  const brand = brandColours({
    mainColor: given.mainColor ?? '',
    mainColorType: given.mainColorType ?? 'light',
    page: on.page,
    pageGrouped: on.pageGrouped,
    text: on.text,
    isDark,
  })
  const link = telegram && (hexOf(telegram.link_color) ?? TELEGRAM_DEFAULT[theme].link)
  const meaning = MEANING[theme]
  return {
    // `only`: a browser that darkens pages by itself would turn the merchant's colour into another one.
    'color-scheme': `only ${theme}`,
    '--page': on.page,
    '--page-dimmed': mix('#000000', on.page, SCRIM_SHARE),
    '--page-grouped': on.pageGrouped,
    '--page-grouped-dimmed': mix('#000000', on.pageGrouped, SCRIM_SHARE),
    '--group': on.group,
    '--group-fill': mix(on.text, on.group, FILL_SHARE),
    '--group-fill-2': mix(on.text, on.group, FILL_2_SHARE),
    '--sheet': on.sheet,
    '--sheet-fill': mix(on.text, on.sheet, FILL_SHARE),
    '--sheet-fill-2': mix(on.text, on.sheet, FILL_2_SHARE),
    '--text': on.text,
    '--text-rgb': rgbParts(on.text),
    '--text-2': on.text2,
    '--hint': on.hint,
    '--fill': on.fill,
    '--fill-2': on.fill2,
    '--line': on.line,
    '--skeleton': `${on.text}13`,
    '--sale': on.sale,
    '--sale-ground': mix(on.sale, on.page, 0.1),
    '--good': meaning.good,
    '--good-ground': meaning.goodGround,
    '--warn': meaning.warn,
    '--warn-ground': meaning.warnGround,
    '--brand': brand.fill,
    '--brand-rgb': rgbParts(brand.fill),
    '--brand-shine': mix(brand.fill, isDark ? on.text : on.page, 0.8),
    '--brand-text': brand.text,
    '--brand-text-rgb': rgbParts(brand.text),
    '--brand-ink': brand.ink,
    '--brand-tint': brand.tint,
    '--brand-edge': brand.hasEdge ? `${on.text}${isDark ? '47' : '24'}` : '#00000000',
    '--link': link ? (readable(link, [on.page, on.pageGrouped], 4.5, 0.3) ?? on.text) : brand.ink,
    '--link-line': !link && brand.inkIsText ? 'underline' : 'none',
  }
}
