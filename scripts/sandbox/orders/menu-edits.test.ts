import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#/api/schema/menu.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { dice } from '../testing/random-order.ts'

/*
 * The menu changes between the basket and the order: prices, discounts, options, stock and what is sold at all. Nobody
 * pays a price that they did not see.
 */

const ROUNDS = 500

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
}, 180_000)
afterAll(() => desk.sandbox.close())

type Edit = (product: Product, n: number) => Product
const group = (change: (price: number, n: number) => number): Edit => {
  return (product, n) => ({
    ...product,
    modificationGroups: product.modificationGroups.map((one) => ({
      ...one,
      modifications: one.modifications.map((choice) => ({ ...choice, price: change(choice.price, n) })),
    })),
  })
}
const offers = (change: (offer: Product['productBranch'][number], n: number) => object): Edit => {
  return (product, n) => ({
    ...product,
    productBranch: product.productBranch.map((offer) => ({ ...offer, ...change(offer, n) })),
  })
}
const EDITS: Record<string, Edit> = {
  'costs more': (p, n) => ({ ...p, costPrice: p.costPrice + n }),
  'costs less': (p, n) => ({ ...p, costPrice: Math.max(1_000, p.costPrice - n) }),
  'is on sale': (p, n) => ({ ...p, discount: Math.min(p.costPrice - 1, p.discount + n) }),
  'is no longer on sale': (p) => ({ ...p, discount: 0 }),
  'has another price at each branch': offers((offer, n) => ({ costPrice: (offer.costPrice ?? 20_000) + n })),
  'has dearer options': group((price, n) => price + n),
  'has other options': (p) => ({ ...p, modificationGroups: [] }),
  'is sold nowhere': offers(() => ({ active: false })),
  'is off': (p) => ({ ...p, active: false }),
}

test('500 menus that change under a basket: no order at a price that its customer did not see', async () => {
  const roll = dice(18)
  const menu = desk.demo().products as Map<string, Product>
  const tried = new Map<string, { taken: number; refused: number }>()
  for (let round = 0; round < ROUNDS; round++) {
    const seen = desk.request({ service: 'PICK_UP' }, round)
    const [name = '', edit] = Object.entries(EDITS)[Math.floor(roll() * Object.keys(EDITS).length)] ?? []
    const line = seen.cartItems[Math.floor(roll() * seen.cartItems.length)]
    const before = menu.get(line?.product.id ?? '')
    if (!before || !edit) throw new Error('nothing to change')
    menu.set(before.id, edit(before, 100 * (1 + Math.floor(roll() * 200))))
    const { status, body } = await desk.post(seen)
    const count = tried.get(name) ?? { taken: 0, refused: 0 }
    tried.set(name, count)
    if (status === 201) {
      count.taken++
      // What the edit left as it was may be ordered, for what was seen.
      expect([name, body.totals.totalPrice]).toEqual([name, seen.totals.totalPrice])
    } else {
      count.refused++
      expect([name, status]).toEqual([name, 422])
      // The refusal says which line it is about, so that the basket can show it there.
      const named = (body.details as { line?: number }[]).flatMap(({ line: at }) => at ?? [])
      const products = new Set(named.map((at) => seen.cartItems[at]?.product.id))
      expect([name, body.code, [...products]]).toEqual([name, body.code, [before.id]])
    }
    menu.set(before.id, before)
    // The basket as it was is good again.
    if (round % 50 === 0)
      expect((await desk.post(desk.request({ service: 'PICK_UP' }, round))).status).toBe(201)
  }
  expect([...tried.keys()].sort()).toEqual(Object.keys(EDITS).sort())
  const totals = [...tried.values()]
  expect(totals.reduce((sum, { taken, refused }) => sum + taken + refused, 0)).toBe(ROUNDS)
  // Each kind of change is noticed where it changes something.
  for (const [name, { refused }] of tried)
    if (name !== 'is no longer on sale' && name !== 'has other options' && name !== 'has dearer options')
      expect([name, refused > 0]).toEqual([name, true])
  for (const row of await desk.stored())
    expect(row.total).toBe((row.record as { totals: { totalPrice: number } }).totals.totalPrice)
}, 240_000)
