import { Parser } from 'htmlparser2'
import { safeUrl } from '#/lib/safe-url.ts'

/** Text, or an allowed element. `href` only on links, and only a safe one. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] }

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

/**
 * Parses a merchant's HTML into a tree of allowed elements and drops all else. Streaming, with no DOM, so that hostile
 * markup cannot even cause a CSP report.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  /** Open elements; a removed one passes its content to its parent. */
  const open: { name: string; into: RichNode[] }[] = []
  let dropping = 0
  let nodes = 0
  const place = () => open.at(-1)?.into ?? root

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
        const children: RichNode[] = []
        const href = name === 'a' ? safeUrl(attributes.href) : null
        place().push({ tag: name as RichTag, ...(href && { href }), children })
        if (!VOID.has(name)) open.push({ name, into: children })
      },
      ontext(text) {
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
  parser.write(html.slice(0, RICH_LIMITS.characters))
  parser.end()
  return root
}
