import * as v from 'valibot'
import { REFERRAL_STATES } from '#/domain/referral.ts'
import { Id, number, oneOf, oneOfOrNull, optionalNumber, personName } from './common.ts'
import { OptionalMoment } from './dates.ts'
import { maybe } from './field.ts'
import { discountEntries, withTerms } from './promo.ts'
import { listOf, ownRecord } from './records.ts'

const Terms = withTerms(v.object(discountEntries))
const NOTHING: v.InferOutput<typeof Terms> = {
  discountType: 'AMOUNT',
  productDiscount: 0,
  deliveryDiscount: 0,
  minPrice: 0,
}

/** What an invitation gives to one of the two (BX-39): a discount like that of a promo code. None, or one that cannot be read, promises nothing. */
const ReferralGift = maybe(Terms, NOTHING)
export type ReferralGift = v.InferOutput<typeof ReferralGift>

/** The code, as links carry it: what `startapp` takes. */
const Code = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

/**
 * What the link of an invitation promises. `inviter`: a first name, may be empty; `refusal`: why it does not hold for
 * whoever asks, null: it holds as far as is known. One that this build does not know is a refusal still.
 */
export const Invitation = ownRecord(
  ['gift', 'inviter'],
  v.object({
    code: Code,
    inviter: personName(),
    gift: ReferralGift,
    refusal: oneOfOrNull(
      ['PROMO_OWN', 'PROMO_FIRST_ORDER_ONLY', 'PROMO_LIMIT', 'PROMO_NOT_ACTIVE'],
      {},
      'PROMO_NOT_ACTIVE',
    ),
  }),
)
export type Invitation = v.InferOutput<typeof Invitation>

/** A person who has ordered by the invitation. `rewardCode`: the promo code that the inviter got for it. */
const ReferralFriend = v.object({
  id: Id,
  name: personName(),
  state: oneOf(REFERRAL_STATES, 'ORDERED'),
  createdDate: OptionalMoment,
  rewardCode: maybe(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
})
export type ReferralFriend = v.InferOutput<typeof ReferralFriend>

/**
 * A customer's invitation. `gift`: for the friend's first order, `reward`: for the inviter when it is delivered, to be
 * used within `rewardDays`; 0 and null: no such limit.
 */
export const Referral = ownRecord(
  ['gift', 'reward', 'friends'],
  v.object({
    code: Code,
    gift: ReferralGift,
    reward: ReferralGift,
    rewardDays: number(0),
    perMonth: optionalNumber,
    friends: listOf('friends', ReferralFriend),
  }),
)
export type Referral = v.InferOutput<typeof Referral>
