import { expect, test } from 'vitest'
import type { OrderStatus } from './order-status.ts'
import { timesHad } from './times-had.ts'

const order = (id: string, status: OrderStatus | undefined, ...dishes: string[]) => ({
  id,
  status,
  cartItems: dishes.map((dish) => ({ product: { id: dish } })),
})

test.each([
  ['no order', [], 0],
  ['orders without it', [order('1', 'CLOSED', 'manti')], 0],
  ['two orders with it', [order('1', 'CLOSED', 'osh'), order('2', 'DELIVERED', 'osh', 'manti')], 2],
  ['two lines of one order', [order('1', 'CLOSED', 'osh', 'osh')], 1],
  ['an order that stands in two lists', [order('1', 'CLOSED', 'osh'), order('1', 'CLOSED', 'osh')], 1],
  ['orders that have not come', [order('1', 'CANCELED', 'osh'), order('2', 'COOKING', 'osh')], 0],
  ['an order of a state that nobody knows', [order('1', undefined, 'osh')], 0],
] as const)('of %s it was had so often (DX-15)', (_what, orders, expected) => {
  expect(timesHad(orders, 'osh')).toBe(expected)
})
