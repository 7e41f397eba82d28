import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { api } from '#/api/api.ts'
import { errorOf, unwrap } from '#/api/query.ts'
import type { Draft, DraftPlace } from '#/features/draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button } from '#/ui/Button.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field } from '#/ui/Field.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { toSaved } from './place-of.ts'
import { savedAddressesQuery } from './queries.ts'

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
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => unwrap(api.users.addAddress(toSaved(place, door, name.trim()))),
    onSuccess: (address) => {
      onSaved({ ...place, savedId: address.id, mode: 'SAVED' })
      notify({ text: t`The address is saved`, tone: 'good' })
      return queries.invalidateQueries({ queryKey: savedAddressesQuery(scope).queryKey })
    },
  })
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
        <Button size="line" busy={isPending} disabled={!name.trim()} onPress={() => mutate()}>
          {t`Save`}
        </Button>
      }
    />
  )
}
