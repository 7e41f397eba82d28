import { useRef, useState } from 'react'

/** The group of choices that the action button leads to: it is scrolled to, focused and outlined. */
export function useHighlight() {
  const [highlightedGroup, setHighlightedGroup] = useState<string | null>(null)
  const groups = useRef(new Map<string, HTMLFieldSetElement>())
  const groupRef = (id: string) => (element: HTMLFieldSetElement | null) => {
    if (element) groups.current.set(id, element)
    else groups.current.delete(id)
  }
  const highlight = (id: string) => {
    setHighlightedGroup(id)
    const group = groups.current.get(id)
    group?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
    group?.focus({ preventScroll: true })
  }
  return { highlightedGroup, highlight, groupRef }
}
