import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { BasketBadge, useBasketHref } from '#/features/basket-page/index.ts'
import { TabBarView, tabBadge } from '#/first-screen/TabBarView.tsx'
import { hasMainButtonAtom } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { useViewContext } from '#/ui/use-view-context.ts'

/** The tabs on phones. They are hidden while a screen has a main action, which takes their place. */
export function TabBar() {
  return useAtomValue(hasMainButtonAtom) ? null : <Tabs />
}

function Tabs() {
  const context = useViewContext()
  const [path] = useLocation()
  const { basketPill } = useAtomValue(abilitiesAtom)
  const basket = useBasketHref()
  const linkTo = useAtomValue(linkToAtom)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar-height', 'var(--tab-bar)')
    return () => style.setProperty('--bar-height', '0px')
  }, [])
  return (
    <TabBarView
      {...{ context, path }}
      search={linkTo('search')}
      basket={basketPill ? null : basket}
      badge={<BasketBadge className={tabBadge} />}
    />
  )
}
