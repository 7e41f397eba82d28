import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { hasBasketAtom } from '#/features/basket/index.ts'
import { NotKept } from '#/features/basket-page/index.ts'
import { AddressLayer } from '#/features/delivery-address/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { ProductLayer } from '#/features/product/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { isBasketPersistedAtom } from '#/session/basket.ts'
import { useConfirmLeave, useSettings, useShell, useSiteName } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { Notices } from '#/ui/notices/Notices.tsx'
import { usePendingPress } from './pending-press.ts'

/** What lives as long as the app does, whatever page is on the screen. */
export function GlobalEffects() {
  const look = useAtomValue(brandLookAtom)
  const textIn = useTextIn()
  const [, navigate] = useLocation()
  useSiteName(textIn(look.title) || look.name)
  usePendingPress()
  useSettings(() => navigate(href('profile')))
  return (
    <>
      <NearestBranchSync />
      <AddressLayer />
      <ProductLayer />
      <Notices />
      <UnsavedBasketGuard />
    </>
  )
}

/** By itself, so that the first dish in the basket does not draw its neighbours anew. */
function UnsavedBasketGuard() {
  const { chrome } = useShell()
  const hasBasket = useAtomValue(hasBasketAtom)
  const isBasketKept = useAtomValue(isBasketPersistedAtom)
  // A tab keeps its basket; a mini app swiped away by mistake is worth a question.
  useConfirmLeave(hasBasket && (chrome === 'host' || !isBasketKept))
  if (isBasketKept) return null
  return (
    <Suspense>
      <NotKept />
    </Suspense>
  )
}
