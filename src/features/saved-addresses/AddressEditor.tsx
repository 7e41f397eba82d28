import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { NO_DOOR } from '#/domain/order/order.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { Chip } from '#/first-screen/Chip.tsx'
import { backAtom, useConfirmLeave, useMainButton, useShell } from '#/shell/chrome.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { Field, TextField } from '#/ui/form/Field.tsx'
import { useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import css from './AddressEditor.module.css'
import { DoorFields } from './DoorFields.tsx'
import { PlaceFields, type PlaceWords } from './PlaceFields.tsx'
import { fromSaved, type Notes, toSaved } from './place-of.ts'
import { useSaveAddress } from './use-save.ts'
import { useWhereTyped } from './use-where-typed.ts'
import { WherePicker } from './WherePicker.tsx'

const NOWHERE: PlaceWords = { streetName: '', houseNumber: '', landmark: '', details: '', type: 'APARTMENT' }

/** All that can be said of an address. `known`: the one that is changed. */
export function AddressEditor({ known }: { known: Address | null }) {
  const { t } = useLingui()
  const begun = known && fromSaved(known)
  const [point, setPoint] = useState<DraftPlace | null>(begun?.place ?? null)
  const [words, setWords] = useState<PlaceWords>(begun?.place ?? NOWHERE)
  const [door, setDoor] = useState(begun?.door ?? NO_DOOR)
  const [notes, setNotes] = useState<Notes>({
    name: known?.name ?? '',
    comment: known?.comment ?? '',
  })
  const [isTouched, setIsTouched] = useState(false)
  const street = useRef<HTMLInputElement>(null)
  const errorText = useErrorText()
  const { save, isPending, error } = useSaving(known?.id ?? null)
  const where = useWhereTyped()
  useConfirmLeave(isTouched && !isPending)

  const { marked, check } = useRequiredFields(words.streetName.trim() === '' ? ['street'] : [], () =>
    street.current?.focus(),
  )
  const write = (change: Partial<PlaceWords>) => {
    setIsTouched(true)
    setWords({ ...words, ...change })
  }
  const note = (change: Partial<Notes>) => {
    setIsTouched(true)
    setNotes({ ...notes, ...change })
  }
  const take = (found: DraftPlace) => {
    setPoint(found)
    write({ streetName: found.streetName, houseNumber: found.houseNumber })
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
      <WherePicker place={point && { ...point, ...words }} onFound={take} />
      <PlaceFields
        ref={street}
        words={words}
        error={
          marked.length > 0
            ? t`Fill in this field`
            : isLost
              ? t`This place is not found. Choose it in the search or on the map`
              : null
        }
        onChange={write}
      >
        {words.type === 'APARTMENT' && (
          <DoorFields
            door={door}
            onDoor={(next) => {
              setIsTouched(true)
              setDoor(next)
            }}
          />
        )}
        <div className={css.name}>
          <Field
            label={t`Label`}
            placeholder={t`Home, work …`}
            value={notes.name}
            onChange={(name) => note({ name })}
            autoComplete="off"
            maxLength={100}
          />
          <div className={css.names}>
            {[t`Home`, t`Work`].map((name) => (
              <Chip key={name} kind="toggle" isActive={notes.name === name} onPress={() => note({ name })}>
                {name}
              </Chip>
            ))}
          </div>
        </div>
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
    </div>
  )
}

/** Saves, says so and goes back to where the customer came from. */
function useSaving(id: string | null) {
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
          shell.haptic('success')
          notify({ text: t`Address saved`, tone: 'good' })
          back?.run()
        },
        // Said by the form.
        () => undefined,
      ),
  }
}
