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
import { questionOf, usePayQuestion } from './pay-question.ts'
import { lateTipOf } from './payment-page.ts'
import { useOpenPage } from './use-open-page.ts'

/** Sends the customer to pay a tip for an order that has arrived (DX-13). Only the order says whether it was paid. */
export function useLateTip(order: Order) {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const queries = useQueryClient()
  const { queryKey } = orderQuery(useAtomValue(queryScopeAtom), order.id)
  const reportError = useReportError(t`Tip not sent`)
  const look = () => void queries.invalidateQueries({ queryKey })
  const open = useOpenPage(order.id, { openHere: (url) => shell.openLink(url, 'here') })
  // The page of the payment was left, or lies under this one in its client.
  const lookAgain = useEffectEvent(look)
  useEffect(() => shell.subscribeActive((isActive) => isActive && lookAgain()), [shell])
  const { question, isAsked, ask, dismiss } = usePayQuestion()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (sum: number) => unwrap(lateTipOf(order, sum, shell, bot)),
    onSuccess: (payment) => {
      const { page } = payment
      const asked = questionOf(payment)
      if (asked) ask(asked)
      else if (!('none' in page)) open(page)
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
  const confirm = () => {
    dismiss()
    if ('page' in question && !('none' in question.page)) open(question.page)
  }
  return {
    give: mutate,
    isBusy: isPending,
    asked: { sum: variables ?? 0, question, isAsked, confirm, dismiss },
  }
}
