import { expect, test } from 'vitest'
import { orderWith } from '#/testing/test-order.ts'
import { orderedCount, orderLineSum, totalRows } from './totals.ts'

const split = {
  productPrice: 90_000,
  discount: 10_000,
  count: 2,
  promoProductDiscount: 6_000,
  promoDeliveryDiscount: 2_000,
  serviceFee: 2_000,
  totalDiscount: 18_000,
  totalPrice: 81_000,
}

test.each([
  ['of servers that include the promo only in the whole discount', {}],
  ['whose server splits the promo', { totals: split }],
  [
    'fetched by the customer',
    { serviceType: 'PICK_UP', deliveryPrice: 0, totals: { ...split, totalPrice: 69_000 } },
  ],
  [
    'at a table',
    {
      serviceType: 'DINE_IN',
      deliveryPrice: 0,
      servicePrice: 7_000,
      totals: { ...split, totalPrice: 76_000 },
    },
  ],
  ['with a tip for the courier', { tip: 5_000, totals: { ...split, totalPrice: 86_000 } }],
])('the rows of an order %s add up to its total (OR-02)', (_kind, change) => {
  const order = orderWith(change)
  const sum = totalRows(order).reduce((all, row) => all + row.sum, 0)
  expect(sum).toBe(order.totals.totalPrice)
})

test('a row of zero is left out, except for free delivery; of an unknown service it is not said to be free', () => {
  const totals = { productPrice: 90_000, count: 2, totalPrice: 90_000 }
  const rows = (change: object) =>
    totalRows(orderWith({ totals, cashback: 0, deliveryPrice: 0, promo: null, ...change })).map(
      ({ key }) => key,
    )
  expect(rows({})).toEqual(['items', 'delivery'])
  expect(rows({ serviceType: 'PICK_UP' })).toEqual(['items'])
  expect(rows({ serviceType: null })).toEqual(['items'])
  expect(rows({ serviceType: 'OF_THE_NEXT_VERSION' })).toEqual(['items'])
  expect(rows({ serviceType: null, deliveryPrice: 9_000 })).toEqual(['items', 'delivery'])
})

test('a line costs its price less the discount and with its choices, times its count', () => {
  const [line] = orderWith().cartItems
  if (!line) throw new Error('no line')
  expect(orderLineSum(line)).toBe(80_000)
  const cheese = {
    ...line.modifications[0],
    id: 'mod-2',
    groupId: null,
    name: line.product.name,
    count: 2,
    price: 3_000,
  }
  expect(orderLineSum({ ...line, modifications: [cheese] })).toBe(92_000)
})

test.each([
  ['pieces', [2, 1], [], 3, 3],
  ['pieces that the order does not count', [2, 1], [], null, null],
  ['pieces and kilos: the dishes', [2, 0.755], [], 2.755, 2],
  ['a sum of kilos', [2, 1], [], 2.755, 2],
  ['pieces and whole kilos: the dishes', [2, 3], ['COUNT', 'KG'], 5, 2],
])('how many were ordered: %s (OR-02)', (_what, counts, units, sent, shown) => {
  const order = orderWith({
    totals: { productPrice: 1, totalPrice: 1, count: sent },
    productCount: null,
    cartItems: counts.map((count, at) => ({
      product: { id: `p-${at}`, count, unit: units[at] },
      modifications: [],
    })),
  })
  expect(orderedCount(order)).toBe(shown)
})

test('a line of none was taken out of the order, and a negative discount is one', () => {
  const order = orderWith({
    deliveryPrice: 10_000,
    cashback: null,
    totals: { productPrice: 68_000, discount: -5_000, totalDiscount: -5_000, totalPrice: 73_000 },
    cartItems: [2, 0].map((count, at) => ({ product: { id: `p-${at}`, count }, modifications: [] })),
  })
  expect(order.cartItems.map(({ product }) => product.id)).toEqual(['p-0'])
  expect(totalRows(order).reduce((all, { sum }) => all + sum, 0)).toBe(73_000)
})
