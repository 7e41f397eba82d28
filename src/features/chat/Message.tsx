import { useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Link } from 'wouter'
import { dayAfter, dayOf } from '#/domain/hours/tashkent.ts'
import { linksIn } from '#/domain/links-in.ts'
import { useOrderName } from '#/features/orders/index.ts'
import { clockTime, useDate } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './Chat.module.css'
import type { AttachedOrder } from './outbox.ts'

/**
 * One message: its side, text and order, and `hasTime` the time of day; its day stands above. An own one that the server
 * has not confirmed has its state instead.
 */
export function Message({
  text,
  order,
  createdDate,
  isOwn,
  hasTime,
  state,
  onAgain,
}: {
  text: string
  order: AttachedOrder | null
  createdDate: string | null
  isOwn: boolean
  hasTime: boolean
  state: 'sending' | 'failed' | null
  onAgain: () => void
}) {
  const { t } = useLingui()
  const nameOf = useOrderName()
  return (
    <article className={classNames(css.message, isOwn && css.own)}>
      <div className={css.bubble}>
        <VisuallyHidden>{isOwn ? t`You` : t`The shop`}</VisuallyHidden>
        {order && (
          <Link href={href('order', { id: order.id })} className={css.order}>
            <ReceiptText size={20} aria-hidden="true" />
            <span>{nameOf(order)}</span>
          </Link>
        )}
        {text && <MessageText text={text} />}
      </div>
      <p className={css.when} role={state ? 'status' : undefined}>
        {state === 'sending' && <span>{t`Sending…`}</span>}
        {state === 'failed' && (
          <>
            <span className={css.failed}>{t`Not sent`}</span>
            <button type="button" className={css.again} onClick={onAgain}>
              {t`Send again`}
            </button>
          </>
        )}
        {!state && hasTime && createdDate && <time dateTime={createdDate}>{clockTime(createdDate)}</time>}
      </p>
    </article>
  )
}

/** The day above its messages, "2026-12-01": "Today", "Yesterday", else the date; nothing of a day that nobody knows. */
export function DayHeading({ day }: { day: string }) {
  const { t } = useLingui()
  const date = useDate()
  const today = dayOf(useNow())
  if (!day) return null
  return (
    <p className={css.day}>
      <time dateTime={day}>
        {day === today ? t`Today` : day === dayAfter(today, -1) ? t`Yesterday` : date(day)}
      </time>
    </p>
  )
}

/** A text whose links, phones and names of Telegram can be pressed. */
function MessageText({ text }: { text: string }) {
  const shell = useShell()
  return (
    <p className={css.text}>
      {linksIn(text).map(({ text: part, at, href: link }) =>
        link ? (
          <a
            key={`${at} ${part}`}
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            translate="no"
            onClick={(event) => {
              event.preventDefault()
              shell.openLink(link)
            }}
          >
            {part}
          </a>
        ) : (
          <span key={`${at} ${part}`}>{part}</span>
        ),
      )}
    </p>
  )
}
