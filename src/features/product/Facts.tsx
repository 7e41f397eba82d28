import { useLingui } from '@lingui/react/macro'
import { Clock, Flame, Scale } from 'lucide-react'
import { Suspense } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { decodeEntities, hasMarkup, plainText } from '#/domain/plain-text.ts'
import { useAllergenWord } from '#/i18n/allergen-words.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { DietIcon } from '#/ui/DietIcon.tsx'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './Facts.module.css'

const RichDescription = lazyPart(() => import('./RichDescription.tsx'), 'RichDescription')

/** The description, then measure, calories, cooking time, diets and allergens as far as known (PR-08). */
export function Facts({ product }: { product: Product }) {
  const { t } = useLingui()
  const allergenWord = useAllergenWord()
  const textIn = useTextIn()
  const texts = useProductTexts()
  const measure = texts.measure(product)
  const time = texts.cookingTime(product)
  const about = textIn(product.description)
  const { calorie } = product
  const diets = product.tags.flatMap((tag) => {
    const word = texts.diet(tag)
    return word ? [{ tag, word }] : []
  })
  const allergens = product.allergens.map(allergenWord).join(', ')
  return (
    <>
      {about && (
        <div className={css.about}>
          {hasMarkup(about) ? (
            <Suspense fallback={<span>{plainText(about)}</span>}>
              <RichDescription html={about} />
            </Suspense>
          ) : (
            <span className={css.lines}>{decodeEntities(about)}</span>
          )}
        </div>
      )}
      {(measure || calorie || time || diets.length > 0) && (
        <ul className={css.pills}>
          {measure && (
            <li className={css.pill}>
              <Scale size={13} aria-hidden="true" />
              <span>{measure}</span>
            </li>
          )}
          {calorie !== null && calorie > 0 && (
            <li className={css.pill}>
              <Flame size={13} aria-hidden="true" />
              <span>{t`${calorie} kcal`}</span>
            </li>
          )}
          {time && (
            <li className={css.pill}>
              <Clock size={13} aria-hidden="true" />
              <span>{time}</span>
            </li>
          )}
          {diets.map(({ tag, word }) => (
            <li key={tag} className={css.pill}>
              <DietIcon tag={tag} size={13} />
              <span>{word}</span>
            </li>
          ))}
        </ul>
      )}
      {allergens && <p className={css.allergens}>{t`Allergens: ${allergens}`}</p>}
    </>
  )
}
