import { useAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import type { Order } from '#/api/schema/order.ts'
import { orderedUnitPrice } from '#/domain/order/ordered-price.ts'
import { changesOf, type OrderChange, type SeenOrder } from '#/domain/order/shown-order.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { seenOrdersAtom } from '#/session/saved.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'

const named = v.object({ id: v.string(), name: v.string() })
const line = v.object({ name: v.string(), quantity: v.string(), price: v.nullable(v.number()) })
/** What storage has of an order; anything else is no order that was seen. */
const Seen = v.object({
  id: v.string(),
  order: v.object({ payment: v.nullable(named), lines: v.record(v.string(), line), total: v.number() }),
})
const seenIn = (stored: readonly unknown[]) => stored.filter((one) => v.is(Seen, one))

/** So many orders are remembered, the latest first. */
const MOST_SEEN = 5

/**
 * What the branch has changed of an order since this customer last saw it: its lines, its way of paying, its total
 * (OR-12). `accept`: they have read it, and it is not said again.
 */
export function useOrderChanges(order: Order): { changes: readonly OrderChange[]; accept: () => void } {
  const [stored, setSeen] = useAtom(seenOrdersAtom)
  const seen = seenIn(stored)
  const now = useSeenOrder(order)
  const before = seen.find(({ id }) => id === order.id)?.order
  const accept = () =>
    setSeen([{ id: order.id, order: now }, ...seen.filter(({ id }) => id !== order.id)].slice(0, MOST_SEEN))
  const isFirst = before === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look alone is remembered by itself
  useEffect(() => {
    if (isFirst) accept()
  }, [isFirst])
  // A line that could not be read has not been taken out.
  const changes = before ? changesOf(order.hasAllLines ? before : { ...before, lines: now.lines }, now) : []
  return { changes, accept }
}

function useSeenOrder(order: Order): SeenOrder {
  const textIn = useTextIn()
  const texts = useProductTexts()
  return useMemo(() => {
    const lines: [string, SeenOrder['lines'][string]][] = []
    for (const { product, modifications } of order.cartItems) {
      const place = lines.filter(([key]) => key.startsWith(`${product.id} `)).length
      lines.push([
        `${product.id} ${place}`,
        {
          name: textIn(product.name),
          quantity: product.count === null ? '' : texts.times(product.unit, product.count),
          price: orderedUnitPrice(product, modifications),
        },
      ])
    }
    const { payment } = order
    return {
      payment: payment && { id: payment.type, name: textIn(payment.name) || payment.type },
      lines: Object.fromEntries(lines),
      total: order.totals.totalPrice,
    }
  }, [order, textIn, texts])
}
