import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Bike, CheckCheck, ChefHat, HandPlatter, House, type LucideIcon, ShoppingBag } from 'lucide-react'
import type { Order } from '#/api/schema/order.ts'
import { isUnderWay, type OrderStep, type OrderStepKey, orderSteps } from '#/domain/order/order-status.ts'
import { expectedAt } from '#/features/orders/index.ts'
import { clockTime } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import css from './OrderSteps.module.css'

const icons: Record<OrderStepKey, LucideIcon> = {
  accepted: CheckCheck,
  cooking: ChefHat,
  onWay: Bike,
  ready: ShoppingBag,
  delivered: House,
}

const words: Record<OrderStepKey, MessageDescriptor> = {
  accepted: msg`Accepted`,
  cooking: msg`Cooking`,
  onWay: msg`On the way`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
}

/** The last step of an order that nobody brings. */
const last: Partial<Record<Order['serviceType'], { icon: LucideIcon; word: MessageDescriptor }>> = {
  PICK_UP: { icon: House, word: msg`Handed over` },
  DINE_IN: { icon: HandPlatter, word: msg`Served` },
}

/** How far the order is: four steps with their times, the present one breathes. */
export function OrderSteps({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const steps = orderSteps(order)
  const expected = isUnderWay(order.status) ? expectedAt(order) : null
  return (
    <ol className={css.steps}>
      {steps.map(({ key, state, at }) => {
        const own = key === 'delivered' ? last[order.serviceType] : undefined
        const Icon = own?.icon ?? icons[key]
        return (
          <li
            key={key}
            className={classNames(css.step, css[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              <Icon size={20} strokeWidth={2} />
            </span>
            <span className={css.word}>{i18n._(own?.word ?? words[key])}</span>
            <span className={css.time}>{timeOf({ key, at }, expected)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** When the step was reached; the last one, until then, when it is expected. */
function timeOf({ key, at }: Pick<OrderStep, 'key'> & { at: string | undefined }, expected: string | null) {
  if (at) return clockTime(at)
  return key === 'delivered' && expected ? `~${clockTime(expected)}` : '\u00a0'
}
