import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_SIGNS } from '#/domain/code-signs.ts'
import { menu, productNamed } from '#/testing/test-menu.ts'
import { addLine, type BasketLine, type Choices, countOf, type NewLine } from './basket-lines.ts'
import {
  arrivalOf,
  fitReceived,
  groupedCode,
  HAND_OVER_CODE_LENGTH,
  handOverCode,
  joinBaskets,
} from './hand-over.ts'

describe('a code, however it is typed', () => {
  test.each([
    ['as it is', 'K7M3QX', 'K7M3QX'],
    ['in small letters', 'k7m3qx', 'K7M3QX'],
    ['in its groups', ' K7M 3QX ', 'K7M3QX'],
    ['with a hyphen', 'k7m-3qx', 'K7M3QX'],
    ['with a dash that a phone made', 'K7M – 3QX', 'K7M3QX'],
    ['in Cyrillic letters that look the same', 'К7М3ТХ', 'K7M3TX'],
    ['in small Cyrillic letters', 'к7м3тх', 'K7M3TX'],
    ['as the link to the shop', 'https://demo.example.uz/?start=h_K7M3QX', 'K7M3QX'],
    ['as the link with a vendor', 'http://localhost:8080/?vendor=demo&start=h_K7M3QX', 'K7M3QX'],
    ['as the link to the bot', 'https://t.me/demo_bot?startapp=h_K7M3QX', 'K7M3QX'],
    ['nothing', '', null],
    ['too short', 'K7M3Q', null],
    ['too long', 'K7M3QX7', null],
    ['a zero, which no code has', 'K7M30X', null],
    ['a Cyrillic letter without a Latin twin', 'Ж7М3ТХ', null],
    ['another link', 'https://demo.example.uz/?start=p_K7M3QX', null],
    ['markup', '<b>K7M3QX</b>', null],
  ])('%s', (_, typed, code) => {
    expect(handOverCode(typed)).toBe(code)
  })

  test('every code is read back from the groups it is shown in', () => {
    const code = fc
      .array(fc.constantFrom(...CODE_SIGNS), {
        minLength: HAND_OVER_CODE_LENGTH,
        maxLength: HAND_OVER_CODE_LENGTH,
      })
      .map((signs) => signs.join(''))
    fc.assert(
      fc.property(code, (one) => {
        expect(handOverCode(groupedCode(one))).toBe(one)
        expect(handOverCode(one.toLowerCase())).toBe(one)
      }),
    )
  })
})

const pizza = (change: Partial<NewLine> = {}): NewLine => ({
  productId: 'p-1',
  choices: {},
  note: '',
  count: 1,
  seenPrice: 45_000,
  ...change,
})
const basket = (...lines: NewLine[]) => lines.reduce<BasketLine[]>(addLine, [])
const shape = (lines: readonly BasketLine[]) =>
  lines.map(({ productId, note, count }) => [productId, note, count].join(' ').trim())

