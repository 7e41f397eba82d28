import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Draft, DraftPlace } from '#/features/order-draft/index.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { toSaved } from './place-of.ts'
import { useSaveAddress } from './use-save.ts'

/** Keeps the address with the account, under a name of the customer's. */
export function SaveAddress({
  place,
  door,
  onSaved,
}: {
  place: DraftPlace
  door: Draft['door']
  onSaved: (place: DraftPlace) => void
}) {
  const { t } = useLingui()
  const notify = useNotify()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const { mutate, isPending, error, reset } = useSaveAddress()
  const save = () =>
    mutate(
      { id: null, address: toSaved(place, door, { name: name.trim(), comment: '' }) },
      {
        onSuccess: ({ id }) => {
          onSaved({ ...place, savedId: id, mode: 'SAVED' })
          notify({ text: t`Address saved`, tone: 'good' })
        },
      },
    )
  return (
    <Field
      label={t`Save as`}
      placeholder={t`Home, work …`}
      value={name}
      onChange={(text) => {
        setName(text)
        reset()
      }}
      autoComplete="off"
      maxLength={100}
      error={error ? errorText(errorOf(error)) : null}
      after={
        <Button size="line" busy={isPending} disabled={!name.trim()} onPress={save}>
          {t`Save`}
        </Button>
      }
    />
  )
}
