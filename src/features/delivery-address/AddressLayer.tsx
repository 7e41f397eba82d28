import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'

const AddressSheet = lazyComponent(() => import('./AddressSheet.tsx'), 'AddressSheet', 'idle')

/** The choice of an address over any page; once, near the root. Loads when it is first asked for. */
export function AddressLayer() {
  const isOpen = useAtomValue(isAddressOpenAtom)
  const [isNeeded, setIsNeeded] = useState(false)
  if (isOpen && !isNeeded) setIsNeeded(true)
  return isNeeded ? (
    <Suspense>
      <AddressSheet />
    </Suspense>
  ) : null
}
