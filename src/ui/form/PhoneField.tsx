import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { editPhone, PHONE_MASK, phoneFault } from '#/domain/phone.ts'
import { PlacesField } from './PlacesField.tsx'
import { useShaped } from './shape-text.ts'

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
  const shaped = useShaped(value, onChange, editPhone)
  const fault = phoneFault(value)
  const faultText = {
    foreign: t`Only numbers of Uzbekistan: +998 and nine more digits`,
    'too-long': t`Too many digits. After +998 there are nine`,
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
      {...shaped}
    />
  )
}
