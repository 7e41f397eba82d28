import * as v from 'valibot'
import { Id, oneOf, optionalNumber, SignedSum, Sum } from './common.ts'
import { ExpiresAt, OptionalMoment } from './dates.ts'
import { listOf, ownRecord } from './records.ts'

/**
 * Cashback of a customer. `earnPercent`: of each order's dishes; null: the server does not say. `expiring`: what of the
 * balance expires on which day, as far as the server says (DX-10).
 */
export const Cashback = ownRecord(
  ['balance', 'earnPercent'],
  v.object({
    balance: optionalNumber,
    earnPercent: optionalNumber,
    expiring: listOf('expiring', v.object({ amount: Sum, date: ExpiresAt }), { hasIds: false }),
  }),
)

/** A change of the balance of cashback. */
export const CashbackLine = v.object({
  id: Id,
  amount: SignedSum,
  kind: oneOf(['EARNED', 'SPENT', 'RETURNED', 'EXPIRED', ''], ''),
  createdDate: OptionalMoment,
})
