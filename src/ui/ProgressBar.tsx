import { classNames } from '#/lib/class-names.ts'
import css from './ProgressBar.module.css'

/** A progress bar, `share` from 0 to 1. Hidden from screen readers: the text beside it says the same. */
export function ProgressBar({ share, className }: { share: number; className?: string | undefined }) {
  return (
    <span className={classNames(css.track, className)} aria-hidden="true">
      <span className={css.bar} style={{ transform: `scaleX(${share})` }} />
    </span>
  )
}
