import { useLingui } from '@lingui/react/macro'
import type { Product } from '#/api/schema/menu.ts'
import { type Portion, portionOf, quantityIn, stepOf } from '#/domain/menu/unit.ts'
import { useLanguage } from '#/i18n/use-language.ts'

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l)$/i

/** `450 g`, `0,5 l`, `3 pcs` in the customer's words, on one line. */
export function useQuantity(): (portion: Portion) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ value, unit }) => {
    const n = String(value).replace('.', language === 'eng' ? '.' : ',')
    if (unit === 'g') return t`${n} g`
    if (unit === 'kg') return t`${n} kg`
    if (unit === 'ml') return t`${n} ml`
    if (unit === 'l') return t`${n} l`
    return t`${n} pcs`
  }
}

type Sold = Pick<Product, 'unit' | 'amount'>

/** What so many portions are: `1.5 kg` of what is weighed; null for pieces, which are counted. */
export function useWeight(): (product: Sold, portions: number) => string | null {
  const quantity = useQuantity()
  return (product, portions) =>
    product.unit === 'COUNT' ? null : quantity(quantityIn(product.unit, portions * stepOf(product)))
}

/** Why no more than so many portions can be taken (PR-09). */
export function useOnlyLeft(): (product: Sold, portions: number) => string {
  const { t } = useLingui()
  const weight = useWeight()
  return (product, portions) => {
    const quantity = weight(product, portions)
    return quantity === null ? t`Only ${portions} left` : t`Only ${quantity} left`
  }
}

/** What one dish holds, in words: its own measure, else its portion; empty when neither says anything (PR-07). */
export function useMeasure(): (product: Pick<Product, 'measure' | 'unit' | 'amount'>) => string {
  const quantity = useQuantity()
  return ({ measure, ...product }) => {
    if (typeof measure === 'number' && measure > 0)
      return quantity(quantityIn(product.unit === 'COUNT' ? 'GRAMM' : product.unit, measure))
    const [, value, unit] = (typeof measure === 'string' && measure.match(MEASURE)) || []
    if (value && unit) {
      return quantity({
        value: Number(value.replace(',', '.')),
        unit: unit.toLowerCase() as Portion['unit'],
      })
    }
    if (typeof measure === 'string' && measure.trim()) return measure.trim()
    const portion = portionOf(product)
    return portion ? quantity(portion) : ''
  }
}
