import { type RefObject, useEffect, useRef } from 'react'

/** A ref for what answers a press below what is in sight: it is scrolled to when `words` appear or change. */
export function useBroughtInSight<E extends HTMLElement>(words: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (words) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [words])
  return element
}
