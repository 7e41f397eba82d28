import { useAtomValue } from 'jotai'
import { AddressLayer } from '#/features/addresses/index.ts'
import { DeliveryKeeper } from '#/features/delivery/index.ts'
import { ProductLayer } from '#/features/product/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useSiteName } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { Notices } from '#/ui/notices/Notices.tsx'

/** What lives as long as the app does, whatever page is on the screen. */
export function Keepers() {
  const look = useAtomValue(brandLookAtom)
  const textIn = useTextIn()
  useSiteName(textIn(look.title) || look.name)
  return (
    <>
      <DeliveryKeeper />
      <AddressLayer />
      <ProductLayer />
      <Notices />
    </>
  )
}
