import { useLingui } from '@lingui/react/macro'
import type { Grade, Product } from '#/api/schema/menu.ts'
import { tagsOf } from '#/domain/menu/diet.ts'
import { useDietWord } from '#/i18n/diet-words.ts'
import { useDecimal } from '#/i18n/format.ts'
import { Icon } from '#/ui/Icon.tsx'
import { VisuallyHidden } from '#/ui/VisuallyHidden.tsx'
import css from './CardMeta.module.css'
import { useMeasure } from './use-quantity.ts'

/** `★ 4,9 · 450 g`, a leaf for what has no meat: what is known, nothing for what is not (MN-14, PR-08, BX-15). */
export function CardMeta({
  product,
  grade,
  withTime = false,
}: {
  product: Product
  grade: Grade | undefined
  withTime?: boolean
}) {
  const { t } = useLingui()
  const decimal = useDecimal()
  const measure = useMeasure()(product)
  const cooking = useCookingTime()(product)
  const time = withTime && cooking
  const mark = grade?.grade ?? product.grade
  const stars = mark ? decimal(mark) : ''
  const tags = tagsOf(product)
  const diet = useDietWord()(
    tags.find((tag) => tag === 'vegan') ?? tags.find((tag) => tag === 'vegetarian') ?? '',
  )
  if (!stars && !measure && !time && !diet) return null
  return (
    <span className={css.meta}>
      {stars && (
        <>
          <Icon of="star" size={14} className={css.star} />
          <VisuallyHidden>{t`Rating`}</VisuallyHidden>
          <span>{stars}</span>
        </>
      )}
      {measure && <span className={css.fact}>{measure}</span>}
      {time && <span className={css.time}>{time}</span>}
      {diet && (
        <span className={css.leaf} title={diet}>
          <Icon of="leaf" size={14} />
          <VisuallyHidden>{diet}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** `20–25 min`, `20 min`; empty when the kitchen does not say. */
export function useCookingTime(): (product: Pick<Product, 'timeCookingMin' | 'timeCookingMax'>) => string {
  const { t } = useLingui()
  return ({ timeCookingMin: from, timeCookingMax: to }) => {
    const minutes = [...new Set([from, to].filter((one) => one))].join('–')
    return minutes ? t`${minutes} min` : ''
  }
}
