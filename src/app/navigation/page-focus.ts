import { useEffect } from 'react'

/** The first page of a visit keeps the browser's own focus. */
let isFirst = true

/**
 * Users of screen readers and keyboards continue at the start of the page: the focus moves to its heading, which is
 * read out (after Back, to the element that had it). A page that takes the focus itself, as search does, keeps it.
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
