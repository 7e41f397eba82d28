import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ActiveOrderStrip } from '#/features/orders/index.ts'
import { customerAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { List } from '#/ui/kit.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { AboutRows } from './AboutRows.tsx'
import { ContactRows } from './ContactRows.tsx'
import { HomeScreenRow } from './HomeScreenRow.tsx'
import { LogOut } from './LogOut.tsx'
import { MyRows } from './MyRows.tsx'
import css from './ProfileScreen.module.css'
import { SignInCard } from './SignInCard.tsx'
import { UserCard } from './UserCard.tsx'
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
          {!customer && (
            <div className={css.whole}>
              <SignInCard />
            </div>
          )}
          {customer && isCardFirst && (
            <div className={css.whole}>
              <UserCard customer={customer} />
            </div>
          )}
          {customer && (
            <div className={css.whole}>
              <ActiveOrderStrip />
            </div>
          )}
          {hasRows && <MyRows isCustomer={customer !== null} />}
          {customer && !isCardFirst && (
            <div className={css.whole}>
              <UserCard customer={customer} />
            </div>
          )}
          <AboutRows />
        </List>
        <List>
          <ContactRows />
          <HomeScreenRow />
          {customer && <LogOut />}
        </List>
        <Version />
      </div>
    </Screen>
  )
}
