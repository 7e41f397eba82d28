import { useMedia } from './use-media.ts'

/** narrow: one column; wide: a side list; columns: room for the basket beside the menu. */
export function useWidth(): 'narrow' | 'wide' | 'columns' {
  const isWide = useMedia('(min-width: 64em)')
  const hasColumns = useMedia('(min-width: 80em)')
  return hasColumns ? 'columns' : isWide ? 'wide' : 'narrow'
}
