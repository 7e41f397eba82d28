import { useRef, useState } from 'react'

/** The group the action leads to: scrolled to, focused, ringed until it is chosen. */
export function useHighlight() {
  const [highlightedGroup, setRung] = useState<string | null>(null)
  const groups = useRef(new Map<string, HTMLFieldSetElement>())
  const groupRef = (id: string) => (element: HTMLFieldSetElement | null) => {
    if (element) groups.current.set(id, element)
    else groups.current.delete(id)
  }
  const highlight = (id: string) => {
    setRung(id)
    const group = groups.current.get(id)
    group?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
    group?.focus({ preventScroll: true })
  }
  return { rung: highlightedGroup, ring: highlight, groupRef }
}
