import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { AddressLayer } from '#/features/addresses/index.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { DeliveryKeeper } from '#/features/delivery/index.ts'
import { ProductLayer } from '#/features/product/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { isBasketKeptAtom } from '#/session/saved.ts'
import { useAtRisk, useSettings, useShell, useSiteName } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { Notices } from '#/ui/notices/Notices.tsx'
import { useNotify } from '#/ui/notices/notices.ts'

/** What lives as long as the app does, whatever page is on the screen. */
export function Keepers() {
  const { t } = useLingui()
  const notify = useNotify()
  const look = useAtomValue(brandLookAtom)
  const textIn = useTextIn()
  const { chrome } = useShell()
  const [, navigate] = useLocation()
  const hasBasket = useAtomValue(basketLinesAtom).length > 0
  useSiteName(textIn(look.title) || look.name)
  useSettings(() => navigate(href('profile')))
  // A tab keeps its basket; a mini app swiped away by mistake is worth a question (design, section 5).
  const isBasketKept = useAtomValue(isBasketKeptAtom)
  useAtRisk(hasBasket && (chrome === 'host' || !isBasketKept))
  useEffect(() => {
    if (!isBasketKept) notify(t`This browser keeps nothing. The basket is there until you close the page.`)
  }, [isBasketKept, notify, t])
  return (
    <>
      <DeliveryKeeper />
      <AddressLayer />
      <ProductLayer />
      <Notices />
    </>
  )
}
