import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { STALE } from '#/api/query.ts'
import type { Review, ReviewPage } from '#/api/schema/review.ts'
import { barsOfGrades, gradesIn, type Star, starBars, starOf } from '#/domain/menu/stars.ts'
import { PhotoRow } from '#/features/product-pictures/index.ts'
import { useDate } from '#/i18n/format.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { SkeletonText } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { Stars } from '#/ui/Stars.tsx'
import { reviewsQuery } from './queries.ts'
import { type KnownGrades, ReviewSummary } from './ReviewSummary.tsx'
import css from './Reviews.module.css'

type Pages = readonly ReviewPage[]

/** The average of a dish and of how many grades it is; `count` 0: the server does not say. */
export type GradeOfDish = { readonly average: number; readonly count: number }

/** What customers wrote about a dish, newest first, under a picture of their grades (PR-12, DX-11). */
export function Reviews({
  productId,
  grade,
  open,
  onClose,
}: {
  productId: string
  grade: GradeOfDish
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Reviews`}>
      <Content productId={productId} grade={grade} />
    </Sheet>
  )
}

/**
 * The server's counts by star are of all grades; without them, or where one of them cannot be read, the reviews that were
 * read are counted. `isLast`: there are no others.
 */
function knownGrades(pages: Pages, isLast: boolean): KnownGrades {
  const counts = pages[0]?.counts
  const sent = starBars(counts?.isWhole ? counts.good : [])
  if (gradesIn(sent) > 0) return { bars: sent, of: 'all' }
  const bars = barsOfGrades(pages.flatMap(({ content }) => content))
  return { bars, of: isLast ? 'reviews' : 'newest' }
}

/**
 * The stars that the list is filtered by. The sheet stands on its lower edge, so while it shows fewer reviews its content
 * stays as high as what was seen: the bar that was pressed would go away from under the finger. `least`: px.
 */
function useStar() {
  const content = useRef<HTMLDivElement>(null)
  const [{ star, least }, set] = useState<{ star: Star | null; least?: number }>({ star: null })
  const seen = () => {
    const { current } = content
    const body = current?.parentElement
    if (!body) return {}
    const { paddingTop, paddingBottom } = getComputedStyle(body)
    const inSight =
      body.scrollTop + body.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return { least: Math.min(current.offsetHeight, inSight) }
  }
  const choose = (next: Star | null) => {
    if (next === null) set({ star: null })
    else set(star === null ? { star: next, ...seen() } : (before) => ({ ...before, star: next }))
  }
  return { star, least, choose, content }
}

function Content({ productId, grade }: { productId: string; grade: GradeOfDish }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const hasSummary = useAtomValue(abilitiesAtom).reviewSummary
  const { star, choose, content, least } = useStar()
  const all = useInfiniteQuery(reviewsQuery(scope, productId, null))
  // Of a list that is there to its end nothing more is asked for.
  const asked = all.hasNextPage ? star : null
  // What was just read is not read again by every press.
  const query = useInfiniteQuery({ ...reviewsQuery(scope, productId, asked), staleTime: STALE.minute })
  const isEmpty = (pages: Pages) => pages.every((page) => page.content.length === 0)
  const nothing = (
    <EmptyState
      icon={<EmptyArt of="talk" />}
      title={t`No reviews yet`}
      hint={t`You can rate a delivered order`}
    />
  )
  const skeleton = <SkeletonText lines={[40, 92, 70, 45, 85]} />
  return (
    <div ref={content} style={{ minHeight: least }}>
      <QueryView query={all} skeleton={skeleton}>
        {({ pages }) => {
          const known = knownGrades(pages, !all.hasNextPage)
          const isPicture = hasSummary && gradesIn(known.bars) > 0
          return (
            <>
              {isPicture && <ReviewSummary known={known} grade={grade} star={star} onStar={choose} />}
              {isEmpty(pages) ? (
                nothing
              ) : (
                <QueryView query={query} skeleton={skeleton}>
                  {(read) => (
                    <List
                      pages={read.pages}
                      star={star}
                      hasMore={query.hasNextPage}
                      hasPhotos={hasSummary}
                      isBusy={query.isFetchingNextPage}
                      onMore={() => void query.fetchNextPage()}
                    />
                  )}
                </QueryView>
              )}
            </>
          )
        }}
      </QueryView>
    </div>
  )
}

function List({
  pages,
  star,
  hasMore,
  hasPhotos,
  isBusy,
  onMore,
}: {
  pages: Pages
  star: Star | null
  hasMore: boolean
  hasPhotos: boolean
  isBusy: boolean
  onMore: () => void
}) {
  const { t } = useLingui()
  const filterWords = useFilterWords()
  const read = pages.flatMap((page) => page.content)
  // A server that does not know the filter sends all of them.
  const shown = star === null ? read : read.filter(({ grade }) => starOf(grade) === star)
  return (
    <>
      {star !== null && (
        <p className={css.filter} role="status">
          {filterWords(star, shown.length, hasMore)}
        </p>
      )}
      <ul className={css.reviews}>
        {shown.map((review) => (
          <OneReview key={review.id} review={review} hasPhotos={hasPhotos} />
        ))}
      </ul>
      {hasMore && <Button isWide busy={isBusy} onPress={onMore}>{t`Show more`}</Button>}
    </>
  )
}

/** How many reviews the filter shows, and whether there may be more of them. */
function useFilterWords() {
  const { t } = useLingui()
  return (star: Star, count: number, hasMore: boolean): string => {
    const stars = plural(star, { one: '# star', other: '# stars' })
    if (count > 0)
      return hasMore
        ? t`${stars}: ${plural(count, { one: '# review so far', other: '# reviews so far' })}`
        : t`${stars}: ${plural(count, { one: '# review', other: '# reviews' })}`
    return hasMore
      ? t`${stars}: none among the newest reviews`
      : t`${stars}: nobody has written a review with this rating yet`
  }
}

function OneReview({
  review: { userName, grade, comment, createdDate, reply, photos },
  hasPhotos,
}: {
  review: Review
  hasPhotos: boolean
}) {
  const { t } = useLingui()
  const day = useDate()
  const who = userName || t`Customer`
  return (
    <li className={css.review}>
      <p className={css.head}>
        <span className={css.who}>{who}</span>
        {grade !== null && <Stars label={t`Rating`} value={Math.round(grade)} />}
      </p>
      {createdDate && <p className={css.when}>{day(createdDate)}</p>}
      {comment && <p className={css.words}>{comment}</p>}
      {hasPhotos && photos.length > 0 && <PhotoRow pictures={photos} name={who} className={css.photos} />}
      {reply && (
        <p className={css.reply}>
          <b>{t`Reply`}</b> <span>{reply}</span>
        </p>
      )}
    </li>
  )
}
