import { MaskInput, type MaskInputOptions } from 'maska'
import { type InputHTMLAttributes, type Ref, useEffect, useId, useRef } from 'react'
import { PHONE_MASK } from '#/domain/phone.ts'
import { classNames } from './class-names.ts'
import fieldCss from './Field.module.css'
import { FieldFrame } from './Field.tsx'
import css from './MaskedField.module.css'

/** What a mask begins with before its first place: `+998 `. */
const prefixOf = (mask: string) => /^[^#@*]*/.exec(mask)?.[0] ?? ''

/**
 * Typed or pasted text with the mask's own beginning put right: a number without `+998` gets it, one with it does
 * not get it twice, and rubbing it out leaves it empty instead of shifting its figures into the number.
 */
export function withPrefix(text: string, mask: string): string {
  const own = prefixOf(mask).replace(/\D/g, '')
  if (!own) return text
  const digits = text.replace(/\D/g, '')
  const isWhole = text.trim().startsWith('+')
  if (digits === '' || (isWhole && own.startsWith(digits))) return ''
  const places = mask.replace(/[^#]/g, '').length
  const hasOwn = digits.startsWith(own) && (isWhole || digits.length > places)
  return `${prefixOf(mask)}${hasOwn ? digits.slice(own.length) : digits}`
}

/** A line of a fixed shape (maska): `#` is a digit. Shows the places still empty. */
export function MaskedField({
  mask,
  value,
  onChange,
  label,
  isLabelHidden,
  hint,
  error,
  isBig = false,
  className,
  ref,
  id: given,
  ...input
}: {
  mask: string
  /** As shown, with the mask's own characters. */
  value: string
  onChange: (value: string, isComplete: boolean) => void
  label: string
  isLabelHidden?: boolean
  hint?: string
  error?: string | null | undefined
  isBig?: boolean
  ref?: Ref<HTMLInputElement>
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'>) {
  const generated = useId()
  const id = given ?? generated
  const own = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const element = own.current
    if (!element) return
    const options: MaskInputOptions = {
      mask,
      preProcess: (text) => withPrefix(text, mask),
      onMaska: ({ masked, completed }) => latest.current(masked, completed),
    }
    const masked = new MaskInput(element, options)
    return () => masked.destroy()
  }, [mask])
  useEffect(() => {
    const element = own.current
    if (element && element.value !== value) element.value = value
  }, [value])

  return (
    <FieldFrame id={id} {...{ label, isLabelHidden, hint, error, className }}>
      <div className={classNames(fieldCss.box, isBig && fieldCss.big, error && fieldCss.wrong)}>
        <div className={css.stack}>
          <span className={classNames(fieldCss.input, css.ghost)} aria-hidden="true">
            <span className={css.typed}>{value}</span>
            {mask.slice(value.length).replaceAll('#', '_')}
          </span>
          <input
            ref={(element) => {
              own.current = element
              if (typeof ref === 'function') ref(element)
              else if (ref) ref.current = element
            }}
            id={id}
            className={classNames(fieldCss.input, css.input)}
            defaultValue={value}
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

/** A phone number of Uzbekistan; autofill and paste work with and without +998. */
export function PhoneField(props: Omit<Parameters<typeof MaskedField>[0], 'mask'>) {
  return <MaskedField mask={PHONE_MASK} type="tel" inputMode="tel" autoComplete="tel" {...props} />
}
