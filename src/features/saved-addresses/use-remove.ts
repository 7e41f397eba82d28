import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { addressesApi } from '#/api/addresses.ts'
import { unwrap } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { savedAddressesQuery } from './queries.ts'

/** Deletes an address; an order draft keeps the place, but no longer as a saved address. */
export function useRemoveAddress() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const { place } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const reportError = useReportError()
  const { mutateAsync } = useMutation({
    mutationFn: (address: Address) => unwrap(addressesApi().remove(address.id)),
    onSuccess: (_answer, address) => {
      if (place?.savedId === address.id) change({ place: { ...place, savedId: null, mode: 'TARGET' } })
      notify(t`Address deleted`)
      return queries.invalidateQueries({ queryKey: savedAddressesQuery(scope).queryKey })
    },
    onError: reportError,
  })
  return (address: Address) => mutateAsync(address).catch(() => undefined)
}
