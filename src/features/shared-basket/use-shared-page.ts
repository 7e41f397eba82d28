import { useAtomValue } from 'jotai'
import { sharedSeatAtom } from '#/session/saved.ts'
import { linkToAtom } from '#/tenant/pages.ts'

/**
 * The page of the shared basket, while the own one is a part of it, how many are in it, and the so'm of their dishes; null:
 * the own basket is ordered by itself.
 */
export function useSharedPage() {
  const seat = useAtomValue(sharedSeatAtom)
  const page = useAtomValue(linkToAtom)('basketTogether')
  // The starter who has closed it has the lines of all, and orders them.
  return seat && !seat.isOver && seat.brought === null && page
    ? { href: page, people: seat.people, sum: seat.sum }
    : null
}

/** Whether this is the starter who has closed it, and orders the lines of all. */
export function useIsOrderingShared(): boolean {
  const seat = useAtomValue(sharedSeatAtom)
  return seat !== null && !seat.isOver && seat.brought !== null
}
