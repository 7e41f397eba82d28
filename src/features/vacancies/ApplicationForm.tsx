import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { contentApi } from '#/api/content.ts'
import type { ApiError } from '#/api/result.ts'
import { isUnclear } from '#/api/write-once.ts'
import { contactOf, missingOfContact, type PhoneContact } from '#/domain/contact.ts'
import { formatPhone, normalPhone } from '#/domain/phone.ts'
import { PrivacyLink } from '#/features/policies/index.ts'
import { formInputAtom } from '#/session/form-input.ts'
import { customerAtom } from '#/session/session.ts'
import { useConfirmLeave, useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { ContactFields } from '#/ui/form/ContactFields.tsx'
import { TextField } from '#/ui/form/Field.tsx'
import { Form } from '#/ui/form/Form.tsx'
import { useBodyKey } from '#/ui/form/use-body-key.ts'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import css from './ApplicationForm.module.css'

const fieldId = (field: string) => `application-${field}`

/**
 * Name, phone and a short text; guests can apply too. A failure keeps the input. `onSent` gets the phone as it is
 * displayed.
 */
export function ApplicationForm({
  vacancyId,
  onSent,
}: {
  vacancyId: string
  onSent: (phone: string) => void
}) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { input, set, clear, isTouched } = useInput(vacancyId)
  const { send, isBusy, error } = useSend(vacancyId, (phone) => {
    clear()
    onSent(phone)
  })
  const { marked, check } = useRequiredFields(missingOfContact(input), (field) => showField(fieldId(field)))
  useConfirmLeave(isTouched)
  useMainButton({
    label: t`Send application`,
    busy: isBusy,
    onPress: async () => {
      if (check()) await send(input)
    },
  })
  // The server rejects numbers that the mask of the field allows.
  const isRefused = error?.code === 'PHONE_INVALID'
  return (
    <Form className={css.form}>
      <ContactFields
        contact={input}
        marked={marked}
        phoneError={isRefused ? errorText(error) : null}
        idOf={fieldId}
        onChange={set}
      />
      <TextField
        label={t`About you`}
        hint={t`Experience, when you can start`}
        value={input.comment}
        onChange={(comment) => set({ comment })}
        maxLength={1000}
      />
      <PrivacyLink className={css.privacy} />
      {error && !isRefused && (
        <Notice
          isAnswer
          tone="error"
          title={
            isUnclear(error)
              ? t`It is not known whether the application was sent`
              : t`The application was not sent`
          }
        >
          {errorText(error)}
        </Notice>
      )}
      <WideActionSlot />
    </Form>
  )
}

type Input = PhoneContact & { comment: string }
const Typed = v.partial(v.object({ name: v.string(), phone: v.string(), comment: v.string() }))

/** The input, with the customer's data in fields that were not edited. */
function useInput(vacancyId: string) {
  const customer = useAtomValue(customerAtom)
  const form = `application ${vacancyId}`
  const [typed, setTyped] = useAtom(useMemo(() => formInputAtom<Partial<Input>>(form, Typed), [form]))
  const input: Input = { ...contactOf(customer), comment: '', ...typed }
  return {
    input,
    set: (change: Partial<Input>) => setTyped((last) => ({ ...last, ...change })),
    clear: () => setTyped(() => null),
    isTouched: Object.values(typed ?? {}).some((text) => text.trim() !== ''),
  }
}

function useSend(vacancyId: string, onSent: (phone: string) => void) {
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const keyOf = useBodyKey()
  const send = async (input: Input) => {
    const body = { ...input, name: input.name.trim(), phone: normalPhone(input.phone) ?? '' }
    setIsBusy(true)
    setError(null)
    const [failed] = await contentApi().apply(vacancyId, body, keyOf(body))
    setIsBusy(false)
    setError(failed)
    shell.haptic(failed ? 'error' : 'success')
    if (!failed) onSent(formatPhone(body.phone).replaceAll(' ', '\u00a0'))
  }
  return { send, isBusy, error }
}
