import type { ShownProduct } from '#/domain/menu/product.ts'
import { type Portion, portionOf, quantityIn, stepOf } from '#/domain/menu/unit.ts'
import { numberIn } from '#/domain/number-text.ts'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l)$/i

type Measured = Pick<ShownProduct, 'unit' | 'amount'>

/** What is said of a product in the customer's words. */
export function productTexts({ say, language }: Pick<ViewContext, 'say' | 'language'>) {
  /** `450 g`, `0,5 l`, `3 pcs`, on one line. */
  const quantity = ({ value, unit }: Portion) => say(WORDS[unit], { n: numberIn(language, value) })

  /** What so many portions are: `1.5 kg` of what is weighed; null for pieces, which are counted. */
  const weight = (product: Measured, portions: number) =>
    product.unit === 'COUNT' ? null : quantity(quantityIn(product.unit, portions * stepOf(product)))

  /** What one dish holds: its own measure, else its portion; empty when neither says anything (PR-07). */
  const measure = ({ measure: own, ...product }: Measured & Pick<ShownProduct, 'measure'>) => {
    if (typeof own === 'number' && own > 0)
      return quantity(quantityIn(product.unit === 'COUNT' ? 'GRAMM' : product.unit, own))
    const text = typeof own === 'string' ? own.trim() : ''
    const [, value, unit] = MEASURE.exec(text) ?? []
    if (value && unit)
      return quantity({
        value: Number(value.replace(',', '.')),
        unit: unit.toLowerCase() as Portion['unit'],
      })
    const portion = portionOf(product)
    return text || (portion ? quantity(portion) : '')
  }

  return {
    quantity,
    weight,
    measure,
    /** Why no more than so many portions can be taken (PR-09). */
    onlyLeft: (product: Measured, portions: number) =>
      say(WORDS.onlyLeft, { quantity: weight(product, portions) ?? portions }),
    /** `20–25 min`, `20 min`; empty when the kitchen does not say. */
    cookingTime: ({
      timeCookingMin,
      timeCookingMax,
    }: Pick<ShownProduct, 'timeCookingMin' | 'timeCookingMax'>) => {
      const minutes = [...new Set([timeCookingMin, timeCookingMax].filter((one) => one))].join('–')
      return minutes ? say(WORDS.minutes, { minutes }) : ''
    },
    /** A tag in words; null for one that nobody named. */
    diet: (tag: string) => {
      const plain = tag.toLowerCase()
      return isDiet(plain) ? say(WORDS[plain]) : null
    },
  }
}

const DIETS = ['halal', 'vegetarian', 'vegan', 'spicy'] as const
const isDiet = (tag: string): tag is (typeof DIETS)[number] => DIETS.some((one) => one === tag)
