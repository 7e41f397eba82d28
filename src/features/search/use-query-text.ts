import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { StoredText, usePersistedState } from '#/session/use-persisted-state.ts'

/** ms. Browsers refuse an address that changes with every key press. */
const WRITE_DELAY = 300

/** The text of the field, also in the address (?q=) so that Back from a dish returns to what was found. */
export function useQueryText() {
  const [search, setSearch] = useSearchParams()
  const written = search.get('q') ?? ''
  const [text, setText] = usePersistedState('search', StoredText, () => written)
  const [seen, setSeen] = useState(written)
  // Somebody else changed the address: a link, or Back.
  if (written !== seen) {
    setSeen(written)
    setText(written)
  }
  const write = () => {
    const q = text.trim()
    if (q === written) return
    setSeen(q)
    setSearch(q === '' ? {} : { q }, { replace: true })
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
    const timer = setTimeout(write, WRITE_DELAY)
    return () => clearTimeout(timer)
  })
  /** Writes without delay, before the page is left. */
  const writeNow = useCallback(() => latest.current(), [])
  return { text, setText, writeNow }
}
