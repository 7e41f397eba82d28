import { useLingui } from '@lingui/react/macro'
import { Megaphone, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Notification } from '#/api/schema/talk.ts'
import { orderOfNotice } from '#/domain/notices.ts'
import { unbroken } from '#/domain/text.ts'
import { clockTime } from '#/i18n/format.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { RowChevron } from '#/ui/ListRow.tsx'
import { Picture } from '#/ui/Picture.tsx'
import css from './Notifications.module.css'

/**
 * One notification: a link, a button, or plain text without a target. The steps of an order are one, with what was said
 * before under the newest.
 */
export function NotificationRow({
  notification: { title, text, image, createdDate, target },
  earlier,
  isNew,
  way,
}: {
  notification: Notification
  /** Of the same order, newest first. */
  earlier: readonly Notification[]
  isNew: boolean
  way: { to: string } | { onPress: () => void } | null
}) {
  const { t } = useLingui()
  const Icon = orderOfNotice({ target }) ? ReceiptText : Megaphone
  const textIn = useTextIn()
  const dateTime = useDateTime()
  const inside: ReactNode = (
    <>
      {image ? (
        <Picture src={image} width={64} height={64} className={css.picture} />
      ) : (
        <span className={css.tile} aria-hidden="true">
          <Icon size={26} strokeWidth={1.75} />
        </span>
      )}
      <span className={css.words}>
        <span className={classNames(css.title, isNew && css.new)}>{unbroken(textIn(title))}</span>
        <span className={css.text}>{unbroken(textIn(text))}</span>
        {createdDate && (
          <time dateTime={createdDate} className={css.when}>
            {dateTime(createdDate)}
          </time>
        )}
        {earlier.map((one) => (
          <span key={one.id} className={css.earlier}>
            {one.createdDate && <time dateTime={one.createdDate}>{clockTime(one.createdDate)}</time>}
            <span>{unbroken(textIn(one.text))}</span>
          </span>
        ))}
      </span>
      <span className={css.end}>
        {isNew && (
          <span className={css.dot}>
            <VisuallyHidden>{t`New`}</VisuallyHidden>
          </span>
        )}
        {way && <RowChevron />}
      </span>
    </>
  )
  if (!way) return <div className={css.row}>{inside}</div>
  if ('to' in way) {
    return (
      <Link href={way.to} className={css.row}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" className={css.row} onClick={way.onPress}>
      {inside}
    </button>
  )
}
