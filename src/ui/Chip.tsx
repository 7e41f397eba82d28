import type { ReactNode, Ref } from 'react'
import css from './Chip.module.css'
import { classNames } from './class-names.ts'

/** A word to jump to or filter by, 36 high. Kind `current` marks where you are, `toggle` what is on. */
export function Chip({
  children,
  isActive = false,
  kind = 'current',
  href,
  icon,
  onPress,
  ref,
}: {
  children: ReactNode
  isActive?: boolean
  kind?: 'current' | 'toggle'
  /** An anchor on this page (`#c12`): then it is a link. */
  href?: string
  icon?: ReactNode
  onPress?: () => void
  ref?: Ref<HTMLElement>
}) {
  const names = classNames(css.chip, isActive && css.active)
  if (href) {
    return (
      <a
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        className={names}
        aria-current={isActive || undefined}
        onClick={(event) => {
          if (!onPress) return
          event.preventDefault()
          onPress()
        }}
      >
        {icon}
        {children}
      </a>
    )
  }
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      className={names}
      aria-current={(kind === 'current' && isActive) || undefined}
      aria-pressed={kind === 'toggle' ? isActive : undefined}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  )
}
