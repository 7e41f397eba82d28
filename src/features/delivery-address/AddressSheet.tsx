import { useAtom } from 'jotai'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { Choice, useChoiceTitle } from './Choice.tsx'

/** Where the food goes, is fetched or is eaten, in a sheet over the page (DL-01). */
export function AddressSheet() {
  const [isOpen, setIsOpen] = useAtom(isAddressOpenAtom)
  const close = () => setIsOpen(false)
  return (
    <Sheet open={isOpen} onClose={close} title={useChoiceTitle()} takesMainButton>
      <NoAction />
      <Choice onDone={close} onLeave={close} />
    </Sheet>
  )
}

/** While an address is only being looked for, the action of the page below is not offered. */
function NoAction() {
  useMainButton('hidden')
  return null
}
