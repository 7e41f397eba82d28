import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSearch } from 'wouter'
import { meQuery } from '#/session/me.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { ChangePhone } from './ChangePhone.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PersonalForm } from './PersonalForm.tsx'

/** /profile/user: the customer's profile (PF-02); with `?change=phone` the change of their number (PF-03). */
export default function PersonalScreen() {
  const { t } = useLingui()
  const isPhone = new URLSearchParams(useSearch()).get('change') === 'phone'
  const query = useQuery(meQuery(useAtomValue(queryScopeAtom)))
  if (isPhone) return <ChangePhone />
  return (
    <Screen title={t`Personal information`} ground="groups" hasFields>
      <QueryView query={query} skeleton={<SkeletonRows rows={6} />}>
        {(user) => (
          <>
            <PersonalForm key={user.id} user={user} />
            <DeleteAccount />
          </>
        )}
      </QueryView>
    </Screen>
  )
}
