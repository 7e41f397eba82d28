import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { errorOf, unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { openPayment, paymentPage } from './payment-page.ts'
import { orderQuery } from './queries.ts'

/** Sends the customer to pay. Whether it was paid only the order says, so it is read again afterwards. */
export function usePay(order: Order): { pay: () => void; isBusy: boolean } {
  const { t } = useLingui()
  const shell = useShell()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(paymentPage(order.id, shell, bot)),
    onSuccess: (page) => {
      if ('telegram' in page) shell.openTelegramLink(page.telegram)
      if ('open' in page) openPayment(order.id, page.open, shell)
      if ('unknown' in page) {
        const { hostname } = new URL(page.unknown)
        notify({
          text: t`This payment page is not known to us: ${hostname}. Open it only if you trust it.`,
          action: { label: t`Open`, onPress: () => shell.openLink(page.unknown) },
        })
      }
      void queries.invalidateQueries({ queryKey: orderQuery(scope, order.id).queryKey })
    },
    onError: (thrown) => notify({ text: errorText(errorOf(thrown)), tone: 'error' }),
  })
  return { pay: () => mutate(), isBusy: isPending }
}
