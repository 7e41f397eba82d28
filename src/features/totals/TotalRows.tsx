import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useDecimal, useMoney } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { Price } from '#/ui/Price.tsx'
import { useReasons } from './reasons.ts'
import css from './TotalRows.module.css'
import type { OrderSummary } from './totals.ts'

/** Every row of the total with its explanation, and the total itself. `bars` stand between them, where no lines are shown. */
export function TotalRows({
  summary,
  isShort = false,
  bars,
}: {
  summary: OrderSummary
  isShort?: boolean
  bars?: Elements
}) {
  const { t } = useLingui()
  const decimal = useDecimal()
  const { basket, totals, tariff, service, promo } = summary
  const reasons = useReasons(summary)
  const code = promo?.promo.code ?? ''
  const km = tariff.is === 'known' ? decimal(tariff.distance / 1_000) : ''
  const count = basket.count
  return (
    <div className={classNames(css.rows, isShort && css.short)}>
      <dl>
        <Row label={t`Items, ${count}`} sum={basket.full} why={reasons.items} />
        {basket.discount > 0 && <Row label={t`Discount`} sum={-basket.discount} why={reasons.discount} />}
        {totals.discount > 0 && (
          <Row label={t`Promo code ${code}`} sum={-totals.discount} why={reasons.promo} />
        )}
        {totals.cashback > 0 && <Row label={t`Cashback`} sum={-totals.cashback} why={reasons.cashback} />}
        {service === 'DELIVERY' && tariff.is !== 'none' && (
          <Row
            label={km ? t`Delivery, ${km} km` : t`Delivery`}
            sum={summary.isShown ? totals.delivery : null}
            why={reasons.delivery}
            failed={tariff.is === 'failed' ? tariff.retry : null}
          />
        )}
        {totals.fee > 0 && <Row label={t`Service fee`} sum={totals.fee} why={reasons.fee} />}
        {totals.service > 0 && <Row label={t`Table service`} sum={totals.service} why={reasons.service} />}
        {totals.tip > 0 && (
          <Row
            label={service === 'DINE_IN' ? t`Tip for the waiter` : t`Tip for the courier`}
            sum={totals.tip}
            why={reasons.tip}
          />
        )}
      </dl>
      {bars}
      {summary.retry && (
        <Notice
          tone="warn"
          isInLine
          title={t`Could not calculate the total`}
          action={{ label: t`Try again`, onPress: summary.retry }}
        />
      )}
      <Total
        sum={summary.isShown ? totals.total : null}
        why={reasons.total}
        isWithoutDelivery={service === 'DELIVERY' && tariff.is === 'none' && count > 0}
      />
    </div>
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

/** `sum` null: unknown; `failed`: retries a sum that could not be loaded. */
function Row({
  label,
  sum,
  why,
  failed,
}: {
  label: ReactNode
  sum: number | null
  why?: string[] | undefined
  failed?: (() => void) | null
}) {
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
