import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import { clockTime } from '#/i18n/format.ts'
import { toServerTime } from '#/lib/clock.ts'
import { useErrorText } from './describe-error.ts'
import { EmptyState } from './EmptyState.tsx'
import { Notice } from './Notice.tsx'
import css from './QueryView.module.css'
import { useHeld } from './use-held.ts'

/** What is read of a TanStack query result. */
type Reading<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  /** `paused`: no network, the query waits for it. */
  fetchStatus?: string
  /** ms; 0: this read has not failed yet. */
  errorUpdatedAt?: number
  /** ms by this device's clock, like all that TanStack stamps. */
  dataUpdatedAt?: number
  refetch: () => Promise<unknown>
}

/**
 * A read's four states in one place: skeleton, what went wrong with a retry, the empty text, the data. Data once
 * shown stays, whatever a later refresh does; what went wrong stays until the next answer.
 */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  isLive = false,
  children,
}: {
  query: Reading<T>
  /** The same boxes as the data's. */
  skeleton: ReactNode
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** It changes from minute to minute: while a refresh fails, the page says of when it is. */
  isLive?: boolean
  children: (data: T) => ReactNode
}) {
  const { t } = useLingui()
  const { data } = query
  const isPaused = query.isPending && query.fetchStatus === 'paused'
  const isWaiting = query.isPending && !isPaused
  const [hasFailed, setHasFailed] = useState(false)
  if (query.error && !hasFailed) setHasFailed(true)
  const isRetrying = isWaiting && hasFailed && Boolean(query.errorUpdatedAt)
  const isShown = useHeld(isWaiting && !isRetrying)

  if (isRetrying) return <LoadFailed error={null} onRetry={query.refetch} busy />
  if (isWaiting || (isShown && data !== undefined)) {
    return (
      <div className={isShown ? css.wait : css.soon} role="status" aria-busy="true">
        {isShown && <VisuallyHidden>{t`Loading`}</VisuallyHidden>}
        {skeleton}
      </div>
    )
  }
  if (data === undefined) {
    return <LoadFailed error={isPaused ? { kind: 'network' } : query.error} onRetry={query.refetch} />
  }
  const shown = empty && isEmpty(data) ? empty : children(data)
  if (!isLive || !query.error) return shown
  return (
    <>
      <OutOfDate error={query.error} at={query.dataUpdatedAt} onRetry={query.refetch} />
      {shown}
    </>
  )
}

/** Older data with its time: nothing is hidden, and it is asked for again by itself. */
function OutOfDate({
  error,
  at,
  onRetry,
}: {
  error: unknown
  at: number | undefined
  onRetry: () => unknown
}) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const time = at ? clockTime(new Date(toServerTime(at))) : ''
  return (
    <Notice
      tone="warn"
      title={t`Not up to date`}
      action={{ label: t`Try again`, onPress: () => void onRetry() }}
    >
      {errorText(error)} {t`This is how it was at ${time}.`}
    </Notice>
  )
}

/** A read that failed: what happened, and the way to ask again. */
export function LoadFailed({
  error,
  onRetry,
  busy = false,
  note,
}: {
  /** Null while it is asked again: the last one stays. */
  error: unknown
  onRetry: () => unknown
  /** It is being asked again. */
  busy?: boolean
  /** What of the page is safe. */
  note?: ReactNode
}) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff strokeWidth={1.75} />}
        title={t`Could not load`}
        hint={
          <>
            {last ? errorText(last) : ''} {note}
          </>
        }
        actions={[{ label: t`Try again`, onPress: () => void onRetry(), busy }]}
      />
    </div>
  )
}
