import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type InputHTMLAttributes, type RefObject, useRef } from 'react'
import css from './SearchBox.module.css'
import { limitShape, useShaped } from './shape-text.ts'

/** A search field; its clear button empties it and keeps the focus. */
export function SearchBox({
  label,
  value,
  onChange,
  maxLength,
  ref,
  ...input
}: {
  /** Its name and placeholder. */
  label: string
  value: string
  onChange: (text: string) => void
  ref?: RefObject<HTMLInputElement | null>
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>) {
  const { t } = useLingui()
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const shaped = useShaped(value, onChange, limitShape(maxLength))
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <div className={css.box}>
      <Search size={20} className={css.glass} aria-hidden="true" />
      <input
        ref={field}
        className={css.input}
        type="search"
        enterKeyHint="search"
        value={value}
        {...shaped}
        aria-label={label}
        placeholder={label}
        {...input}
      />
      {value !== '' && (
        <button type="button" className={css.clear} aria-label={t`Clear search`} onClick={clear}>
          <X size={14} strokeWidth={2.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
