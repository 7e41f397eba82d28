import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Order } from '#/api/schema/order.ts'
import { LATE_TIPS, lateTipFor } from '#/domain/order/tip.ts'
import { PayQuestion, useLateTip } from '#/features/order-payment/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import css from './Grading.module.css'

/**
 * A tip once the order has arrived and was good: a round sum is one press, and the payment page takes it (DX-13). One
 * that was given is said instead.
 */
export function LateTip({ order }: { order: Order }) {
  const { t } = useLingui()
  const money = useMoney()
  const { tip, lateTip } = useAtomValue(abilitiesAtom)
  const receiver = lateTipFor({ ...order, service: order.serviceType })
  const title = order.serviceType === 'DINE_IN' ? t`Tip for the waiter` : t`Tip for the courier`
  if (order.lateTip?.isPaid)
    return (
      <p className={css.given}>
        <span>{title}</span>
        {order.lateTip.sum !== null && <span translate="no">{money(order.lateTip.sum)}</span>}
      </p>
    )
  return tip && lateTip && receiver && <Offer order={order} title={title} />
}

function Offer({ order, title }: { order: Order; title: string }) {
  const money = useMoney()
  const { give, isBusy, asked } = useLateTip(order)
  return (
    <fieldset className={css.reasons}>
      <legend className={css.question}>{title}</legend>
      <div className={css.chips}>
        {LATE_TIPS.map((sum) => (
          <Button key={sum} size="line" className={css.sum} busy={isBusy} onPress={() => give(sum)}>
            <span translate="no">{money(sum)}</span>
          </Button>
        ))}
      </div>
      <PayQuestion isTip {...asked} />
    </fieldset>
  )
}
