import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Invitation } from '#/api/schema/referral.ts'
import { correctDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { useVerdictText } from '#/features/promo-codes/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { GiftText } from './GiftText.tsx'
import css from './InvitationScreen.module.css'
import { invitationQuery } from './queries.ts'

/** /invite/{code}: what the friend of an invitation gets; the code waits on this device for the first order (BX-39). */
export default function InvitationScreen() {
  const { t } = useLingui()
  const code = useParam('code')
  const query = useQuery(invitationQuery(useAtomValue(queryScopeAtom), code))
  const isUnknown = errorOf(query.error)?.status === 404
  useKept(code, isUnknown || query.data?.refusal ? 'no' : query.data ? 'yes' : 'unknown')
  const toMenu = { label: t`Open the menu`, to: href('home') }
  return (
    <Screen title={t`Invitation`} isBare>
      {isUnknown ? (
        <EmptyState
          icon={<EmptyArt of="ticket" />}
          title={t`This invitation does not work`}
          hint={t`There is no such invitation, or it no longer works`}
          actions={[toMenu]}
        />
      ) : (
        <QueryView query={query} skeleton={<Waiting />}>
          {(invitation) => <Gift invitation={invitation} toMenu={toMenu} />}
        </QueryView>
      )}
    </Screen>
  )
}

function Gift({ invitation, toMenu }: { invitation: Invitation; toMenu: { label: string; to: string } }) {
  const { t } = useLingui()
  const why = useVerdictText()
  const { inviter, gift, refusal } = invitation
  const refused = why(refusal, 0)
  return (
    <EmptyState
      icon={<EmptyArt of="ticket" />}
      headingLevel={2}
      title={inviter ? t`${inviter} invites you` : t`You are invited`}
      hint={
        refused ?? (
          <>
            <GiftText gift={gift} />
            <span className={css.how}>{t`The discount is in your basket with your first order.`}</span>
          </>
        )
      }
      actions={[toMenu]}
    />
  )
}

/**
 * Keeps the code for the first order, unless it turns out that it does not hold. While the server has not answered, it
 * takes the place of no other one: that may be good, and this one not.
 */
function useKept(code: string, holds: 'yes' | 'no' | 'unknown') {
  const store = useStore()
  const correct = useSetAtom(correctDraftAtom)
  useEffect(() => {
    const kept = store.get(draftAtom).invitation
    const isKept = kept?.code === code
    if (holds === 'no' && isKept) correct({ invitation: null })
    if (!isKept && (holds === 'yes' || (holds === 'unknown' && kept === null)))
      correct({ invitation: { code, wasTaken: false } })
  }, [store, correct, code, holds])
}

function Waiting() {
  return (
    <span className={css.waiting}>
      <Skeleton height={132} width={132} radius="50%" />
      <Skeleton height={28} width={220} />
      <Skeleton height={44} width={280} />
    </span>
  )
}
