import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { useLooking } from '#/features/geocoding/index.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import {
  bookPlaceAtom,
  DoorFields,
  NameChips,
  type Notes,
  PlaceFields,
  PlaceHead,
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
import { MapStrip } from '#/ui/map/MapStrip.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useColumnsOnItsSide } from '#/ui/use-on-its-side.ts'
import { useWidth } from '#/ui/use-width.ts'
import css from './AddressEditor.module.css'
import { useTyped } from './use-typed.ts'
import { WherePicker } from './WherePicker.tsx'

/**
 * The form of an address, the same as of an order's: where it is, then its door. `known`: the address that is being
 * changed. What is left stays until saved or discarded.
 */
export function AddressEditor({ known }: { known: Address | null }) {
  const { t } = useLingui()
  const { typed, input, isChanged, change, discard } = useTyped(known)
  const { point, words, door, notes } = typed
  const street = useRef<HTMLInputElement>(null)
  const errorText = useErrorText()
  const { save, isPending, error } = useSaving(known?.id ?? null, discard)
  const { isLooking, hasCursor, lookAgain, stopLooking } = useLooking(point)
  const take = ({ place: found, door: itsDoor }: UsedPlace) => {
    const { streetName, houseNumber } = found
    change({ point: found, words: { ...words, streetName, houseNumber }, door: itsDoor })
    stopLooking()
  }
  const map = useBookMap(take)
  // The keys go where the eye goes: the map is above the form, or right of it.
  const isBeside = useColumnsOnItsSide()
  const isWide = useWidth() !== 'narrow' || isBeside
  useConfirmLeave(isChanged && !isPending)
  const { marked, check } = useRequiredFields(words.streetName.trim() === '' ? ['street'] : [], () =>
    street.current?.focus(),
  )
  const note = (some: Partial<Notes>) => change({ notes: { ...notes, ...some } })
  const isFound = point !== null && !isLooking
  const onSave = () => {
    if (check() && point)
      void save(toSaved({ ...point, ...words }, door, { ...notes, name: notes.name.trim() }))
  }
  useMainButton(isFound ? { label: t`Save`, busy: isPending, onPress: onSave } : null)
  const kept = (
    <KeptChanges
      isChanged={isChanged}
      input={input}
      to={known ? href('addressCreate', null, { id: known.id }) : href('addressCreate')}
      part={map.page}
      onDiscard={discard}
    />
  )
  const present = point && { place: { ...point, ...words }, door }
  if (!isFound) {
    return (
      <>
        {kept}
        <WherePicker
          hasCursor={hasCursor}
          toMap={map.page}
          onMap={() => map.open(present)}
          onFound={(place) => take({ place, door })}
        />
      </>
    )
  }
  const strip = (
    <MapStrip point={point} to={map.page} onPress={() => map.open(present)} className={css.map}>
      {t`On the map`}
    </MapStrip>
  )
  return (
    <>
      {kept}
      <div className={css.editor}>
        {!isWide && strip}
        <div className={css.fields}>
          <PlaceHead place={words} onOther={lookAgain} />
          <PlaceFields
            // A place that is chosen anew is known again.
            key={`${point.latitude},${point.longitude}`}
            ref={street}
            words={words}
            error={marked.length > 0 ? t`Fill in this field` : null}
            onChange={(some) => change({ words: { ...words, ...some } })}
          >
            {words.type === 'APARTMENT' && (
              <DoorFields door={door} onDoor={(next) => change({ door: next })} />
            )}
          </PlaceFields>
          {known?.comment && (
            <TextField
              label={t`Note for the courier`}
              value={notes.comment}
              onChange={(comment) => note({ comment })}
              maxLength={300}
            />
          )}
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
          {error && (
            <Notice isAnswer tone="error" title={t`Address not saved`}>
              {errorText(error)}
            </Notice>
          )}
          <WideActionSlot />
        </div>
        {isWide && strip}
      </div>
    </>
  )
}

/** The map, which is a page of its own: what it begins with, and what comes back from it. */
function useBookMap(onChosen: (used: UsedPlace) => void) {
  const [between, setBetween] = useAtom(bookPlaceAtom)
  const chosen = useRef(onChosen)
  chosen.current = onChosen
  useEffect(() => {
    if (!between?.isChosen) return
    chosen.current(between)
    setBetween(null)
  }, [between, setBetween])
  return {
    page: href('deliveryAddress', null, { for: 'book' }),
    open: (from: UsedPlace | null) => setBetween(from && { ...from, isChosen: false }),
  }
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
