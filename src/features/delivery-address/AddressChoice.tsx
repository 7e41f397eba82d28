import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { BranchChoice } from '#/features/branches/index.ts'
import { TableChoice } from '#/features/dine-in/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

/** The title of the choice: an address, a branch or a table, by the service of the order. */
export function useAddressChoiceTitle(): string {
  const { t } = useLingui()
  const titles = {
    DELIVERY: t`Delivery address`,
    PICK_UP: t`Choose a branch`,
    DINE_IN: t`Choose your table`,
  }
  return titles[useAtomValue(serviceTypeAtom)]
}

/** The choice of the address, branch or table. `onLeave`: called when the customer leaves the sheet for the map. */
export function AddressChoice({ onDone, onLeave }: { onDone: () => void; onLeave?: () => void }) {
  const service = useAtomValue(serviceTypeAtom)
  if (service === 'DELIVERY') return <DeliveryChoice onDone={onDone} onLeave={onLeave} />
  if (service === 'PICK_UP') return <BranchChoice onDone={onDone} onLeave={onLeave} />
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <TableChoice onDone={onDone} />
    </Suspense>
  )
}
