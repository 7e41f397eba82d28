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
 * What is read of a dish at a glance, where the whole one has it: its name and its price, the places of its picture and
 * of its facts. A list that moves draws many and most are gone again, so it has few elements and listens to nothing.
 */
export function CardPlaceholder({
  product,
  view,
  navigationType,
  isWithoutCart,
  grade,
  upgradeCard,
}: ProductCardProps & { upgradeCard: () => void }) {
  const asked = { product, navigationType, isWithoutCart }
  const { name, price, hindrance, link } = faceOf(asked, useStore(), useLanguage())
  const facts = hasFacts(product, grade?.grade ?? product.grade ?? 0) && <span className={meta.meta} />
  const place = (shape: string | undefined) => <span className={classNames(pictures.box, shape)} />
  // The focus comes back to what was pressed when the product is closed: that must be there by then.
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
        {place(css.square)}
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
        {place(css.wide)}
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
      {place(css.thumb)}
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
