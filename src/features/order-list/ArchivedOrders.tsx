import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { archiveQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { More } from '#/ui/More.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { NoOrders, OrderCards, OrderCardsSkeleton } from './OrderCards.tsx'

/** Ended orders, loaded ten at a time as the list is scrolled. */
export function ArchivedOrders() {
  const { t } = useLingui()
  const query = useInfiniteQuery(archiveQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      // A failed next page is reported at the end of the list, with a retry.
      query={query.isFetchNextPageError ? { ...query, error: null } : query}
      isLive
      skeleton={<OrderCardsSkeleton />}
      isEmpty={({ pages }) => pages.every((page) => page.content.length === 0)}
      empty={<NoOrders art="receipt" title={t`No orders yet`} />}
    >
      {({ pages }) => (
        <>
          {/* A new order shifts the pages, so one may appear twice. */}
          <OrderCards
            orders={[
              ...new Map(pages.flatMap((page) => page.content.map((order) => [order.id, order]))).values(),
            ]}
          />
          <More of={query} />
        </>
      )}
    </QueryView>
  )
}
