import { type RefObject, useEffect, useRef } from 'react'

/** A ref for what answers a press: it is scrolled to when there is an `answer`, and again with the next one. */
export function useBroughtInSight<E extends HTMLElement>(
  answer: boolean | string | null,
): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (answer) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [answer])
  return element
}
