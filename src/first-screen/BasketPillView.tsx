import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { PriceView } from '#/ui/base/PriceView.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import css from './BasketPillView.module.css'
import { pressOf } from './presses.ts'

/** The floating basket over the menu, 56 high: pictures, count, sum. */
export function BasketPillView({
  context,
  href,
  pictures,
  time = '',
  closed = '',
  label = '',
  note,
  count,
  sum,
  isOverTabs,
  isNarrowOnly,
}: {
  context: ViewContext
  href: string
  /** The pictures of its last dishes. */
  pictures: readonly { readonly id: string; readonly image: string }[]
  /** When a closed shop opens; empty: it is open. */
  time?: string
  /** The words for that no order is taken, not even for later; empty: one is. */
  closed?: string
  /** A line of its own under the others. Boot has none. */
  note?: Elements
  /** Instead of its name. */
  label?: string
  /** Pieces and portions; people of a shared basket. */
  count: number
  /** So'm; null: not known yet. */
  sum: number | null
  isOverTabs: boolean
  /** Wide pages have the basket elsewhere. */
  isNarrowOnly: boolean
}) {
  const { say, Picture, Link } = context
  return (
    <>
      <div className={classNames(css.fade, isOverTabs && css.fadeOverTabs, isNarrowOnly && css.narrowOnly)} />
      <div className={classNames(css.place, isOverTabs && css.overTabs, isNarrowOnly && css.narrowOnly)}>
        <Link
          href={href}
          className={classNames(css.pill, closed && css.closed)}
          data-action=""
          data-press={pressOf('go', href)}
        >
          <span className={css.pictures} aria-hidden="true">
            {pictures.slice(time || closed ? -1 : -3).map(({ id, image }) => (
              <Picture key={id} className={css.picture} src={image} width={36} height={36} priority />
            ))}
          </span>
          <span className={css.words}>
            <span className={css.label}>
              {time ? say(WORDS.orderFor, { time }) : closed || label || say(WORDS.basket)}
            </span>
            {!time && !closed && (
              <span className={css.count} translate="no">
                <span>{'· '}</span>
                <span key={count} className={css.number}>
                  {count}
                </span>
              </span>
            )}
          </span>
          {sum === null ? (
            <Skeleton width={80} height={18} />
          ) : (
            <PriceView context={context} className={css.sum} sum={sum} />
          )}
          {note}
        </Link>
      </div>
    </>
  )
}
