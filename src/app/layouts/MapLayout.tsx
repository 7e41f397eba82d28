import type { ReactNode } from 'react'
import { BackHeader } from './BackHeader.tsx'
import { MainAction } from './MainAction.tsx'

/** A map fills the page; header above and the one action below it. */
export function MapLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BackHeader />
      <main tabIndex={-1}>{children}</main>
      <MainAction />
    </>
  )
}
