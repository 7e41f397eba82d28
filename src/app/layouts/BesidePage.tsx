import { type ReactNode, Suspense } from 'react'
import type { Route } from '#/app/pages/route.ts'
import { BasketPanel, useHasPanel } from '#/features/basket-page/index.ts'
import { PanelShape, SideShapes } from '#/first-screen/shapes.tsx'
import { classNames } from '#/lib/class-names.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useWidth } from '#/ui/use-width.ts'
import css from './BesidePage.module.css'

const MenuSide = lazyPart(() => import('#/features/menu/MenuSide.tsx'), 'MenuSide')
const CompanyNav = lazyPart(() => import('#/features/profile/AccountNav.tsx'), 'CompanyNav')
const AccountNav = lazyPart(() => import('#/features/profile/AccountNav.tsx'), 'AccountNav')

/** A page with the columns that are beside it on wide pages; their room is there before they are. */
export function BesidePage({
  which,
  children,
}: {
  which: NonNullable<Route['beside']>
  children: ReactNode
}) {
  const isWide = useWidth() !== 'narrow'
  const hasPanel = useHasPanel() && which === 'menu'
  return (
    <div className={classNames(css.frame, hasPanel && css.withPanel, which !== 'menu' && css.ofPages)}>
      {isWide && (
        <div className={css.side}>
          <Suspense fallback={which === 'menu' && <SideShapes />}>
            {which === 'menu' ? (
              <MenuSide />
            ) : (
              <div className={css.sticky}>{which === 'company' ? <CompanyNav /> : <AccountNav />}</div>
            )}
          </Suspense>
        </div>
      )}
      <div className={css.page}>{children}</div>
      {hasPanel && (
        <div className={css.panel}>
          <Suspense fallback={<PanelShape />}>
            <BasketPanel />
          </Suspense>
        </div>
      )}
    </div>
  )
}
