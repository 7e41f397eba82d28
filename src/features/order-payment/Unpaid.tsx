import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { Notice } from '#/ui/Notice.tsx'
import { wasSentToPay } from './payment-page.ts'
import { usePay } from './use-pay.ts'

/** How long after the return from a payment page the payment may still be reported to us, ms. */
const SETTLING = 12_000
/** How long a payment page takes to come; a page that a browser has stopped is offered again after it, ms. */
const LEAVING = 3_000
/** How often the order is polled meanwhile, ms (PY-04). */
const LOOK_EVERY = 4_000

/** An unpaid order. The return address proves nothing: only the order itself says whether it is paid. */
export function Unpaid({ order }: { order: Order }) {
  const { t } = useLingui()
  const money = useMoney()
  const [search] = useSearchParams()
  const shell = useShell()
  // The customer may return more than once: inside Telegram the page stays open behind the payment page.
  const [returns, setReturns] = useState(0)
  const { pay, isBusy } = usePay(order, () => setReturns((before) => before + 1))
  useEffect(
    () => shell.subscribeActive((isActive) => isActive && setReturns((before) => before + 1)),
    [shell],
  )
  const isReturn = search.has('paid')
  const [settled, setSettled] = useState(-1)
  const isSettling = isReturn && settled < returns
  useEffect(() => {
    if (!isSettling) return
    const cameBack = returns > 0 || !wasSentToPay(order.id)
    const timer = setTimeout(() => setSettled(returns), cameBack ? SETTLING : LEAVING)
    return () => clearTimeout(timer)
  }, [isSettling, returns, order.id])
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  useEffect(() => {
    if (!isSettling) return
    const look = () => void queries.invalidateQueries({ queryKey: orderQuery(scope, order.id).queryKey })
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isSettling, queries, scope, order.id])
  const { totalPrice } = order.totals
  useMainButton({
    label: isReturn ? t`Pay again` : t`Pay`,
    amount: money(totalPrice),
    busy: isBusy || isSettling,
    onPress: pay,
  })
  return isSettling ? (
    <Notice tone="tint" title={t`Checking the payment`}>
      {t`It takes a few seconds. Do not pay twice.`}
    </Notice>
  ) : (
    <Notice tone="warn" title={t`Not paid yet`}>
      {t`The kitchen starts after the payment.`}
    </Notice>
  )
}
