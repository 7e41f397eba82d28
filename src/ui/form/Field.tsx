import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import type { Shape } from '#/domain/typed-text.ts'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './Field.module.css'
import { limitShape, useShaped } from './shape-text.ts'

type Frame = {
  label: string
  /** The label is for screen readers only: the context shows what to enter. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** The error, which screen readers announce at once. */
  error?: string | null | undefined
  className?: string | undefined
}

type Own = 'onChange' | 'value' | 'className' | 'size'

/** A field for one line of text. Always give `inputMode` and `autoComplete`, although the types do not require them. */
export function Field({
  onChange,
  after,
  isBig = false,
  maxLength,
  shape,
  ...input
}: Frame &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & {
    value: string
    onChange: (value: string) => void
    /** Puts what is typed into its form, instead of a `maxLength`. */
    shape?: Shape
    /** Inside the box, at its end: a button, a unit. */
    after?: Elements
    /** 60 high with large figures: login. */
    isBig?: boolean
    ref?: Ref<HTMLInputElement>
  }) {
  const { frame, box, control } = useField(input)
  const shaped = useShaped(input.value, onChange, shape ?? limitShape(maxLength))
  return (
    <FieldFrame {...frame}>
      <div className={classNames(box, isBig && css.big)}>
        <input {...control} {...shaped} />
        {after}
      </div>
    </FieldFrame>
  )
}

/** Several lines of text; grows with what is written. */
export function TextField({
  onChange,
  maxLength,
  ...input
}: Frame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> & {
    value: string
    onChange: (value: string) => void
    ref?: Ref<HTMLTextAreaElement>
  }) {
  const { frame, box, control } = useField(input)
  const shaped = useShaped(input.value, onChange, limitShape(maxLength))
  return (
    <FieldFrame {...frame}>
      <div className={classNames(box, css.tall)}>
        <textarea rows={2} {...control} {...shaped} />
      </div>
    </FieldFrame>
  )
}

/** What belongs to the frame, and the rest with what ties the two together. */
function useField<T extends Frame & { id?: string | undefined }>({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  id: given,
  ...input
}: T) {
  const own = useId()
  const id = given ?? own
  const isWrong = Boolean(error)
  return {
    frame: { id, label, isLabelHidden, hint, error, className },
    box: classNames(css.box, isWrong && css.wrong),
    control: {
      id,
      className: css.input,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': `${id}-about`,
      ...input,
    },
  }
}

/** Label above, error or hint below; for our fields only. */
export function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  children,
}: Frame & { id: string; children: Elements }) {
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? hidden.spoken : css.label}>
        {label}
      </label>
      {children}
      <div id={`${id}-about`} aria-live="assertive" className={css.about}>
        {error ? (
          <p className={css.error}>
            <CircleAlert size={18} aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : (
          hint && <p className={css.hint}>{hint}</p>
        )}
      </div>
    </div>
  )
}
