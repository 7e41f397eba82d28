import * as v from 'valibot'
import { BASKET_LIMITS } from '#/domain/basket/persisted-basket.ts'
import { SHARED_LIMITS } from '#/domain/basket/shared-basket.ts'
import { Id, text } from './requests.ts'

/* Bodies of baskets that leave their phone: for another device, or to be filled by several people. */

/** Where a basket is to be ordered. */
const place = {
  brandId: v.nullable(Id),
  branchId: v.nullable(Id),
  serviceType: v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']),
}
const sentLine = {
  productId: Id,
  /** Pieces by the id of a choice. */
  choices: v.record(Id, v.pipe(v.number(), v.integer(), v.minValue(1))),
  note: text(BASKET_LIMITS.note),
  seenPrice: v.pipe(v.number(), v.minValue(0)),
}

/** A basket for another device. */
export const HandOverBody = v.strictObject({
  ...place,
  lines: v.pipe(
    v.array(
      v.strictObject({
        ...sentLine,
        count: v.pipe(v.number(), v.gtValue(0), v.maxValue(BASKET_LIMITS.count)),
      }),
    ),
    v.minLength(1),
    v.maxLength(BASKET_LIMITS.lines),
  ),
})
export const TakeBasketBody = v.strictObject({ code: text(64) })

/** The secret by which the server knows the person of a phone. */
const member = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
export const StartSharedBody = v.strictObject({ ...place, member, name: text(SHARED_LIMITS.name) })
export const SharedInvitationBody = v.strictObject({ code: text(64) })
export const JoinSharedBody = v.strictObject({ code: text(64), member, name: text(SHARED_LIMITS.name) })
/** How lines are from now on: `lineId` is the phone's own, `revision` grows with every change, `count` 0 takes out. */
export const SharedChangesBody = v.strictObject({
  changes: v.pipe(
    v.array(
      v.strictObject({
        ...sentLine,
        lineId: Id,
        revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
        count: v.pipe(v.number(), v.minValue(0), v.maxValue(BASKET_LIMITS.count)),
      }),
    ),
    v.maxLength(2 * SHARED_LIMITS.lines),
  ),
})
