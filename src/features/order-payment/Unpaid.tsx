import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { isBegun } from '#/domain/order/order-status.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useMayBePaid } from './opened.ts'
import { PayQuestion } from './PayQuestion.tsx'
import { wasSentToPay } from './payment-page.ts'
import { usePay } from './use-pay.ts'

/** How long after the return from a payment page the payment is waited for, ms; then paying again is possible. */
const SETTLING = 12_000
/** How long after the return it is said that providers may take their time, ms. */
const SLOW = 60_000
/** How long a payment page takes to come; a page that a browser has stopped is offered again after it, ms. */
const LEAVING = 3_000
/** How often the order is polled meanwhile, ms (PY-04). */
const LOOK_EVERY = 4_000

/**
 * An unpaid order; `isInHead`: its head says that nothing happens before it is paid. The return address proves nothing:
 * only the order itself says whether it is paid.
 */
export function Unpaid({ order, isInHead }: { order: Order; isInHead: boolean }) {
  const { t } = useLingui()
  const money = useMoney()
  const [search] = useSearchParams()
  const shell = useShell()
  // The customer may return more than once: inside Telegram the page stays open behind the payment page.
  const [returns, setReturns] = useState(0)
  useEffect(
    () => shell.subscribeActive((isActive) => isActive && setReturns((before) => before + 1)),
    [shell],
  )
  const isSent = search.has('paid')
  // A page that was stopped by the browser never took the customer away.
  // A saved card that is still being charged may pay it any moment, as an open payment page may (DX-09).
  const isCharging = order.cardPayment?.status === 'PENDING'
  const mayBePaid = useMayBePaid(order.id)
  const wasOpened = isCharging || ((isSent || mayBePaid) && (returns > 0 || !wasSentToPay(order.id)))
  const stage = useStage(isSent || isCharging, wasOpened, returns)
  const { pay, isBusy, ...asked } = usePay(order, wasOpened, () => setReturns((before) => before + 1))
  usePolling(order.id, stage === 'checking')
  const total = order.totals.totalPrice
  // While it is found out whether it is paid, nothing can be paid twice.
  useMainButton(
    stage === 'checking'
      ? 'hidden'
      : {
          label: wasOpened ? t`Pay again` : t`Pay`,
          ...(total !== null && { amount: money(total) }),
          busy: isBusy,
          commits: true,
          onPress: pay,
        },
  )
  return (
    <>
      {stage === 'checking' && (
        <Notice tone="tint" title={t`Checking the payment`}>
          {t`It takes a few seconds. Do not pay twice.`}
        </Notice>
      )}
      {stage === 'unpaid' && <NotPaid order={order} isInHead={isInHead} />}
      {stage === 'slow' && (
        <Notice tone="warn" title={t`The payment has not arrived yet`}>
          {t`Some providers take a few minutes. If the money was taken, wait: the order will say so by itself.`}
        </Notice>
      )}
      <PayQuestion sum={total} {...asked} />
    </>
  )
}

/** Why nothing is paid: a saved card was refused, with the bank's words for it (DX-09), or nobody has paid. */
function NotPaid({ order: { cardPayment, status }, isInHead }: { order: Order; isInHead: boolean }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const hasBegun = isBegun(status)
  if (cardPayment?.status !== 'REFUSED') {
    if (isInHead) return null
    return (
      <Notice tone="warn" title={t`Not paid yet`}>
        {!hasBegun && t`The kitchen starts after the payment.`}
      </Notice>
    )
  }
  const { lastFour, reason } = cardPayment
  return (
    <Notice
      tone="warn"
      title={lastFour ? t`The card ending in ${lastFour} was not charged` : t`The card was not charged`}
    >
      {reason && textIn(reason) && <p>{textIn(reason)}</p>}
      <p>
        {hasBegun
          ? t`You can pay in another way now.`
          : t`The kitchen starts after the payment. You can pay in another way now.`}
      </p>
    </Notice>
  )
}

/** `checking`: a payment may arrive any second; `slow`: it was opened a while ago, and may still arrive. */
type Stage = 'unpaid' | 'checking' | 'slow'

function useStage(isSent: boolean, wasOpened: boolean, returns: number): Stage {
  const [settled, setSettled] = useState(-1)
  const [slow, setSlow] = useState(-1)
  const isSettling = isSent && settled < returns
  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => setSettled(returns), wasOpened ? SETTLING : LEAVING)
    return () => clearTimeout(timer)
  }, [isSettling, returns, wasOpened])
  useEffect(() => {
    if (!wasOpened) return
    const timer = setTimeout(() => setSlow(returns), SLOW)
    return () => clearTimeout(timer)
  }, [wasOpened, returns])
  if (isSettling) return 'checking'
  return wasOpened && slow >= returns ? 'slow' : 'unpaid'
}

function usePolling(orderId: string, isOn: boolean) {
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  useEffect(() => {
    if (!isOn) return
    const look = () => void queries.invalidateQueries({ queryKey: orderQuery(scope, orderId).queryKey })
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isOn, queries, scope, orderId])
}
