import { useEffect } from 'react'

/** The page a visit begins with keeps the browser's own focus. */
let isFirst = true

/**
 * Whoever reads by ear or keyboard goes on where the page begins: the focus moves to its heading, which is read out
 * (after Back, `place.ts` leads to what was left). A page that takes the focus itself, as search does, keeps it.
 * Nothing scrolls.
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
    const target = main?.querySelector('h1') ?? main
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [])
}
