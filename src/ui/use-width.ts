import { useSyncExternalStore } from 'react'

const queries = ['(min-width: 1024px)', '(min-width: 1280px)'] as const

/** narrow: one column; wide: a side list; columns: room for the basket beside the menu. */
export function useWidth(): 'narrow' | 'wide' | 'columns' {
  return useSyncExternalStore(subscribe, read, () => 'narrow')
}

function subscribe(changed: () => void) {
  const media = queries.map((query) => window.matchMedia?.(query))
  for (const one of media) one?.addEventListener('change', changed)
  return () => {
    for (const one of media) one?.removeEventListener('change', changed)
  }
}

function read() {
  const [wide, columns] = queries.map((query) => window.matchMedia?.(query).matches ?? false)
  return columns ? 'columns' : wide ? 'wide' : 'narrow'
}
