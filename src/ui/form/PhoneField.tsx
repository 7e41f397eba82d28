import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ComponentProps } from 'react'
import { editPhone, PHONE_MASK, phoneFault } from '#/domain/phone.ts'
import { PlacesField } from './PlacesField.tsx'

/** The missing digits of an Uzbek number as placeholders; none after a text that is no such number. */
const placesOf = (text: string) =>
  text === '' || text.startsWith('+998 ') || '+998 '.startsWith(text)
    ? PHONE_MASK.slice(text.length).replaceAll('#', '_')
    : ''

/**
 * A phone number of Uzbekistan, typed, pasted or filled in by the browser, with and without a country code. Any other
 * text stays as it was written and is reported beside the field; `normalPhone` is null for it.
 */
export function PhoneField({
  value,
  onChange,
  error,
  ...field
}: Omit<ComponentProps<typeof PlacesField>, 'shown' | 'places' | 'value' | 'onChange'> & {
  /** As shown. */
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useLingui()
  const fault = phoneFault(value)
  const faultText = {
    foreign: t`Only numbers of Uzbekistan: +998 and nine more digits`,
    'too-long': t`Too many digits. After +998 there are nine`,
  }
  const onEdit = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const caret = input.selectionStart ?? input.value.length
    const edit = editPhone(value, { text: input.value, caret }, isForward)
    // Set directly, because React would move the caret to the end.
    input.value = edit.text
    if (input === document.activeElement) input.setSelectionRange(edit.caret, edit.caret)
    onChange(edit.text)
  }
  return (
    <PlacesField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...field}
      shown={value}
      places={placesOf(value)}
      error={fault ? faultText[fault] : error}
      value={value}
      onChange={onEdit}
    />
  )
}
