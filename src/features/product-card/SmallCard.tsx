import { useLingui } from '@lingui/react/macro'
import { CARD_PICTURE } from '#/domain/menu/card.ts'
import { classNames } from '#/ui/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { CardMeta } from './CardMeta.tsx'
import { CardStepper } from './CardStepper.tsx'
import css from './ProductCard.module.css'
import type { ProductCardProps } from './ProductCard.tsx'
import { useProductCard } from './use-product-card.tsx'

/** A row: a small picture, words, the control at the end. Why it cannot be ordered stands instead of the control. */
export function SmallCard(props: ProductCardProps) {
  const { t } = useLingui()
  const { product, grade, navigationType, priority = false, marked } = props
  const { name, price, hindrance, canAdd, link } = useProductCard(props)
  return (
    <article className={classNames(css.small, hindrance === 'sold-out' && css.soldOut)}>
      <Picture src={product.image} {...CARD_PICTURE.SMALL} priority={priority} className={css.thumb} />
      <div className={css.smallBody}>
        <div className={css.smallWords}>
          <h3 className={css.name}>
            <a className={css.link} {...link}>
              {marked ? marked(name) : name}
            </a>
          </h3>
          <CardMeta product={product} grade={grade} />
          <Price sum={price.price} old={price.old} from={price.isFrom} size="small" />
        </div>
        {canAdd && (
          <span className={css.inRow}>
            <CardStepper product={product} name={name} navigationType={navigationType} look="row" />
          </span>
        )}
        {hindrance && (
          <span className={css.why}>{hindrance === 'sold-out' ? t`Sold out` : t`Pick-up only`}</span>
        )}
      </div>
    </article>
  )
}
