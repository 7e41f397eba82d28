import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ConciergeBell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hasWaiterCard } from '#/domain/basket/waiter-card.ts'
import { useBasket } from '#/features/basket/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { ActionItem, type ActionLook } from '#/ui/ActionItem.tsx'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

const WaiterSheet = lazyLayer(() => import('./WaiterSheet.tsx'), 'WaiterSheet')

/** Opens the card for the waiter by one press (CX-09). */
export function ShowToWaiter({ look }: { look: ActionLook }) {
  const { t } = useLingui()
  const service = useAtomValue(serviceTypeAtom)
  const abilities = useAtomValue(abilitiesAtom)
  const { isUnknown } = useBasket()
  const [isOpen, setIsOpen] = useState(false)
  const isOn = hasWaiterCard(service, abilities)
  // At the table the network may be gone when the card is needed.
  useEffect(() => {
    if (isOn) void WaiterSheet.preload?.().catch(() => {})
  }, [isOn])
  if (!isOn || isUnknown) return null
  return (
    <>
      <ActionItem
        label={t`Show to the waiter`}
        icon={ConciergeBell}
        look={look}
        onPress={() => setIsOpen(true)}
      />
      <WaiterSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
