import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { OfflineBar, useIsOffline } from '#/features/offline/index.ts'
import css from '#/first-screen/layout.module.css'
import { classNames } from '#/lib/class-names.ts'
import { groundAtom, useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { MainAction } from './MainAction.tsx'
import { TabBar } from './TabBar.tsx'
import { WebHeader } from './WebHeader.tsx'

// Below everything: nobody waits for it.
const WebFooter = lazyComponent(() => import('./WebFooter.tsx'), 'WebFooter')

/** Header, footer and bars around a page on the web; inside Telegram only what Telegram does not draw itself. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { chrome } = useShell()
  const ground = useAtomValue(groundAtom)
  const { tabs } = useAtomValue(abilitiesAtom)
  const isOwn = chrome === 'own'
  const isOffline = useIsOffline()
  // What shows beside and beyond the page: the scrollbar's strip, the pull past an end.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.ground = ground
    return () => {
      delete root.dataset.ground
    }
  }, [ground])
  return (
    <div className={classNames(css.layout, ground === 'groups' && css.groups)}>
      {isOwn && <WebHeader />}
      {isOffline && (
        <Suspense>
          <OfflineBar />
        </Suspense>
      )}
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      {isOwn && (
        <Suspense>
          <WebFooter />
        </Suspense>
      )}
      {isOwn && <MainAction />}
      {tabs && <TabBar />}
    </div>
  )
}
