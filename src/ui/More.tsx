import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import css from './More.module.css'

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** The end of a list: asks for its next page when it comes into view, and by a press. After a failure only by a press. */
export function More({ of: query }: { of: Pages }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const { hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError: hasFailed } = query
  useEffect(() => {
    if (!place.current || isBusy || hasFailed || typeof IntersectionObserver !== 'function') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void latest.current.fetchNextPage()
      },
      { rootMargin: '240px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isBusy, hasFailed])
  if (!hasNextPage) return null
  return (
    <div ref={place} className={css.more}>
      {hasFailed && <p role="alert">{t`Could not load`}</p>}
      <Button busy={isBusy} onPress={() => void query.fetchNextPage()}>
        {hasFailed ? t`Try again` : t`Show more`}
      </Button>
    </div>
  )
}
