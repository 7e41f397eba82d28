import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type AddressInput, addressesApi } from '#/api/addresses.ts'
import { unwrap } from '#/api/query.ts'
import type { Result } from '#/api/result.ts'
import type { Address } from '#/api/schema/address.ts'
import { createWriteOnce, goneIsDone, settle } from '#/api/write-once.ts'
import { distanceMetres } from '#/domain/geo/geo.ts'
import { changeDraftAtom, draftAtom, takePlaceAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { fromSaved } from './place-of.ts'
import { savedAddressesQuery } from './queries.ts'

/**
 * Saves an address in the account: a new one (`id` null) is at the top from then on. An order draft with the changed
 * address gets the new version.
 */
export function useSaveAddress() {
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const { place } = useAtomValue(draftAtom)
  const take = useSetAtom(takePlaceAtom)
  const [addOnce] = useState(() => createWriteOnce<Address>())
  const { queryKey } = savedAddressesQuery(scope)
  return useMutation({
    mutationFn: async ({ id, address }: { id: string | null; address: AddressInput }) => {
      const { add, change, saved } = addressesApi()
      if (id) return unwrap(change(id, address))
      const book = await queries.fetchQuery(savedAddressesQuery(scope)).catch(() => null)
      // An attempt of an earlier visit, whose answer was lost, may have arrived.
      const twin = book?.find((one) => isSameAddress(one, address))
      if (twin) return unwrap(change(twin.id, address))
      return unwrap(
        addOnce({
          known: book?.map((one) => one.id) ?? null,
          send: () => add(address),
          list: () => saved(),
          isSent: (one) => isSameSpot(one, address),
          // The door may have been corrected since.
          adopt: (one) => change(one.id, address),
        }),
      )
    },
    onSuccess: (saved, { id }) => {
      queries.setQueryData(queryKey, (known = []) =>
        known.some((one) => one.id === saved.id)
          ? known.map((one) => (one.id === saved.id ? saved : one))
          : [saved, ...known],
      )
      if (id && place?.savedId === id) {
        const taken = fromSaved(saved)
        // Meeting outside and the photo of the entrance belong to this order, not to the account.
        const { meetsOutside, photo } = place
        take({ ...taken, place: { ...taken.place, meetsOutside, photo } })
      }
      return queries.invalidateQueries({ queryKey })
    },
    // What was not confirmed may be in the book all the same.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Servers round what they store. */
const isSameSpot = (one: AddressInput, other: AddressInput) => distanceMetres(one, other) <= 1

const SAID = [
  ...(['type', 'name', 'streetName', 'houseNumber', 'office', 'entrance', 'floor', 'domophone'] as const),
  ...(['comment', 'landmark', 'details', 'description'] as const),
]
/** Whether the address in the book is the given one, or that one with less said of it, so that nothing is lost with it. */
const isSameAddress = (known: AddressInput, given: AddressInput) =>
  isSameSpot(known, given) &&
  SAID.every((field) => !known[field].trim() || known[field].trim() === given[field].trim())

/** Deletes an address; an order draft keeps the place, but no longer as a saved address. */
export function useRemoveAddress() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const { place } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const reportError = useReportError(t`Address not deleted`)
  const { mutateAsync } = useMutation({
    mutationFn: async (address: Address) => {
      const answer: Result<unknown> = goneIsDone(await addressesApi().remove(address.id))
      return unwrap(
        settle(answer, async () => {
          const [, book] = await addressesApi().saved()
          return book && !book.some(({ id }) => id === address.id) ? book : null
        }),
      )
    },
    onSuccess: (_answer, address) => {
      if (place?.savedId === address.id) change({ place: { ...place, savedId: null, mode: 'TARGET' } })
      notify(t`Address deleted`)
      return queries.invalidateQueries({ queryKey: savedAddressesQuery(scope).queryKey })
    },
    onError: (thrown) => {
      reportError(thrown)
      return queries.invalidateQueries({ queryKey: savedAddressesQuery(scope).queryKey })
    },
  })
  return (address: Address) => mutateAsync(address).catch(() => undefined)
}
