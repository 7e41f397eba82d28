import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReferralFriend } from '#/api/schema/referral.ts'
import { type ReferralState, referralCounts } from '#/domain/referral.ts'
import { useDate } from '#/i18n/format.ts'
import { joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Cell, Section } from '#/ui/kit.tsx'
import css from './InviteScreen.module.css'

const STATES: Record<ReferralState, MessageDescriptor> = {
  ORDERED: msg`Has ordered`,
  DELIVERED: msg`First order delivered`,
  CANCELED: msg`Order cancelled`,
}

/** What came of the invitations: three figures, and each friend with the promo code that they brought. */
export function InvitedFriends({ friends }: { friends: readonly ReferralFriend[] }) {
  const { t, i18n } = useLingui()
  const date = useDate()
  const { invited, delivered, rewards } = referralCounts(friends)
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{t`Friends invited`}</dt>
          <dd translate="no">{invited}</dd>
        </div>
        <div>
          <dt>{t`Orders delivered`}</dt>
          <dd translate="no">{delivered}</dd>
        </div>
        <div>
          <dt>{t`Promo codes`}</dt>
          <dd translate="no">{rewards}</dd>
        </div>
      </dl>
      {friends.length > 0 && (
        <Section header={t`Your friends`}>
          {friends.map(({ id, name, state, createdDate, rewardCode }) => (
            <Cell
              key={id}
              subtitle={<Dots of={joinDots([i18n._(STATES[state]), createdDate && date(createdDate)])} />}
              after={
                rewardCode !== null && (
                  <span className={css.reward} translate="no">
                    {rewardCode}
                  </span>
                )
              }
            >
              <span translate="no">{name || '—'}</span>
            </Cell>
          ))}
        </Section>
      )}
    </>
  )
}
