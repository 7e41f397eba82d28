import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import {
  type CourierOnMap,
  type FollowedOrder,
  stateLabelOf,
  useHeadline,
  useOrderScene,
} from '#/features/orders/index.ts'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/links.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { IconButton } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { useNow } from '#/ui/use-now.ts'
import { CallButton } from './CallButton.tsx'
import { CourierRow, isPerson } from './CourierRow.tsx'
import css from './OrderHead.module.css'
import { OrderSteps } from './OrderSteps.tsx'
import { useOrderPhone } from './order-phone.ts'

/** The head of an order: its state, its progress, and contacts. */
export function OrderHead({ order, courier }: { order: Order; courier: Courier | null }) {
  return (
    <OrderStateCard
      order={order}
      courier={courier}
      contacts={<Contacts order={order} courier={courier} />}
      person={isPerson(courier) && <CourierRow order={order} courier={courier} />}
    />
  )
}

/** State and progress alone, as whoever has the link sees them too. */
export function OrderStateCard({
  order,
  courier,
  contacts,
  person,
}: {
  order: FollowedOrder
  courier: CourierOnMap | null
  contacts?: Elements
  /** Who brings it. */
  person?: Elements
}) {
  const { i18n } = useLingui()
  const scene = useOrderScene(order, courier)
  const { title, line } = useHeadline(order, courier)
  const now = useNow().getTime()
  useStepHaptic(order.status)
  return (
    <section className={css.card}>
      <StateWords title={title} line={line && <Dots of={line} />} contacts={contacts} />
      {/* Only the status is announced, not the minutes counting down. */}
      <VisuallyHidden live="polite">{i18n._(stateLabelOf(order, now))}</VisuallyHidden>
      <OrderSteps order={order} scene={scene} />
      {person}
    </section>
  )
}

/** What is next, the words about it, and the ways to ask beside them: a long headline has the whole width. */
export function StateWords({
  title,
  line,
  contacts,
}: {
  title: string
  line?: Elements
  contacts?: Elements
}) {
  return (
    <div className={css.top}>
      <p className={css.title}>{title}</p>
      {line && <div className={css.line}>{line}</div>}
      {contacts}
    </div>
  )
}

/** Each step is felt where the phone can (OR-06). */
function useStepHaptic(status: Order['status']) {
  const shell = useShell()
  const last = useRef(status)
  useEffect(() => {
    if (last.current !== status) shell.haptic('success')
    last.current = status
  }, [status, shell])
}

/** Neutral buttons: a merchant's colour may be red, which would look like danger. */
export function Contacts({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const shell = useShell()
  const { telegram } = useAtomValue(linksAtom)
  const known = useOrderPhone(order, courier)
  const chat = useAtomValue(linkToAtom)('chat', null, { order: order.id })
  return (
    <div className={css.contacts}>
      {chat && (
        <IconButton label={t`Write to us`} size={44} to={chat}>
          <MessageCircle aria-hidden="true" />
        </IconButton>
      )}
      {!chat && telegram && (
        <IconButton
          label={t`Write to us`}
          size={44}
          onPress={() =>
            telegram.startsWith('https://t.me/') ? shell.openTelegramLink(telegram) : shell.openLink(telegram)
          }
        >
          <MessageCircle aria-hidden="true" />
        </IconButton>
      )}
      {/* The courier is called where their name is. */}
      {known && !(known.isCouriers && isPerson(courier)) && <CallButton {...known} />}
    </div>
  )
}
