import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Referral, ReferralGift } from '#/api/schema/referral.ts'
import { botOf, telegramStartLink, webStartLink } from '#/config/start-links.ts'
import { copyText } from '#/lib/copy-text.ts'
import { keys } from '#/session/keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { Button } from '#/ui/Button.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { Cell, List, Section } from '#/ui/kit.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import { GiftText } from './GiftText.tsx'
import { InvitedFriends } from './InvitedFriends.tsx'
import css from './InviteScreen.module.css'
import { referralQuery } from './queries.ts'
import { useGiftTexts } from './words.ts'

/** /profile/invite: the customer's code and link, what both get, and what came of it (BX-39). */
export default function InviteScreen() {
  const { t } = useLingui()
  const referral = useQuery(referralQuery(useAtomValue(queryScopeAtom)))
  return (
    <Screen title={t`Invite a friend`} ground="groups">
      <QueryView query={referral} skeleton={<Waiting />}>
        {(known) => <Invite referral={known} />}
      </QueryView>
    </Screen>
  )
}

function Invite({ referral }: { referral: Referral }) {
  return (
    <List>
      <Offer referral={referral} />
      <InvitedFriends friends={referral.friends} />
      <Rules referral={referral} />
    </List>
  )
}

type Where = 'telegram' | 'browser'

/** What both get, the code, and the link; the screen's button sends it. */
function Offer({ referral: { code, gift, reward } }: { referral: Referral }) {
  const { t } = useLingui()
  const giftTexts = useGiftTexts()
  const shell = useShell()
  const notify = useNotify()
  const bot = botOf(useAtomValue(linksAtom).bot, useAtomValue(merchantAtom)?.appId ?? '')
  const [where, setWhere] = useState<Where>(shell.launch.initData !== null && bot ? 'telegram' : 'browser')
  const start = `r_${code}`
  const link =
    where === 'telegram'
      ? telegramStartLink(start, bot)
      : webStartLink(start, window.location, import.meta.env, keys.tabVendor.read())
  const shop = useAtomValue(merchantAtom)?.name.uz ?? ''
  const [discount] = giftTexts(gift)
  const send = async () => {
    const words = discount ? t`${shop}: your first order with a discount, ${discount}` : shop
    const outcome = await shell.share(link, words)
    if (outcome === 'copied') notify(t`Link copied`)
    if (outcome === 'failed') notify({ text: t`Could not share the link`, tone: 'error' })
  }
  const copy = async () =>
    notify((await copyText(code)) ? t`Code copied` : { text: t`Please copy the code by hand`, tone: 'error' })
  useMainButton({ label: t`Send the link`, onPress: send })
  return (
    <section className={css.offer} aria-label={t`Your invitation`}>
      <EmptyArt of="ticket" />
      <dl className={css.gifts}>
        <Gift for={t`Your friend, on their first order`} gift={gift} />
        <Gift for={t`You, when it is delivered`} gift={reward} />
      </dl>
      <p className={css.code}>
        <span translate="no">{code}</span>
        <Button size="line" onPress={() => void copy()}>{t`Copy`}</Button>
      </p>
      {bot && (
        <Segmented
          label={t`Where the link opens`}
          value={where}
          options={[
            { value: 'telegram', label: t`In Telegram` },
            { value: 'browser', label: t`In a browser` },
          ]}
          onChange={setWhere}
          className={css.where}
        />
      )}
      <WideActionSlot />
    </section>
  )
}

function Rules({ referral: { perMonth, rewardDays } }: { referral: Referral }) {
  const { t } = useLingui()
  return (
    <Section header={t`How it works`}>
      <Cell>{t`For friends who have not ordered here yet`}</Cell>
      <Cell>{t`A cancelled order does not count`}</Cell>
      {perMonth !== null && perMonth > 0 && (
        <Cell>{t`Up to ${plural(perMonth, { one: '# friend', other: '# friends' })} a month`}</Cell>
      )}
      {rewardDays > 0 && (
        <Cell>{t`Your promo code is valid for ${plural(rewardDays, { one: '# day', other: '# days' })}`}</Cell>
      )}
    </Section>
  )
}

function Waiting() {
  return (
    <span className={css.waiting}>
      <Skeleton height={388} radius="var(--radius-section)" />
      <Skeleton height={86} radius="var(--radius-section)" />
    </span>
  )
}

/** What somebody gets; a gift that nobody can read is left out. */
function Gift({ for: whom, gift }: { for: string; gift: ReferralGift }) {
  const [discount] = useGiftTexts()(gift)
  if (!discount) return null
  return (
    <>
      <dt>{whom}</dt>
      <dd>
        <GiftText gift={gift} />
      </dd>
    </>
  )
}
