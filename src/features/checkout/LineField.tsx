import { Pencil } from 'lucide-react'
import { type InputHTMLAttributes, useId } from 'react'
import type { Shape } from '#/domain/typed-text.ts'
import { classNames } from '#/lib/class-names.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import { limitShape, useShaped } from '#/ui/form/shape-text.ts'
import css from './LineField.module.css'

/**
 * A field as a row of a card, with the label above the value. `isNote`: the row shows only its label until something is
 * written; `isInline`: label and value stand in one line, where there is room.
 */
export function LineField({
  label,
  value,
  onChange,
  error,
  about,
  isNote = false,
  isInline = false,
  id: given,
  className,
  maxLength,
  shape,
  ...input
}: {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | null | undefined
  /** What belongs to the value, right of the label. */
  about?: string
  isNote?: boolean
  isInline?: boolean
  /** Puts what is typed into its form, instead of a `maxLength`. */
  shape?: Shape
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  const own = useId()
  const id = given ?? own
  const shaped = useShaped(value, onChange, shape ?? limitShape(maxLength))
  return (
    <div
      className={classNames(
        css.field,
        isNote && css.note,
        isInline && css.inline,
        error && css.wrong,
        className,
      )}
    >
      <div className={isNote ? hidden.spoken : css.head}>
        <label htmlFor={id} className={isNote ? undefined : css.label}>
          {label}
        </label>
        {about && <span className={css.about}>{about}</span>}
      </div>
      <div className={css.row}>
        <input
          id={id}
          className={css.input}
          value={value}
          {...shaped}
          placeholder={isNote ? label : '—'}
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {isNote && <Pencil size={18} className={css.pencil} aria-hidden="true" />}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
