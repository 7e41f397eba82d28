import { Pencil } from 'lucide-react'
import { type InputHTMLAttributes, useId } from 'react'
import type { Shape } from '#/domain/typed-text.ts'
import { classNames } from '#/lib/class-names.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import { limitShape, useShaped } from '#/ui/form/shape-text.ts'
import css from './LineField.module.css'

/**
 * A field as a row of a card, with the label above the value. `isNote`: the row shows only its label until something is
 * written.
 */
export function LineField({
  label,
  value,
  onChange,
  error,
  about,
  isNote = false,
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
  /** A line below that belongs to the value. */
  about?: string
  isNote?: boolean
  /** Puts what is typed into its form, instead of a `maxLength`. */
  shape?: Shape
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  const own = useId()
  const id = given ?? own
  const shaped = useShaped(value, onChange, shape ?? limitShape(maxLength))
  return (
    <div className={classNames(css.field, isNote && css.note, error && css.wrong, className)}>
      <label htmlFor={id} className={isNote ? hidden.spoken : css.label}>
        {label}
      </label>
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
      {about && <p className={css.about}>{about}</p>}
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
