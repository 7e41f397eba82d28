import { expect, test } from 'vitest'
import { repeatable } from './repeatable.ts'
import { orderWith } from './test-order.ts'

const sold = (...active: string[]) =>
  new Map([['p-1', { modificationGroups: [{ modifications: active.map((id) => ({ id, active: true })) }] }]])

test('a line comes back with its choices', () => {
  const { wishes, gone } = repeatable(orderWith().cartItems, sold('mod-1', 'mod-9'))
  expect(wishes).toEqual([{ productId: 'p-1', choices: { 'mod-1': 1 }, note: '', count: 2 }])
  expect(gone).toEqual([])
})

test('a choice that is not offered any more stays out, a product is named', () => {
  expect(repeatable(orderWith().cartItems, sold('mod-9')).wishes[0]?.choices).toEqual({})
  const { wishes, gone } = repeatable(orderWith().cartItems, new Map())
  expect(wishes).toEqual([])
  expect(gone.map(({ product }) => product.id)).toEqual(['p-1'])
})
