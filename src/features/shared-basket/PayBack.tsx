import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { sharesOf, sumsOf } from '#/domain/basket/pay-back.ts'
import { useMoney } from '#/i18n/format.ts'
import { copyText } from '#/lib/copy-text.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { useSharedUrl } from './Invite.tsx'
import css from './PayBack.module.css'

/** Who owes what of the order, and the same as a text for the chat. */
export function PayBack({ basket, starter }: { basket: SharedBasket; starter: string }) {
  const { t } = useLingui()
  const money = useMoney()
  const shell = useShell()
  const notify = useNotify()
  const url = useSharedUrl(basket.code)
  if (!basket.order) return null
  const { number } = basket.order
  const shares = sharesOf(sumsOf(basket.people, basket.lines), basket.starter, basket.order).filter(
    ({ dishes, sum }) => dishes > 0 || sum > 0,
  )
  const nameOf = (id: string) => basket.people.find((one) => one.id === id)?.name ?? ''
  const total = money(shares.reduce((all, { sum }) => all + sum, 0))
  const extra = basket.order.extra > 0 ? money(basket.order.extra) : null
  const rows = shares.map(({ personId, sum }) => ({ personId, name: nameOf(personId), sum: money(sum) }))
  const text = [
    t`Order ${number}: ${total}`,
    ...rows.map(({ name, sum }) => `${name}: ${sum}`),
    ...(extra ? [t`${extra} for delivery and service is split evenly.`] : []),
    t`Please pay ${starter} back.`,
  ].join('\n')
  const send = async () => {
    const outcome = await shell.share(url, text)
    // Where only a link can be shared, the text is what matters.
    if (outcome === 'copied' || outcome === 'failed') await copy()
  }
  const copy = async () =>
    notify((await copyText(text)) ? t`Text copied` : { text: t`Please copy the text by hand`, tone: 'error' })
  return (
    <section className={css.card} aria-label={t`Who owes what`}>
      <h2 className={css.title}>{t`Who owes what`}</h2>
      <dl className={css.rows}>
        {rows.map(({ personId, name, sum }) => (
          <div key={personId} className={css.row}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {extra && <p className={css.note}>{t`${extra} for delivery and service is split evenly.`}</p>}
      <div className={css.actions}>
        <Button
          look="brand"
          icon={<Send size={20} aria-hidden="true" />}
          onPress={() => void send()}
        >{t`Send to the chat`}</Button>
        <Button onPress={() => void copy()}>{t`Copy`}</Button>
      </div>
    </section>
  )
}
