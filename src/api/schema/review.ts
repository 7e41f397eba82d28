import * as v from 'valibot'
import { decodeEntities } from '#/domain/plain-text.ts'
import { Id, Num, personName, Stars, text } from './common.ts'
import { OptionalMoment } from './dates.ts'
import { listOf, pageOf, partOf } from './records.ts'

/** What a customer wrote of a product, and what the merchant answered. */
export const Review = v.object({
  id: Id,
  userName: personName(),
  grade: Stars,
  comment: text(1_000),
  createdDate: OptionalMoment,
  reply: text(),
  /** Paths or addresses of pictures. */
  photos: listOf('photos', v.pipe(v.string(), v.transform(decodeEntities))),
})
export type Review = v.InferOutput<typeof Review>

/** How many customers gave a dish so many stars, with or without words. */
const GradeCount = v.object({ grade: Num, count: Num })

/** A page of reviews; `counts`, where the server has them and all can be read, are of all grades of the dish (DX-11). */
export const ReviewPage = pageOf('reviews', Review, {
  counts: partOf('counts', GradeCount, { hasIds: false }),
})
export type ReviewPage = v.InferOutput<typeof ReviewPage>
