import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import {
  DoorFields,
  NameChips,
  type Notes,
  PlaceFields,
  toSaved,
  useSaveAddress,
} from '#/features/saved-addresses/index.ts'
import { href } from '#/paths.ts'
import { backAtom, useConfirmLeave, useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field, TextField } from '#/ui/form/Field.tsx'
import { KeptChanges } from '#/ui/form/KeptChanges.tsx'
import { useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './AddressEditor.module.css'
import { useTyped } from './use-typed.ts'
import { useWhereTyped } from './use-where-typed.ts'
import { WherePicker } from './WherePicker.tsx'

/** The form of an address. `known`: the address that is being changed. What is left stays until saved or discarded. */
export function AddressEditor({ known }: { known: Address | null }) {
  const { t } = useLingui()
  const { typed, isChanged, change, discard } = useTyped(known)
  const { point, words, door, notes } = typed
  const street = useRef<HTMLInputElement>(null)
  const errorText = useErrorText()
  const { save, isPending, error } = useSaving(known?.id ?? null, discard)
  const where = useWhereTyped()
  useConfirmLeave(isChanged && !isPending)

  const { marked, check } = useRequiredFields(words.streetName.trim() === '' ? ['street'] : [], () =>
    street.current?.focus(),
  )
  const note = (some: Partial<Notes>) => change({ notes: { ...notes, ...some } })
  const take = (found: DraftPlace) => {
    const { streetName, houseNumber } = found
    change({ point: found, words: { ...words, streetName, houseNumber } })
  }
  const onSave = async () => {
    if (!check()) return
    const place = point ?? (await where.find(words))
    if (!place) return street.current?.focus()
    await save(toSaved({ ...place, ...words }, door, { ...notes, name: notes.name.trim() }))
  }
  useMainButton({ label: t`Save`, busy: isPending || where.isLooking, onPress: onSave })
  const isLost = where.isLost && point === null
  return (
    <div className={css.editor}>
      <KeptChanges
        isChanged={isChanged}
        to={known ? href('addressCreate', null, { id: known.id }) : href('addressCreate')}
        onDiscard={discard}
      />
      <WherePicker place={point && { ...point, ...words }} onFound={take} />
      <PlaceFields
        // A place that is chosen anew is known again.
        key={point && `${point.latitude},${point.longitude}`}
        ref={street}
        words={words}
        error={
          marked.length > 0
            ? t`Fill in this field`
            : isLost
              ? t`This place is not found. Choose it in the search or on the map`
              : null
        }
        onChange={(some) => change({ words: { ...words, ...some } })}
      >
        {words.type === 'APARTMENT' && <DoorFields door={door} onDoor={(next) => change({ door: next })} />}
        <NameChips title={t`Name of the place`} name={notes.name} onName={(name) => note({ name })}>
          <Field
            label={t`Name of the place`}
            isLabelHidden
            placeholder={t`At my parents’`}
            value={notes.name}
            onChange={(name) => note({ name })}
            autoComplete="off"
            maxLength={100}
          />
        </NameChips>
      </PlaceFields>
      <TextField
        label={t`Note for the courier`}
        value={notes.comment}
        onChange={(comment) => note({ comment })}
        maxLength={300}
      />
      {error && (
        <Notice tone="error" title={t`Address not saved`}>
          {errorText(error)}
        </Notice>
      )}
      <WideActionSlot />
    </div>
  )
}

/** Saves, says so and goes back to where the customer came from. */
function useSaving(id: string | null, onSaved: () => void) {
  const { t } = useLingui()
  const shell = useShell()
  const notify = useNotify()
  const back = useAtomValue(backAtom)
  const { mutateAsync, isPending, error } = useSaveAddress()
  return {
    isPending,
    error: errorOf(error),
    save: (address: Parameters<typeof mutateAsync>[0]['address']) =>
      mutateAsync({ id, address }).then(
        () => {
          onSaved()
          shell.haptic('success')
          notify({ text: t`Address saved`, tone: 'good' })
          back?.run()
        },
        // The form shows the error.
        () => undefined,
      ),
  }
}
