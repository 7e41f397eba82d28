import { classNames } from '#/lib/class-names.ts'
import { DOT, joinDots } from '#/lib/join.ts'
import css from './ActionButton.module.css'
import { Spinner } from './Button.tsx'
import { partsOf } from './base/Dots.tsx'
import { VisuallyHidden } from './base/VisuallyHidden.tsx'

/**
 * The page's main button: label left and price right when both are there, label in the middle when alone. Of a label of
 * two parts, "Closed now · Set an address", the first is a small line above what the press does.
 */
export function ActionButton({
  label,
  amount,
  busy = false,
  disabled = false,
  isWaiting = false,
  isMain = false,
  isCoolingDown = false,
  onPress,
  type = 'button',
  className,
}: {
  label: string
  /** A formatted sum. */
  amount?: string | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** Grey, but it can be pressed: something is missing, which the page says. */
  isWaiting?: boolean | undefined
  /** It is the screen's main button, which every screen has at the same place. */
  isMain?: boolean
  /** It has just appeared where another one was pressed and takes no press for a moment; it looks the same. */
  isCoolingDown?: boolean
  onPress?: () => void
  type?: 'button' | 'submit'
  className?: string | undefined
}) {
  const [first = '', ...rest] = partsOf(label)
  return (
    <button
      type={type}
      className={classNames(css.button, amount && css.withAmount, isWaiting && css.waiting, className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || isCoolingDown || undefined}
      data-action={isMain ? 'main' : ''}
      onClick={busy ? (event) => event.preventDefault() : onPress}
    >
      <span className={css.label}>
        {busy && <Spinner />}
        {rest.length === 0 ? (
          <span>{label}</span>
        ) : (
          <span className={css.lines}>
            <span className={css.state}>{first}</span>
            <VisuallyHidden>{DOT}</VisuallyHidden>
            <span>{joinDots(rest)}</span>
          </span>
        )}
      </span>
      {amount && (
        <span className={css.amount} translate="no">
          {amount}
        </span>
      )}
    </button>
  )
}
