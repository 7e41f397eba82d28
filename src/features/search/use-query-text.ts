import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

/** ms. Browsers refuse addresses that change with every key. */
const WRITE_AFTER = 300

/** The text of the field, kept in the address (?q=) so that Back from a dish returns to what was found. */
export function useQueryText() {
  const [search, setSearch] = useSearchParams()
  const written = search.get('q') ?? ''
  const [text, setText] = useState(written)
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
    const timer = setTimeout(write, WRITE_AFTER)
    return () => clearTimeout(timer)
  })
  /** Writes at once, before a page is left. */
  const keep = useCallback(() => latest.current(), [])
  return { text, setText, keep }
}
