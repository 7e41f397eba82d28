import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'
import { useTextIn } from '#/i18n/use-language.ts'

/** What the way of paying of an order is called; some servers name its kind alone. Empty: nobody can say. */
export function usePaymentName(): (payment: NonNullable<Order['payment']>) => string {
  const { t } = useLingui()
  const textIn = useTextIn()
  const ofType = {
    CASH: t`Cash`,
    TERMINAL: t`Card`,
    CLICK: 'Click',
    PAYME: 'Payme',
    PAYNET: 'Paynet',
    UZUM: 'Uzum',
    OTHER: '',
  }
  return ({ name, type }) => textIn(name) || ofType[type]
}
