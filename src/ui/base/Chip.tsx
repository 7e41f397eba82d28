import { classNames } from '#/lib/class-names.ts'
import css from './Chip.module.css'
import type { Elements } from './elements.ts'
import hidden from './VisuallyHidden.module.css'

/**
 * A word to jump to or filter by, 36 high. Kind `current` marks the one being read, `toggle` one that is switched on.
 */
export function Chip({
  children,
  isLabelHidden = false,
  isActive = false,
  kind = 'current',
  href,
  icon,
  press,
  onPress,
  ref,
}: {
  /** Its words. */
  children: string
  /** They are for screen readers only: the icon says it. */
  isLabelHidden?: boolean
  isActive?: boolean
  kind?: 'current' | 'toggle'
  /** An anchor on this page (`#c12`): then it is a link. */
  href?: string
  icon?: Elements
  onPress?: (() => void) | undefined
  /** Names it for a press before the app is there; see `presses.ts`. */
  press?: string
  ref?: React.Ref<HTMLElement>
}) {
  const names = classNames(css.chip, isActive && css.active)
  const label = <span className={isLabelHidden ? hidden.spoken : undefined}>{children}</span>
  if (href) {
    return (
      <a
        ref={ref as React.Ref<HTMLAnchorElement>}
        href={href}
        className={names}
        aria-current={isActive || undefined}
        data-press={press}
        onClick={(event) => {
          if (!onPress) return
          event.preventDefault()
          onPress()
        }}
      >
        {icon}
        {label}
      </a>
    )
  }
  return (
    <button
      ref={ref as React.Ref<HTMLButtonElement>}
      type="button"
      className={names}
      aria-current={(kind === 'current' && isActive) || undefined}
      aria-pressed={kind === 'toggle' ? isActive : undefined}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  )
}
