import type { ReactNode } from 'react'
import { WideActionSlot } from './ActionSlot.tsx'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'

export type EmptyAction = { label: string; to?: string; onPress?: () => void; busy?: boolean }

/** An empty list or page: what it is, what to do next, one or two buttons. */
export function EmptyState({
  icon,
  title,
  hint,
  actions = [],
  withMain = false,
  headingLevel = 2,
}: {
  /** An `EmptyArt`; where it may not come, offline, or has no room: a 32 px icon. */
  icon?: ReactNode
  title: string
  hint?: ReactNode
  /** The first one is filled with the brand. */
  actions?: readonly EmptyAction[]
  /** In a wide window the screen's main button is here, not in a bar far below. */
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
