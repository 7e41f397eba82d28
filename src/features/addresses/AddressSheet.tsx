import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { BranchChoice } from '#/features/branches/index.ts'
import { isAddressOpenAtom } from '#/features/delivery/index.ts'
import { TableChoice } from '#/features/dine-in/index.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

/** Where the food goes, is fetched or is eaten, in a sheet over the page (DL-01). */
export function AddressSheet() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const close = () => setIsOpen(false)
  const titles = {
    DELIVERY: t`Delivery address`,
    PICK_UP: t`Choose a branch`,
    DINE_IN: t`Choose your table`,
  }
  return (
    <Sheet open={isOpen} onClose={close} title={titles[service]} takesMainButton>
      <NoAction />
      {service === 'DELIVERY' && <DeliveryChoice onDone={close} onLeave={close} />}
      {service === 'PICK_UP' && <BranchChoice onDone={close} onLeave={close} />}
      {service === 'DINE_IN' && (
        <Suspense>
          <TableChoice onDone={close} />
        </Suspense>
      )}
    </Sheet>
  )
}

/** While an address is only being looked for, the action of the page below is not offered. */
function NoAction() {
  useMainButton('hidden')
  return null
}
