import { useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Link } from 'wouter'
import { linksIn } from '#/domain/links-in.ts'
import { useOrderName } from '#/features/orders/index.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './Chat.module.css'
import type { AttachedOrder } from './outbox.ts'

/** One message: its side, text, order and time; an own unconfirmed message also has its state. */
export function Message({
  text,
  order,
  createdDate,
  isOwn,
  state,
  onAgain,
}: {
  text: string
  order: AttachedOrder | null
  createdDate: string | null
  isOwn: boolean
  state?: 'sending' | 'failed'
  onAgain?: () => void
}) {
  const { t } = useLingui()
  const dateTime = useDateTime()
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
      <p className={css.when} role={state && 'status'}>
        {state === 'sending' && <span>{t`Sending…`}</span>}
        {state === 'failed' && (
          <>
            <span className={css.failed}>{t`Not sent`}</span>
            <button type="button" className={css.again} onClick={onAgain}>
              {t`Send again`}
            </button>
          </>
        )}
        {!state && createdDate && <time dateTime={createdDate}>{dateTime(createdDate)}</time>}
      </p>
    </article>
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
