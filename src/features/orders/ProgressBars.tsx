import { type FollowedOrder, useOrderScene } from './headline.ts'
import css from './ProgressBars.module.css'

/** The progress of an order in four bars: done, half, empty. The text beside them says it to screen readers. */
export function ProgressBars({ order }: { order: FollowedOrder }) {
  const { steps } = useOrderScene(order)
  return (
    <span className={css.bars} aria-hidden="true">
      {steps.map(({ key, state }) => (
        <span key={key} className={`${css.bar} ${css[state]}`} />
      ))}
    </span>
  )
}
