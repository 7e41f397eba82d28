import { useState } from 'react'

/** Whether a place is being looked for; asked for by a press, the field of the search has the cursor at once. */
export function useLooking(place: object | null) {
  const [search, setSearch] = useState<'no' | 'first' | 'again'>(place === null ? 'first' : 'no')
  return {
    isLooking: place === null || search !== 'no',
    hasCursor: search === 'again',
    lookAgain: () => setSearch('again'),
    stopLooking: () => setSearch('no'),
  }
}
