import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { moneyIn } from '#/domain/money-text.ts'
import type { Language } from '#/domain/text.ts'

/** Numbers that came with the error; so'm, pieces or seconds, as the code means them. */
export type ErrorNumbers = { min?: number; max?: number; retryAfter?: number }
type Words = MessageDescriptor | ((numbers: ErrorNumbers, language: Language) => MessageDescriptor)

const wrongCode = msg`Wrong or expired code`
/** s; a longer wait is said in minutes. */
const LONG_WAIT = 120
const wait = ({ retryAfter }: ErrorNumbers) => {
  if (!retryAfter) return msg`Too many attempts. Wait a minute and try again.`
  if (retryAfter <= LONG_WAIT) return msg`Too many attempts. Try again in ${retryAfter} s`
  const minutes = Math.ceil(retryAfter / 60)
  return msg`Too many attempts. Try again in ${minutes} min`
}
const telegramData = msg`Telegram did not confirm who you are. Close the app and open it again.`

/**
 * What an error code means, for a server that sends no words with it (ER-04). Codes that say no more to a customer than
 * their status does are not here.
 */
const WORDS: Record<string, Words> = {
  MERCHANT_NOT_FOUND: msg`This shop is not available now`,
  SESSION_OUTDATED: msg`Your session has expired. Please log in again.`,
  INIT_DATA_INVALID: telegramData,
  INIT_DATA_EXPIRED: telegramData,
  MESSENGER_ID_NOT_FOUND: msg`Telegram ID not found, restart the bot`,
  PHONE_INVALID: msg`There is a mistake in the phone number`,
  SMS_CODE_WRONG: wrongCode,
  SMS_CODE_EXPIRED: wrongCode,
  SMS_TOO_OFTEN: wait,
  EMAIL_INVALID: msg`This is not an email address. Write it like name@example.uz`,
  BIRTHDAY_INVALID: msg`This cannot be a birthday. Check the date`,
  PHONE_TAKEN: msg`This number belongs to another account`,
  OUT_OF_SERVICE_ZONE: msg`Outside our delivery area`,
  DELIVERY_ADDRESS_UNAVAILABLE: msg`No delivery to this address, choose another`,
  BRANCH_NOT_FOUND: msg`Branch not found`,
  NO_BRANCHES: msg`No branches`,
  BRANCH_CLOSED: msg`The branch is closed now`,
  PRODUCT_NOT_AVAILABLE: msg`This dish isn’t available`,
  NOT_ENOUGH_PRODUCTS: ({ max }) =>
    max === undefined ? msg`Not enough of this dish left` : msg`Not enough of this dish left, at most ${max}`,
  CATEGORY_CLOSED: msg`A dish is not served at this time. Please check your basket.`,
  MODIFIER_RULE: msg`The choices of a dish do not fit. Open it and choose again.`,
  HOLIDAY_TODAY: msg`Today is a holiday`,
  SLOT_UNAVAILABLE: msg`No orders are taken for this time. Choose another one.`,
  SLOT_FULL: msg`This time has just been taken. Choose another one.`,
  PROMO_NOT_FOUND: msg`There is no such promo code`,
  PROMO_NOT_ACTIVE: msg`Promo code is not active`,
  PROMO_NOT_STARTED: msg`This promo code isn’t active yet`,
  PROMO_EXPIRED: msg`This promo code has expired`,
  PROMO_MIN_PRICE: ({ min: sum }, language) => {
    if (sum === undefined) return msg`The total is too small for this promo code`
    const min = moneyIn(language, sum)
    return msg`The total must exceed ${min}`
  },
  PROMO_OUT_OF_SCOPE: msg`It applies to other dishes`,
  PROMO_ALREADY_USED: msg`You have already used this promo code`,
  PROMO_OWN: msg`This code is yours, it is for your friends`,
  PROMO_FIRST_ORDER_ONLY: msg`This code is for a first order only`,
  PROMO_LIMIT: msg`This invitation has reached its limit for this month`,
  REFERRAL_NOT_FOUND: msg`There is no such invitation, or it no longer works`,
  CASHBACK_NOT_ENOUGH: ({ max }, language) => {
    if (max === undefined) return msg`There is not enough cashback`
    const most = moneyIn(language, max)
    return msg`There is not enough cashback: at most ${most}`
  },
  MIN_DELIVERY_PRICE: ({ min }, language) => {
    if (min === undefined) return msg`The order is too small for delivery`
    const sum = moneyIn(language, min)
    return msg`Delivery starts from ${sum}`
  },
  ORDER_TOO_LARGE: msg`The order is too large. Call the branch to place it.`,
  PRICE_CHANGED: msg`Prices have changed. Please check your basket.`,
  PAYMENT_TYPE_INACTIVE: msg`This payment method isn’t available. Choose another one.`,
  CARD_INVALID: msg`The card details are not right`,
  CARD_NOT_FOUND: msg`This card cannot be used any more. Choose another way to pay.`,
  TIP_ALREADY_GIVEN: msg`The tip has been given already`,
  CARD_CODE_WRONG: wrongCode,
  CARD_ALREADY_ADDED: msg`This card has been added already`,
  TOO_MANY_CARDS: msg`There are too many cards. Delete one to add another.`,
  ORDER_NOT_CANCELABLE: msg`The order can no longer be cancelled`,
  ORDER_PAID: msg`This order is already paid.`,
  ORDER_NOT_DELIVERED: msg`You can rate a delivered order`,
  ORDER_ALREADY_GRADED: msg`This order has been rated already`,
  IDEMPOTENCY_BUSY: msg`The order is still being processed`,
  IDEMPOTENCY_MISMATCH: msg`The basket has changed meanwhile. Check it and order again.`,
  FEATURE_OFF: msg`This is switched off here`,
  TABLE_NOT_FOUND: msg`Table not found. Choose your table again.`,
  WAITER_CALLED: msg`The waiter is on the way. You can call again shortly.`,
  BOOKING_UNAVAILABLE: msg`No table is free at this time`,
  BOOKING_NOT_CANCELABLE: msg`This booking can no longer be cancelled`,
  ORDER_NOT_TRACKABLE: msg`This order cannot be followed by a link.`,
  TRACKING_NOT_FOUND: msg`There is no such link, or it no longer works.`,
  HAND_OVER_NOT_FOUND: msg`Code not found. Check its letters and digits.`,
  HAND_OVER_USED: msg`This code has been used already. Get a new one on the other device.`,
  HAND_OVER_EXPIRED: msg`This code has expired. Get a new one on the other device.`,
  HAND_OVER_TOO_OFTEN: wait,
  SHARED_BASKET_NOT_FOUND: msg`There is no such shared basket. Ask for a new link, or start one yourself.`,
  SHARED_BASKET_EXPIRED: msg`This shared basket has expired. Ask for a new link, or start one yourself.`,
  SHARED_BASKET_ENDED: msg`This shared basket has ended. Ask for a new link, or start one yourself.`,
  SHARED_BASKET_CLOSED: msg`This shared basket is locked while it is being ordered. To add something, ask for it to be unlocked.`,
  SHARED_BASKET_ORDERED: msg`This shared basket has been ordered already. Order by yourself, or start a new one.`,
  SHARED_BASKET_FULL: msg`This shared basket is full.`,
  SHARED_BASKET_TOO_OFTEN: wait,
  FILE_INVALID: msg`The photo cannot be read. Send another one: JPEG, PNG or WebP.`,
  FILE_TOO_LARGE: msg`The photo is too large. Send a smaller one.`,
}

/** Null: nothing more than the kind of the error is to be said. */
export function wordsOfCode(
  code: string,
  numbers: ErrorNumbers,
  language: Language,
): MessageDescriptor | null {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : null
  return (typeof words === 'function' ? words(numbers, language) : words) ?? null
}
