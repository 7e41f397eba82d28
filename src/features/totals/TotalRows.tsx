import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useAmount, useDecimal, useMoney } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { DotParts } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { Price } from '#/ui/Price.tsx'
import { useReasons } from './reasons.ts'
import css from './TotalRows.module.css'
import type { OrderSummary } from './totals.ts'

/**
 * Every row of the total with its explanation, and the total itself. `bars` stand between them, where no lines are shown.
 * `isFolded`: the total with its rows in a few words, which a press opens; what is not calculated is never folded.
 */
export function TotalRows({
  summary,
  isShort = false,
  isFolded = false,
  bars,
}: {
  summary: OrderSummary
  isShort?: boolean
  isFolded?: boolean
  bars?: Elements
}) {
  const { t } = useLingui()
  const { totals, tariff, service } = summary
  const reasons = useReasons(summary)
  const rows = useSumRows(summary, reasons)
  const parts = (
    <>
      <dl>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      {bars}
    </>
  )
  const total = (
    <Total
      sum={summary.isShown ? totals.total : null}
      why={reasons.total}
      isWithoutDelivery={service === 'DELIVERY' && tariff.is === 'none' && summary.basket.count > 0}
    />
  )
  if (isFolded && summary.isShown && !summary.retry && tariff.is !== 'failed')
    return (
      <div className={classNames(css.rows, css.folded)}>
        {total}
        <Fold rows={rows}>{parts}</Fold>
      </div>
    )
  return (
    <div className={classNames(css.rows, isShort && css.short)}>
      {parts}
      {summary.retry && (
        <Notice
          tone="warn"
          isInLine
          title={t`Could not calculate the total`}
          action={{ label: t`Try again`, onPress: summary.retry }}
        />
      )}
      {total}
    </div>
  )
}

type SumRow = {
  /** What it is, in no language. */
  name: string
  label: string
  /** so'm; null: unknown. */
  sum: number | null
  why: string[] | undefined
  /** Retries a sum that could not be loaded. */
  failed?: (() => void) | null
}

/** The rows of an order's total, in their order; what it does not have is left out. */
function useSumRows(summary: OrderSummary, reasons: ReturnType<typeof useReasons>): SumRow[] {
  const { t } = useLingui()
  const decimal = useDecimal()
  const { basket, totals, tariff, service, promo } = summary
  const code = promo?.promo.code ?? ''
  const km = tariff.is === 'known' ? decimal(tariff.distance / 1_000) : ''
  const { count } = basket
  const delivery = {
    name: 'delivery',
    label: km ? t`Delivery, ${km} km` : t`Delivery`,
    sum: summary.isShown ? totals.delivery : null,
    why: reasons.delivery,
    failed: tariff.is === 'failed' ? tariff.retry : null,
  }
  const row = (name: string, label: string, sum: number, why: string[] | undefined) =>
    sum === 0 ? [] : [{ name, label, sum, why }]
  return [
    { name: 'items', label: t`Items, ${count}`, sum: basket.full, why: reasons.items },
    ...row('discount', t`Discount`, -basket.discount, reasons.discount),
    ...row('promo', t`Promo code ${code}`, -totals.discount, reasons.promo),
    ...row('cashback', t`Cashback`, -totals.cashback, reasons.cashback),
    ...(service === 'DELIVERY' && tariff.is !== 'none' ? [delivery] : []),
    ...row('fee', t`Service fee`, totals.fee, reasons.fee),
    ...row('service', t`Table service`, totals.service, reasons.service),
    ...row(
      'tip',
      service === 'DINE_IN' ? t`Tip for the waiter` : t`Tip for the courier`,
      totals.tip,
      reasons.tip,
    ),
  ]
}

/** All rows in one line, and themselves once it is pressed. */
function Fold({ rows, children }: { rows: readonly SumRow[]; children: Elements }) {
  const { t } = useLingui()
  const amount = useAmount()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? (
          <span className={css.less}>{t`Show less`}</span>
        ) : (
          <DotParts
            parts={rows.map(({ name, label, sum }) => (
              <span key={name}>
                <span>{label}</span>: <span translate="no">{amount(sum ?? 0)}</span>
              </span>
            ))}
          />
        )}
        <ChevronDown size={18} aria-hidden="true" className={classNames(css.chevron, isOpen && css.up)} />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}

/** `sum` null: it is being calculated. */
function Total({
  sum,
  why,
  isWithoutDelivery,
}: {
  sum: number | null
  why: readonly string[] | undefined
  isWithoutDelivery: boolean
}) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const sentences = sum === null ? undefined : why
  return (
    <dl aria-live="polite">
      <div className={css.total}>
        <dt className={css.label}>
          <span>{t`Total`}</span>
          {sentences && <WhyButton id={id} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
          {isWithoutDelivery && <span className={css.without}>{t`without delivery`}</span>}
        </dt>
        <dd>{sum === null ? <Skeleton width={120} height={22} /> : <Price sum={sum} size="total" />}</dd>
        {sentences && <Why id={id} isOpen={isOpen} sentences={sentences} />}
      </div>
    </dl>
  )
}

function WhyButton({ id, isOpen, onPress }: { id: string; isOpen: boolean; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={css.why} aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
      <Info size={16} aria-hidden="true" />
      <VisuallyHidden>{t`How is this calculated?`}</VisuallyHidden>
    </button>
  )
}

function Why({ id, isOpen, sentences }: { id: string; isOpen: boolean; sentences: readonly string[] }) {
  return (
    <dd id={id} className={css.reason} hidden={!isOpen}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </dd>
  )
}

function Row({ label, sum, why, failed }: SumRow) {
  const { t } = useLingui()
  const money = useMoney()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classNames(css.row, sum !== null && sum < 0 && css.off)}>
      <dt className={css.label}>
        <span>{label}</span>
        {why && <WhyButton id={id} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
      </dt>
      <dd className={css.sum} translate={failed ? undefined : 'no'}>
        {failed ? (
          <button type="button" className={css.retry} onClick={failed}>{t`Try again`}</button>
        ) : sum === null ? (
          <Skeleton width={72} height={15} />
        ) : (
          money(sum)
        )}
      </dd>
      {why && <Why id={id} isOpen={isOpen} sentences={why} />}
      {failed && <dd className={css.problem}>{t`Could not calculate the delivery price`}</dd>}
    </div>
  )
}
