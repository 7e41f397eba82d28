import type { Sum } from '#/domain/money.ts'

/** So'm; there is no larger banknote. */
const LARGEST_NOTE = 200_000

/** The most that anybody hands over for a sum: all of it in the largest banknotes. */
export const mostHandedOver = (total: Sum): Sum => Math.ceil(total / LARGEST_NOTE) * LARGEST_NOTE

/** Why change cannot be brought for the sum that the customer will hand over; null: it can, or none is wanted. */
export function changeFault(from: Sum | null, total: Sum): 'little' | 'much' | null {
  if (!from) return null
  if (from < total) return 'little'
  return from > mostHandedOver(total) ? 'much' : null
}
