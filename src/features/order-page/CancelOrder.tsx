import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { ordersApi } from '#/api/orders.ts'
import { errorOf, isRetryable, unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { settle } from '#/api/write-once.ts'
import { isCancelled } from '#/domain/order/order-status.ts'
import { activeOrdersQuery, cancelReasonsQuery, orderQuery } from '#/features/orders/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { SkeletonText } from '#/ui/base/Skeleton.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { RadioRow, RadioRows } from '#/ui/RadioRow.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './CancelOrder.module.css'

/** Asks for the reason, then cancels. The order is shown unchanged until the server confirms. */
export function CancelOrder({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const [reasonId, setReasonId] = useState<string | null>(null)
  const { cancel, isBusy } = useCancel(order, onClose)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Cancel the order?`}
      isNarrow
      footer={
        <Button
          size="page"
          look="fill"
          busy={isBusy}
          commits
          disabled={reasonId === null}
          onPress={() => reasonId !== null && cancel(reasonId)}
        >
          <span className={reasonId === null ? undefined : css.destructive}>{t`Cancel the order`}</span>
        </Button>
      }
    >
      {open && <Reasons chosen={reasonId} onChoose={setReasonId} />}
    </Sheet>
  )
}

function Reasons({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const name = useId()
  const query = useQuery(cancelReasonsQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView query={query} skeleton={<SkeletonText lines={[70, 55, 80]} height={22} />}>
      {(reasons) => (
        <RadioRows label={t`Why?`}>
          {reasons.map((reason) => (
            <RadioRow
              key={reason.id}
              title={textIn(reason.name)}
              name={name}
              checked={reason.id === chosen}
              onChange={() => onChoose(reason.id)}
            />
          ))}
        </RadioRows>
      )}
    </QueryView>
  )
}

function useCancel(order: Order, onDone: () => void) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const shell = useShell()
  const notify = useNotify()
  const reportError = useReportError(t`Order not cancelled`)
  const { queryKey } = orderQuery(scope, order.id)
  const { mutate, isPending } = useMutation({
    mutationFn: async (reasonId: string) =>
      unwrap(
        settle(await ordersApi().cancel(order.id, reasonId, ''), async () => {
          const [, now] = await ordersApi().one(order.id)
          return now && isCancelled(now.status) ? now : null
        }),
      ),
    onSuccess: (cancelled) => {
      queries.setQueryData(queryKey, cancelled)
      notify(t`Order cancelled`)
      // The result is shown at the top, far above the button that was pressed.
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
    onError: (thrown) => {
      shell.haptic('error')
      reportError(thrown)
      void queries.invalidateQueries({ queryKey })
    },
    onSettled: (_order, thrown) => {
      void queries.invalidateQueries({ queryKey: activeOrdersQuery(scope).queryKey })
      // A refusal is final; after a lost response the customer can press again.
      if (!isRetryable(errorOf(thrown))) onDone()
    },
  })
  return { cancel: mutate, isBusy: isPending }
}
