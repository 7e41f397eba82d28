import { CARD_PICTURE } from '#/domain/menu/card.ts'
import { classNames } from '#/ui/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { CardMeta } from './CardMeta.tsx'
import { CardStepper } from './CardStepper.tsx'
import { CardTags } from './CardTags.tsx'
import css from './ProductCard.module.css'
import type { ProductCardProps } from './ProductCard.tsx'
import { useProductCard } from './use-product-card.tsx'

/** Picture 1:1, price at a fixed place under it, then the name on two lines. */
export function MediumCard(props: ProductCardProps) {
  const {
    product,
    grade,
    navigationType,
    priority = false,
    heart: Heart,
    sizes = CARD_PICTURE.MEDIUM.sizes,
  } = props
  const { name, price, percent, hindrance, canAdd, link } = useProductCard(props)
  return (
    <article className={classNames(css.medium, hindrance === 'sold-out' && css.soldOut)}>
      <Picture
        src={product.image}
        {...CARD_PICTURE.MEDIUM}
        sizes={sizes}
        priority={priority}
        className={css.square}
      />
      <div className={css.words}>
        <h3 className={css.name}>
          <a className={css.link} {...link}>
            {name}
          </a>
        </h3>
        <Price className={css.price} sum={price.price} old={price.old} from={price.isFrom} size="card" />
        <CardMeta product={product} grade={grade} />
      </div>
      <div className={css.onPicture}>
        <CardTags product={product} percent={percent} hindrance={hindrance} className={css.tags} />
        {Heart && (
          <span className={css.heart}>
            <Heart productId={product.id} name={name} />
          </span>
        )}
        {canAdd && (
          <span className={css.control}>
            <CardStepper product={product} name={name} navigationType={navigationType} look="card" />
          </span>
        )}
      </div>
    </article>
  )
}
