import { expect, test } from 'vitest'
import type { Language } from '#/domain/text.ts'
import { priceTexts } from './price-texts.ts'
import type { ViewContext } from './view-context.ts'

const FROM = { uz: '{price}dan', ru: '<0>от</0> {price}', eng: '<0>from</0> {price}' }
const contextIn = (language: Language): Pick<ViewContext, 'say' | 'language'> => ({
  language,
  say: (_word, values) => FROM[language].replace('{price}', String(values?.price)),
})
/** rem of a digit of the old price: 13 px of Roboto, and of DejaVu, the widest face of a system. */
const [NARROW_DIGIT, WIDE_DIGIT] = [0.5615 * 0.8125, 0.636 * 0.8125]
const remOf = (line: string, digit: number) => {
  const [ch = 0, rem = 0] = line.match(/[\d.]+/g)?.map(Number) ?? []
  return ch * digit + rem
}
/** rem of a card's words: two columns of a phone of that width. */
const CARD_390 = 173 / 16
const CARD_360 = 158 / 16

test.each<[string, Language, number, number | null, boolean, boolean, boolean]>([
  ['Uzbek, the lowest of several', 'uz', 33_600, 42_000, true, false, false],
  ['Uzbek', 'uz', 33_600, 42_000, false, true, true],
  ['Russian, the lowest', 'ru', 33_600, 42_000, true, true, false],
  ['Russian', 'ru', 33_600, 42_000, false, true, true],
  ['no discount', 'uz', 24_000, null, true, true, true],
  ['millions', 'ru', 1_240_000, 1_500_000, false, false, false],
])(
  'the old price beside the new one on a card of a phone: %s',
  (_what, language, sum, old, from, wide, narrow) => {
    const { line } = priceTexts(contextIn(language), { sum, old, from }, 'card')
    const rem = remOf(line, NARROW_DIGIT)
    expect([rem <= CARD_390, rem <= CARD_360]).toEqual([wide, narrow])
  },
)

test('in a wide face the old price is among the facts where a narrow one has room for it beside the new one', () => {
  const prices = { sum: 33_600, old: 42_000, from: true }
  const { line } = priceTexts(contextIn('ru'), prices, 'card')
  expect([NARROW_DIGIT, WIDE_DIGIT].map((digit) => remOf(line, digit) <= CARD_390)).toEqual([true, false])
})

test('an old price that is not higher is none', () => {
  const old = (price: number) => priceTexts(contextIn('uz'), { sum: 20_000, old: price }, 'card').old
  expect([old(25_000), old(20_000), old(15_000)]).toEqual(['25\u00a0000', '', ''])
})
