import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { askAgain, STALE, unwrap } from '#/api/query.ts'
import { tablesApi, type WaiterReason } from '#/api/tables.ts'
import { isUnclear } from '#/api/write-once.ts'
import { WAITER_HOLD_S } from '#/domain/order/waiter.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { newKey } from '#/lib/new-key.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'

/** How often a call that is not accepted yet is polled, ms. */
const LOOK_EVERY = 3_000
const SECOND = 1_000

/**
 * A call of this visit. `id` null: being sent; empty: it is known only that it was made. `until`: when the next one is
 * possible, by `performance.now()`. `key`: its idempotency key, which is kept while its answer is missing.
 */
type Called = { id: string | null; until: number; key: string }

const callsAtom = atom<Readonly<Record<string, Called>>>({})

export type WaiterState = 'free' | 'sending' | 'sent' | 'accepted'
export type TableRef = { branchId: string; tableId: string }

/** A call, asked for again until the waiter has accepted it; less often while that fails. */
export const waiterCallQuery = (scope: QueryScope, id: string) =>
  queryOptions({
    queryKey: customerKey(scope, 'waiter call', id),
    queryFn: ({ signal }) => unwrap(tablesApi().waiterCall(id, signal)),
    staleTime: STALE.live,
    refetchInterval: (query) => {
      const { data } = query.state
      return askAgain(data && data.status !== 'SENT' ? false : LOOK_EVERY)(query)
    },
  })

/**
 * One reason to call: the state of the last call, and the function that calls. The same call is possible once a minute
 * (DI-04).
 */
export function useWaiter({ branchId, tableId }: TableRef, reason: WaiterReason) {
  const { t } = useLingui()
  const shell = useShell()
  const refused = useReportError(t`The call was not sent`)
  const notKnown = useReportError(t`It is not known whether the call was sent`)
  const scope = useAtomValue(queryScopeAtom)
  const [calls, setCalls] = useAtom(callsAtom)
  const name = `${tableId}:${reason}`
  const called = calls[name] ?? null
  const isHeld = useIsBefore(called?.until ?? 0)
  const id = called?.id ?? ''
  const { data } = useQuery({ ...waiterCallQuery(scope, id), enabled: isHeld && id !== '' })
  useWaitedOn(tableId, data?.waiterId ?? null)
  const remember = (one: Called | null) =>
    setCalls(({ [name]: _, ...others }) => (one ? { ...others, [name]: one } : others))

  const state: WaiterState = !isHeld
    ? 'free'
    : called?.id === null
      ? 'sending'
      : data && data.status !== 'SENT'
        ? 'accepted'
        : 'sent'
  const call = async () => {
    if (state !== 'free') return
    shell.haptic('light')
    const until = performance.now() + WAITER_HOLD_S * SECOND
    // A call whose answer was lost is the one that is sent again.
    const key = called?.id === null ? called.key : newKey()
    remember({ id: null, until, key })
    const [error, made] = await tablesApi().callWaiter({ branchId, tableId, reason }, key)
    // Refused because it was made already: by the call whose answer was lost, or from another phone at the table.
    const isMade = made !== null || error.code === 'WAITER_CALLED'
    if (isMade) {
      shell.haptic('success')
      const hold = error?.retryAfter ?? WAITER_HOLD_S
      return remember({ id: made?.id ?? '', until: performance.now() + hold * SECOND, key })
    }
    shell.haptic('error')
    const isOpen = isUnclear(error)
    remember(isOpen ? { id: null, until: 0, key } : null)
    return isOpen ? notKnown(error) : refused(error)
  }
  const words = {
    free: '',
    sending: t`Sending`,
    sent: t({ message: 'Sent', context: 'call of the waiter' }),
    accepted: t`Waiter on the way`,
  }[state]
  return { state, words, call }
}

/** The waiter who came serves the table: its order names them to the kitchen. */
function useWaitedOn(tableId: string, waiterId: string | null) {
  const { table } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const isNews = waiterId !== null && table?.tableId === tableId && table.waiterId !== waiterId
  useEffect(() => {
    if (isNews && table) change({ table: { ...table, waiterId } })
  }, [isNews, table, waiterId, change])
}

/** Whether a moment (by `performance.now()`) is still to come; re-renders when it has passed. */
function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const left = moment - performance.now()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(performance.now()), left)
    return () => clearTimeout(timer)
  }, [moment])
  return moment > Math.max(now, performance.now())
}
