import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#/api/api.ts'
import { errorOf, unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Shell, useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { orderQuery } from './queries.ts'

/** Where the payment page sends the customer back (contract, gap 22): our page, or our app inside Telegram. */
export function returnUrl(
  order: Pick<Order, 'id'>,
  { channel }: Pick<Shell, 'channel'>,
  bot: string,
): string {
  return channel === 'TG' && bot
    ? `https://t.me/${bot}?startapp=o_${order.id}`
    : `${window.location.origin}${href('order', { id: order.id }, { paid: '1' })}`
}

/** Sends the customer to pay. Whether it was paid only the order says, so it is read again afterwards. */
export function usePay(order: Order): { pay: () => void; isBusy: boolean } {
  const shell = useShell()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.payments.checkout(order.id, returnUrl(order, shell, bot))),
    onSuccess: ({ action, url }) => {
      if (action === 'TELEGRAM_INVOICE' && url) shell.openTelegramLink(url)
      else if (action !== 'NONE' && url) shell.openLink(url, 'here')
      void queries.invalidateQueries({ queryKey: orderQuery(scope, order.id).queryKey })
    },
    onError: (thrown) => notify({ text: errorText(errorOf(thrown)), tone: 'error' }),
  })
  return { pay: () => mutate(), isBusy: isPending }
}
