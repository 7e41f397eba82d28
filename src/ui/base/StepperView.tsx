import { classNames } from '#/lib/class-names.ts'
import { Icon } from './Icon.tsx'
import css from './StepperView.module.css'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

/**
 * card: on a picture, a white round + that opens leftwards into a brand pill; row: the same on a plain ground;
 * quiet: 36 high, in the basket; sheet and dialog: for choosing a number before adding, no bin.
 */
export type StepperVariant = 'card' | 'row' | 'quiet' | 'sheet' | 'dialog'

/** A stepper for the number of `name`: − and the number appear with the first one. */
export function StepperView({
  say,
  variant,
  name,
  count,
  shown = count,
  min = 0,
  isFull,
  isClipped = false,
  press,
  onAdd,
  onRemove,
  plusRef,
  className,
}: {
  say: ViewContext['say']
  variant: StepperVariant
  /** What is counted, for names of the buttons. */
  name: string
  count: number
  /** Shown instead of the number. */
  shown?: React.ReactNode
  /** The minimum of the minus; 0: it removes the last one, and shows a bin. */
  min?: number
  /** No more can be taken. */
  isFull: boolean
  /** The number is clipped, for its animation. */
  isClipped?: boolean
  /** Names its buttons for a press before the app is there; see `presses.ts`. */
  press?: { add: string; take: string }
  onAdd?: () => void
  onRemove?: () => void
  plusRef?: React.Ref<HTMLButtonElement>
  className?: string | undefined
}) {
  const isOpen = count > 0 || variant === 'sheet' || variant === 'dialog'
  const isLast = count === 1 && min === 0
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
          aria-label={say(isLast ? WORDS.remove : WORDS.oneLess, { name })}
          disabled={count <= min}
          data-press={press?.take}
          onClick={onRemove}
        >
          {isLast ? <Icon of="bin" size={18} /> : <Icon of="minus" size={18} className={css.thick} />}
        </button>
      )}
      {/* Present while empty: a live region that appears together with its text is not read out. */}
      <span className={classNames(css.window, isClipped && css.clipped)} translate="no" aria-live="polite">
        {isOpen && shown}
      </span>
      <button
        ref={plusRef}
        type="button"
        className={classNames(css.button, css.plus, isFull && css.full)}
        aria-label={say(isOpen ? WORDS.oneMore : WORDS.addOne, { name })}
        aria-disabled={isFull || undefined}
        data-press={press?.add}
        onClick={onAdd}
      >
        <Icon of="plus" size={20} className={css.thick} />
      </button>
    </div>
  )
}
