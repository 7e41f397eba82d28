import type { ReactNode } from 'react'
import css from './IconBadge.module.css'

/** The round of the brand's tint with an icon, before the words of a row. */
export function IconBadge({ children }: { children: ReactNode }) {
  return (
    <span className={css.dot} aria-hidden="true">
      {children}
    </span>
  )
}
