import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import type { Route } from '#/app/pages/route.ts'
import { OfflineBar, useIsOffline } from '#/features/offline/index.ts'
import css from '#/first-screen/layout.module.css'
import { classNames } from '#/lib/class-names.ts'
import { backgroundAtom, useShell } from '#/shell/chrome.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useWidth } from '#/ui/use-width.ts'
import { BesidePage } from './BesidePage.tsx'
import { MainAction } from './MainAction.tsx'
import { TabBar } from './TabBar.tsx'
import { WebHeader } from './WebHeader.tsx'

// The footer is below everything else, so it loads last.
const WebFooter = lazyPart(() => import('./WebFooter.tsx'), 'WebFooter')

export type LayoutProps = {
  /** What the page asks of its layout. */
  route: Pick<Route, 'hasFooter' | 'beside' | 'isHeaderBare' | 'saysOffline'>
  /** Its name. */
  page?: string
  children: ReactNode
}

/** Header, footer and bars around a page on the web; inside Telegram only what Telegram does not render itself. */
export function DefaultLayout({ route, page, children }: LayoutProps) {
  const { hasFooter, beside, isHeaderBare, saysOffline } = route
  const { chrome } = useShell()
  const ground = useAtomValue(backgroundAtom)
  const { tabs } = useAtomValue(abilitiesAtom)
  const isOwn = chrome === 'own'
  const isWide = useWidth() !== 'narrow'
  const isOnline = useAtomValue(isOnlineAtom)
  const isBarShown = useIsOffline() && (isOnline || !saysOffline)
  // The colour around the page: behind the scrollbar and beyond the ends when it is pulled.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.background = ground
    return () => {
      delete root.dataset.background
    }
  }, [ground])
  return (
    <div className={classNames(css.layout, ground === 'groups' && css.groups)}>
      {isOwn && <WebHeader isBare={isHeaderBare} isBesideBasket={beside === 'menu'} />}
      {isBarShown && (
        <Suspense>
          <OfflineBar />
        </Suspense>
      )}
      {/* On phones the search has the header's place. Its part of the page is another one: no other page's moves up. */}
      <main key={!isWide && page === 'search' ? page : ''} tabIndex={-1} className={css.main}>
        {beside ? <BesidePage which={beside}>{children}</BesidePage> : children}
      </main>
      {isOwn && (hasFooter || isWide) && (
        // Another page has a footer of its own: that of the page before would move to where this one ends.
        <Suspense key={page}>
          <WebFooter isWide={isWide} />
        </Suspense>
      )}
      {isOwn && <MainAction />}
      {tabs && <TabBar />}
    </div>
  )
}
