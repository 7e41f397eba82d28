import type { ReactNode } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { BackHeader } from './BackHeader.tsx'
import { MainAction } from './MainAction.tsx'
import css from './MapLayout.module.css'

/** A map fills the page; header above and the one action below it. */
export function MapLayout({ children }: { children: ReactNode }) {
  const { chrome } = useShell()
  return (
    <div className={css.layout}>
      <BackHeader />
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      {chrome === 'own' && <MainAction />}
    </div>
  )
}
