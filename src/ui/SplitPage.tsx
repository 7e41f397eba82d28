import type { ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import css from './SplitPage.module.css'

/** Two columns from 1024: the content, and a side column that stays visible. In a `Screen` of width `split`. */
export function SplitPage({
  side,
  isSideFirst = false,
  children,
}: {
  side: ReactNode
  /** Where there is one column the side is above the content. */
  isSideFirst?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(css.columns, isSideFirst && css.sideFirst)}>
      <div className={css.column}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  )
}
