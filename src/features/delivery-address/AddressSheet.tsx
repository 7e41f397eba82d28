import { useAtomValue, useSetAtom } from 'jotai'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { AddressChoice, useAddressChoiceTitle } from './AddressChoice.tsx'
import css from './AddressSheet.module.css'
import { foundPlaceAtom } from './found-place.ts'

/** The choice of the address, branch or table in a sheet over the page (DL-01). */
export function AddressSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasMap = useAtomValue(serviceTypeAtom) === 'DELIVERY'
  const forget = useSetAtom(foundPlaceAtom)
  const close = () => {
    onClose()
    forget(null)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={useAddressChoiceTitle()}
      takesMainButton
      className={hasMap ? css.wide : undefined}
    >
      <NoAction />
      {/* The map goes on with what was found. */}
      <AddressChoice onDone={close} onLeave={onClose} />
    </Sheet>
  )
}

/** Hides the main button of the page below while an address is still being searched. */
function NoAction() {
  useMainButton('hidden')
  return null
}
