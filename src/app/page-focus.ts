import { useEffect } from 'react'
import { opener } from './history.ts'

/** The page a visit begins with keeps the browser's own focus. */
let isFirst = true

/**
 * Whoever reads by ear or keyboard goes on where the page begins: the focus moves to its heading, which is read out, or
 * after Back to the link that was followed. A page that takes the focus itself, as search does, keeps it. Nothing scrolls.
 */
export function usePageFocus() {
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    const main = document.querySelector('main')
    const { activeElement } = document
    if (main?.contains(activeElement) || activeElement?.closest('dialog')) return
    const to = opener()
    const link = to === null ? null : main?.querySelector<HTMLElement>(`a[href="${CSS.escape(to)}"]`)
    const target = link ?? main?.querySelector('h1') ?? main
    if (target && !link) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [])
}
