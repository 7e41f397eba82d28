import { createElement, type MouseEvent, type ReactNode } from 'react'
import { useShell } from '#/shell/chrome.ts'
import css from './RichText.module.css'
import { parseRichText, type RichNode, type RichTag } from './rich-text.ts'

/** The page has its own h1 and h2, so a merchant's headings come below them. */
const DRAWN_AS: Partial<Record<RichTag, string>> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4' }

/** A merchant's HTML (about, offer, rules, descriptions) drawn as React elements from an allow-list. */
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
      {drawn(parseRichText(html))}
    </div>
  )
}

function drawn(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node
    const attributes =
      node.tag === 'a' && node.href
        ? { href: node.href, target: '_blank', rel: 'noopener noreferrer nofollow' }
        : {}
    const isVoid = node.tag === 'br' || node.tag === 'hr'
    const tag = node.tag === 'a' && !node.href ? 'span' : (DRAWN_AS[node.tag] ?? node.tag)
    const children = inTable(node.tag)
      ? node.children.filter((child) => typeof child !== 'string')
      : node.children
    return createElement(tag, { key: place, ...attributes }, ...(isVoid ? [] : drawn(children)))
  })
}

/** White space between rows and cells is no content there, and React says so aloud. */
const inTable = (tag: RichTag) => tag === 'table' || tag === 'thead' || tag === 'tbody' || tag === 'tr'
