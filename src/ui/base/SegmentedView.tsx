import { classNames } from '#/lib/class-names.ts'
import css from './SegmentedView.module.css'

export type SegmentedOption<T> = {
  value: T
  label: string
  note?: React.ReactNode
  isDisabled?: boolean
  /** Names it for a press before the app is there; see `presses.ts`. */
  press?: string
}

/** A radio group of a few options (the service switch: 38 high; with notes under the text: 56). */
export function SegmentedView<T extends string>({
  label,
  name,
  value,
  options,
  onChange,
  className,
}: {
  /** The label for screen readers. */
  label: string
  /** Name of the group, unique on a page. */
  name: string
  value: T | null
  options: readonly SegmentedOption<T>[]
  onChange?: (value: T) => void
  className?: string | undefined
}) {
  const at = options.findIndex((option) => option.value === value)
  return (
    <div
      role="radiogroup"
      className={classNames(css.group, options.some((option) => option.note) && css.tall, className)}
      aria-label={label}
      style={{ '--of': options.length, '--at': at } as Record<string, number>}
    >
      <div className={classNames(css.options, options.length > 2 && css.many)}>
        {at >= 0 && <span className={css.thumb} aria-hidden="true" />}
        {options.map((option) => (
          <label key={option.value} className={classNames(css.option, option.value === value && css.chosen)}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={option.value === value}
              disabled={option.isDisabled}
              data-press={option.press}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className={css.words}>{option.label}</span>
            {option.note && <span className={css.note}>{option.note}</span>}
          </label>
        ))}
      </div>
    </div>
  )
}
