import { CARD_PICTURE } from '#/domain/menu/card.ts'
import { plainText } from '#/domain/plain-text.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/ui/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Price } from '#/ui/Price.tsx'
import { CardMeta } from './CardMeta.tsx'
import { CardStepper } from './CardStepper.tsx'
import { CardTags } from './CardTags.tsx'
import css from './ProductCard.module.css'
import type { ProductCardProps } from './ProductCard.tsx'
import { useProductCard } from './use-product-card.tsx'

/** One column: a wide picture, the name, two lines about it, price and a button in words. */
export function BigCard(props: ProductCardProps) {
  const {
    product,
    grade,
    navigationType,
    priority = false,
    heart: Heart,
    sizes = CARD_PICTURE.BIG.sizes,
  } = props
  const textIn = useTextIn()
  const { name, price, percent, hindrance, canAdd, link } = useProductCard(props)
  return (
    <article className={classNames(css.big, hindrance === 'sold-out' && css.soldOut)}>
      <Picture
        src={product.image}
        {...CARD_PICTURE.BIG}
        sizes={sizes}
        priority={priority}
        className={css.wide}
      />
      <h3 className={css.bigName}>
        <a className={css.link} {...link}>
          {name}
        </a>
      </h3>
      <p className={css.about}>{plainText(textIn(product.description))}</p>
      <div className={css.row}>
        <div className={css.rowWords}>
          <Price sum={price.price} old={price.old} from={price.isFrom} size="big" />
          <CardMeta product={product} grade={grade} withTime />
        </div>
        {canAdd && (
          <span className={css.inRow}>
            <CardStepper product={product} name={name} navigationType={navigationType} look="words" />
          </span>
        )}
      </div>
      <div className={css.onPicture}>
        <CardTags product={product} percent={percent} hindrance={hindrance} className={css.tags} />
        {Heart && (
          <span className={css.heart}>
            <Heart productId={product.id} name={name} />
          </span>
        )}
      </div>
    </article>
  )
}
