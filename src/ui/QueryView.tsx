import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useErrorText } from './describe-error.ts'
import { EmptyState } from './EmptyState.tsx'
import css from './QueryView.module.css'
import { Spoken } from './Spoken.tsx'
import { useHeld } from './use-held.ts'

/** What is read of a TanStack query result. */
type Reading<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  /** `paused`: no network, the query waits for it. */
  fetchStatus?: string
  refetch: () => Promise<unknown>
}

/**
 * A read's four states in one place: skeleton, what went wrong with a retry, the empty text, the data. Data once
 * shown stays, whatever a later refresh does.
 */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  children,
}: {
  query: Reading<T>
  /** The same boxes as the data's. */
  skeleton: ReactNode
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}) {
  const { t } = useLingui()
  const { data } = query
  const isPaused = query.isPending && query.fetchStatus === 'paused'
  const isWaiting = query.isPending && !isPaused
  const isShown = useHeld(isWaiting)

  if (isWaiting || (isShown && data !== undefined)) {
    return (
      <div className={isShown ? css.wait : css.soon} role="status" aria-busy="true">
        {isShown && <Spoken>{t`Loading`}</Spoken>}
        {skeleton}
      </div>
    )
  }
  if (data === undefined) {
    return <LoadFailed error={isPaused ? { kind: 'network' } : query.error} onRetry={query.refetch} />
  }
  if (empty && isEmpty(data)) return empty
  return children(data)
}

/** A read that failed: what happened, and the way to ask again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await onRetry()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff strokeWidth={1.75} />}
        title={t`Could not load`}
        hint={errorText(error)}
        actions={[{ label: t`Try again`, onPress: retry, busy }]}
      />
    </div>
  )
}
