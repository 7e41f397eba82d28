import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import css from './AddressSheet.module.css'
import { Choice, useChoiceTitle } from './Choice.tsx'
import { foundPlaceAtom } from './found-place.ts'

/** The choice of the address, branch or table in a sheet over the page (DL-01). */
export function AddressSheet() {
  const [isOpen, setIsOpen] = useAtom(isAddressOpenAtom)
  const hasMap = useAtomValue(serviceTypeAtom) === 'DELIVERY'
  const forget = useSetAtom(foundPlaceAtom)
  /** The map goes on with what was found. */
  const leave = () => setIsOpen(false)
  const close = () => {
    leave()
    forget(null)
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={useChoiceTitle()}
      takesMainButton
      className={hasMap ? css.wide : undefined}
    >
      <NoAction />
      <Choice onDone={close} onLeave={leave} />
    </Sheet>
  )
}

/** Hides the main button of the page below while an address is still being searched. */
function NoAction() {
  useMainButton('hidden')
  return null
}
