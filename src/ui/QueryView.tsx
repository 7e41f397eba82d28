import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clockTime } from '#/i18n/format.ts'
import { toServerTime } from '#/lib/clock.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { ArtIcon } from './ArtIcon.tsx'
import plug from './art/plug.webp'
import { useErrorText } from './describe-error.ts'
import { EmptyState } from './EmptyState.tsx'
import { LineIcon } from './LineIcon.tsx'
import { Notice } from './Notice.tsx'
import css from './QueryView.module.css'
import { useHeld } from './use-held.ts'

/** The fields of a TanStack query result that are used. */
type Reading<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  /** `paused`: no network, the query waits for it. */
  fetchStatus?: string
  /** ms; 0: this query has not failed yet. */
  errorUpdatedAt?: number
  /** ms by this device's clock, like all that TanStack stamps. */
  dataUpdatedAt?: number
  refetch: () => Promise<unknown>
}

/**
 * A query's four states in one place: skeleton, error with a retry, empty text, data. Data once shown stays, whatever a
 * later refresh does; an error stays until the next response.
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
  /** A skeleton of the same size as the data. */
  skeleton: Elements
  empty?: Elements
  isEmpty?: (data: T) => boolean
  /** The data changes from minute to minute: while a refresh fails, the page shows its age. */
  isLive?: boolean
  children: (data: T) => Elements
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
  // In one place with and without an error: what is rendered keeps its state, such as an open sheet.
  return (
    <>
      {isLive && query.error ? (
        <OutOfDate error={query.error} at={query.dataUpdatedAt} onRetry={query.refetch} />
      ) : null}
      {shown}
    </>
  )
}

/** Says how old the data is that stays visible; it is refreshed automatically. */
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
      {`${errorText(error)} ${t`This is how it was at ${time}.`}`}
    </Notice>
  )
}

/** A failed query: what happened, and a retry. */
export function LoadFailed({
  error,
  onRetry,
  busy = false,
  note,
  headingLevel = 2,
}: {
  /** Null during a retry: the last error stays. */
  error: unknown
  onRetry: () => unknown
  /** A retry is running. */
  busy?: boolean
  /** A note, such as what is safe. */
  note?: string
  /** 1: there is no other heading on the page. */
  headingLevel?: 1 | 2
}) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return (
    <div role="alert">
      <EmptyState
        icon={
          <ArtIcon src={plug} size={84}>
            <LineIcon of="cloudOff" size={24} weight={1.75} />
          </ArtIcon>
        }
        title={t`Could not load`}
        headingLevel={headingLevel}
        hint={[last ? errorText(last) : '', note].filter(Boolean).join(' ')}
        actions={[{ label: t`Try again`, onPress: () => void onRetry(), busy }]}
      />
    </div>
  )
}
