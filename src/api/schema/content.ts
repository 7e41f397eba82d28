import * as v from 'valibot'
import { Id, multilingual, number, oneOf } from './common.ts'
import { maybe } from './field.ts'

/** Where a banner, a story or a notification leads. */
export const Target = maybe(
  v.object({
    type: oneOf(['NONE', 'PRODUCT', 'CATEGORY', 'PROMO', 'PAGE', 'URL'], 'NONE'),
    value: maybe(v.string()),
  }),
  { type: 'NONE', value: null },
)
export type Target = v.InferOutput<typeof Target>

export const Banner = v.object({
  id: Id,
  image: multilingual(500),
  title: multilingual(200),
  target: Target,
  priority: number(0),
})
export type Banner = v.InferOutput<typeof Banner>
