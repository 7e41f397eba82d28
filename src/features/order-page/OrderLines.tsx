import { useLingui } from '@lingui/react/macro'
import type { Order, OrderLine } from '#/api/schema/order.ts'
import { orderLineSum, useOrderName } from '#/features/orders/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { WORDS } from '#/ui/base/words.ts'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { useProductTexts, useViewContext } from '#/ui/use-view-context.ts'
import { useChoiceNames } from './choice-names.ts'
import css from './OrderLines.module.css'

/** The ordered dishes, with time and place, line by line with choices and sums. */
export function OrderLines({ order }: { order: Order }) {
  const nameOf = useOrderName()
  const textIn = useTextIn()
  const dateTime = useDateTime()
  const { createdDate, branch } = order
  const when = createdDate && dateTime(createdDate)
  return (
    <section>
      <header className={css.head}>
        <h2 className={css.number}>{nameOf(order)}</h2>
        <p className={css.when}>
          <Dots of={joinDots([when, branch && textIn(branch.name)])} />
        </p>
      </header>
      {order.cartItems.length > 0 && (
        <ListRows as="ul" className={css.lines}>
          {order.cartItems.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may be in several lines, which never move
            <Line key={place} line={line} />
          ))}
        </ListRows>
      )}
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const amount = useAmount()
  const texts = useProductTexts()
  const choiceNames = useChoiceNames()
  const { say } = useViewContext()
  const { product, modifications, comment } = line
  const sum = orderLineSum(line)
  // The row of the dishes below adds up what they cost before their discounts.
  const old = orderLineSum({ ...line, product: { ...product, discount: 0 } })
  const figures = old !== null && sum !== null && old > sum ? amount(old) : ''
  const about = joinDots([choiceNames(modifications).join(', '), comment])
  return (
    <ListRow
      as="li"
      before={<Picture src={product.image} width={44} height={44} className={css.picture} />}
      title={textIn(product.name) || t`Dish`}
      note={about}
      after={
        <>
          <span className={css.count} translate="no">
            {product.count !== null && texts.times(product.unit, product.count)}
          </span>
          <span className={css.sum}>
            {figures && (
              <>
                <s className={css.old} aria-hidden="true">
                  {figures}
                </s>
                <VisuallyHidden>{say(WORDS.was, { figures })}</VisuallyHidden>
              </>
            )}
            {sum !== null && <span>{amount(sum)}</span>}
          </span>
        </>
      }
    />
  )
}
