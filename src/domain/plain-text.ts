/* Texts as back offices store them: with entities, with markup, and with characters that nobody sees. */

/** The usual entities, each with its character behind its name; the marks of direction stand for nothing. */
const NAMED: ReadonlyMap<string, string> = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad laquo« raquo» lsquo‘ rsquo’ ldquo“ rdquo” bdquo„ ndash– mdash— hellip… bull• middot· times× deg° copy© reg® trade™ euro€ frac12½ zwnj\u200c zwj\u200d lrm rlm'
    .split(' ')
    .map((one) => {
      const [name = ''] = /^\w+/.exec(one) ?? []
      return [name, one.slice(name.length)]
    }),
)
/** `&eacute;`, `&ccedil;`, `&uuml;`: a letter and the name of its mark. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

/** Turn a line round, or isolate what needs none. Letters of Arabic and Hebrew keep their own direction without them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')

function characterOf(code: number): string | null {
  // Old Windows programs write their own dashes and quotation marks by these numbers, and browsers read them so.
  if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  const isText = code >= 0x20 || code === 0x09 || code === 0x0a || code === 0x0d
  const isHalf = code >= 0xd800 && code < 0xe000
  return isText && !isHalf && code <= 0x10ffff ? withoutDirections(String.fromCodePoint(code)) : null
}

function entity(name: string): string | null {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex) return characterOf(Number.parseInt(hex, 16))
  if (decimal) return characterOf(Number(decimal))
  const known = NAMED.get(name) ?? NAMED.get(name.toLowerCase())
  if (known !== undefined) return known
  const mark = MARKS[name.slice(1)]
  return mark ? `${name[0]}${mark}`.normalize() : null
}

/** Entities made characters, once: of `&amp;lt;` comes `&lt;`. What no entity is stays. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w{1,9});/g, (whole, name: string) => entity(name) ?? whole) : text

/** Elements that a back office may write; `<300 g` and `<spicy>` are words. */
const ELEMENTS =
  '(?:h[1-6]|[abipqsu]|abbr|address|article|aside|audio|base|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|d[dlt]|del|details|div|em|embed|fig(?:ure|caption)|font|footer|form|head|header|hr|html|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|o:p|object|ol|option|picture|pre|script|section|select|small|source|span|strike|strong|style|su[bp]|summary|svg|t(?:able|body|d|emplate|extarea|foot|h|head|itle|r|t)|ul|video|wbr)(?=[\\s/>])'
const TAG = new RegExp(`<(?:!--[\\s\\S]*?(?:-->|$)|/?${ELEMENTS}(?:"[^"]*"|'[^']*'|[^'"<>])*>)`, 'gi')
const NO_TAG = new RegExp(`<(?!/?${ELEMENTS}|[!?])`, 'gi')
/** Elements within a line; any other begins a new one. */
const INLINE = /^<\/?(?:[abisu]|em|strong|span|font|su[bp]|mark|small|big|del|ins)\b/i

/** An element from its beginning to its end, or a line break. */
const ELEMENT = new RegExp(`<(${ELEMENTS})[^>]*>[^]*</\\1\\s*>|<br\\s*/?>`, 'i')

/** HTML that was escaped on its way, `&lt;p&gt;…&lt;/p&gt;`, once or twice, made HTML again; any other text stays. */
export function unescapedMarkup(text: string): string {
  if (hasMarkup(text)) return text
  const once = decodeEntities(text)
  return [once, decodeEntities(once)].find((decoded) => ELEMENT.test(decoded)) ?? text
}

/** Whether a text has to be read as HTML. */
export const hasMarkup = (text: string): boolean => text.search(TAG) >= 0

/** HTML whose every `<` that begins no tag is a character, which a parser would take for a tag with the words behind it. */
export const markupOnly = (html: string): string => html.replace(NO_TAG, '&lt;')

/**
 * A text without its markup, such as a description on a card, on one line. It is rendered as a text node, so this is
 * no protection against scripts.
 */
export const plainText = (text: string): string =>
  text.includes('<') || text.includes('&')
    ? words(text, ' ')
        .replace(/[ \t\r\n]+/g, ' ')
        .trim()
    : text

/** The same of a text whose lines are shown as such: an element that begins a new line does so here too. */
export const plainLines = (html: string): string =>
  words(html, '\n')
    .replace(/[ \t\r]*\n[ \t\r\n]*/g, '\n')
    .trim()

/** Without markup; `block` stands in the place of what begins a new line. */
const words = (html: string, block: string): string =>
  decodeEntities(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(TAG, (tag) => (INLINE.test(tag) ? '' : block)),
  )

/** Spaces, characters without a shape, fillers; `null` and `undefined` are what programs write for nothing. */
const UNSEEN = /^(?:[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*|null|NULL|undefined)$/u

/** Whether there is nothing to read in a text, which another language may have then: spaces, `<p><br></p>`, U+200B. */
export const isBlank = (text: string): boolean => UNSEEN.test(plainText(text))
