import { classNames } from '#/lib/class-names.ts'
import css from './DotRow.module.css'
import { Dots } from './Dots.tsx'
import type { Elements } from './elements.ts'
import { IconBadge } from './IconBadge.tsx'

/** An icon badge, a title and a note under it, as one button that opens a choice: address, branch or time. */
export function DotRow({
  icon,
  art,
  title,
  note,
  isBad = false,
  end,
  id,
  className,
  press,
  onPress,
  children,
}: {
  icon: React.ReactNode
  /** Instead of the icon in its badge. */
  art?: Elements
  title: React.ReactNode
  note: React.ReactNode
  /** The note says that something is wrong. */
  isBad?: boolean
  end?: React.ReactNode
  id?: string
  className?: string | undefined
  /** Names it for a press before the app is there; see `presses.ts`. */
  press?: string
  onPress?: (() => void) | undefined
  /** Under the note. */
  children?: Elements
}) {
  return (
    <button
      id={id}
      type="button"
      className={classNames(css.row, className)}
      aria-haspopup="dialog"
      data-press={press}
      onClick={onPress}
    >
      {art ?? <IconBadge>{icon}</IconBadge>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={classNames(css.note, isBad && css.bad)}>
          {typeof note === 'string' ? <Dots of={note} /> : note}
        </span>
        {children}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </button>
  )
}
