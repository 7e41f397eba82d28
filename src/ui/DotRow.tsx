import type { ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import css from './DotRow.module.css'
import { IconBadge } from './IconBadge.tsx'

/** A tint dot, a title and a note under it, as one button that opens a choice: where to, from where, how soon. */
export function DotRow({
  icon,
  title,
  note,
  isBad = false,
  end,
  id,
  className,
  onPress,
  children,
}: {
  icon: ReactNode
  title: ReactNode
  note: ReactNode
  /** The note says that something is wrong. */
  isBad?: boolean
  end?: ReactNode
  id?: string
  className?: string | undefined
  onPress: () => void
  /** Under the note. */
  children?: ReactNode
}) {
  return (
    <button
      id={id}
      type="button"
      className={classNames(css.row, className)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <IconBadge>{icon}</IconBadge>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={classNames(css.note, isBad && css.bad)}>{note}</span>
        {children}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </button>
  )
}
