import { useAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import type { Order } from '#/api/schema/order.ts'
import { orderedUnitPrice } from '#/domain/order/ordered-price.ts'
import { changesOf, type OrderChange, SeenOrder } from '#/domain/order/shown-order.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { seenOrdersAtom } from '#/session/saved.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'

/** What storage has of an order; anything else is no order that was seen. */
const Seen = v.object({ id: v.string(), order: SeenOrder })
const seenIn = (stored: readonly unknown[]) => stored.filter((one) => v.is(Seen, one))

/** So many orders are remembered, the latest first. */
const MOST_SEEN = 5

/**
 * What the branch has changed of an order since this customer last saw it: its lines, its way of paying, its total
 * (OR-12). `accept`: they have read it, and it is not said again. What an answer leaves out, or cannot be read in it, has
 * not changed.
 */
export function useOrderChanges(order: Order): { changes: readonly OrderChange[]; accept: () => void } {
  const [stored, setSeen] = useAtom(seenOrdersAtom)
  const seen = seenIn(stored)
  const before = seen.find(({ id }) => id === order.id)?.order
  const said = useSaid(order)
  const now = {
    payment: said.payment ?? before?.payment ?? null,
    lines: order.hasAllLines ? said.lines : (before?.lines ?? null),
    total: said.total,
  }
  const accept = () => {
    if (now.lines === null) return
    const one = { id: order.id, order: { ...now, lines: now.lines } }
    setSeen([one, ...seen.filter(({ id }) => id !== order.id)].slice(0, MOST_SEEN))
  }
  // The first look is what later ones are compared with.
  useEffect(() => {
    if (before === undefined) accept()
  })
  if (!before || now.lines === null) return { changes: [], accept }
  const known = before.payment ? before : { ...before, payment: now.payment }
  return { changes: changesOf(known, { ...now, lines: now.lines }), accept }
}

/** What an answer says of the order. */
function useSaid(order: Order): SeenOrder {
  const textIn = useTextIn()
  const texts = useProductTexts()
  return useMemo(() => {
    const lines = order.cartItems.map(({ product, modifications }) => ({
      id: product.id,
      name: textIn(product.name),
      quantity: product.count === null ? '' : texts.times(product.unit, product.count),
      price: orderedUnitPrice(product, modifications),
    }))
    // Lines of one dish have no id of their own, and servers list them in any order.
    lines.sort((a, b) => (a.price ?? 0) - (b.price ?? 0) || a.quantity.localeCompare(b.quantity))
    const keyed = lines.map(({ id, ...line }, at) => {
      const earlier = lines.slice(0, at).filter((one) => one.id === id).length
      return [`${id} ${earlier}`, line] as const
    })
    const { payment } = order
    const name = payment && textIn(payment.name)
    // A way of paying that this build cannot read has a name at most.
    const isKnown = payment !== null && (payment.type !== 'OTHER' || name !== '')
    return {
      payment: isKnown ? { id: payment.type, name: name || payment.type } : null,
      lines: Object.fromEntries(keyed),
      total: order.totals.totalPrice,
    }
  }, [order, textIn, texts])
}
