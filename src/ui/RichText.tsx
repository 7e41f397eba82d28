import { createElement, type MouseEvent, type ReactNode } from 'react'
import { useShell } from '#/shell/chrome.ts'
import css from './RichText.module.css'
import { parseRichText, type RichNode, type RichTag } from './rich-text.ts'

/** The page has its own h1 and h2, so a merchant's headings come below them. */
const RENDERED_AS: Partial<Record<RichTag, string>> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4' }

/** A merchant's HTML (about, offer, rules, descriptions) rendered as React elements from an allow-list. */
export function RichText({ html }: { html: string }) {
  const shell = useShell()
  const onLink = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    shell.openLink(link.href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className={css.rich} onClick={onLink}>
      {renderNodes(parseRichText(html), 'div')}
    </div>
  )
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

function renderNodes(nodes: readonly RichNode[], parent: string): ReactNode[] {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key: place })
    const tag = tagOf(node, parent)
    const attributes =
      tag === 'a' ? { href: node.href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
    return createElement(tag, { key: place, ...attributes }, ...renderNodes(held(node, tag), tag))
  })
}

function tagOf({ tag, href }: Exclude<RichNode, string>, parent: string): string {
  if (tag === 'a') return href && parent !== 'a' ? 'a' : 'span'
  const holders = HOLDERS[tag]
  if (holders && !holders.includes(parent)) return 'div'
  return RENDERED_AS[tag] ?? tag
}

/** Rows of a table get the tbody that a browser would add; text between rows and cells is left out. */
function held({ children }: Exclude<RichNode, string>, tag: string): readonly RichNode[] {
  const allowed = HELD[tag as RichTag]
  if (!allowed) return children
  const elements = children.filter((child) => typeof child !== 'string')
  if (tag !== 'table') return elements.filter((child) => allowed.includes(child.tag))
  const rows = elements.filter((child) => child.tag === 'tr')
  const parts = elements.filter((child) => allowed.includes(child.tag))
  return rows.length > 0 ? [...parts, { tag: 'tbody', children: rows }] : parts
}
