import { useStore } from 'jotai'
import type { MouseEvent } from 'react'
import { hasFacts } from '#/domain/menu/dish-facts.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { classNames } from '#/ui/class-names.ts'
import pictures from '#/ui/Picture.module.css'
import { PlainPrice } from '#/ui/PlainPrice.tsx'
import meta from './CardMeta.module.css'
import { keepingFocus } from './keeping-focus.ts'
import css from './ProductCard.module.css'
import type { ProductCardProps } from './ProductCard.tsx'
import { faceOf } from './use-product-card.tsx'

/**
 * A card of a scrolling list: name and price where the full card has them, boxes for its picture and facts. Many are
 * drawn and most are gone again at once, so it has few elements and no subscriptions.
 */
export function CardPlaceholder({
  product,
  view,
  navigationType,
  isWithoutCart,
  grade,
  upgradeCard,
}: ProductCardProps & { upgradeCard: () => void }) {
  const shown = { product, navigationType, isWithoutCart }
  const { name, price, hindrance, link } = faceOf(shown, useStore(), useLanguage())
  const facts = hasFacts(product, grade?.grade ?? product.grade ?? 0) && <span className={meta.meta} />
  const box = (shape: string | undefined) => <span className={classNames(pictures.box, shape)} />
  // Closing the product returns the focus to the pressed element, so the card is upgraded before that.
  const pressed = {
    ...link,
    onClick: (event: MouseEvent) => {
      keepingFocus(upgradeCard)
      link.onClick(event)
    },
  }
  const look = (shape: string | undefined) =>
    classNames(css.bare, shape, hindrance === 'sold-out' && css.soldOut)
  if (view === 'MEDIUM') {
    return (
      <a {...pressed} className={look(css.medium)}>
        {box(css.square)}
        <div className={css.words}>
          <h3 className={css.name}>{name}</h3>
          <PlainPrice className={css.price} price={price} size="card" />
        </div>
      </a>
    )
  }
  if (view === 'BIG') {
    return (
      <a {...pressed} className={look(css.big)}>
        {box(css.wide)}
        <h3 className={css.bigName}>{name}</h3>
        <p className={css.about} />
        <div className={css.row}>
          <div className={css.rowWords}>
            <PlainPrice price={price} size="big" />
            {facts}
          </div>
        </div>
      </a>
    )
  }
  return (
    <a {...pressed} className={look(css.small)}>
      {box(css.thumb)}
      <div className={css.smallBody}>
        <div className={css.smallWords}>
          <h3 className={css.name}>{name}</h3>
          {facts}
          <PlainPrice price={price} size="small" />
        </div>
      </div>
    </a>
  )
}
