import { useMedia } from './use-media.ts'

/** narrow: one column; wide: a side list; columns: room for the basket beside the menu. */
export function useWidth(): 'narrow' | 'wide' | 'columns' {
  const isWide = useMedia('(min-width: 1024px)')
  const hasColumns = useMedia('(min-width: 1280px)')
  return hasColumns ? 'columns' : isWide ? 'wide' : 'narrow'
}
