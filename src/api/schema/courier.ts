import * as v from 'valibot'
import { number, oneOf, optionalNumber, text } from './common.ts'
import { courierStatuses } from './order.ts'

/** Where the courier is (contract 1.6). */
export const Courier = v.object({
  status: oneOf(courierStatuses, ''),
  courier: v.optional(
    v.fallback(v.nullable(v.object({ name: text(100), phone: text(32), transport: text(32) })), null),
    null,
  ),
  location: v.optional(
    v.fallback(
      v.nullable(v.object({ latitude: v.number(), longitude: v.number(), bearing: number(0) })),
      null,
    ),
    null,
  ),
  etaMinutes: optionalNumber,
})
export type Courier = v.InferOutput<typeof Courier>
