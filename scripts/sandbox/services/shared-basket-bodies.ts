import * as v from 'valibot'
import { BASKET_LIMITS } from '#/domain/basket/persisted-basket.ts'
import { SHARED_LIMITS, sharedName } from '#/domain/basket/shared-basket.ts'
import { HandedLine, Id, MaybeId, Service } from './hand-overs.ts'

/* What phones send of a shared basket (CX-12). */

export const MEMBER = /^[\w-]{16,64}$/
const Member = v.pipe(v.string(), v.regex(MEMBER))
const Name = v.pipe(v.string(), v.maxLength(200), v.transform(sharedName), v.nonEmpty())

export const StartBody = v.strictObject({
  member: Member,
  name: Name,
  brandId: MaybeId,
  branchId: MaybeId,
  serviceType: Service,
})
const Code = v.pipe(v.string(), v.maxLength(64))
export const InvitationBody = v.strictObject({ code: Code })
export const JoinBody = v.strictObject({
  code: Code,
  member: Member,
  name: Name,
})
export const ChangesBody = v.strictObject({
  changes: v.pipe(
    v.array(
      v.strictObject({
        ...HandedLine.entries,
        lineId: Id,
        revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12)),
        count: v.pipe(v.number(), v.minValue(0), v.maxValue(BASKET_LIMITS.count)),
      }),
    ),
    v.maxLength(2 * SHARED_LIMITS.lines),
  ),
})
