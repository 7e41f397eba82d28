import { safeUrl } from '#/lib/safe-url.ts'
import { normalPhone } from './phone.ts'
import { withoutDirections } from './plain-text.ts'

/** A part of a text and where it begins; `href` where it can be pressed. */
export type TextPart = { readonly text: string; readonly at: number; readonly href?: string }

const ADDRESS = String.raw`https?:\/\/[^\s<>"]+|(?:www\.|(?:[a-z\d-]+\.)+(?:uz|com|ru|org|net|me)\b)[^\s<>"]*`
const EMAIL = String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`
const NAME = String.raw`@[a-z]\w{3,31}`
/** Whole numbers only, as they are grouped: "150 000 000" is a sum, and "1005" an order. */
const PHONE = String.raw`\+\d[\d ()\-–]{7,18}\d|\(?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}|(?:998)?\d{9}`
const LINK = new RegExp(
  `(^|[^\\p{L}\\d_@/.+-])(?:(${EMAIL})|(${ADDRESS})|(${NAME})|(${PHONE}))(?![\\p{L}\\d])`,
  'giu',
)
/** Codes of networks and cities. */
const IS_CODE = /^\+998(?:20|33|50|55|6[1-79]|7\d|8[78]|9\d)/

function phoneOf(written: string): string | null {
  const phone = normalPhone(written)
  // Nine digits in one may be a sum.
  if (phone) return IS_CODE.test(phone) && !/^\d{4}0{5}$/.test(written) ? `tel:${phone}` : null
  const digits = written.replace(/\D/g, '')
  return written.startsWith('+') && digits.length > 8 && digits.length < 16 ? `tel:+${digits}` : null
}

/** Without what ends a sentence behind it, or a bracket that was opened before it. */
const trimmed = (address: string) =>
  address.replace(address.includes('(') ? /[.,;:!?»”"'’]+$/ : /[.,;:!?»”"'’)]+$/, '')

/** By https only: what a chat leads to is nobody's page but its sender's. */
const addressOf = (written: string) => safeUrl(`https://${written.replace(/^https?:\/\//i, '')}`)

/**
 * The parts of a message: links, phones and names of Telegram can be pressed (IN-01). Marks that turn a line round are
 * taken away.
 */
export function linksIn(message: string): readonly TextPart[] {
  const text = withoutDirections(message)
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const [, before = '', email, address, name, phone] = match
    if (email) continue
    const written = trimmed(address ?? name ?? phone ?? '')
    const href = address ? addressOf(written) : name ? `https://t.me/${name.slice(1)}` : phoneOf(written)
    if (!href) continue
    const from = match.index + before.length
    if (from > end) parts.push({ text: text.slice(end, from), at: end })
    parts.push({ text: written, at: from, href })
    end = from + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}
