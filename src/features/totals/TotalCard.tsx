import { useLingui } from '@lingui/react/macro'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { useColumnsOnItsSide } from '#/ui/use-on-its-side.ts'
import { useWidth } from '#/ui/use-width.ts'
import { MissingBars } from './MissingBars.tsx'
import css from './TotalCard.module.css'
import { TotalRows } from './TotalRows.tsx'
import type { OrderSummary } from './totals.ts'

/**
 * The total with the page's action under it on wide pages. `hasBars`: what is missing stands here, since the page does
 * not show the lines. `folds`: where there is one column, the rows are a line that opens; the bar below has the total too.
 */
export function TotalCard({
  summary,
  hasBars = false,
  folds = false,
  children,
}: {
  summary: OrderSummary
  hasBars?: boolean
  folds?: boolean
  /** What else is to be known of the sums, as `IconLine`s. */
  children?: Elements
}) {
  const { t } = useLingui()
  const isOneColumn = useWidth() === 'narrow'
  // It stays in sight there, with the promo code, so that it leaves room for both.
  const isSumsBeside = useColumnsOnItsSide()
  return (
    <section className={css.card} aria-label={t`Total`}>
      <TotalRows
        summary={summary}
        isFolded={isSumsBeside || (folds && isOneColumn)}
        bars={
          hasBars && (
            <div className={css.bars}>
              <MissingBars summary={summary} />
            </div>
          )
        }
      />
      {children && <div className={css.notes}>{children}</div>}
      <WideActionSlot />
    </section>
  )
}
