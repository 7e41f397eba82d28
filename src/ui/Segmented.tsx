import { type ReactNode, useId } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import css from './Segmented.module.css'

/** One of a few, all in view (the service switch: 38 high; with notes under the words: 56). A radio group. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: {
  /** What is chosen, for screen readers. */
  label: string
  value: T | null
  options: readonly { value: T; label: string; note?: ReactNode; isDisabled?: boolean }[]
  onChange: (value: T) => void
  className?: string | undefined
}) {
  const name = useId()
  const shell = useShell()
  const at = options.findIndex((option) => option.value === value)
  const choose = (chosen: T) => {
    shell.haptic('selection')
    onChange(chosen)
  }
  return (
    <div
      role="radiogroup"
      className={classNames(css.group, options.some((option) => option.note) && css.tall, className)}
      aria-label={label}
      style={{ '--of': options.length, '--at': at } as Record<string, number>}
    >
      {at >= 0 && <span className={css.thumb} aria-hidden="true" />}
      {options.map((option) => (
        <label key={option.value} className={classNames(css.option, option.value === value && css.chosen)}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => choose(option.value)}
          />
          <span className={css.words}>{option.label}</span>
          {option.note && <span className={css.note}>{option.note}</span>}
        </label>
      ))}
    </div>
  )
}
