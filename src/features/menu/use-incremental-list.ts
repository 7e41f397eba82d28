import { type UIEvent, useState } from 'react'

/** Entries drawn at first, and more each time the end comes near; at least this many after the one that is marked. */
const AT_ONCE = 16
const AFTER = 8
/** px from the end. */
const NEAR = 600

/** How far a long row of links is drawn: as far as somebody went, and past the one that is marked. */
export function useIncrementalList(marked: number): {
  count: number
  onScroll: (event: UIEvent<HTMLElement>) => void
} {
  const [gone, setGone] = useState(AT_ONCE)
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    const right = row.scrollWidth - row.clientWidth - row.scrollLeft
    const below = row.scrollHeight - row.clientHeight - row.scrollTop
    if (Math.max(right, below) < NEAR)
      setGone((count) => Math.max(count, row.querySelectorAll('a').length) + AT_ONCE)
  }
  return { count: Math.max(gone, marked + AFTER), onScroll }
}
