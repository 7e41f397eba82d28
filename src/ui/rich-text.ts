import { Parser } from 'htmlparser2'
import { markupOnly, withoutDirections } from '#/domain/plain-text.ts'
import { safeUrl } from '#/lib/safe-url.ts'

/** Text, or an allowed element. `href` only on links, and only a safe one. */
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] }
export type RichNode = string | RichElement

const TAGS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote'],
  ...['hr', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'span', 'div', 'a'],
] as const
export type RichTag = (typeof TAGS)[number]
const ALLOWED: ReadonlySet<string> = new Set(TAGS)
/** Removed with their content; other unknown tags are removed and their content stays. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed svg math template noscript textarea title form select input button link meta base img video audio'.split(
    ' ',
  ),
)
/** These never have content, so nothing inside is dropped with them. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'input', 'link', 'meta', 'base', 'img', 'embed'])

/** Characters, nodes, and nesting that are read; the rest is left out. */
export const RICH_LIMITS = { characters: 200_000, nodes: 5_000, depth: 50 } as const

function elementOf(tag: RichTag, attributes: Readonly<Record<string, string>>): RichElement {
  const href = tag === 'a' ? safeUrl(attributes.href) : null
  return { tag, ...(href && { href }), children: [] }
}

/** HTML that has its own lines; in any other the ends of lines are what the merchant typed. */
const HAS_LINES = /<(?:p|br|div|ul|ol|li|table|h[1-6]|hr|blockquote)[\s/>]/i

/**
 * Parses a merchant's HTML into a tree of allowed elements and drops all else. Streaming, with no DOM, so that hostile
 * markup cannot even cause a CSP report.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  /** Open elements; a removed one passes its content to its parent. */
  const open: { name: string; into: RichNode[]; element?: RichElement }[] = []
  let dropping = 0
  let nodes = 0
  const place = () => open.at(-1)?.into ?? root

  /**
   * Quill writes every list as `ol` and says at each item which kind it is (`data-list`): items of the other kind begin
   * a list of their own.
   */
  const markList = (kind: string | undefined) => {
    const list = open.at(-1)
    if (!kind || !list?.element || list.name !== 'ol') return
    const tag = kind === 'ordered' ? 'ol' : 'ul'
    if (list.element.tag === tag) return
    if (list.into.some((child) => typeof child !== 'string')) {
      list.element = { tag, children: [] }
      list.into = list.element.children
      const around = open.at(-2)?.into ?? root
      around.push(list.element)
    }
    list.element.tag = tag
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) {
          if (!VOID.has(name)) dropping += 1
          return
        }
        if (dropping > 0 || nodes >= RICH_LIMITS.nodes) return
        if (!ALLOWED.has(name) || open.length >= RICH_LIMITS.depth) {
          if (!VOID.has(name) && open.length < RICH_LIMITS.depth) open.push({ name, into: place() })
          return
        }
        nodes += 1
        if (name === 'li') markList(attributes['data-list'])
        const element = elementOf(name as RichTag, attributes)
        place().push(element)
        if (!VOID.has(name)) open.push({ name, into: element.children, element })
      },
      ontext(written) {
        const text = withoutDirections(written)
        if (dropping > 0 || nodes >= RICH_LIMITS.nodes) return
        const into = place()
        const last = into.at(-1)
        if (typeof last === 'string') into[into.length - 1] = last + text
        else {
          nodes += 1
          into.push(text)
        }
      },
      onclosetag(name) {
        if (DROPPED.has(name)) {
          if (!VOID.has(name)) dropping = Math.max(0, dropping - 1)
          return
        }
        if (dropping > 0 || VOID.has(name)) return
        const at = open.findLastIndex((element) => element.name === name)
        if (at >= 0) open.length = at
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  const written = markupOnly(html.slice(0, RICH_LIMITS.characters))
  parser.write(HAS_LINES.test(written) ? written : written.replace(/\r?\n/g, '<br>'))
  parser.end()
  return root
}
