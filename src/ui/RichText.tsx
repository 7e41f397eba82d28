import { createElement, type MouseEvent, type ReactNode } from 'react'
import { useShell } from '#/shell/chrome.ts'
import css from './RichText.module.css'
import { parseRichText, type RichElement, type RichNode, type RichTag } from './rich-text.ts'

const HEADINGS: readonly RichTag[] = ['h1', 'h2', 'h3', 'h4']

/** The tag that each heading is rendered as. */
type Levels = ReadonlyMap<RichElement, 'h2' | 'h3'>

/** A merchant's HTML (about, offer, rules, descriptions) rendered as React elements from an allow-list. */
export function RichText({ html }: { html: string }) {
  const shell = useShell()
  const nodes = parseRichText(html)
  const onLink = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    shell.openLink(link.href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div key={html} className={css.rich} onClick={onLink}>
      {/* lone-text: a new text is a new element, by its key */}
      {renderNodes(nodes, 'div', levelsOf(nodes))}
    </div>
  )
}

function headingsIn(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(HEADINGS.includes(node.tag) ? [node] : []), ...headingsIn(node.children)]
  })
}

/**
 * The page has its own h1, so a merchant's headings begin at h2, whatever they were written as, and no level is left
 * out: a screen reader's list of headings has no gap (BX-26).
 */
function levelsOf(nodes: readonly RichNode[]): Levels {
  const headings = headingsIn(nodes)
  const top = headings.map(({ tag }) => tag).sort()[0]
  return new Map(headings.map((node, place) => [node, place === 0 || node.tag === top ? 'h2' : 'h3']))
}

/** The allowed children of each part of a table; anything else there is rendered as plain boxes. */
const HELD: Partial<Record<RichTag, readonly string[]>> = {
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
}
const HOLDERS: Partial<Record<RichTag, readonly string[]>> = {
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
}

function renderNodes(nodes: readonly RichNode[], parent: string, levels: Levels): ReactNode[] {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key: place })
    const tag = levels.get(node) ?? tagOf(node, parent)
    const attributes =
      tag === 'a' ? { href: node.href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
    return createElement(tag, { key: place, ...attributes }, ...renderNodes(held(node, tag), tag, levels))
  })
}

function tagOf({ tag, href }: RichElement, parent: string): string {
  if (tag === 'a') return href && parent !== 'a' ? 'a' : 'span'
  const holders = HOLDERS[tag]
  if (holders && !holders.includes(parent)) return 'div'
  return tag
}

/** Rows of a table get the tbody that a browser would add; text between rows and cells is left out. */
function held({ children }: RichElement, tag: string): readonly RichNode[] {
  const allowed = HELD[tag as RichTag]
  if (!allowed) return children
  const elements = children.filter((child) => typeof child !== 'string')
  if (tag !== 'table') return elements.filter((child) => allowed.includes(child.tag))
  const rows = elements.filter((child) => child.tag === 'tr')
  const parts = elements.filter((child) => allowed.includes(child.tag))
  return rows.length > 0 ? [...parts, { tag: 'tbody', children: rows }] : parts
}
