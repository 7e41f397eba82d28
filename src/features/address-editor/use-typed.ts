import { useAtom } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { Address } from '#/api/schema/address.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import { DraftPlace, UsedPlace } from '#/features/order-draft/index.ts'
import { fromSaved } from '#/features/saved-addresses/index.ts'
import { formInputAtom } from '#/session/form-input.ts'

/** The form of an address. `point`: where it is, null as long as that was not chosen. */
const Typed = v.object({
  point: v.nullable(DraftPlace),
  words: v.pick(DraftPlace, ['streetName', 'houseNumber', 'landmark', 'details', 'type']),
  door: UsedPlace.entries.door,
  notes: v.object({ name: v.string(), comment: v.string() }),
})
type Typed = v.InferOutput<typeof Typed>

const EMPTY: Typed = {
  point: null,
  words: { streetName: '', houseNumber: '', landmark: '', details: '', type: 'APARTMENT' },
  door: NO_DOOR,
  notes: { name: '', comment: '' },
}

function typedOf(address: Address): Typed {
  const { place, door } = fromSaved(address)
  const { streetName, houseNumber, landmark, details, type } = place
  return {
    point: place,
    // Only the words: they are laid over a place that is chosen anew.
    words: { streetName, houseNumber, landmark, details, type },
    door,
    notes: { name: address.name, comment: address.comment },
  }
}

/**
 * What is typed into the form of an address, `known` or a new one. It outlives the page, so that a way back that was
 * pressed too soon loses nothing (DL-04).
 */
export function useTyped(known: Address | null) {
  const form = `address ${known?.id ?? ''}`
  const inputAtom = useMemo(() => formInputAtom<Typed>(form, Typed), [form])
  const [input, setInput] = useAtom(inputAtom)
  const begun = known ? typedOf(known) : EMPTY
  const typed = input ?? begun
  return {
    typed,
    input: inputAtom,
    isChanged: JSON.stringify(typed) !== JSON.stringify(begun),
    change: (change: Partial<Typed>) => setInput((last) => ({ ...(last ?? begun), ...change })),
    discard: () => setInput(() => null),
  }
}
