import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { BasketBadge, useBasketHref } from '#/features/basket-page/index.ts'
import { AddressRow, ServiceSwitch } from '#/features/fulfilment/index.ts'
import { LanguageButton } from '#/features/language/index.ts'
import { Bell } from '#/features/notifications/index.ts'
import { HeaderView, headerParts } from '#/first-screen/HeaderView.tsx'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { backgroundAtom } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useWidth } from '#/ui/use-width.ts'
import { BackButton } from './BackHeader.tsx'

/** The shop's own header around a page of the web (WB-01). `isBare`: on wide pages only the logo, Back and the person. */
export function WebHeader({
  isBare = false,
  isBesideBasket = false,
}: {
  isBare?: boolean | undefined
  /** Where there is room, the basket itself is beside the page. */
  isBesideBasket?: boolean
}) {
  const context = useViewContext()
  const [path] = useLocation()
  const look = useAtomValue(brandLookAtom)
  const person = useAtomValue(customerAtom)
  const { basketBesideMenu, notifications } = useAtomValue(abilitiesAtom)
  const isHome = path === href('home')
  // On phones a customer has it on the menu, and as a row of the profile; a guest may have come to any page by a link.
  const isForm = useAtomValue(backgroundAtom) === 'groups'
  const hasLanguage = useWidth() !== 'narrow' || isHome || !(person || isForm)
  const search = useAtomValue(linkToAtom)('search')
  return (
    <HeaderView
      {...{ context, look, person, isBare }}
      search={path === search ? null : search}
      isWideOnly={path === search}
      basket={{
        href: useBasketHref(),
        badge: <BasketBadge className={headerParts.badge} />,
        isUntilBeside: (isHome || isBesideBasket) && basketBesideMenu,
      }}
      back={!isHome && <BackButton />}
      address={<AddressRow look="header" className={headerParts.address} />}
      service={<ServiceSwitch />}
      language={hasLanguage && <LanguageButton />}
      bell={
        notifications && person ? (
          <Suspense>
            <Bell />
          </Suspense>
        ) : undefined
      }
    />
  )
}
