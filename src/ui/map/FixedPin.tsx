import { classNames } from '#/lib/class-names.ts'
import css from './FixedPin.module.css'

/** The fixed pin over a moving map: it lifts off, and lands where the map comes to rest. */
export function FixedPin({
  isMoving,
  isBad,
  bubble,
}: {
  isMoving: boolean
  isBad: boolean
  /** The address above the pin; empty while it is unknown. */
  bubble: string
}) {
  return (
    <div className={classNames(css.spot, isMoving && css.moving)} aria-hidden="true">
      <span className={css.shadow} />
      <span className={classNames(css.pin, isBad && css.bad)}>
        <span className={css.head} />
        <span className={css.stem} />
      </span>
      {bubble && !isMoving && <span className={css.bubble}>{bubble}</span>}
    </div>
  )
}
