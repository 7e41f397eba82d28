import { useRef } from 'react'
import { newKey } from '#/lib/new-key.ts'

/**
 * Gives each body its idempotency key. The same body keeps its key, so that sending it again after a lost response makes
 * no second one; a changed body gets another.
 */
export function useBodyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
}
