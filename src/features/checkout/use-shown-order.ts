import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { choiceNames } from '#/domain/basket/choice-names.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { dayOf } from '#/domain/hours/hours.ts'
import { deliveryAt } from '#/domain/hours/tashkent.ts'
import { unitWithChoices } from '#/domain/menu/price.ts'
import type { ShownOrder } from '#/domain/order/shown-order.ts'
import type { OrderedService } from '#/domain/service.ts'
import { SYSTEM } from '#/features/bank-cards/index.ts'
import { DETAILS, type Draft, draftAtom } from '#/features/order-draft/index.ts'
import { serviceOptions } from '#/first-screen/service-options.ts'
import { useDay } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { useNow } from '#/ui/use-now.ts'
import { useProductTexts, useViewContext } from '#/ui/use-view-context.ts'
import type { SavedCard } from './payment.ts'
import { timeToOrder } from './times.ts'
import type { CheckoutState } from './use-checkout-state.ts'

/**
 * The order that the page shows, with its words; null while its branch is not known, time or payment have to be chosen, or
 * none of its dishes can be had.
 */
export function useShownOrder(state: CheckoutState): ShownOrder | null {
  const textIn = useTextIn()
  const { say, language } = useViewContext()
  const draft = useAtomValue(draftAtom)
  const timeNamed = useTimeNamed()
  const linesOf = useShownLines()
  const { summary, payment, branch, table, receiver, isFree } = state
  const { totals, service } = summary
  const when = timeToOrder(state.times)
  const paid = isFree ? null : payment.chosen
  if (!branch || when === undefined || (!paid && !isFree) || summary.basket.count === 0) return null

  const promo = summary.promo?.verdict === 'ok' ? summary.promo.promo : null
  return {
    language,
    service: { id: service, name: serviceOptions([service], say)[0]?.label ?? '' },
    branch: { id: branch.id, name: textIn(branch.name) },
    address: service === 'DELIVERY' ? addressNamed(draft) : null,
    table: service === 'DINE_IN' && table ? { id: table.tableId, name: table.number } : null,
    receiver: receiver && { id: JSON.stringify(receiver), name: receiver.name },
    time: timeNamed(when),
    payment:
      paid &&
      (payment.card
        ? cardNamed(payment.card)
        : { id: `${paid.type} ${paid.id}`, name: textIn(paid.name) || textIn(paid.title) }),
    promo: promo && { id: promo.id, name: promo.code },
    lines: linesOf(state.basket),
    delivery: totals.delivery - totals.promoDelivery,
    fee: totals.fee,
    tableService: totals.service,
    discount: summary.basket.discount + totals.promoProducts,
    cashback: totals.cashback,
    tip: totals.tip,
    total: totals.total,
    details: detailsOf(draft, service, paid?.type === 'CASH'),
  }
}

const cardNamed = ({ id, type, lastFour }: SavedCard): ShownOrder['payment'] => ({
  id: `card ${id}`,
  name: `${SYSTEM[type]} •• ${lastFour}`.trim(),
})

const addressNamed = ({ place, door }: Draft): ShownOrder['address'] =>
  place && { id: JSON.stringify([place, door]), name: addressLine(place) }

/** The customer's texts and choices that no other value holds, and that are sent with this order. */
function detailsOf(draft: Draft, service: OrderedService, isCash: boolean): string {
  const left: (keyof Draft)[] = [
    // The receiver is a value by itself, and the name is the account's.
    ...(['receiver', 'name'] as const),
    ...(service === 'DELIVERY' ? [] : (['courierNote'] as const)),
    ...(isCash ? [] : (['changeFrom'] as const)),
  ]
  return JSON.stringify(DETAILS.filter((field) => !left.includes(field)).map((field) => draft[field]))
}

/** The time of an order in words, with its day unless that is today. */
function useTimeNamed() {
  const { t } = useLingui()
  const dayText = useDay()
  const today = dayOf(useNow())
  return (when: { day: string; time: string } | null): ShownOrder['time'] => {
    if (!when) return { id: '', name: t`As soon as possible` }
    const { day, time } = when
    const name = day === today ? time : joinCommas([dayText(deliveryAt(day, time)), time])
    return { id: `${day} ${time}`, name }
  }
}

function useShownLines() {
  const textIn = useTextIn()
  const texts = useProductTexts()
  return ({ lines, branchId }: CheckoutState['basket']): ShownOrder['lines'] => {
    const shown = lines.flatMap(({ line, product, count }) => {
      if (!product || count <= 0) return []
      const { choices, key } = line
      const quantity = texts.times(product.unit, count)
      const price = unitWithChoices({ product, choices }, branchId)
      const named = joinDots(choiceNames(product, choices, textIn))
      return [[key, { name: textIn(product.name), choices: named, quantity, price }]]
    })
    return Object.fromEntries(shown)
  }
}
