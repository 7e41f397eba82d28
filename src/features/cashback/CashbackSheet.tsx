import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type CSSProperties, useState } from 'react'
import { sliderOf } from '#/domain/order/cashback-slider.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import type { OrderSummary } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { Field } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { useSumField } from '#/ui/form/use-sum-field.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './CashbackSheet.module.css'

type Props = { summary: OrderSummary; balance: number; onClose: () => void }

/** Asks how much of the balance pays this order: from nothing to all that may (PC-06). */
export function CashbackSheet({ open, ...props }: Props & { open: boolean }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={props.onClose} title={t`Pay with cashback`} isNarrow takesMainButton>
      {open && <Choice {...props} />}
    </Sheet>
  )
}

function Choice({ summary, balance, onClose }: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const { cashback: chosen } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const { cashbackLimit: limit, totals } = summary
  const [wanted, setWanted] = useState(chosen || limit)
  // Basket and balance may shrink while it is open.
  const amount = Math.min(wanted, limit)
  const field = useSumField(amount, setWanted, limit)
  const slider = sliderOf(limit)
  const [most, sum] = [money(limit), money(amount)]
  const apply = () => {
    change({ cashback: amount })
    onClose()
  }
  useMainButton({
    label: amount > 0 ? t`Pay ${sum} with cashback` : t`Continue without cashback`,
    onPress: apply,
  })
  return (
    <Form className={css.form} enterSends>
      <Field
        label={t`Amount`}
        {...field}
        placeholder="0"
        enterKeyHint="done"
        hint={limit < balance ? t`At most ${most}: cashback pays for dishes only` : t`At most ${most}`}
        after={
          <Button size="line" disabled={amount === limit} onPress={() => setWanted(limit)}>
            {t`Use all`}
          </Button>
        }
      />
      <input
        type="range"
        className={css.slider}
        aria-label={t`Amount`}
        aria-valuetext={sum}
        min={0}
        max={slider.steps}
        value={slider.stepOf(amount)}
        onChange={(event) => setWanted(slider.sumAt(event.target.valueAsNumber))}
        style={{ '--share': limit > 0 ? amount / limit : 0 } as CSSProperties}
      />
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>{t`Stays on your balance`}</dt>
          <dd translate="no">{money(balance - amount)}</dd>
        </div>
        {summary.isShown && (
          <div className={css.row}>
            <dt>{t`Left to pay`}</dt>
            <dd translate="no">{money(totals.total + totals.cashback - amount)}</dd>
          </div>
        )}
      </dl>
    </Form>
  )
}
