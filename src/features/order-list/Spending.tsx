import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { ChartColumn, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { type Spending as Known, spendingOf } from '#/domain/order/spending.ts'
import { useDate, useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { scopedKeys } from '#/session/keys.ts'
import { saved } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button, IconButton } from '#/ui/Button.tsx'
import { MonthBars } from '#/ui/MonthBars.tsx'
import css from './Spending.module.css'

/** Of one order the average and the dearest are the order itself. */
const FEWEST = 2

const hiddenAtom = saved(scopedKeys.hiddenSpending, [])

/**
 * What was spent by month, of the orders that are there; nothing where none counts. The customer may hide it for good, and
 * show it again (DX-16). `onMore`: loads older orders, where there are some.
 */
export function Spending({
  orders,
  onMore,
  isBusy,
}: {
  orders: readonly Order[]
  onMore: (() => void) | undefined
  isBusy: boolean
}) {
  const { t } = useLingui()
  const [, , userId] = useAtomValue(queryScopeAtom)
  const [hidden, setHidden] = useAtom(hiddenAtom)
  const isHidden = hidden.includes(userId)
  const show = useRef<HTMLButtonElement>(null)
  const hide = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // Each of the two buttons takes the place of the other, and the focus with it.
  useEffect(() => {
    if (pressed.current) (isHidden ? show : hide).current?.focus()
    pressed.current = false
  }, [isHidden])
  const turn = () => {
    pressed.current = true
    setHidden(isHidden ? hidden.filter((one) => one !== userId) : [...hidden, userId])
  }
  const spending = spendingOf(orders)
  if (!spending || spending.count < FEWEST) return null
  if (isHidden)
    return (
      <Button
        ref={show}
        size="line"
        className={css.show}
        icon={<ChartColumn size={18} aria-hidden="true" />}
        onPress={turn}
      >{t`Show spending`}</Button>
    )
  return (
    <section className={css.card} aria-label={t`Spending by month`}>
      <header className={css.head}>
        <h2 className={css.title}>{t`Spending by month`}</h2>
        <IconButton ref={hide} label={t`Hide spending`} size={32} onPress={turn}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <Picture spending={spending} onMore={onMore} isBusy={isBusy} />
    </section>
  )
}

function Picture({
  spending: { months, count, average, dearest, since },
  onMore,
  isBusy,
}: {
  spending: Known
  onMore: (() => void) | undefined
  isBusy: boolean
}) {
  const { t } = useLingui()
  const money = useMoney()
  const date = useDate()
  const day = date(since)
  return (
    <MonthBars
      label={t`Spending by month`}
      series={[{ name: t`Spent`, tone: 'brand' }]}
      months={months.map(({ month, sum }) => ({ month, values: [sum] }))}
      format={money}
      onMore={onMore}
      isBusy={isBusy}
    >
      {/* These are not of the month above. */}
      <p className={css.of}>
        {onMore
          ? t`Your ${plural(count, { one: '# newest order', other: '# newest orders' })} since ${day}`
          : t`${plural(count, { one: '# order', other: '# orders' })} since ${day}`}
      </p>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>{t`Average order`}</dt>
          <dd translate="no">{money(average)}</dd>
        </div>
        <div className={css.figure}>
          <dt>{t`Most expensive order`}</dt>
          <dd translate="no">
            <Link href={href('order', { id: dearest.id })} className={css.link}>
              {money(dearest.sum)}
            </Link>
          </dd>
        </div>
      </dl>
    </MonthBars>
  )
}
