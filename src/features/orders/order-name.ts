import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'

/** The name of an order: its number, where it is known. */
export function useOrderName(): (order: Pick<Order, 'number'> | undefined) => string {
  const { t } = useLingui()
  return (order) => {
    const number = order?.number ?? null
    return number === null ? t`My order` : t`Order ${number}`
  }
}
