import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { MessageCircle, Phone } from 'lucide-react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { phoneHref } from '#/domain/phone.ts'
import { statusLabel, useHeadline } from '#/features/orders/index.ts'
import { VisuallyHidden } from '#/first-screen/VisuallyHidden.tsx'
import { useShell } from '#/shell/chrome.ts'
import { linksAtom } from '#/tenant/abilities.ts'
import { IconButton } from '#/ui/Button.tsx'
import css from './OrderHead.module.css'
import { OrderSteps } from './OrderSteps.tsx'

/** What the customer waits for, how far it is, and whom to ask. */
export function OrderHead({ order, courier }: { order: Order; courier: Courier | null }) {
  const { i18n } = useLingui()
  const { title, line } = useHeadline(order, courier)
  return (
    <section className={css.card}>
      <div className={css.top}>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          {line && <p className={css.line}>{line}</p>}
        </div>
        <Contacts order={order} courier={courier} />
      </div>
      {/* The status alone: minutes that count down are not announced. */}
      <VisuallyHidden live="polite">{i18n._(statusLabel[order.status])}</VisuallyHidden>
      <OrderSteps order={order} />
    </section>
  )
}

/** Neutral buttons: a merchant may be red, and red is not danger here. */
function Contacts({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const shell = useShell()
  const links = useAtomValue(linksAtom)
  const ofCourier = order.status === 'ON_WAY' ? courier?.courier?.phone : ''
  const phone = ofCourier || order.branch?.phone || links.phone
  const { telegram } = links
  return (
    <div className={css.contacts}>
      {telegram && (
        <IconButton label={t`Write to us`} size={44} onPress={() => shell.openTelegramLink(telegram)}>
          <MessageCircle aria-hidden="true" />
        </IconButton>
      )}
      {phone && (
        <IconButton
          label={ofCourier ? t`Call the courier` : t`Call the branch`}
          size={44}
          onPress={() => shell.openLink(phoneHref(phone))}
        >
          <Phone aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
