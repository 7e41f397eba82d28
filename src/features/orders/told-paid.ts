import { atom } from 'jotai'
import type { Order } from '#/api/schema/order.ts'

const idsAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * The orders that anybody has called paid on this page: the payment call knows it before the order's record does. An
 * order of these is paid, whatever its record still says (PY-04).
 */
export const toldPaidAtom = atom(
  (get) => get(idsAtom),
  (get, set, id: string) => set(idsAtom, new Set([...get(idsAtom), id])),
)

/** The order with what was said of its payment. */
export const withToldPaid = (order: Order, paid: ReadonlySet<string>): Order =>
  paid.has(order.id) && !order.isPaid ? { ...order, isPaid: true, canPay: false } : order
