import type { Order } from '#/api/schema/order.ts'
import { Price } from '#/ui/Price.tsx'

/** What an order costs; nothing where its server does not say so readably. */
export const OrderSum = ({ order: { totals } }: { order: Order }) =>
  totals.totalPrice === null ? null : <Price sum={totals.totalPrice} />
