import { type OrderProgress, progressBars } from '#/domain/order/order-status.ts'
import css from './ProgressBars.module.css'

/** The progress of an order in four bars: done, half, empty. The text beside them says it to screen readers. */
export function ProgressBars({ order }: { order: OrderProgress }) {
  return (
    <span className={css.bars} aria-hidden="true">
      {progressBars(order).map((state, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four steps never move
        <span key={step} className={`${css.bar} ${css[state]}`} />
      ))}
    </span>
  )
}
