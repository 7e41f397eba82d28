import type { ShownProduct, Unit } from '#/domain/menu/product.ts'
import { ownMeasure, type Portion, portionOf, quantityIn, stepOf } from '#/domain/menu/unit.ts'
import { numberIn } from '#/domain/number-text.ts'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

type Measured = Pick<ShownProduct, 'unit' | 'amount'>

const isWeighed = (unit: Unit | null): unit is Unit => unit !== null && unit !== 'COUNT'

/** Texts about a product in the customer's language. */
export function productTexts({ say, language }: Pick<ViewContext, 'say' | 'language'>) {
  /** `450 g`, `0,5 l`, `3 pcs`, on one line. */
  const quantity = ({ value, unit }: Portion) => say(WORDS[unit], { n: numberIn(language, value) })

  /** How much of what is sold by this unit: `1.5 kg`, `3` of pieces; the bare number where no unit is known. */
  const sold = (unit: Unit | null, count: number) =>
    isWeighed(unit) ? quantity(quantityIn(unit, count)) : numberIn(language, count)

  /** How much is left of what is sold by this unit: pieces are counted by a word of their own in Uzbek. */
  const left = (unit: Unit | null, count: number) =>
    isWeighed(unit)
      ? say(WORDS.onlyWeightLeft, { quantity: sold(unit, count) })
      : say(WORDS.onlyPiecesLeft, { left: sold(unit, count) })

  /** The weight of so many portions: `1.5 kg`; null for pieces, which are counted. */
  const weight = (product: Measured, portions: number) =>
    product.unit === 'COUNT' ? null : quantity(quantityIn(product.unit, portions * stepOf(product)))

  /** The measure of one dish: its own, else its portion; empty when it has neither (PR-07). */
  const measure = (product: Measured & Pick<ShownProduct, 'measure'>) => {
    const own = ownMeasure(product)
    if (own) return quantity(own)
    const portion = portionOf(product)
    const text = typeof product.measure === 'string' ? product.measure.trim() : ''
    return text || (portion ? quantity(portion) : '')
  }

  return {
    quantity,
    sold,
    /** The same beside a dish: pieces as `×3`. */
    times: (unit: Unit | null, count: number) =>
      isWeighed(unit) || !Number.isInteger(count) ? sold(unit, count) : `×${count}`,
    weight,
    measure,
    left,
    /** The text for the limit of portions (PR-09). */
    onlyLeft: (product: Measured, portions: number) =>
      left(product.unit, product.unit === 'COUNT' ? portions : portions * stepOf(product)),
    /** `20–25 min`, `20 min`; empty when the kitchen does not say. */
    cookingTime: ({
      timeCookingMin,
      timeCookingMax,
    }: Pick<ShownProduct, 'timeCookingMin' | 'timeCookingMax'>) => {
      const known = [timeCookingMin, timeCookingMax].filter((one) => one !== null).map(Math.round)
      const minutes = [...new Set(known.sort((a, b) => a - b))].join('–')
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
