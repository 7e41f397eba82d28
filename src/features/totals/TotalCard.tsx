import { useLingui } from '@lingui/react/macro'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { MissingBars } from './MissingBars.tsx'
import css from './TotalCard.module.css'
import { TotalRows } from './TotalRows.tsx'
import type { OrderSummary } from './totals.ts'

/**
 * The total with the page's action under it on wide pages. `hasBars`: what is missing stands here, since the page does
 * not show the lines.
 */
export function TotalCard({ summary, hasBars = false }: { summary: OrderSummary; hasBars?: boolean }) {
  const { t } = useLingui()
  return (
    <section className={css.card} aria-label={t`Total`}>
      <TotalRows
        summary={summary}
        bars={
          hasBars && (
            <div className={css.bars}>
              <MissingBars summary={summary} />
            </div>
          )
        }
      />
      <WideActionSlot />
    </section>
  )
}
