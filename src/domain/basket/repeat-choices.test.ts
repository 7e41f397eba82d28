import { expect, test } from 'vitest'
import type { SoldProduct } from '#/domain/menu/product.ts'
import { group, modification, product } from '#/testing/samples.ts'
import { orderWith } from '#/testing/test-order.ts'
import { repeatChoices } from './repeat-choices.ts'

/** The dish of the sample order: two were ordered at 45 000 less 5 000, each with one piece of `mod-1`. */
const dish = (change: Partial<SoldProduct> = {}) =>
  product({ discount: 5_000, productBranch: [], modificationGroups: [size('mod-1', 'mod-2')], ...change })

const size = (...ids: string[]) =>
  group(
    'g-1',
    ids.map((id) => modification(id)),
  )

const offer = (stock: number | null, costPrice: number | null = null, active = true) => [
  { branchId: 'br-1', active, stock, costPrice },
]

const choicesOf = (
  sold: readonly SoldProduct[],
  {
    service = 'DELIVERY' as const,
    change = {},
  }: { service?: 'DELIVERY' | 'PICK_UP'; change?: Record<string, unknown> } = {},
) =>
  repeatChoices(orderWith(change).cartItems, new Map(sold.map((one) => [one.id, one])), {
    branchId: 'br-1',
    service,
  })

const SAME = { is: 'on', lost: [], sum: 80_000, old: null, isShort: false }

test.each([
  ['as it was', dish({ productBranch: offer(null) }), SAME],
  ['dearer', dish({ productBranch: offer(null, 50_000) }), { ...SAME, sum: 90_000, old: 80_000 }],
  ['cheaper', dish({ productBranch: offer(null), discount: 15_000 }), { ...SAME, sum: 60_000, old: 80_000 }],
  ['less left', dish({ productBranch: offer(1) }), { ...SAME, sum: 40_000, isShort: true }],
  ['sold out', dish({ productBranch: offer(0) }), { is: 'off', why: 'sold-out' }],
  ['not at this branch', dish({ productBranch: offer(null, null, false) }), { is: 'off', why: 'sold-out' }],
  [
    'not delivered',
    dish({ productBranch: offer(null), deliveryEnabled: false }),
    { is: 'off', why: 'not-for-delivery' },
  ],
  ['another dish', dish({ id: 'p-2' }), { is: 'off', why: 'gone' }],
  [
    'without the choice it had',
    dish({ productBranch: offer(null), modificationGroups: [size('mod-2')] }),
    { ...SAME, lost: [{ id: 'mod-1' }], input: { choices: {}, count: 2 } },
  ],
  [
    'without a choice it needs',
    dish({ productBranch: offer(null), modificationGroups: [{ ...size('mod-2'), min: 1 }] }),
    { is: 'off', why: 'options' },
  ],
] as const)('a dish that is sold today %s (BX-04)', (_, sold, expected) => {
  expect(choicesOf([sold])).toMatchObject([expected])
})

test('of what it cost before the choices that it keeps are a part, those that are gone are not', () => {
  const [line] = orderWith().cartItems
  const modifications = [
    { id: 'mod-1', count: 1, price: 7_000 },
    { id: 'mod-2', count: 1, price: 3_000 },
  ]
  const kept = group('g-1', [modification('mod-2', { price: 3_000 })])
  const now = dish({ productBranch: offer(null, 50_000), modificationGroups: [kept] })
  expect(choicesOf([now], { change: { cartItems: [{ ...line, modifications }] } })).toMatchObject([
    { lost: [{ id: 'mod-1' }], sum: 96_000, old: 86_000 },
  ])
})

test('for pick-up a dish that is not delivered comes back', () => {
  const sold = [dish({ productBranch: offer(null), deliveryEnabled: false })]
  expect(choicesOf(sold, { service: 'PICK_UP' })).toMatchObject([SAME])
})

test('a line that the order does not describe wholly is named and has no price', () => {
  const sold = [dish({ productBranch: offer(null) })]
  const line = { product: { id: 'p-1', name: { uz: '', ru: '', eng: 'Osh' } }, modifications: [] }
  expect(choicesOf(sold, { change: { cartItems: [line] } })).toMatchObject([{ is: 'off', why: 'unreadable' }])
  const noPrice = { ...line, product: { ...line.product, count: 1 } }
  expect(choicesOf(sold, { change: { cartItems: [noPrice] } })).toMatchObject([
    { is: 'on', sum: 40_000, old: null },
  ])
})

test('two lines of one dish share what the branch has left, and keep their order', () => {
  const line = (comment: string) => ({
    product: { id: 'p-1', costPrice: 45_000, discount: 5_000, count: 2 },
    modifications: [],
    comment,
  })
  const found = choicesOf([dish({ productBranch: offer(3) })], {
    change: {
      cartItems: [line('hot'), { product: { id: 'p-9', count: 1 }, modifications: [] }, line('mild')],
    },
  })
  expect(found).toMatchObject([
    { is: 'on', input: { note: 'hot', count: 2 }, isShort: false },
    { is: 'off', why: 'gone' },
    { is: 'on', input: { note: 'mild', count: 1 }, isShort: true, sum: 40_000 },
  ])
})
