import { useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { Order } from '#/api/schema/order.ts'
import home from '#/first-screen/HomeFrame.module.css'
import { useDate, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinCommas, joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Picture } from '#/ui/Picture.tsx'
import css from './Again.module.css'
import { sumOfChoices, useRepeatChoices } from './use-repeat-choices.ts'
import { useRepeatSheet } from './use-repeat-sheet.tsx'

/** The last order above the menu: what of it is sold today, what that costs, and the way to have it again. */
export function Again({ order }: { order: Order }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const day = useDate()
  const money = useMoney()
  const choices = useRepeatChoices()?.(order) ?? []
  const { open, sheet } = useRepeatSheet(order)
  const sold = choices.filter(({ is }) => is === 'on').map(({ line }) => line.product)
  const dishes = joinCommas(sold.map(({ name }) => textIn(name)))
  return (
    <>
      <button
        type="button"
        className={classNames(home.activeOrder, css.again)}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Picture src={sold[0]?.image} width={40} height={40} className={css.picture} />
        <span className={css.words}>
          <span className={css.title}>{t`Again: ${dishes}`}</span>
          <span className={css.note}>
            <Dots
              of={joinDots([order.createdDate && day(order.createdDate), money(sumOfChoices(choices))])}
            />
          </span>
        </span>
        <RotateCcw size={20} aria-hidden="true" />
      </button>
      {sheet}
    </>
  )
}
