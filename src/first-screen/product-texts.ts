import type { ShownProduct } from '#/domain/menu/product.ts'
import { type Portion, portionOf, quantityIn, stepOf } from '#/domain/menu/unit.ts'
import { numberIn } from '#/domain/number-text.ts'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l)$/i

type Measured = Pick<ShownProduct, 'unit' | 'amount'>

/** Texts about a product in the customer's language. */
export function productTexts({ say, language }: Pick<ViewContext, 'say' | 'language'>) {
  /** `450 g`, `0,5 l`, `3 pcs`, on one line. */
  const quantity = ({ value, unit }: Portion) => say(WORDS[unit], { n: numberIn(language, value) })

  /** The weight of so many portions: `1.5 kg`; null for pieces, which are counted. */
  const weight = (product: Measured, portions: number) =>
    product.unit === 'COUNT' ? null : quantity(quantityIn(product.unit, portions * stepOf(product)))

  /** The measure of one dish: its own, else its portion; empty when it has neither (PR-07). */
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
    /** A number with up to three decimals. */
    number: (value: number) => numberIn(language, value),
    weight,
    measure,
    /** The text for the limit of portions (PR-09). */
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
    /** The label of a tag; null for an unknown one. */
    diet: (tag: string) => {
      const plain = tag.toLowerCase()
      return isDiet(plain) ? say(WORDS[plain]) : null
    },
  }
}

const DIETS = ['halal', 'vegetarian', 'vegan', 'spicy'] as const
const isDiet = (tag: string): tag is (typeof DIETS)[number] => DIETS.some((one) => one === tag)
