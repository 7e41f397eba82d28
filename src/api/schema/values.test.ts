import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagOf, idOf, isAbsent, itemsOf, nameReader, numberOf, sumOf } from './values.ts'

const ANYTHING = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.jsonValue())

test.each([
  ...[true, 1, '1', 'true', 'TRUE', ' yes ', 'Y', 'on', 'ha', 'да', 'ACTIVE'].map((sent) => [sent, true]),
  ...[false, 0, '0', 'false', 'No', 'off', 'yoʻq', "yo'q", 'нет', 'disabled'].map((sent) => [sent, false]),
  ...['maybe', '', ' ', null, undefined, 2, -1, Number.NaN, {}, [], [true], 'null'].map((sent) => [
    sent,
    undefined,
  ]),
])('the flag %j is read as %j', (sent, flag) => {
  expect(flagOf(sent)).toBe(flag)
})

test.each([
  [5, 5],
  [-0.5, -0.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  [' 45 000 ', 45_000],
  ['45\u00a0000', 45_000],
  ["45'000", 45_000],
  ['−3', -3],
  ['+7', 7],
  ['1e3', 1_000],
  ['.5', 0.5],
  ['41,365', 41.365],
  ...['', ' ', '-', '.', '1.2.3', '0x10', 'Infinity', 'NaN', 'bir', '12 pcs', true, null, [], [5], {}].map(
    (sent) => [sent, undefined],
  ),
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['9'.repeat(400), undefined],
])('the number %j is read as %j', (sent, number) => {
  expect(numberOf(sent)).toBe(number)
})

test.each([
  [30_000, 30_000],
  [29_999.6, 30_000],
  ['45000', 45_000],
  ['45000.00', 45_000],
  ['45000,00', 45_000],
  ['45 000 soʻm', 45_000],
  ["45 000 so'm", 45_000],
  ['45 000 сум', 45_000],
  ['45,000', 45_000],
  ['−45,000', -45_000],
  ['1234,567', 1_235],
  ['1,234,500.50', 1_234_501],
  ['45,000 UZS', 45_000],
  ['UZS 45 000', 45_000],
  ['сум 45 000', 45_000],
  ["so'm. 45 000", 45_000],
  ['UZS -45,000', -45_000],
  ['UZS', undefined],
  ['narxi 45 000', undefined],
  ['-10 000', -10_000],
  ['0', 0],
  ['-0', 0],
  // As thousands or as three decimals: nobody can say.
  ['45.000', undefined],
  ['1 234.500', undefined],
  ['45.000,00', 45_000],
  ['1.234.500', 1_234_500],
  ['1.234.500,50 soʻm', 1_234_501],
  ['30 000,00', 30_000],
  ['30,000,00', undefined],
  ['1.23.456,00', undefined],
  // Of less than half a so'm nobody can say what it was meant to be.
  [0.1, undefined],
  ['0.3', undefined],
  ['kelishiladi', undefined],
  ['от 30 000', undefined],
  ['30 000 / 45 000', undefined],
  [{ sum: 1 }, undefined],
  [true, undefined],
  [1e300, undefined],
  [null, undefined],
  ['', undefined],
])('the sum %j is read as %j', (sent, sum) => {
  expect(sumOf(sent)).toBe(sum)
})

test.each([
  ['prod.12', 'prod.12'],
  ['prod:12', 'prod:12'],
  ['a b', 'a b'],
  ['{8F2E-11}', '{8F2E-11}'],
  ['плов', 'плов'],
  ['a/b?c#d%', 'a/b?c#d%'],
  ['__proto__', '__proto__'],
  [12, '12'],
  [0, '0'],
  ...[
    '',
    '  ',
    '.',
    '..',
    'a\u0000b',
    'a\nb',
    '\ud800',
    'x'.repeat(201),
    null,
    true,
    {},
    ['a'],
    Number.NaN,
  ].map((sent) => [sent, undefined]),
])('the id %j is read as %j', (sent, id) => {
  expect(idOf(sent)).toBe(id)
})

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [[], []],
  [{ id: 'a' }, [{ id: 'a' }]],
  [{ 0: 'a', 3: 'b' }, ['a', 'b']],
  [{}, []],
  ['a', undefined],
  [5, undefined],
  [null, undefined],
  [undefined, undefined],
])('the list %j has the items %j', (sent, items) => {
  expect(itemsOf(sent)).toEqual(items)
})

test('any id can be written into an address and read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (sent) => {
      const id = idOf(sent)
      if (id !== undefined) expect(decodeURIComponent(encodeURIComponent(id))).toBe(id)
    }),
  )
})

test.each([
  ['PICK_UP', 'PICK_UP'],
  ['pick-up', 'PICK_UP'],
  ['Pickup', 'PICK_UP'],
  ['pickUp', 'PICK_UP'],
  [' pick up ', 'PICK_UP'],
  ['самовывоз', 'PICK_UP'],
  ['DELIVERY', 'DELIVERY'],
  ['DRONE', undefined],
  ['', undefined],
  [null, undefined],
  [1, undefined],
])('the name %j is read as %j', (sent, name) => {
  const read = nameReader<'DELIVERY' | 'PICK_UP'>(['DELIVERY', 'PICK_UP'], { САМОВЫВОЗ: 'PICK_UP' })
  expect(read(sent)).toBe(name)
})

test('whatever is sent, nothing throws, and what is read is of its kind', () => {
  const read = nameReader(['A', 'B'])
  fc.assert(
    fc.property(ANYTHING, (sent) => {
      expect([true, false, undefined]).toContain(flagOf(sent))
      expect(Number.isFinite(numberOf(sent) ?? 0)).toBe(true)
      expect(Number.isSafeInteger(sumOf(sent) ?? 0)).toBe(true)
      expect(typeof (idOf(sent) ?? '')).toBe('string')
      expect([undefined, 'A', 'B']).toContain(read(sent))
      if (isAbsent(sent)) expect([flagOf(sent), numberOf(sent), sumOf(sent), idOf(sent)]).toEqual(Array(4))
    }),
  )
})
