import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { BranchChoice } from '#/features/branches/index.ts'
import { isAddressOpenAtom } from '#/features/delivery/index.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

/** Where the food goes or is fetched, in a sheet over the page (DL-01). */
export function AddressSheet() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const close = () => setIsOpen(false)
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={service === 'DELIVERY' ? t`Delivery address` : t`Choose a branch`}
      takesMainButton
    >
      <NoAction />
      {service === 'DELIVERY' ? (
        <DeliveryChoice onDone={close} onLeave={close} />
      ) : (
        <BranchChoice onDone={close} onLeave={close} />
      )}
    </Sheet>
  )
}

/** While an address is only being looked for, the action of the page below is not offered. */
function NoAction() {
  useMainButton('hidden')
  return null
}
