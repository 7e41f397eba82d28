import { useLingui } from '@lingui/react/macro'
import { Clock, Flame, Scale } from 'lucide-react'
import { type ReactElement, Suspense } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { plainTagsOf } from '#/domain/menu/diet.ts'
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
  const about = textIn(product.description)
  const { calorie } = product
  const facts = [
    { icon: <Scale size={13} aria-hidden="true" />, words: texts.measure(product) },
    {
      icon: <Flame size={13} aria-hidden="true" />,
      words: calorie !== null && calorie > 0 ? t`${calorie} kcal` : '',
    },
    { icon: <Clock size={13} aria-hidden="true" />, words: texts.cookingTime(product) },
    ...plainTagsOf(product).map((tag) => ({
      icon: <DietIcon tag={tag} size={13} />,
      words: texts.diet(tag),
    })),
  ].filter((fact): fact is { icon: ReactElement; words: string } => Boolean(fact.words))
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
      {facts.length > 0 && (
        <ul className={css.pills}>
          {facts.map(({ icon, words }) => (
            <li key={words} className={css.pill}>
              {icon}
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {allergens && <p className={css.allergens}>{t`Allergens: ${allergens}`}</p>}
    </>
  )
}
