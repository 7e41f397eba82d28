import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { isCancelled, isUnderWay } from '#/domain/order/order-status.ts'
import { Skeleton } from '#/first-screen/Skeleton.tsx'
import { clockTime, useDay } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { useHeadline } from './headline.ts'
import { statusLabel } from './labels.ts'
import css from './OrderCard.module.css'
import { useOrderName } from './order-name.ts'
import { ProgressBars } from './ProgressBars.tsx'
import { countOf } from './totals.ts'

/** Pictures in a card; the rest is a number. */
const PICTURES = 3

/** An order in a list: number, state, what and how much. Those under way say how far they are. */
export function OrderCard({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const nameOf = useOrderName()
  const day = useDay()
  const { cartItems, createdDate } = order
  const isLive = isUnderWay(order.status)
  const count = countOf(order)
  const pictured = cartItems.length > PICTURES ? cartItems.slice(0, PICTURES - 1) : cartItems
  const rest = cartItems.length - pictured.length
  return (
    <Link href={href('order', { id: order.id })} className={css.card}>
      <span className={css.top}>
        <span className={css.title}>{nameOf(order)}</span>
        <span className={classNames(css.status, isLive && css.live, isCancelled(order.status) && css.off)}>
          {i18n._(statusLabel[order.status])}
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
          {rest > 0 && <span className={css.rest}>+{rest}</span>}
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
      <span className={css.headline}>{joinDots([title, line])}</span>
      <ProgressBars order={order} />
    </span>
  )
}

export function OrderCardsSkeleton() {
  return (
    <span className={css.skeleton}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={134} radius="var(--radius-section)" />
      ))}
    </span>
  )
}
