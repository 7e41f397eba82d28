import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Star as StarIcon } from 'lucide-react'
import { gradesIn, type Star, type StarBar } from '#/domain/menu/stars.ts'
import { useDecimal } from '#/i18n/format.ts'
import { ProgressBar } from '#/ui/ProgressBar.tsx'
import { Stars } from '#/ui/Stars.tsx'
import css from './ReviewSummary.module.css'

/** `of`: all grades, as the server counts them; the reviews, all of them or the newest that were read. */
export type KnownGrades = {
  readonly bars: readonly StarBar[]
  readonly of: 'all' | 'reviews' | 'newest'
}

/**
 * The average and a bar for each star with its number; a press on a bar shows only those reviews, another press all of
 * them (DX-11).
 */
export function ReviewSummary({
  known: { bars, of },
  grade: { average, count },
  star: chosen,
  onStar,
}: {
  known: KnownGrades
  grade: { readonly average: number; readonly count: number }
  star: Star | null
  onStar: (star: Star | null) => void
}) {
  const { t } = useLingui()
  const decimal = useDecimal()
  const counted = gradesIn(bars)
  const all = of === 'all' ? counted : Math.max(count, counted)
  return (
    <div className={css.summary}>
      <div className={css.average}>
        <span className={css.mark} translate="no">
          {decimal(average)}
        </span>
        <Stars label={t`Rating`} value={Math.round(average)} />
        <span className={css.all}>{plural(all, { one: '# rating', other: '# ratings' })}</span>
      </div>
      <fieldset className={css.bars} aria-label={t`Show reviews by rating`}>
        {bars.map(({ star, count: ofStar, share }) => (
          <button
            key={star}
            type="button"
            className={css.bar}
            aria-pressed={star === chosen}
            aria-label={t`Rating ${star}: ${ofStar}`}
            disabled={ofStar === 0 && of !== 'newest'}
            onClick={() => onStar(star === chosen ? null : star)}
          >
            <span className={css.star} translate="no">
              {/* A space, so that what is read is two numbers. */}
              <span>{`${star} `}</span>
              <StarIcon size={12} aria-hidden="true" />
            </span>
            <ProgressBar share={share} className={css.track} />
            <span className={css.count} translate="no">
              {ofStar}
            </span>
          </button>
        ))}
      </fieldset>
      {of !== 'all' && (
        <p className={css.note}>
          {of === 'newest'
            ? t`The bars count only the newest ${plural(counted, { one: '# review', other: '# reviews' })}`
            : t`The bars count only reviews with words`}
        </p>
      )}
    </div>
  )
}
