import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { AddressLayer } from '#/features/addresses/index.ts'
import { hasBasketAtom, NotKept } from '#/features/basket/index.ts'
import { DeliveryKeeper } from '#/features/delivery/index.ts'
import { ProductLayer } from '#/features/product/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { isBasketKeptAtom } from '#/session/saved.ts'
import { useAtRisk, useSettings, useShell, useSiteName } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { Notices } from '#/ui/notices/Notices.tsx'

/** What lives as long as the app does, whatever page is on the screen. */
export function Keepers() {
  const look = useAtomValue(brandLookAtom)
  const textIn = useTextIn()
  const { chrome } = useShell()
  const [, navigate] = useLocation()
  const hasBasket = useAtomValue(hasBasketAtom)
  useSiteName(textIn(look.title) || look.name)
  useSettings(() => navigate(href('profile')))
  // A tab keeps its basket; a mini app swiped away by mistake is worth a question (design, section 5).
  const isBasketKept = useAtomValue(isBasketKeptAtom)
  useAtRisk(hasBasket && (chrome === 'host' || !isBasketKept))
  return (
    <>
      <DeliveryKeeper />
      <AddressLayer />
      <ProductLayer />
      <Notices />
      {!isBasketKept && (
        <Suspense>
          <NotKept />
        </Suspense>
      )}
    </>
  )
}
