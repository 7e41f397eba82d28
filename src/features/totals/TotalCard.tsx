import { useLingui } from '@lingui/react/macro'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import css from './TotalCard.module.css'
import { TotalRows } from './TotalRows.tsx'
import type { OrderSummary } from './totals.ts'

/** The total with the page's action under it on wide pages. */
export function TotalCard({ summary }: { summary: OrderSummary }) {
  const { t } = useLingui()
  return (
    <section className={css.card} aria-label={t`Total`}>
      <TotalRows summary={summary} />
      <WideActionSlot />
    </section>
  )
}
