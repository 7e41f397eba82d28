import { DEFAULT_COLOUR } from '#/domain/constants.ts'

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in radians. */
type Oklch = { l: number; c: number; h: number }
type Triple = readonly [number, number, number]

/** `#rgb`, `#rrggbb` and `#rrggbbaa` (alpha dropped) as `#rrggbb` in small letters; null when it is no colour. */
export function hexOf(colour: string | null | undefined): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec((colour ?? '').trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits.slice(0, 6)}`
}

/** Colours of Telegram's theme that its SDK accepts, by their keys: others (`#fff`, `rgb()`, a number) are converted or left out. */
export function readableColours(theme: Record<string, unknown>): Record<string, string> {
  const colours: Record<string, string> = {}
  for (const [key, value] of Object.entries(theme)) {
    const hex = readableColour(value)
    if (hex !== null) colours[key] = hex
  }
  return colours
}

function readableColour(value: unknown): string | null {
  if (typeof value === 'number') return `#${(value & 0xffffff).toString(16).padStart(6, '0')}`
  if (typeof value !== 'string') return null
  const text = value.trim().toLowerCase()
  if (/^#[\da-f]{6}$/.test(text)) return text
  const long = /^#([\da-f]{6})[\da-f]{2}$/.exec(text)
  if (long) return `#${long[1]}`
  if (/^#[\da-f]{3,4}$/.test(text)) return `#${[...text.slice(1, 4)].map((digit) => digit + digit).join('')}`
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1, 4).map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const channels = (hex: string): Triple => {
  const value = Number.parseInt((hexOf(hex) ?? '#000000').slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hexFrom = (rgb: Triple) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const toLinear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055)

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Red, green and blue for `rgb(… / alpha)` in CSS, which is older than `color-mix()`. */
export const rgbParts = (hex: string) => channels(hex).join(' ')

/** `share` of `top` laid over `ground`, as alpha would (sRGB). */
export function mix(top: string, ground: string, share: number): string {
  const [a, b] = [channels(top), channels(ground)]
  return hexFrom([0, 1, 2].map((i) => (a[i] ?? 0) * share + (b[i] ?? 0) * (1 - share)) as unknown as Triple)
}

/** A hex colour in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: Math.atan2(B, A),
  }
}

function linearOf({ l, c, h }: Oklch): Triple {
  const [A, B] = [c * Math.cos(h), c * Math.sin(h)]
  const x = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const y = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const z = (l - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** The nearest hex; a chroma the screen cannot show is lowered by 5 % at a time, lightness and hue are kept. */
export function fromOklch({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = c
  while (chroma > 0.001 && !fits({ l: light, c: chroma, h })) chroma *= 0.95
  return hexFrom(linearOf({ l: light, c: chroma, h }).map(fromLinear) as unknown as Triple)
}

const fits = (colour: Oklch) => linearOf(colour).every((part) => part > -0.0005 && part < 1.0005)

/**
 * `colour` made readable: its lightness is moved by steps of 0.01, at most `reach`, until it has `ratio` on every
 * ground. Null when that is further than `reach`.
 */
export function readable(colour: string, grounds: readonly string[], ratio = 4.5, reach = 1): string | null {
  const passes = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= ratio)
  if (passes(colour)) return colour
  const base = toOklch(colour)
  const c = Math.min(base.c, 0.2)
  const darker = grounds.every((ground) => luminance(ground) > 0.18)
  for (let step = 0.01; step < reach + 0.005; step += 0.01) {
    const moved = fromOklch({ ...base, c, l: base.l + (darker ? -step : step) })
    if (passes(moved)) return moved
  }
  return null
}

const DARK_GROUND = { l: 0.34, c: 0.05 }

/** A merchant's pale ground for a dark page: as dark as all of them, in its own hue; a grey one stays grey. Null: no colour. */
export function darkGround(colour: string): string | null {
  const hex = hexOf(colour)
  if (!hex) return null
  const { c, h } = toOklch(hex)
  return fromOklch({ ...DARK_GROUND, c: Math.min(DARK_GROUND.c, c * 2), h })
}

export type BrandColours = {
  fill: string
  /** Colour of text on the fill, contrast at least 4.5:1. */
  text: string
  /**
   * Colour of the brand's text on the page, contrast at least 4.5:1; the normal text colour when the brand's is not
   * readable.
   */
  ink: string
  inkIsText: boolean
  tint: string
  /** Whether the fill needs a hairline to be seen on the ground. */
  hasEdge: boolean
}

const BLACK = '#000000'
const WHITE = '#ffffff'
const other = (text: string) => (text === BLACK ? WHITE : BLACK)

/** Makes text on the fill readable: a small change of the fill, else the other text colour. */
function fillAndText(colour: string, text: string): [fill: string, text: string] {
  const base = toOklch(colour)
  for (let i = 0; i <= 10; i++) {
    const moved = i ? fromOklch({ ...base, l: base.l + (text === WHITE ? -i : i) / 100 }) : colour
    if (contrast(moved, text) >= 4.5) return [moved, text]
  }
  return [colour, other(text)]
}

/** Changes a fill that is nearly the background: tinted ones get deeper, grey ones become the text colour. */
function unsunk(fill: string, page: string, text: string, isDark: boolean): string {
  const base = toOklch(fill)
  const isGrey = base.c < 0.03
  if (contrast(fill, page) >= (isGrey ? 1.6 : 1.25)) return fill
  if (isGrey) return text
  let deeper = fill
  for (let i = 1; i <= 12 && contrast(deeper, page) < 1.25; i++) {
    deeper = fromOklch({ ...base, l: base.l + ((isDark ? 1 : -1) * i) / 100, c: base.c * 1.9 })
  }
  return deeper
}

const degrees = (angle: number) => (angle * Math.PI) / 180
const YELLOW = { from: degrees(85), to: degrees(118) }
const AMBER = degrees(78)

/** A little of the fill in the ground. A dark yellow is olive to the eye, so there its tint is a quiet amber. */
function tintOf(fill: string, page: string, isDark: boolean): string {
  const tint = mix(fill, page, isDark ? 0.2 : 0.18)
  const { c, h } = toOklch(fill)
  if (!isDark || c < 0.05 || h < YELLOW.from || h > YELLOW.to) return tint
  return fromOklch({ l: toOklch(tint).l, c: 0.035, h: AMBER })
}

/** Makes any colour of a merchant usable on a page. */
export function brandColours(given: {
  mainColor: string
  /** `dark`: the merchant wants white text on it. */
  mainColorType: string
  page: string
  pageGrouped: string
  text: string
  isDark: boolean
}): BrandColours {
  const colour = hexOf(given.mainColor) ?? DEFAULT_COLOUR.toLowerCase()
  const [first, wanted] = fillAndText(colour, given.mainColorType.toLowerCase() === 'dark' ? WHITE : BLACK)
  const fill = unsunk(first, given.page, given.text, given.isDark)
  const isInverted = fill !== first && fill === given.text
  const text = contrast(fill, wanted) >= 4.5 ? wanted : other(wanted)
  const ink = readable(fill === first ? colour : fill, [given.page, given.pageGrouped], 4.5, 0.3)
  return {
    fill,
    text,
    ink: ink ?? given.text,
    inkIsText: ink === null || isInverted,
    tint: tintOf(fill, given.page, given.isDark),
    hasEdge: contrast(fill, given.page) < 1.6,
  }
}
