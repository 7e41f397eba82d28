import type { LucideIcon } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import css from './IconLine.module.css'

/**
 * A quiet line between cards, or on one: a sign and a sentence. `good`: the sign says that it is to the customer's good.
 * A card sets `--line-start`, px from its own edge.
 */
export function IconLine({
  icon: Icon,
  tone = 'quiet',
  children,
}: {
  icon: LucideIcon
  tone?: 'quiet' | 'good'
  children: string
}) {
  return (
    <p className={classNames(css.line, css[tone])}>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
