import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api } from '#/api/api.ts'
import { nextPage } from '#/api/pages.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { SkeletonText } from '#/first-screen/Skeleton.tsx'
import { useDate } from '#/i18n/format.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button } from '#/ui/Button.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { Stars } from '#/ui/Stars.tsx'
import css from './Reviews.module.css'

const reviewsQuery = (scope: QueryScope, productId: string) =>
  infiniteQueryOptions({
    queryKey: shopKey(scope, 'reviews', productId),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(api.products.reviews(productId, pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: STALE.live,
  })

/** What customers wrote about a product, newest first (PR-12). */
export function Reviews({
  productId,
  open,
  onClose,
}: {
  productId: string
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Reviews`}>
      <List productId={productId} />
    </Sheet>
  )
}

function List({ productId }: { productId: string }) {
  const { t } = useLingui()
  const day = useDate()
  const query = useInfiniteQuery(reviewsQuery(useAtomValue(queryScopeAtom), productId))
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText lines={[40, 92, 70, 40, 85]} />}
      isEmpty={({ pages }) => pages.every((page) => page.content.length === 0)}
      empty={
        <EmptyState
          icon={<EmptyArt of="talk" />}
          title={t`No reviews yet`}
          hint={t`You can rate a delivered order`}
        />
      }
    >
      {({ pages }) => (
        <>
          <ul className={css.reviews}>
            {pages
              .flatMap((page) => page.content)
              .map(({ id, userName, grade, comment, createdDate, reply }) => (
                <li key={id} className={css.review}>
                  <p className={css.head}>
                    <span className={css.who}>{userName || t`Customer`}</span>
                    <Stars label={t`Rating`} value={Math.round(grade)} />
                  </p>
                  {createdDate && <p className={css.when}>{day(createdDate)}</p>}
                  {comment && <p className={css.words}>{comment}</p>}
                  {reply && (
                    <p className={css.reply}>
                      <b>{t`Reply`}</b> <span>{reply}</span>
                    </p>
                  )}
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <Button
              isWide
              busy={query.isFetchingNextPage}
              onPress={() => void query.fetchNextPage()}
            >{t`Show more`}</Button>
          )}
        </>
      )}
    </QueryView>
  )
}
