import { useMedia } from './use-media.ts'

/** A phone held sideways: two things have room beside each other, and little below each other. */
export const useOnItsSide = (): boolean =>
  useMedia('(min-width: 560px) and (max-width: 63.99em) and (max-height: 479px)')

/** One with room for a form or for sums beside the page, as in SplitPage.module.css; with large letters it has none. */
export const useColumnsOnItsSide = (): boolean =>
  useMedia('(min-width: 46em) and (max-width: 63.99em) and (max-height: 479px)')
