import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { unwrap } from '#/api/query.ts'
import { trackingApi } from '#/api/tracking.ts'
import { homeAddress } from '#/config/host.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { keys } from '#/session/keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'

/** The address of the page of a link, for any browser: who receives an order need not have Telegram. */
export function trackingLink(token: string): string {
  const url = homeAddress(window.location, import.meta.env, keys.tabVendor.read())
  url.pathname = href('tracking', { token })
  return url.href
}

/** Makes the link of an order, and takes it back; the order on the page knows of it at once. */
export function useTracking(orderId: string, onStopped: () => void) {
  const { t } = useLingui()
  const { queryKey } = orderQuery(useAtomValue(queryScopeAtom), orderId)
  const queries = useQueryClient()
  const notify = useNotify()
  const reportError = useReportError()
  const remember = (trackingToken: string | null) =>
    queries.setQueryData(queryKey, (order) => order && { ...order, trackingToken })
  const share = useMutation({
    mutationFn: () => unwrap(trackingApi().share(orderId)),
    onSuccess: ({ token }) => remember(token),
  })
  const stop = useMutation({
    mutationFn: () => unwrap(trackingApi().stop(orderId)),
    onSuccess: () => {
      onStopped()
      remember(null)
      notify(t`The link no longer works`)
    },
    onError: reportError,
  })
  return { share, stop }
}
