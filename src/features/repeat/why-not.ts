import { useLingui } from '@lingui/react/macro'
import type { NotAtOnce, NotNow } from '#/domain/order/order-again.ts'
import type { CheckoutState } from '#/features/checkout/index.ts'
import { useMoney } from '#/i18n/format.ts'

/** Why an old order comes into the basket instead of being placed at once (DX-08). Null: the lines say so themselves. */
export function useNotAtOnceWords(): Record<NotAtOnce, string | null> {
  const { t } = useLingui()
  return {
    'signed-out': t`Log in at the checkout to order.`,
    shared: t`You are filling a basket together: these dishes are added to it.`,
    basket: t`There are dishes in your basket already: these are added to them.`,
    lines: null,
    service: t`It was received in another way. Choose how to receive it in the basket.`,
    place: t`Its address is not known any more. Choose one in the basket.`,
  }
}

/** The same, found while the order is looked at. */
export function useNotNowWords({
  times,
  payment,
  summary,
  missing: fields,
}: CheckoutState): Record<NotNow, string> {
  const { t } = useLingui()
  const money = useMoney()
  const missing = money(summary.untilMinimum?.missing ?? 0)
  const name = payment.isCardLost ? t`The card that paid it` : t`The way it was paid`
  return {
    lines: t`Not all of it can be had now. The basket shows what is left.`,
    closed: times.isAsapOpen
      ? t`It cannot be made for the same time. Choose another at the checkout.`
      : t`Closed now. Choose a time at the checkout.`,
    zone: t`Nothing is delivered to this address now. Choose another in the basket.`,
    receiver: t`Somebody else received it, which cannot be chosen now. Look at the checkout who receives it.`,
    minimum: t`Add ${missing} more for a delivery.`,
    payment: t`${name} is not available now. Choose another at the checkout.`,
    field:
      fields[0] === 'name'
        ? t`Your name is still missing. Fill it in at the checkout.`
        : t`Something is still missing. Fill it in at the checkout.`,
  }
}
