import { Plural, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { isCancelled, isUnderWay } from '#/domain/order/order-status.ts'
import {
  orderedCount,
  ProgressBars,
  stateLabelOf,
  useHeadline,
  useOrderName,
  useOrderScene,
} from '#/features/orders/index.ts'
import { useRepeatSheet } from '#/features/repeat/index.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinCommas } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { Button } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './OrderCard.module.css'

/** How many pictures a card shows; the rest is a number. */
const PICTURES = 3

/**
 * An order in a list: number, state, dishes and total. One that is under way shows its progress, one that is over can be
 * repeated (BX-04).
 */
export function OrderCard({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const nameOf = useOrderName()
  const dateTime = useDateTime()
  const textIn = useTextIn()
  const { button } = useOrderScene(order)
  const now = useNow().getTime()
  const { cartItems, createdDate } = order
  const isLive = isUnderWay(order.status)
  const count = orderedCount(order)
  // One dish with other choices is another line of the same name.
  const dishes = joinCommas([...new Set(cartItems.map(({ product }) => textIn(product.name)))])
  const pictured = cartItems.length > PICTURES ? cartItems.slice(0, PICTURES - 1) : cartItems
  const rest = cartItems.length - pictured.length
  return (
    <div className={css.card}>
      <Link href={href('order', { id: order.id })} className={css.link}>
        <span className={css.top}>
          <span className={css.title}>{nameOf(order)}</span>
          <span className={classNames(css.status, isLive && css.live, isCancelled(order.status) && css.off)}>
            {i18n._(stateLabelOf(order, now))}
          </span>
        </span>
        <span className={css.what}>
          <span className={css.dishes}>{dishes}</span>
          <span className={css.sum}>
            <Price sum={order.totals.totalPrice} />
          </span>
        </span>
        <span className={css.when}>
          <span>{createdDate && dateTime(createdDate)}</span>
          {count !== null && (
            <span>
              <Plural value={count} one="# item" other="# items" />
            </span>
          )}
        </span>
        {isLive && <Progress order={order} />}
      </Link>
      <div className={css.bottom}>
        <span className={css.pictures} aria-hidden="true">
          {pictured.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
            <Picture key={place} src={line.product.image} width={44} height={44} className={css.picture} />
          ))}
          {rest > 0 && <span className={css.rest}>{`+${rest}`}</span>}
        </span>
        {button === 'repeat' && <Repeat order={order} />}
      </div>
    </div>
  )
}

/** The way to have an order again without opening it. */
function Repeat({ order }: { order: Order }) {
  const { t } = useLingui()
  const nameOf = useOrderName()
  const { open, sheet } = useRepeatSheet(order)
  const label = t`Repeat`
  return (
    <>
      <Button
        size="line"
        icon={<RotateCcw size={18} aria-hidden="true" />}
        className={css.repeat}
        aria-label={`${label}: ${nameOf(order)}`}
        onPress={open}
      >
        {label}
      </Button>
      {sheet}
    </>
  )
}

function Progress({ order }: { order: Order }) {
  const { title, line } = useHeadline(order)
  return (
    <span className={css.progress}>
      <span className={css.headline}>
        <Dots of={line || title} />
      </span>
      <ProgressBars order={order} />
    </span>
  )
}
