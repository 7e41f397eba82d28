import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { isCancelled, isUnderWay } from '#/domain/order/order-status.ts'
import { Dots } from '#/first-screen/Dots.tsx'
import { clockTime, useDate } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { useHeadline } from './headline.ts'
import { statusLabelOf } from './labels.ts'
import css from './OrderCard.module.css'
import { useOrderName } from './order-name.ts'
import { ProgressBars } from './ProgressBars.tsx'
import { orderedCount } from './totals.ts'

/** How many pictures a card shows; the rest is a number. */
const PICTURES = 3

/** An order in a list: number, state, dishes and total. Active orders show their progress. */
export function OrderCard({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const nameOf = useOrderName()
  const day = useDate()
  const { cartItems, createdDate } = order
  const isLive = isUnderWay(order.status)
  const count = orderedCount(order)
  const pictured = cartItems.length > PICTURES ? cartItems.slice(0, PICTURES - 1) : cartItems
  const rest = cartItems.length - pictured.length
  return (
    <Link href={href('order', { id: order.id })} className={css.card}>
      <span className={css.top}>
        <span className={css.title}>{nameOf(order)}</span>
        <span className={classNames(css.status, isLive && css.live, isCancelled(order.status) && css.off)}>
          {i18n._(statusLabelOf(order))}
        </span>
      </span>
      <span className={css.when}>{createdDate && `${day(createdDate)}, ${clockTime(createdDate)}`}</span>
      {isLive && <Progress order={order} />}
      <span className={css.bottom}>
        <span className={css.pictures} aria-hidden="true">
          {pictured.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
            <Picture key={place} src={line.product.image} width={44} height={44} className={css.picture} />
          ))}
          {rest > 0 && <span className={css.rest}>{`+${rest}`}</span>}
        </span>
        <span className={css.sum}>
          <Price sum={order.totals.totalPrice} />
          {count !== null && (
            <span className={css.count}>
              <Plural value={count} one="# item" other="# items" />
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

function Progress({ order }: { order: Order }) {
  const { title, line } = useHeadline(order)
  return (
    <span className={css.progress}>
      <span className={css.headline}>
        <Dots of={joinDots([title, line])} />
      </span>
      <ProgressBars order={order} />
    </span>
  )
}
