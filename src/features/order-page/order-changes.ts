import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { Order } from '#/api/schema/order.ts'
import { addressLine } from '#/domain/geo/address-line.ts'
import { orderedUnitPrice } from '#/domain/order/ordered-price.ts'
import { changesOf, type OrderChange, SeenOrder } from '#/domain/order/shown-order.ts'
import { usePaymentName } from '#/features/orders/index.ts'
import { serviceOptions } from '#/first-screen/service-options.ts'
import { clockTime, useDate } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas } from '#/lib/join.ts'
import { seenOrdersAtom } from '#/session/saved.ts'
import { useProductTexts, useViewContext } from '#/ui/use-view-context.ts'
import { useChoiceNames } from './choice-names.ts'

/** What storage has of an order; anything else is no order that was seen. */
const Seen = v.object({ id: v.string(), order: SeenOrder })
const seenIn = (stored: readonly unknown[]) => stored.filter((one) => v.is(Seen, one))

/** So many orders are remembered, the latest first. */
const MOST_SEEN = 5

/**
 * What the branch has changed of an order since this customer last saw it: its lines, where and when it is to be had, its
 * way of paying, its total (OR-12). `accept`: they have read it, and it is not said again. What an answer leaves out, or
 * cannot be read in it, has not changed.
 */
export function useOrderChanges(order: Order): { changes: readonly OrderChange[]; accept: () => void } {
  const [stored, setSeen] = useAtom(seenOrdersAtom)
  const seen = seenIn(stored)
  const before = seen.find(({ id }) => id === order.id)?.order
  const said = useSaid(order)
  const lines = order.hasAllLines ? said.lines : before?.lines
  const accept = () => {
    if (!lines) return
    const one = { id: order.id, order: { ...before, ...said, lines } }
    setSeen([one, ...seen.filter(({ id }) => id !== order.id)].slice(0, MOST_SEEN))
  }
  // The first look is what later ones are compared with.
  useEffect(() => {
    if (before === undefined) accept()
  })
  if (!before || !lines) return { changes: [], accept }
  // Earlier versions stored no way of paying as null.
  const payment = before.payment ?? said.payment
  const known = { ...said, ...before, ...(payment && { payment }) }
  return { changes: changesOf(known, { ...before, ...said, lines }), accept }
}

/** What an answer says of the order; another language changes its names, not what is behind them. */
function useSaid(order: Order): SeenOrder {
  const { t } = useLingui()
  const textIn = useTextIn()
  const nameOf = usePaymentName()
  const texts = useProductTexts()
  const { say } = useViewContext()
  const dayText = useDate()
  const choiceNames = useChoiceNames()
  const lines = order.cartItems.map(({ product, modifications, hasAllChoices }) => {
    const price = orderedUnitPrice(product, modifications)
    const ids = modifications.map(({ id, count }) => `${id} ${count}`).sort()
    const areChoicesSaid = hasAllChoices && modifications.every(({ count }) => count !== null)
    return {
      id: product.id,
      name: textIn(product.name),
      quantity: product.count === null ? '' : texts.times(product.unit, product.count),
      price,
      ...(areChoicesSaid && { options: { id: ids.join(), name: choiceNames(modifications).join(', ') } }),
    }
  })
  const { payment, branch, address, serviceType: service, deliveryAt, atTime } = order
  const name = payment && nameOf(payment)
  const street = address && service === 'DELIVERY' ? addressLine(address) : ''
  const flat = address?.office && t`apt. ${address.office}`
  const isOurs = service === 'DELIVERY' || service === 'PICK_UP' || service === 'DINE_IN'
  const [asked] = order.isServiceKnown && isOurs ? serviceOptions([service], say) : []
  const time = atTime && deliveryAt
  return {
    ...(asked && { service: { id: service, name: asked.label } }),
    ...(branch && { branch: { id: branch.id, name: textIn(branch.name) } }),
    ...(street && { address: { id: `${street} ${address?.office}`, name: joinCommas([street, flat]) } }),
    ...(time && { time: { id: time, name: joinCommas([dayText(time), clockTime(time)]) } }),
    ...(atTime === false && { time: { id: '', name: t`As soon as possible` } }),
    // A way of paying that this build cannot read has a name at most.
    ...(payment && name && { payment: { id: payment.type, name } }),
    ...(order.totals.totalPrice !== null && { total: order.totals.totalPrice }),
    lines: keyedLines(lines),
  }
}

type Line = SeenOrder['lines'][string] & { readonly id: string }

/**
 * The lines of an order by the dish. Lines of one dish have no id of their own, and servers list them in any order: they
 * are told apart by what they say, and not at all where one of them leaves something out.
 */
function keyedLines(lines: readonly Line[]): SeenOrder['lines'] {
  const isWhole = ({ quantity, price, options }: Line) => quantity !== '' && price !== null && options
  const sorted = lines.toSorted(
    (a, b) =>
      (a.price ?? 0) - (b.price ?? 0) ||
      a.quantity.localeCompare(b.quantity) ||
      (a.options?.id ?? '').localeCompare(b.options?.id ?? ''),
  )
  const keyed = sorted.map(({ id, ...line }, at) => {
    const ofDish = lines.filter((one) => one.id === id)
    const earlier = sorted.slice(0, at).filter((one) => one.id === id).length
    const said =
      ofDish.length === 1 || ofDish.every(isWhole) ? line : { name: line.name, quantity: '', price: null }
    return [`${id} ${earlier}`, said] as const
  })
  return Object.fromEntries(keyed)
}
