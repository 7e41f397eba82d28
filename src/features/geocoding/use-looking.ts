import { useState } from 'react'

/** Whether the search for a place is open; opened by a press, its field has the focus at once. */
export function useLooking(place: object | null) {
  const [search, setSearch] = useState<'no' | 'first' | 'again'>(place === null ? 'first' : 'no')
  return {
    isLooking: place === null || search !== 'no',
    hasCursor: search === 'again',
    lookAgain: () => setSearch('again'),
    stopLooking: () => setSearch('no'),
  }
}
