import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { customerAtom } from '#/session/session.ts'
import { AboutRows } from './AboutRows.tsx'
import css from './AccountNav.module.css'
import { MyRows } from './MyRows.tsx'

/** The rows of the profile at the left of a wide page, with the one that is open marked. */
export function AccountNav() {
  const { t } = useLingui()
  const isCustomer = useAtomValue(customerAtom) !== null
  return (
    <nav aria-label={t`Profile`} className={css.rows}>
      <MyRows isNavigation isCustomer={isCustomer} />
    </nav>
  )
}

/** The same of the pages about the shop. */
export function CompanyNav() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`About us`} className={css.rows}>
      <AboutRows isNavigation />
    </nav>
  )
}
