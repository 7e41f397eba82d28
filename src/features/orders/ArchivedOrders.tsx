import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ReceiptText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button } from '#/ui/Button.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { archiveQuery } from './archive-query.ts'
import { OrderCard, OrderCardsSkeleton } from './OrderCard.tsx'
import css from './Orders.module.css'

/** Orders that are over, a page of ten after another as the list is scrolled. */
export function ArchivedOrders() {
  const { t } = useLingui()
  const query = useInfiniteQuery(archiveQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      // A next page that failed is told at the end of the list, where it is asked for again.
      query={query.isFetchNextPageError ? { ...query, error: null } : query}
      isLive
      skeleton={<OrderCardsSkeleton />}
      isEmpty={({ pages }) => pages.every((page) => page.content.length === 0)}
      empty={
        <EmptyState
          icon={<ReceiptText strokeWidth={1.75} />}
          title={t`No orders yet`}
          hint={t`Pick something from the menu`}
          actions={[{ label: t`Open the menu`, to: href('home') }]}
        />
      }
    >
      {({ pages }) => (
        <>
          <ul className={css.cards}>
            {/* A new order moves the pages along, so one may come twice. */}
            {[
              ...new Map(pages.flatMap((page) => page.content.map((order) => [order.id, order]))).values(),
            ].map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <More
              isBusy={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => query.fetchNextPage()}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

/** The end of the list: asks for more when it comes into view, and by a press. After a failure only by a press. */
function More({ isBusy, hasFailed, onMore }: { isBusy: boolean; hasFailed: boolean; onMore: () => void }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  useEffect(() => {
    if (!place.current || isBusy || hasFailed || typeof IntersectionObserver !== 'function') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: '240px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isBusy, hasFailed])
  return (
    <div ref={place} className={css.more}>
      {hasFailed && <p role="alert">{t`Could not load`}</p>}
      <Button busy={isBusy} onPress={onMore}>
        {hasFailed ? t`Try again` : t`Show more`}
      </Button>
    </div>
  )
}
