import { useMedia } from './use-media.ts'

/** A phone held sideways: two things have room beside each other, and little below each other. */
export const useOnItsSide = (): boolean =>
  useMedia('(min-width: 560px) and (max-width: 63.99em) and (max-height: 479px)')
