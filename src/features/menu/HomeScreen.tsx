import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo, Suspense } from 'react'
import { BasketPanel, BasketPill, useHasPanel } from '#/features/basket-page/index.ts'
import { useShownMenu } from '#/features/catalog/index.ts'
import css from '#/first-screen/HomeFrame.module.css'
import { PanelShape } from '#/first-screen/shapes.tsx'
import { classNames } from '#/lib/class-names.ts'
import { usePageBackground, useShell, useTitle } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { HomeMenu, HomeSide } from './HomeMenu.tsx'
import { HomeTop } from './HomeTop.tsx'
import { useCategoryNavigation } from './use-category-navigation.ts'

/** The menu (MN-01 to MN-17): one column on phones, on wide pages between the categories and the basket. */
export default function HomeScreen() {
  const { t } = useLingui()
  const { name } = useAtomValue(brandLookAtom)
  const { basketPill } = useAtomValue(abilitiesAtom)
  const isOwnChrome = useShell().chrome === 'own'
  const isWide = useWidth() !== 'narrow'
  const hasPanel = useHasPanel()
  const menu = useShownMenu()
  const navigation = useCategoryNavigation(menu)
  useTitle(null)
  usePageBackground('page')
  return (
    <div className={classNames(css.home, isOwnChrome && css.underHeader, hasPanel && css.withPanel)}>
      <VisuallyHidden>
        <h1>{name || t`Menu`}</h1>
      </VisuallyHidden>
      {isWide && <HomeSide menu={menu} navigation={navigation} />}
      <div className={css.main}>
        <HomeTop isWide={isWide} onCategory={navigation.jumpTo} />
        <HomeMenu menu={menu} navigation={navigation} isWide={isWide} />
      </div>
      <HomeBasket hasPanel={hasPanel} hasPill={!hasPanel && (basketPill || isWide)} />
    </div>
  )
}

/** Memoized, because the page is rendered again at each category that is scrolled past. */
const HomeBasket = memo(function HomeBasket({ hasPanel, hasPill }: { hasPanel: boolean; hasPill: boolean }) {
  return (
    <>
      {hasPanel && (
        <div className={css.panel}>
          {/* By itself: the menu waits for nothing. */}
          <Suspense fallback={<PanelShape />}>
            <BasketPanel />
          </Suspense>
        </div>
      )}
      {hasPill && <BasketPill />}
    </>
  )
})
