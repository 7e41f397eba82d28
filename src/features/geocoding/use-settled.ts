import { useEffect, useState } from 'react'

/** How long typing has to pause before the text is searched, ms. */
const PAUSE = 300

/** The text, once the typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
