import { expect, test } from 'vitest'
import { orderWith } from '#/testing/test-order.ts'
import { repeatable } from './repeatable.ts'

const sold = (...active: string[]) =>
  new Map([['p-1', { modificationGroups: [{ modifications: active.map((id) => ({ id, active: true })) }] }]])

test('a line comes back with its choices', () => {
  const { fitting, gone, without } = repeatable(orderWith().cartItems, sold('mod-1', 'mod-9'))
  expect(without).toEqual([])
  expect(fitting.map(({ input }) => input)).toEqual([
    { productId: 'p-1', choices: { 'mod-1': 1 }, note: '', count: 2 },
  ])
  expect(gone).toEqual([])
})

test('a choice that is not offered any more stays out and is named, a product is named', () => {
  const less = repeatable(orderWith().cartItems, sold('mod-9'))
  expect(less.fitting[0]?.input.choices).toEqual({})
  expect(less.without.map(({ line, lost }) => [line.product.id, lost.map(({ id }) => id)])).toEqual([
    ['p-1', ['mod-1']],
  ])
  const { fitting, gone } = repeatable(orderWith().cartItems, new Map())
  expect(fitting).toEqual([])
  expect(gone.map(({ product }) => product.id)).toEqual(['p-1'])
})
