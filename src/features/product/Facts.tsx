import { useLingui } from '@lingui/react/macro'
import { Clock, Flame, Leaf, Scale } from 'lucide-react'
import { Suspense } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { plainText } from '#/domain/plain-text.ts'
import { useCookingTime, useMeasure } from '#/features/product-card/index.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { useDietWord } from '#/i18n/diet-words.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import css from './Facts.module.css'

const RichText = lazyComponent(() => import('#/ui/RichText.tsx'), 'RichText')

/** The description, then measure, calories, cooking time, diets and allergens as far as known (PR-08). */
export function Facts({ product }: { product: Product }) {
  const { t } = useLingui()
  const allergenWord = useAllergenWord()
  const dietWord = useDietWord()
  const textIn = useTextIn()
  const measure = useMeasure()(product)
  const time = useCookingTime()(product)
  const about = textIn(product.description)
  const { calorie } = product
  const tags = product.tags.flatMap((tag) => dietWord(tag) ?? [])
  const allergens = product.allergens.map(allergenWord).join(', ')
  return (
    <>
      {about && (
        <div className={css.about}>
          {/<\w/.test(about) ? (
            <Suspense fallback={plainText(about)}>
              <RichText html={about} />
            </Suspense>
          ) : (
            plainText(about)
          )}
        </div>
      )}
      {(measure || calorie || time || tags.length > 0) && (
        <ul className={css.pills}>
          {measure && (
            <li className={css.pill}>
              <Scale size={16} aria-hidden="true" />
              {measure}
            </li>
          )}
          {calorie !== null && calorie > 0 && (
            <li className={css.pill}>
              <Flame size={16} aria-hidden="true" />
              {t`${calorie} kcal`}
            </li>
          )}
          {time && (
            <li className={css.pill}>
              <Clock size={16} aria-hidden="true" />
              {time}
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag} className={css.pill}>
              <Leaf size={16} aria-hidden="true" />
              {tag}
            </li>
          ))}
        </ul>
      )}
      {allergens && <p className={css.allergens}>{t`Allergens: ${allergens}`}</p>}
    </>
  )
}
