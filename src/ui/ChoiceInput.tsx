import type { InputHTMLAttributes } from 'react'
import { classNames } from '#/lib/class-names.ts'
import css from './ChoiceInput.module.css'

/** A native radio or check box in the brand's fill with a mark inside: selection is never colour alone. */
export function ChoiceInput({
  kind,
  className,
  ...input
}: { kind: 'radio' | 'checkbox' } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input type={kind} className={classNames(css.choice, css[kind], className)} {...input} />
}
