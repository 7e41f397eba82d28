import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { isInLettersOf } from '#/domain/geo/place-name.ts'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { customerAtom } from '#/session/session.ts'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'
import { lazyPart } from '#/ui/lazy-component.ts'
import { dismissOutcomesAtom } from '#/ui/notices/notices.ts'

const LatestAddress = lazyPart(() => import('./LatestAddress.tsx'), 'LatestAddress')
const PresentLabel = lazyPart(() => import('./PresentLabel.tsx'), 'PresentLabel')
const AddressSheet = lazyLayer(() => import('./AddressSheet.tsx'), 'AddressSheet', 'idle')

/** The address sheet over any page, and the address to begin with; rendered once near the root, loaded when needed. */
export function AddressLayer() {
  const [isOpen, setIsOpen] = useAtom(isAddressOpenAtom)
  const customer = useAtomValue(customerAtom)
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY'
  const { place } = useAtomValue(draftAtom)
  const language = useLanguage()
  const [begun] = useState(language)
  const dismissOutcomes = useSetAtom(dismissOutcomesAtom)
  useEffect(() => {
    // Whatever has changed the service, the order goes to no address any more.
    if (!isDelivery) dismissOutcomes('address')
  }, [isDelivery, dismissOutcomes])
  const isElsewhere = language !== begun || !isInLettersOf(language, place?.streetName ?? '')
  return (
    <>
      {customer && isDelivery && !place && (
        <Suspense>
          <LatestAddress />
        </Suspense>
      )}
      {place?.isNamed && isElsewhere && (
        <Suspense>
          <PresentLabel place={place} />
        </Suspense>
      )}
      <AddressSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