describe('a basket that comes', () => {
  const own = basket(pizza(), pizza({ productId: 'p-2' }))
  test.each([
    ['an empty basket takes it without a question', [], [pizza()], 'put'],
    ['another basket asks', own, [pizza()], 'ask'],
    [
      'the same quantities in another order are the same',
      own,
      [pizza({ productId: 'p-2' }), pizza()],
      'same',
    ],
    ['one more of a dish asks', own, [pizza({ count: 2 }), pizza({ productId: 'p-2' })], 'ask'],
    ['another note asks', own, [pizza({ note: 'hot' }), pizza({ productId: 'p-2' })], 'ask'],
    ['another price alone is the same', own, [pizza({ seenPrice: 1 }), pizza({ productId: 'p-2' })], 'same'],
  ] as const)('%s', (_, lines, received, arrival) => {
    expect(arrivalOf(lines, received)).toBe(arrival)
  })

  test.each([
    ['instead: only what came', 'replace', ['p-1  2', 'p-3 hot 1']],
    ['together: equal lines grow, others follow', 'add', ['p-1  3', 'p-2  1', 'p-3 hot 1']],
  ] as const)('%s', (_, how, expected) => {
    const received = [pizza({ count: 2 }), pizza({ productId: 'p-3', note: 'hot' })]
    expect(shape(joinBaskets(own, received, how))).toEqual(expected)
  })

  const line = fc.record({
    productId: fc.constantFrom('p-1', 'p-2', 'p-3'),
    choices: fc.constantFrom<Choices[]>({}, { cheese: 1 }),
    note: fc.constantFrom('', 'hot'),
    count: fc.integer({ min: 1, max: 9 }),
    seenPrice: fc.constant(1_000),
  })
  const lines = fc.array(line, { maxLength: 8 })

  test('together nothing is lost and nothing is made up, whichever came first', () => {
    fc.assert(
      fc.property(lines, lines, (mine, others) => {
        const both = joinBaskets(basket(...mine), others, 'add')
        const back = joinBaskets(basket(...others), mine, 'add')
        for (const id of ['p-1', 'p-2', 'p-3'])
          expect(countOf(both, id)).toBe(countOf(basket(...mine), id) + countOf(basket(...others), id))
        expect(arrivalOf(both, back)).toBe('same')
        expect(new Set(both.map(({ key }) => key)).size).toBe(both.length)
      }),
    )
  })

  test('put into an empty basket it is the one that was sent', () => {
    fc.assert(
      fc.property(lines, (sent) => {
        const put = joinBaskets([], basket(...sent), 'replace')
        expect(put).toEqual(basket(...sent))
        expect(arrivalOf(put, sent)).toBe('same')
      }),
    )
  })
})

describe('what is sold here', () => {
  const sold = new Map(menu.products.map((product) => [product.id, product]))
  const optional = menu.products.find(({ modificationGroups }) => modificationGroups.length > 0)
  if (!optional) throw new Error('no dish with choices')
  const norin = productNamed('Norin with horse meat')
  const choice = optional.modificationGroups[0]?.modifications[0]
  if (!choice) throw new Error('no choice')
  const text = (eng: string) => ({ uz: eng, ru: eng, eng })
  const handed = (change: object = {}) => ({
    ...pizza({ productId: norin.id }),
    name: text('Sent name'),
    ...change,
  })

  test('a dish that is sold comes with its note, quantity and the price that was seen', () => {
    expect(fitReceived([handed({ note: 'hot', count: 3, seenPrice: 7 })], sold, null)).toEqual({
      lines: [{ productId: norin.id, choices: {}, note: 'hot', count: 3, seenPrice: 7 }],
      gone: [],
      without: [],
    })
  })

  test('a dish that is not sold stays out, by the name that came along', () => {
    const { lines, gone } = fitReceived([handed({ productId: 'p-gone' })], sold, null)
    expect([lines, gone.map(({ product }) => product.name.eng)]).toEqual([[], ['Sent name']])
  })

  test('a choice that is not offered stays out, by its name, and the price is that of today', () => {
    const off = new Map(sold).set(optional.id, {
      ...optional,
      modificationGroups: optional.modificationGroups.map((group) => ({
        ...group,
        modifications: group.modifications.map((one) => (one === choice ? { ...one, active: false } : one)),
      })),
    })
    const chosen = handed({
      productId: optional.id,
      choices: { [choice.id]: 1, 'mod-never': 1 },
      seenPrice: 1,
    })
    const { lines, without } = fitReceived([chosen], off, null)
    expect(lines).toMatchObject([{ productId: optional.id, choices: {} }])
    expect(lines[0]?.seenPrice).toBeGreaterThan(1_000)
    expect(without.map(({ line, lost }) => [line.product.name, lost.map(({ name }) => name.eng)])).toEqual([
      [optional.name, [choice.name.eng, '']],
    ])
    expect(fitReceived([chosen], new Map([[optional.id, optional]]), null).lines[0]?.choices).toEqual({
      [choice.id]: 1,
    })
  })
})
