import { useRef, useState } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import css from '#/ui/base/StepperView.module.css'
import { type StepperVariant, StepperView } from '#/ui/base/StepperView.tsx'
import { useViewContext } from './use-view-context.ts'

/** The actions of a stepper. The + stays one element, so focus survives the change from add to count. */
export function useStepping({
  count,
  isFull,
  onAdd,
  onRemove,
  onLimit,
}: {
  count: number
  isFull: boolean
  onAdd: () => void
  onRemove: () => void
  onLimit?: (() => void) | undefined
}) {
  const shell = useShell()
  const plusRef = useRef<HTMLButtonElement>(null)
  return {
    plusRef,
    onAdd: () => {
      shell.haptic(isFull ? 'warning' : 'light')
      if (isFull) onLimit?.()
      else onAdd()
    },
    onRemove: () => {
      shell.haptic('light')
      if (count === 1) plusRef.current?.focus({ preventScroll: true })
      onRemove()
    },
  }
}

/** A stepper for the number of `name`. */
export function Stepper({
  variant = 'card',
  count,
  name,
  shown,
  max = Number.POSITIVE_INFINITY,
  min = 0,
  onAdd,
  onRemove,
  onLimit,
  className,
}: {
  variant?: StepperVariant
  count: number
  onAdd: () => void
  onRemove: () => void
  /** What is counted, for names of the buttons. */
  name: string
  /** Text shown instead of the count: `1.5 kg`. */
  shown?: string | undefined
  max?: number | undefined
  /** The minus stops there; 0: it removes the last one, and shows a bin. */
  min?: number
  /** Pressed + at the maximum. */
  onLimit?: (() => void) | undefined
  className?: string | undefined
}) {
  const { say } = useViewContext()
  const isFull = count >= max
  // Not on cards, where the frame that shows the new number is expensive already.
  const rolls = variant !== 'card' && variant !== 'row'
  const stepping = useStepping({ count, isFull, onAdd, onRemove, onLimit })
  return (
    <StepperView
      say={say}
      isClipped={rolls}
      shown={rolls ? <Rolling count={count} shown={shown} /> : shown}
      {...{ variant, name, count, min, isFull, className, ...stepping }}
    />
  )
}

/** Animates the number from below when it grows, from above when it falls; the first one is not animated. */
function Rolling({ count, shown = String(count) }: { count: number; shown?: string | undefined }) {
  const [last, setLast] = useState<{ count: number; roll?: 'up' | 'down' }>({ count })
  if (last.count !== count) setLast({ count, roll: count > last.count ? 'up' : 'down' })
  return (
    <span key={count} className={classNames(css.rolling, last.roll && css[last.roll])}>
      {shown}
    </span>
  )
}
