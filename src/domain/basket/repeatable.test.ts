import { expect, test } from 'vitest'
import { orderWith } from '#/testing/test-order.ts'
import { repeatable } from './repeatable.ts'

const sold = (...active: string[]) =>
  new Map([
    [
      'p-1',
      { modificationGroups: [{ id: 'g-1', modifications: active.map((id) => ({ id, active: true })) }] },
    ],
  ])

test('a line comes back with its choices', () => {
  const { fitting, gone, without } = repeatable(orderWith().cartItems, sold('mod-1', 'mod-9'))
  expect(without).toEqual([])
  expect(fitting.map(({ input }) => input)).toEqual([
    { productId: 'p-1', choices: { 'mod-1': 1 }, note: '', count: 2 },
  ])
  expect(gone).toEqual([])
})

const [line] = orderWith().cartItems
if (!line) throw new Error('no line in the sample')
const with1 = (count: number | null) => ({ ...line, modifications: [{ id: 'mod-1', count }] })
test.each([
  ['how many of it', { ...line, product: { ...line.product, count: null } }],
  ['how many of a choice', with1(null)],
  ['all its choices', { ...line, hasAllChoices: false }],
])('a line that does not say %s is not put in, and named only while the dish is sold', (_rule, bad) => {
  expect(repeatable([bad], sold('mod-1'))).toEqual({ fitting: [], gone: [], without: [], incomplete: [bad] })
  expect(repeatable([bad], new Map())).toEqual({ fitting: [], gone: [bad], without: [], incomplete: [] })
})

test('a choice of which there was none is not missed, one that is switched off is', () => {
  const { fitting, without } = repeatable([with1(0)], sold())
  expect([fitting[0]?.input.choices, without]).toEqual([{}, []])
  const off = { modificationGroups: [{ id: 'g-1', modifications: [{ id: 'mod-1', active: false }] }] }
  expect(repeatable([with1(2)], new Map([['p-1', off]])).without).toHaveLength(1)
  expect(repeatable([with1(2)], sold('mod-1')).fitting[0]?.input.choices).toEqual({ 'mod-1': 2 })
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
