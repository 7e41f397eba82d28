import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { archiveQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { More } from '#/ui/More.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { NoOrdersYet, OrderCards, OrderCardsSkeleton } from './OrderCards.tsx'

const Spending = lazyPart(() => import('./Spending.tsx'), 'Spending')

/** Ended orders, loaded ten at a time as the list is scrolled, under what was spent on them. */
export function ArchivedOrders() {
  const { t } = useLingui()
  const { orderSpending } = useAtomValue(abilitiesAtom)
  const query = useInfiniteQuery(archiveQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      // A failed next page is reported at the end of the list, with a retry.
      query={query.isFetchNextPageError ? { ...query, error: null } : query}
      isLive
      skeleton={<OrderCardsSkeleton />}
      isEmpty={({ pages }) => pages.every((page) => page.content.length === 0)}
      empty={<NoOrdersYet art="receipt" title={t`No orders yet`} />}
    >
      {({ pages }) => {
        // A new order shifts the pages, so one may appear twice.
        const orders = [
          ...new Map(pages.flatMap((page) => page.content.map((order) => [order.id, order]))).values(),
        ]
        return (
          <>
            {orderSpending && (
              <Suspense>
                <Spending
                  orders={orders}
                  onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                  isBusy={query.isFetchingNextPage}
                />
              </Suspense>
            )}
            <OrderCards orders={orders} />
            <More of={query} />
          </>
        )
      }}
    </QueryView>
  )
}
