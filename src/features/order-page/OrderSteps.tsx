import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import {
  Bike,
  CheckCheck,
  ChefHat,
  Clock,
  CreditCard,
  HandPlatter,
  House,
  type LucideIcon,
  PackageCheck,
  ShoppingBag,
} from 'lucide-react'
import type { OrderState } from '#/api/schema/order.ts'
import { dayOf } from '#/domain/hours/tashkent.ts'
import { type OrderScene, shownStatus } from '#/domain/order/order-scene.ts'
import type { OrderStep } from '#/domain/order/order-status.ts'
import { statusLabelOf } from '#/features/orders/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { useNow } from '#/ui/use-now.ts'
import css from './OrderSteps.module.css'

/** The progress of an order: four steps with their times; the current one is animated. */
export function OrderSteps({
  order,
  scene: { steps, at, phase, awaitsPayment },
}: {
  order: Pick<OrderState, 'status' | 'serviceType'>
  scene: OrderScene
}) {
  const { i18n } = useLingui()
  const now = useNow()
  const day = useDay()
  const shown = { ...order, status: shownStatus(order, phase) }
  const expected = at && (dayOf(new Date(at)) === dayOf(now) ? clockTime(at) : day(at))
  return (
    <ol className={classNames(css.steps, phase === 'done' && css.over)}>
      {steps.map((step) => {
        const { key, state } = step
        const { icon: Icon, word } = lookOf(shown, step, awaitsPayment)
        return (
          <li
            key={key}
            className={classNames(css.step, css[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              <Icon strokeWidth={2} />
            </span>
            <span className={css.word}>{i18n._(word)}</span>
            <span className={css.time}>{timeOf(step, expected)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The mark of the end of an order that is not brought home. */
const ENDS: Partial<Record<OrderState['serviceType'], LucideIcon>> = {
  DINE_IN: HandPlatter,
  PICK_UP: PackageCheck,
}

/** Mark and word of a step: those of the order's state until the branch has accepted, and where it ends. */
function lookOf(
  { status, serviceType }: Pick<OrderState, 'status' | 'serviceType'>,
  { key, state }: OrderStep,
  awaitsPayment: boolean,
): { icon: LucideIcon; word: MessageDescriptor } {
  switch (key) {
    case 'accepted':
      if (awaitsPayment)
        return { icon: CreditCard, word: msg({ message: 'Payment', context: 'step of an order' }) }
      return state === 'current'
        ? { icon: Clock, word: statusLabelOf({ status, serviceType }) }
        : { icon: CheckCheck, word: msg({ message: 'Accepted', context: 'step of an order' }) }
    case 'cooking':
      return { icon: ChefHat, word: msg({ message: 'Kitchen', context: 'step of an order' }) }
    case 'onWay':
      return { icon: Bike, word: statusLabelOf({ status: 'ON_WAY', serviceType }) }
    case 'ready':
      return { icon: ShoppingBag, word: statusLabelOf({ status: 'DONE', serviceType }) }
    case 'delivered':
      return {
        icon: ENDS[serviceType] ?? House,
        word: statusLabelOf({ status: 'DELIVERED', serviceType }),
      }
  }
}

/** When the step was reached; for the last one, until then, when it is expected: the time of today, else the day. */
function timeOf({ key, at }: OrderStep, expected: string | null) {
  if (at) return clockTime(at)
  return key === 'delivered' && expected ? `~${expected}` : '\u00a0'
}
