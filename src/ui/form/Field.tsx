import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '#/lib/class-names.ts'
import css from './Field.module.css'

type Frame = {
  label: string
  /** Only spoken: the place says already what goes in. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** What is wrong with it; spoken at once. */
  error?: string | null | undefined
  className?: string | undefined
}

type Own = 'onChange' | 'value' | 'className' | 'size'

/** A line of text. `inputMode` and `autoComplete` are not optional in spirit: give them. */
export function Field({
  value,
  onChange,
  after,
  isBig = false,
  ref,
  label,
  isLabelHidden,
  hint,
  error,
  className,
  id: given,
  ...input
}: Frame &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & {
    value: string
    onChange: (value: string) => void
    /** Inside the box, at its end: a button, a unit. */
    after?: ReactNode
    /** 60 high with large figures: login. */
    isBig?: boolean
    ref?: Ref<HTMLInputElement>
  }) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, hint, error, className }}>
      <div className={classNames(css.box, isBig && css.big, error && css.wrong)}>
        <input
          ref={ref}
          id={id}
          className={css.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
          {...input}
        />
        {after}
      </div>
    </FieldFrame>
  )
}

/** Several lines of text; grows with what is written. */
export function TextField({
  value,
  onChange,
  ref,
  label,
  isLabelHidden,
  hint,
  error,
  className,
  id: given,
  ...input
}: Frame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> & {
    value: string
    onChange: (value: string) => void
    ref?: Ref<HTMLTextAreaElement>
  }) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, hint, error, className }}>
      <div className={classNames(css.box, css.tall, error && css.wrong)}>
        <textarea
          ref={ref}
          id={id}
          rows={2}
          className={css.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
          {...input}
        />
      </div>
    </FieldFrame>
  )
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
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? css.spoken : css.label}>
        {label}
      </label>
      {children}
      <div id={`${id}-about`} aria-live="assertive" className={css.about}>
        {error ? (
          <p className={css.error}>
            <CircleAlert size={18} aria-hidden="true" />
            {error}
          </p>
        ) : (
          hint && <p className={css.hint}>{hint}</p>
        )}
      </div>
    </div>
  )
}
