import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ActiveOrderStrip } from '#/features/orders/index.ts'
import { customerAtom } from '#/session/session.ts'
import { List } from '#/ui/kit.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { AboutRows } from './AboutRows.tsx'
import { ContactRows } from './ContactRows.tsx'
import { LogOut } from './LogOut.tsx'
import { MyRows } from './MyRows.tsx'
import { SignInCard } from './SignInCard.tsx'
import { UserCard } from './UserCard.tsx'

/** Who is here, what is theirs, and the shop behind it all. */
export default function ProfileScreen() {
  const { t } = useLingui()
  const customer = useAtomValue(customerAtom)
  return (
    <Screen title={t`Profile`} ground="groups" isBare>
      <List>
        {customer ? <UserCard customer={customer} /> : <SignInCard />}
        {customer && <ActiveOrderStrip />}
        <MyRows isCustomer={customer !== null} />
        <AboutRows />
        <ContactRows />
        {customer && <LogOut />}
      </List>
    </Screen>
  )
}
