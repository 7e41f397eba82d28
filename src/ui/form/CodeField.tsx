import { type Ref, useEffect, useId, useRef } from 'react'
import { withOurDigits } from '#/domain/typed-text.ts'
import { classNames } from '#/lib/class-names.ts'
import css from './CodeField.module.css'
import { FieldFrame } from './Field.tsx'

/** The code in what was typed, pasted or filled in: the digits, or of a whole SMS the one run of as many. */
function codeIn(text: string, length: number): string {
  const runs = withOurDigits(text).split(/\D+/)
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length)
}

/**
 * The code of an SMS: one input, rendered as boxes. Accepts typing, paste and the phone's own suggestion; `onFull` is
 * called once when the last digit is entered. A wrong code keeps its digits and selects them all.
 */
export function CodeField({
  label,
  length,
  value,
  onChange,
  onFull,
  error,
  disabled = false,
  autoFocus = false,
  ref,
}: {
  label: string
  /** 4 to 8. */
  length: number
  value: string
  onChange: (value: string) => void
  onFull?: (code: string) => void
  error?: string | null | undefined
  disabled?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!error) return
    own.current?.focus()
    own.current?.select()
  }, [error])
  const take = (text: string) => {
    const code = codeIn(text, length)
    onChange(code)
    if (code.length === length && code !== value) onFull?.(code)
  }
  return (
    <FieldFrame id={id} label={label} isLabelHidden error={error}>
      <div className={classNames(css.code, error && css.wrong)}>
        <input
          ref={(element) => {
            own.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          id={id}
          className={css.input}
          value={value}
          onChange={(event) => take(event.target.value)}
          onSelect={keepAtEnd}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the code is all its page is for
          autoFocus={autoFocus}
          type="text"
          inputMode="numeric"
          pattern="\d*"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
        />
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={place}
            aria-hidden="true"
            className={classNames(css.box, place === Math.min(value.length, length - 1) && css.next)}
          >
            <span translate="no">{value[place]}</span>
            {place === Math.min(value.length, length - 1) && <span className={css.caret} />}
          </span>
        ))}
      </div>
    </FieldFrame>
  )
}

/** The caret is rendered after the last figure, so that is where it stays; a whole selection is left alone. */
function keepAtEnd(event: { currentTarget: HTMLInputElement }) {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    event.currentTarget.setSelectionRange(value.length, value.length)
}
