import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Coins } from 'lucide-react'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { type OrderSummary, useBalance } from '#/features/totals/index.ts'
import { useAmount, useMoney } from '#/i18n/format.ts'
import { Section, SwitchCell } from '#/ui/kit.tsx'
import css from './CashbackRow.module.css'

/** The switch takes all the balance may pay; nothing to show without a balance. */
export function CashbackRow({ summary }: { summary: OrderSummary }) {
  const { t } = useLingui()
  const money = useMoney()
  const amount = useAmount()
  const held = useBalance()
  const { hasCashback } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  if (held <= 0) return null
  const balance = money(held)
  return (
    <Section>
      <SwitchCell
        before={
          <span className={css.icon} aria-hidden="true">
            <Coins size={20} />
          </span>
        }
        subtitle={t`Balance ${balance}`}
        after={hasCashback && <span className={css.off}>{amount(-summary.totals.cashback)}</span>}
        checked={hasCashback}
        onChange={(isOn) => change({ hasCashback: isOn })}
      >
        {t`Cashback`}
      </SwitchCell>
    </Section>
  )
}
