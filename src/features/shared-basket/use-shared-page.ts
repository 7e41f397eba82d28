import { useAtomValue } from 'jotai'
import { sharedSeatAtom } from '#/session/saved.ts'
import { linkToAtom } from '#/tenant/pages.ts'

/** The page of the shared basket, while the own one is a part of it; null: the own basket is ordered by itself. */
export function useSharedPage(): string | null {
  const seat = useAtomValue(sharedSeatAtom)
  const page = useAtomValue(linkToAtom)('basketTogether')
  // The starter who has closed it has the lines of all, and orders them.
  return seat && !seat.isOver && seat.brought === null ? page : null
}
