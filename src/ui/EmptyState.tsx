import type { ReactNode } from 'react'
import { WideActionSlot } from './ActionSlot.tsx'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'

export type EmptyAction = { label: string; to?: string; onPress?: () => void; busy?: boolean }

/** Nothing here yet, or not any more: what it is, what to do next, one or two ways on. */
export function EmptyState({
  icon,
  title,
  hint,
  actions = [],
  withMain = false,
  headingLevel = 2,
}: {
  /** A 32 px icon, or a picture of its own size. */
  icon?: ReactNode
  title: string
  hint?: ReactNode
  /** The first one is filled with the brand. */
  actions?: readonly EmptyAction[]
  /** The screen's main button stands here in a wide window, not in a bar far below. */
  withMain?: boolean
  headingLevel?: 1 | 2
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {hint && <p className={css.hint}>{hint}</p>}
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map(({ label, ...action }, index) => (
            <Button key={label} size="page" look={index === 0 ? 'brand' : 'fill'} {...action}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {withMain && (
        <div className={css.main}>
          <WideActionSlot />
        </div>
      )}
    </div>
  )
}
