import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { draftAtom } from '#/features/order-draft/index.ts'
import { type OrderSummary, useBalance } from '#/features/totals/index.ts'
import { useAmount, useMoney } from '#/i18n/format.ts'
import { ListRow, RowChevron } from '#/ui/ListRow.tsx'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'
import css from './CashbackRow.module.css'

const CashbackSheet = lazyLayer(() => import('./CashbackSheet.tsx'), 'CashbackSheet')

/** What the balance pays of this order; opens the dialog that asks how much. Nothing to show without a balance. */
export function CashbackRow({ summary }: { summary: OrderSummary }) {
  const { t } = useLingui()
  const money = useMoney()
  const amount = useAmount()
  const held = useBalance()
  const [isOpen, setIsOpen] = useState(false)
  const lowered = useLowered(summary, held)
  if (held <= 0) return null
  const balance = money(held)
  const { cashback } = summary.totals
  return (
    <div>
      <ListRow
        as="button"
        disabled={summary.cashbackLimit === 0}
        onClick={() => setIsOpen(true)}
        before={
          <span className={css.icon} aria-hidden="true">
            <Coins size={20} />
          </span>
        }
        title={t`Cashback`}
        note={t`Balance ${balance}`}
        after={
          <>
            {cashback > 0 && (
              <span className={css.off} translate="no">
                {amount(-cashback)}
              </span>
            )}
            <RowChevron />
          </>
        }
      />
      <p role="status" className={css.lowered}>
        {lowered}
      </p>
      <CashbackSheet open={isOpen} onClose={() => setIsOpen(false)} summary={summary} balance={held} />
    </div>
  )
}

/** The basket or the balance has shrunk below what the customer chose, and the amount with it: says so. */
function useLowered({ cashbackLimit: limit, isShown }: OrderSummary, held: number): string {
  const { t } = useLingui()
  const money = useMoney()
  const { cashback: chosen } = useAtomValue(draftAtom)
  if (chosen <= limit || !isShown) return ''
  const from = money(chosen)
  return limit < held
    ? t`Lowered from ${from}: cashback pays for dishes only`
    : t`Lowered from ${from}: the balance is smaller now`
}
