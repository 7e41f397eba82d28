// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ToCounter } from '#/app/counter/messages.ts'
import { goalMessage } from './metrics.ts'

const NAMES = { view: '', addToCart: 'add_to_cart', order: 'order_done', checkout: 'no name <at all>' }

test.each([
  [{ goal: 'view', id: 'p-1' }, 'view', { id: 'p-1' }],
  [{ goal: 'add', id: 'p-1', count: 2 }, 'add_to_cart', { id: 'p-1', count: 2 }],
  [{ goal: 'checkout' }, 'checkout', {}],
  [
    { goal: 'purchase', id: 'o-1', sum: 81_000 },
    'order_done',
    { id: 'o-1', order_price: 81_000, currency: 'UZS' },
  ],
] as const)('%j goes by the name the merchant gave it (IN-02)', (goal, name, params) => {
  const message = goalMessage(goal, NAMES)
  expect(message).toEqual({ type: 'goal', name, params })
  expect(v.safeParse(ToCounter, message).success).toBe(true)
})

test('the page with the counter takes nothing else, least of all words', () => {
  for (const bad of [
    { type: 'goal', name: 'x', params: { order_price: -1 } },
    { type: 'goal', name: 'a name with spaces', params: {} },
    { type: 'init', id: '1' },
    { type: 'hit', url: 'home' },
  ])
    expect(v.safeParse(ToCounter, bad).success, JSON.stringify(bad)).toBe(false)
  const talkative = { type: 'goal', name: 'x', params: { phone: '+998901234567' } }
  expect(v.parse(ToCounter, talkative)).toEqual({ type: 'goal', name: 'x', params: {} })
})
