import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import css from './Stepper.module.css'

/**
 * card: on a picture, a white round + that opens leftwards into a brand pill; row: the same on a plain ground;
 * quiet: 36 high, in the basket; sheet and dialog: for choosing a number before adding, no bin.
 */
type StepperVariant = 'card' | 'row' | 'quiet' | 'sheet' | 'dialog'

/** How many of `name`. The + stays one element, so focus survives the change from add to count. */
export function Stepper({
  variant = 'card',
  count,
  onAdd,
  onRemove,
  name,
  shown,
  max = Number.POSITIVE_INFINITY,
  min = 0,
  onLimit,
  className,
}: {
  variant?: StepperVariant
  count: number
  onAdd: () => void
  onRemove: () => void
  /** What is counted, for names of the buttons. */
  name: string
  /** What stands for the count where it is no number of pieces: `1.5 kg`. */
  shown?: string | undefined
  max?: number | undefined
  /** The minus stops there; 0: it removes the last one, and shows a bin. */
  min?: number
  /** Pressed + at the maximum. */
  onLimit?: (() => void) | undefined
  className?: string | undefined
}) {
  const { t } = useLingui()
  const shell = useShell()
  const plus = useRef<HTMLButtonElement>(null)
  const isOpen = count > 0 || variant === 'sheet' || variant === 'dialog'
  const isFull = count >= max
  // On a card the frame that shows the new number has enough to do.
  const rolls = variant !== 'card' && variant !== 'row'
  const add = () => {
    shell.haptic(isFull ? 'warning' : 'light')
    if (isFull) onLimit?.()
    else onAdd()
  }
  const remove = () => {
    shell.haptic('light')
    if (count === 1) plus.current?.focus({ preventScroll: true })
    onRemove()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in every card is louder than a named group
    <div
      role="group"
      aria-label={name}
      className={classNames(css.stepper, css[variant], isOpen && css.open, className)}
    >
      {isOpen && (
        <button
          type="button"
          className={css.button}
          aria-label={count === 1 && min === 0 ? t`Remove ${name}` : t`One less ${name}`}
          disabled={count <= min}
          onClick={remove}
        >
          {count === 1 && min === 0 ? (
            <Icon of="bin" size={18} />
          ) : (
            <Icon of="minus" size={18} className={css.thick} />
          )}
        </button>
      )}
      {/* There before it says anything: what appears together with its words is not read out. */}
      <span className={classNames(css.window, rolls && css.clipped)} aria-live="polite">
        {isOpen && (rolls ? <Rolling count={count} shown={shown} /> : (shown ?? count))}
      </span>
      <button
        ref={plus}
        type="button"
        className={classNames(css.button, css.plus, isFull && css.full)}
        aria-label={isOpen ? t`One more ${name}` : t`Add ${name}`}
        aria-disabled={isFull || undefined}
        onClick={add}
      >
        <Icon of="plus" size={20} className={css.thick} />
      </button>
    </div>
  )
}

/** The number comes from below when it grows, from above when it falls; the first one stands. */
function Rolling({ count, shown = String(count) }: { count: number; shown?: string | undefined }) {
  const [last, setLast] = useState<{ count: number; roll?: 'up' | 'down' }>({ count })
  if (last.count !== count) setLast({ count, roll: count > last.count ? 'up' : 'down' })
  return (
    <span key={count} className={classNames(css.rolling, last.roll && css[last.roll])}>
      {shown}
    </span>
  )
}
