import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import css from './ListRow.module.css'

type Look = {
  /** Icon, badge or picture. */
  before?: Elements
  title: ReactNode
  /** A second line. */
  note?: ReactNode
  /** Value, mark or control at the end. */
  after?: Elements
  isStrong?: boolean
  /** Without padding, directly on the page. */
  isBare?: boolean
  className?: string | undefined
}

/**
 * A row of a list without telegram-ui: icon, text, something at the end. Its container sets `--row-height`,
 * `--row-padding`, `--row-title` (a font), `--row-line` (px from which the line above it begins) and `--rows-ground`.
 */
export function ListRow<T extends ElementType = 'div'>({
  as,
  before,
  title,
  note,
  after,
  isStrong = false,
  isBare = false,
  className,
  ...own
}: Look & { as?: T } & Omit<ComponentPropsWithoutRef<T>, keyof Look | 'as'>) {
  const Tag: ElementType = as ?? 'div'
  return (
    <Tag
      type={Tag === 'button' ? 'button' : undefined}
      className={classNames(css.row, isBare && css.bare, className)}
      {...own}
    >
      {before}
      <span className={css.words}>
        <span className={classNames(css.title, isStrong && css.strong)}>{title}</span>
        {note && <span className={css.note}>{typeof note === 'string' ? <Dots of={note} /> : note}</span>}
      </span>
      {after}
    </Tag>
  )
}

/** At the end of a row that leads somewhere. */
export const RowChevron = () => <ChevronRight size={18} className={css.chevron} aria-hidden="true" />

/** Rows on a card, with lines between them. */
export function ListRows<T extends ElementType = 'div'>({
  as,
  className,
  ...own
}: { as?: T; className?: string } & Omit<ComponentPropsWithoutRef<T>, 'as' | 'className'>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag className={classNames(css.rows, className)} {...own} />
}
