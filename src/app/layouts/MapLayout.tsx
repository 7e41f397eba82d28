import type { ReactNode } from 'react'
import { useShell } from '#/shell/chrome.ts'
import { useWidth } from '#/ui/use-width.ts'
import { BackHeader } from './BackHeader.tsx'
import { MainAction } from './MainAction.tsx'
import css from './MapLayout.module.css'
import { WebHeader } from './WebHeader.tsx'

/** A map fills the page; header above and the one action below it. */
export function MapLayout({ children }: { children: ReactNode }) {
  const { chrome } = useShell()
  const isWide = useWidth() !== 'narrow'
  return (
    <div className={css.layout}>
      {isWide && chrome === 'own' ? <WebHeader isBare /> : <BackHeader />}
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      {chrome === 'own' && <MainAction />}
    </div>
  )
}
