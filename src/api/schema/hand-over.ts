import * as v from 'valibot'
import { asSent, ChoiceId, Id, multilingual, Num, oneOfOrNull, Sum } from './common.ts'
import { ExpiresAt } from './dates.ts'
import { maybe } from './field.ts'
import { partOf } from './records.ts'

/** A basket that waits for another device: its code, and until when it waits, as a moment in ISO 8601. */
export const HandOverCode = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)),
  expiresAt: v.pipe(ExpiresAt, v.string()),
})
export type HandOverCode = v.InferOutput<typeof HandOverCode>

/** A line from another device. `name`: of its dish, which this one may not sell; empty when the server does not say. */
const HandedLine = v.object({
  productId: Id,
  name: multilingual(300),
  choices: v.record(ChoiceId, v.pipe(Num, v.integer(), v.minValue(1))),
  note: asSent(300),
  count: v.pipe(Num, v.gtValue(0)),
  /** Price of one unit with its choices when that device showed it; 0: it showed none. */
  seenPrice: maybe(Sum, 0),
})
/** The fields of a line that came from another phone, for what else carries such lines. */
export const handedLine = HandedLine.entries

/** A basket from another device. One without a readable line is bad; `hasAllLines`: all that was sent could be read. */
export const HandedOver = v.pipe(
  v.object({
    brandId: maybe(Id),
    branchId: maybe(Id),
    serviceType: oneOfOrNull(['DELIVERY', 'PICK_UP', 'DINE_IN']),
    lines: partOf('hand-over lines', HandedLine),
  }),
  v.check(({ lines }) => lines.good.length > 0, 'no readable line'),
  v.transform(({ lines: { good, isWhole }, ...basket }) => ({
    ...basket,
    lines: good,
    hasAllLines: isWhole,
  })),
)
export type HandedOver = v.InferOutput<typeof HandedOver>
