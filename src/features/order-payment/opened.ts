import { atom, useAtomValue } from 'jotai'
import { mayBePaid, withOpened } from '#/domain/order/opened-payment.ts'
import { serverNow } from '#/lib/clock.ts'
import { openedPaymentsAtom } from '#/session/saved.ts'
import { useNow } from '#/ui/use-now.ts'
import { sendToPay } from './payment-page.ts'

/**
 * Notes that the payment of this order is opened: another page, another tab or the next launch asks before it opens it
 * once more.
 */
export const noteOpenedAtom = atom(null, (get, set, orderId: string) => {
  sendToPay(orderId)
  set(openedPaymentsAtom, withOpened(get(openedPaymentsAtom), orderId, serverNow()))
})

/** Whether a payment of this order that was opened on this device may still arrive. */
export const useMayBePaid = (orderId: string): boolean =>
  mayBePaid(useAtomValue(openedPaymentsAtom), orderId, useNow().getTime())
