import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { ordersApi } from '#/api/orders.ts'
import { errorOf, isTrouble, unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { activeOrdersQuery, cancelReasonsQuery, orderQuery } from '#/features/orders/index.ts'
import { SkeletonText } from '#/first-screen/Skeleton.tsx'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { ChoiceInput } from '#/ui/ChoiceInput.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './CancelOrder.module.css'

/** Asks why, then cancels. The order stays as it is until the server says so. */
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
        <fieldset className={css.list} aria-label={t`Why?`}>
          {reasons.map((reason) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is an input
            <label key={reason.id} className={css.row}>
              <span className={css.words}>{textIn(reason.name)}</span>
              <ChoiceInput
                kind="radio"
                name={name}
                checked={reason.id === chosen}
                onChange={() => onChoose(reason.id)}
              />
            </label>
          ))}
        </fieldset>
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
  const errorText = useErrorText()
  const { queryKey } = orderQuery(scope, order.id)
  const { mutate, isPending } = useMutation({
    mutationFn: (reasonId: string) => unwrap(ordersApi().cancel(order.id, reasonId, '')),
    onSuccess: (cancelled) => {
      queries.setQueryData(queryKey, cancelled)
      notify(t`Order cancelled`)
      // What became of it stands on top, far above the button that was pressed.
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
    onError: (thrown) => {
      shell.haptic('error')
      notify({ text: errorText(errorOf(thrown)), tone: 'error' })
      void queries.invalidateQueries({ queryKey })
    },
    onSettled: (_order, thrown) => {
      void queries.invalidateQueries({ queryKey: activeOrdersQuery(scope).queryKey })
      // A refusal is the last word; a lost answer is not, and the next press stands ready.
      if (!isTrouble(errorOf(thrown))) onDone()
    },
  })
  return { cancel: mutate, isBusy: isPending }
}
