import * as v from 'valibot'
import { fullList, Id, maybe, multilingual, number, oneOf, text } from './common.ts'

/** Where a banner or a story leads. */
const Target = maybe(
  v.object({
    type: oneOf(['NONE', 'PRODUCT', 'CATEGORY', 'PROMO', 'PAGE', 'URL'], 'NONE'),
    value: maybe(v.string()),
  }),
  { type: 'NONE', value: null },
)

export const Banner = v.object({
  id: Id,
  image: multilingual(500),
  title: multilingual(200),
  target: Target,
  priority: number(0),
})
export type Banner = v.InferOutput<typeof Banner>

export const Story = v.object({
  id: Id,
  title: multilingual(100),
  cover: text(),
  priority: number(0),
  slides: fullList('slides', v.object({ id: Id, image: text(), durationMs: number(5_000), target: Target })),
})
export type Story = v.InferOutput<typeof Story>
