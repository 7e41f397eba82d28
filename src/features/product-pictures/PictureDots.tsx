import { classNames } from '#/lib/class-names.ts'
import css from './PictureDots.module.css'

/** A dot for each picture; the one that is shown is wider. */
export function PictureDots({
  pictures,
  at,
  className,
}: {
  pictures: readonly string[]
  /** Index of the picture that is shown. */
  at: number
  className?: string | undefined
}) {
  return (
    <span className={classNames(css.dots, className)} aria-hidden="true">
      {pictures.map((picture, nth) => (
        <span key={picture} className={classNames(css.dot, nth === at && css.current)} />
      ))}
    </span>
  )
}
