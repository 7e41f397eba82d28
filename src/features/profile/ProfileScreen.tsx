import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { BriefcaseBusiness, Info, ScrollText, ShieldCheck, Store } from 'lucide-react'
import { ActiveOrderStrip } from '#/features/orders/index.ts'
import { customerAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { List, Section } from '#/ui/kit.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { ContactRows } from './ContactRows.tsx'
import { HomeScreenRow } from './HomeScreenRow.tsx'
import { LogOut } from './LogOut.tsx'
import { MyRows } from './MyRows.tsx'
import css from './ProfileScreen.module.css'
import { BranchCount } from './row-values.tsx'
import { SignInCard } from './SignInCard.tsx'
import { UserCard } from './UserCard.tsx'
import { usePageCell } from './use-page-cell.tsx'
import { Version } from './Version.tsx'

/** Who is here, what is theirs, and the shop behind it all; the merchant says whether the customer's card comes first (PF-01). */
export default function ProfileScreen() {
  const { t } = useLingui()
  const customer = useAtomValue(customerAtom)
  const { userCardFirst: isCardFirst } = useAtomValue(abilitiesAtom)
  // On wide pages they are at the left of it, and of each page they lead to.
  const hasRows = useWidth() === 'narrow'
  return (
    <Screen title={t`Profile`} ground="groups" width="list" isBare>
      <div className={css.columns}>
        <List>
          {!customer && <SignInCard />}
          {customer && isCardFirst && <UserCard customer={customer} />}
          {customer && <ActiveOrderStrip />}
          {hasRows && <MyRows isCustomer={customer !== null} />}
          {customer && !isCardFirst && <UserCard customer={customer} />}
          <AboutRows />
        </List>
        <List>
          <ContactRows />
          <HomeScreenRow />
          {customer && <LogOut />}
          <Version />
        </List>
      </div>
    </Screen>
  )
}

/** Links to the merchant's texts. */
function AboutRows() {
  const { t } = useLingui()
  const pageCell = usePageCell()
  const rows = [
    pageCell('branches', t`Branches`, { icon: Store, colour: 'teal' }, <BranchCount />),
    pageCell('about', t`About us`, { icon: Info, colour: 'grey' }),
    pageCell('vacancies', t`Vacancies`, { icon: BriefcaseBusiness, colour: 'orange' }),
    pageCell('offerta', t`Public offer`, { icon: ScrollText, colour: 'grey' }),
    pageCell('privacy', t`Privacy`, { icon: ShieldCheck, colour: 'grey' }),
  ]
  // A section without a row would still be visible.
  return rows.some(Boolean) && <Section>{rows}</Section>
}
