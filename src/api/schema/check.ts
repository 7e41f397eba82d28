import * as v from 'valibot'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { flag, Id, OptionalSum, optionalNumber, text } from './common.ts'
import { TimeOfDay } from './dates.ts'
import { maybe } from './field.ts'
import { listOf, ownRecord } from './records.ts'

const optionalId = maybe(Id)

/** Something that keeps the order from being taken. `line` counts from 0 through the lines sent. */
const CheckProblem = v.object({
  code: text(64),
  field: text(100),
  line: optionalNumber,
  productId: optionalId,
  modificationId: optionalId,
  max: optionalNumber,
  fresh: OptionalSum,
  /** Of a product that is not cooked at the time of the order: when it is; empty: not said, or not to be read. */
  from: v.pipe(
    TimeOfDay,
    v.transform((time) => (time === UNKNOWN ? '' : time)),
  ),
})
export type CheckProblem = v.InferOutput<typeof CheckProblem>

/** What the server says of a basket before it becomes an order. */
export const BasketCheck = ownRecord(
  ['valid', 'problems'],
  v.object({ valid: flag(true), problems: listOf('problems', CheckProblem) }),
)
