import type { ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { Button } from './Button.tsx'
import { LineIcon } from './LineIcon.tsx'
import css from './Notice.module.css'
import { useBroughtInSight } from './use-brought-in-sight.ts'

type NoticeTone = 'warn' | 'error' | 'good' | 'tint'

const ICONS = { warn: 'clock', error: 'alert', good: 'check', tint: 'info' } as const

/**
 * A message at the place it is about, with a remedy beside it. `isInLine`: inside a card or a basket line. `isAnswer`: to
 * a press; it is scrolled to. Screen readers announce an error at once, others when idle.
 */
export function Notice({
  tone,
  title,
  children,
  icon,
  action,
  isInLine = false,
  isAnswer = false,
}: {
  tone: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Instead of the tone's own; null: none. */
  icon?: ReactNode
  action?: { label: string; onPress?: () => void; to?: string; busy?: boolean }
  isInLine?: boolean
  isAnswer?: boolean
}) {
  const box = useBroughtInSight<HTMLDivElement>(isAnswer)
  return (
    <div
      ref={box}
      className={classNames(css.notice, css[tone], isInLine && css.inLine)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {icon === undefined ? (
        !isInLine && <LineIcon of={ICONS[tone]} size={22} className={css.icon} />
      ) : (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && (
        <Button className={css.action} size="line" to={action.to} busy={action.busy} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
