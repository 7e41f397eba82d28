import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#/lib/class-names.ts'
import fieldCss from './Field.module.css'
import { FieldFrame } from './Field.tsx'
import css from './PlacesField.module.css'

/** An input that shows the places still empty behind what is typed. */
export function PlacesField({
  shown,
  places,
  label,
  isLabelHidden,
  hint,
  error,
  isBig = false,
  className,
  id: given,
  ...input
}: {
  /** What the input shows now. */
  shown: string
  /** What is still missing, `_` for each digit. */
  places: string
  label: string
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | null | undefined
  isBig?: boolean
  ref?: Ref<HTMLInputElement>
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>) {
  const generated = useId()
  const id = given ?? generated
  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, hint, error, className }}>
      <div className={classNames(fieldCss.box, isBig && fieldCss.big, error && fieldCss.wrong)}>
        <div className={css.stack}>
          <span className={classNames(fieldCss.input, css.ghost)} translate="no" aria-hidden="true">
            <span className={css.typed}>{shown}</span>
            <span>{places}</span>
          </span>
          <input
            id={id}
            className={classNames(fieldCss.input, css.input)}
            inputMode="numeric"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-about`}
            {...input}
          />
        </div>
      </div>
    </FieldFrame>
  )
}
