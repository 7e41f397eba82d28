import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { OrderSetting } from '#/api/schema/address.ts'
import { Order } from '#/api/schema/order.ts'
import { repeatable } from '#/domain/basket/repeatable.ts'
import { orderedCount, orderLineSum, totalRows } from '#/features/orders/index.ts'
import { log } from '#/lib/log.ts'
import { wholeOrder } from '#/testing/test-order.ts'

/* Missing and unreadable fields of a response are not made up. */

vi.spyOn(log, 'warn').mockImplementation(() => {})

const choice = (id: string, price: number) => ({ id, name: { uz: id }, count: 1, price })
const sent = () =>
  wholeOrder({
    servicePrice: 3_000,
    productCount: 3,
    totals: {
      productPrice: 145_000,
      discount: 10_000,
      count: 3,
      promoProductDiscount: 6_000,
      promoDeliveryDiscount: 2_000,
      serviceFee: 2_000,
      totalDiscount: 18_000,
      totalPrice: 139_000,
    },
    cartItems: [
      {
        product: {
          id: 'p-1',
          name: { uz: 'Osh' },
          costPrice: 45_000,
          discount: 5_000,
          additionalPrice: 1_000,
          count: 2,
        },
        modifications: [choice('mod-1', 0), choice('mod-2', 3_000)],
      },
      {
        product: { id: 'p-2', name: { uz: 'Choy' }, costPrice: 55_000, discount: 0, count: 1 },
        modifications: [],
      },
    ],
  })

type Path = readonly (string | number)[]
/** Every field with a number in it, and every list. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) ? [...inside, path] : inside
}
/** An order without its total is bad; of these fields absent means none, not unknown. */
const isMeant = (path: Path) => path.at(-1) !== 'totalPrice' && path.at(-1) !== 'modifications'
const PATHS = pathsOf(sent()).filter(isMeant)

function spoil(order: unknown, path: Path, how: 'absent' | 'null' | 'text' | 'odd') {
  let at = order as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) {
    // A list that is spoiled already has nothing inside.
    if (typeof at[key] !== 'object' || at[key] === null) return
    at = at[key] as typeof at
  }
  const last = path.at(-1) ?? ''
  if (how === 'absent' && !Array.isArray(at) && last !== 'additionalPrice') delete at[last]
  else
    at[last] =
      how === 'null' && last !== 'additionalPrice' ? null : how === 'odd' ? { a: 1 } : String(at[last])
}

test('whatever is missing or unreadable, every sum and count that is shown is one of the order', () => {
  const whole = v.parse(Order, sent())
  const rows = new Map(totalRows(whole).map(({ key, sum }) => [key, sum]))
  const sums = new Map(whole.cartItems.map((line) => [line.product.id, orderLineSum(line)]))
  expect([...rows.values()].reduce((all, sum) => all + sum, 0)).toBe(whole.totals.totalPrice)
  const spoiling = fc.array(
    fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom('absent', 'null', 'text', 'odd')),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(spoiling, (spoils) => {
      const answer = sent()
      for (const [path, how] of spoils) spoil(answer, path, how)
      const order = v.parse(Order, answer)
      for (const { key, sum } of totalRows(order)) expect([key, sum]).toEqual([key, rows.get(key)])
      expect([null, 3]).toContain(orderedCount(order))
      // Spoiled twice, it is a text of signs, which a number of an order may be.
      expect([null, 1047, '1047', '[object Object]']).toContain(order.number)
      for (const line of order.cartItems) {
        const { id, count } = line.product
        expect([null, sums.get(id)]).toContain(orderLineSum(line))
        expect([null, id === 'p-1' ? 2 : 1]).toContain(count)
      }
      const sold = new Map(
        ['p-1', 'p-2'].map((id) => [
          id,
          {
            modificationGroups: [
              { id: 'g-1', modifications: ['mod-1', 'mod-2'].map((one) => ({ id: one, active: true })) },
            ],
          },
        ]),
      )
      const inputsOf = (lines: Order['cartItems']) =>
        repeatable(lines, sold).fitting.map(({ input }) => input)
      const inputs = inputsOf(whole.cartItems)
      for (const input of inputsOf(order.cartItems)) expect(inputs).toContainEqual(input)
      if (order.cartItems.length < 2) expect(order.hasAllLines).toBe(false)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['the sum of the dishes', 'productPrice', 'items'],
  ['the price of the way', 'deliveryPrice', 'delivery'],
  ['the cashback', 'cashback', 'cashback'],
])('without %s its row is not there', (_what, field, row) => {
  const answer = sent()
  delete (field in answer ? answer : (answer.totals as Record<string, unknown>))[field as never]
  expect(totalRows(v.parse(Order, answer)).map(({ key }) => key)).not.toContain(row)
})

test('a line without its count is not reordered automatically', () => {
  const answer = sent()
  delete (answer.cartItems as { product: { count?: number } }[])[1]?.product.count
  const { cartItems } = v.parse(Order, answer)
  const sold = new Map([['p-2', { modificationGroups: [] }]])
  const { fitting, incomplete } = repeatable(cartItems, sold)
  expect(fitting).toEqual([])
  expect(incomplete.map(({ product }) => product.id)).toEqual(['p-2'])
})

test.each([
  ['no fee', { minimalDeliveryPrice: 0 }, 0],
  ['nothing that a setting says', {}, null],
  ['a fee', { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 }, 2_000],
  ['a fee of an unknown amount', { isServiceFeeEnabled: true }, null],
  ['a fee as text', { isServiceFeeEnabled: 1, serviceFeeAmount: '2000' }, 2_000],
  ['a fee that cannot be read', { isServiceFeeEnabled: true, serviceFeeAmount: 'free' }, null],
  ['a threshold that is not said', { isServiceFeeFreeAboveThreshold: true }, null],
  ['a least sum that cannot be read', { minimalDeliveryPrice: 'as agreed' }, null],
])('other costs of an order: %s', (_what, setting, amount) => {
  const read = v.safeParse(OrderSetting, setting)
  expect(read.success ? read.output.serviceFeeAmount : null).toBe(amount)
})
