import { useLingui } from '@lingui/react/macro'
import { useSearch } from 'wouter'
import { useSavedAddresses } from '#/features/saved-addresses/index.ts'
import { href } from '#/paths.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { AddressEditor } from './AddressEditor.tsx'

/** /profile/address/create: a new address, or with `?id=` one that is changed (DL-05). */
export default function AddressCreateScreen() {
  const { t } = useLingui()
  const id = new URLSearchParams(useSearch()).get('id')
  const query = useSavedAddresses()
  return (
    <Screen title={id ? t`Change the address` : t`New address`} ground="groups" hasFields width="list">
      {id === null ? (
        <AddressEditor key="new" known={null} />
      ) : (
        <QueryView query={query} skeleton={<SkeletonRows rows={5} />}>
          {(addresses) => {
            const known = addresses.find((one) => one.id === id)
            return known ? (
              <AddressEditor key={id} known={known} />
            ) : (
              <EmptyState
                icon={<EmptyArt of="pin" />}
                title={t`Address not found`}
                hint={t`It may have been deleted`}
                actions={[{ label: t`My addresses`, to: href('addresses') }]}
              />
            )
          }}
        </QueryView>
      )}
    </Screen>
  )
}
