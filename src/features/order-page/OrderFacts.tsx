import { useLingui } from '@lingui/react/macro'
import { Banknote, CreditCard, MapPin, MessageSquareText, Store } from 'lucide-react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { OrderScene } from '#/domain/order/order-scene.ts'
import { isCancelled, isUnderWay } from '#/domain/order/order-status.ts'
import { formatPhone } from '#/domain/phone.ts'
import { SYSTEM } from '#/features/bank-cards/index.ts'
import { usePaymentName } from '#/features/orders/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { ListRows } from '#/ui/ListRow.tsx'
import { Price } from '#/ui/Price.tsx'
import { Fact, type FactWords } from './Fact.tsx'
import css from './OrderFacts.module.css'
import { PhoneFact } from './PhoneFact.tsx'

/**
 * Address, receiver, the number to call while it is under way or was cancelled, and payment of the order, of which a
 * cancelled one asks for none. A row without a value is left out: orders from other sources lack some.
 */
export function OrderFacts({
  order,
  courier,
  scene,
}: {
  order: Order
  courier: Courier | null
  scene: OrderScene
}) {
  const place = usePlace(order)
  const payment = usePayment(order, scene)
  const isOwedNothing = isCancelled(order.status) && scene.money !== 'paid'
  return (
    <ListRows as="section" className={css.facts}>
      {place && <Fact {...place} />}
      {(isUnderWay(order.status) || isCancelled(order.status)) && (
        <PhoneFact order={order} courier={courier} />
      )}
      {!isOwedNothing && (
        <Fact
          {...payment}
          after={
            <span className={css.after}>
              <Price sum={order.totals.totalPrice} />
            </span>
          }
        />
      )}
      {order.comment && <Fact icon={MessageSquareText} title={order.comment} note="" />}
    </ListRows>
  )
}

function usePlace(order: Order): FactWords | null {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { address, branch, receiver, user } = order
  const person = receiver ?? (user && { name: user.firstName, phone: user.phone })
  const who = person ? joinCommas([person.name, formatPhone(person.phone).replaceAll(' ', '\u00a0')]) : ''
  // Who sits in the restaurant knows where it is.
  if (order.serviceType === 'DINE_IN') return branch && { icon: Store, title: textIn(branch.name), note: who }
  // Beside the branch's number that of whoever comes for it would be taken for the branch's.
  if (order.serviceType === 'PICK_UP')
    return (
      branch && { icon: Store, title: textIn(branch.name), note: joinDots([branch.address, person?.name]) }
    )
  if (!address) return null
  const { streetName, houseNumber, office, entrance, floor } = address
  const title = joinCommas([addressLine({ streetName, houseNumber }), office && t`apt. ${office}`])
  const door = joinCommas([entrance && t`Entrance ${entrance}`, floor && t`floor ${floor}`])
  return title ? { icon: MapPin, title, note: joinDots([door, who]) } : null
}

function usePayment(order: Order, { money }: OrderScene): FactWords {
  const { t } = useLingui()
  const nameOf = usePaymentName()
  const { payment } = order
  if (money === 'free') return { icon: CreditCard, title: t`Nothing to pay`, note: t`Paid` }
  const note = money === 'paid' ? t`Paid` : money === 'unpaid' ? t`Not paid yet` : ''
  const { cardPayment } = order
  if (cardPayment && cardPayment.status !== 'REFUSED')
    return {
      icon: CreditCard,
      title: cardPayment.lastFour
        ? `${SYSTEM[cardPayment.type]} ••\u00a0${cardPayment.lastFour}`.trim()
        : SYSTEM[cardPayment.type] || t`Payment`,
      note: cardPayment.status === 'RETURNED' ? t`The money was returned` : note,
    }
  const { serviceType } = order
  const [cash, card] =
    serviceType === 'DELIVERY'
      ? [t`Cash to the courier`, t`Card to the courier`]
      : serviceType === 'DINE_IN'
        ? [t`Cash to the waiter`, t`Card to the waiter`]
        : [t`Cash at the branch`, t`Card at the branch`]
  switch (payment?.type) {
    case 'CASH':
      return { icon: Banknote, title: cash, note }
    case 'TERMINAL':
      return { icon: CreditCard, title: card, note }
    default:
      return { icon: CreditCard, title: (payment && nameOf(payment)) || t`Payment`, note }
  }
}
