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
import { usePay } from './use-pay.ts'

/** ms after the return from a payment page in which the payment may still be on its way to us. */
const SETTLING = 12_000
/** ms between looks at the order meanwhile (PY-04). */
const LOOK_EVERY = 4_000

/** An order that waits for its money. The return address claims nothing: only the order itself says it is paid. */
export function Unpaid({ order }: { order: Order }) {
  const { t } = useLingui()
  const money = useMoney()
  const { pay, isBusy } = usePay(order)
  const [search] = useSearchParams()
  const shell = useShell()
  // The same page may be returned to more than once: inside Telegram it stays open behind the payment page.
  const [returns, setReturns] = useState(0)
  useEffect(
    () => shell.subscribeActive((isActive) => isActive && setReturns((before) => before + 1)),
    [shell],
  )
  const isReturn = search.has('paid')
  const [settled, setSettled] = useState(-1)
  const isSettling = isReturn && settled < returns
  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => setSettled(returns), SETTLING)
    return () => clearTimeout(timer)
  }, [isSettling, returns])
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
