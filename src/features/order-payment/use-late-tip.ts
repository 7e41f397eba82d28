import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { lateTipPageOf } from './payment-page.ts'
import { useOpenPage } from './use-open-page.ts'

/** Sends the customer to pay a tip for an order that has arrived (DX-13). Only the order says whether it was paid. */
export function useLateTip(order: Order): { give: (sum: number) => void; isBusy: boolean } {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const queries = useQueryClient()
  const { queryKey } = orderQuery(useAtomValue(queryScopeAtom), order.id)
  const reportError = useReportError()
  const look = () => void queries.invalidateQueries({ queryKey })
  const open = useOpenPage(order.id, (url) => shell.openLink(url, 'here'))
  // The page of the payment was left, or lies under this one in its client.
  const lookAgain = useEffectEvent(look)
  useEffect(() => shell.subscribeActive((isActive) => isActive && lookAgain()), [shell])
  const { mutate, isPending } = useMutation({
    mutationFn: (sum: number) => unwrap(lateTipPageOf(order, sum, shell, bot)),
    onSuccess: (page) => {
      if (!('none' in page)) open(page)
      else if (page.none !== 'paid')
        notify({ text: t`There is no page to pay a tip on. It can be given by hand.`, tone: 'error' })
      look()
    },
    onError: (thrown) => {
      shell.haptic('error')
      reportError(thrown)
      look()
    },
  })
  return { give: mutate, isBusy: isPending }
}
