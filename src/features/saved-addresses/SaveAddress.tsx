import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Draft, DraftPlace } from '#/features/order-draft/index.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { NameChips } from './NameChips.tsx'
import { toSaved } from './place-of.ts'
import { useSaveAddress } from './use-change-book.ts'

/** Saves the address in the account, under a name of the customer's. */
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
  const save = (name: string) => {
    // A second press on a name would save the address twice.
    if (isPending) return
    mutate(
      { id: null, address: toSaved(place, door, { name: name.trim(), comment: '' }) },
      {
        onSuccess: ({ id }) => {
          onSaved({ ...place, savedId: id, mode: 'SAVED' })
          notify({ text: t`Address saved`, tone: 'good' })
        },
      },
    )
  }
  const problem = error ? errorText(errorOf(error)) : null
  return (
    <>
      <NameChips
        title={t`Save as`}
        name={name}
        onName={(known) => {
          setName(known)
          save(known)
        }}
      >
        <Field
          label={t`Name of the place`}
          isLabelHidden
          placeholder={t`At my parents’`}
          value={name}
          onChange={(text) => {
            setName(text)
            reset()
          }}
          autoComplete="off"
          maxLength={100}
          after={
            <Button size="line" busy={isPending} disabled={!name.trim()} onPress={() => save(name)}>
              {t`Save`}
            </Button>
          }
        />
      </NameChips>
      {problem && (
        <Notice isAnswer tone="error" title={t`Address not saved`}>
          {problem}
        </Notice>
      )}
    </>
  )
}
