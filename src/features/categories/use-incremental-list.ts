import { type UIEvent, useState } from 'react'

/** Entries rendered at first and added each time the end comes near; at least `AFTER` follow the active one. */
const AT_ONCE = 16
const AFTER = 8
/** px from the end. */
const NEAR = 600

/** How many links of a long list are rendered: as far as it was scrolled, and some past the active one. */
export function useIncrementalList(active: number): {
  count: number
  onScroll: (event: UIEvent<HTMLElement>) => void
} {
  const [reached, setReached] = useState(AT_ONCE)
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    const right = row.scrollWidth - row.clientWidth - row.scrollLeft
    const below = row.scrollHeight - row.clientHeight - row.scrollTop
    if (Math.max(right, below) < NEAR)
      setReached((count) => Math.max(count, row.querySelectorAll('a').length) + AT_ONCE)
  }
  return { count: Math.max(reached, active + AFTER), onScroll }
}
