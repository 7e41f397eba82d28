import { useLingui } from '@lingui/react/macro'
import { CONTACT_NAME_LENGTH, type PhoneContact } from '#/domain/contact.ts'
import { Field } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'

/** Name and phone of whoever is called back, both required: `missingOfContact` says what to mark. */
export function ContactFields({
  contact,
  marked,
  phoneError = null,
  idOf,
  onChange,
}: {
  contact: PhoneContact
  /** Fields of the form to be shown as missing now. */
  marked: readonly string[]
  /** What the server says of a number that is complete. */
  phoneError?: string | null
  /** The id of a field's element, to scroll to and focus. */
  idOf: (field: keyof PhoneContact) => string
  onChange: (change: Partial<PhoneContact>) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Field
        id={idOf('name')}
        label={t`Name`}
        value={contact.name}
        onChange={(name) => onChange({ name })}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={CONTACT_NAME_LENGTH}
        error={marked.includes('name') ? t`Enter your name` : null}
      />
      <PhoneField
        id={idOf('phone')}
        label={t`Phone number`}
        value={contact.phone}
        onChange={(phone) => onChange({ phone })}
        error={marked.includes('phone') ? t`Enter the full phone number` : phoneError}
      />
    </>
  )
}
