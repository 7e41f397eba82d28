import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { placeOf } from '../testing/random-order.ts'
import { sharedStartOf } from '../testing/world.ts'
import type { OrderRow } from './record.ts'

/* Orders that a customer has tampered with: sums, owners, and references to what belongs to somebody else. */

const SHARED = '/orders/v1/baskets/shared'

let desk: OrderDesk
/**
 * What is not this customer's: another customer with an address and a shared basket, the same person and an address of
 * theirs at another merchant, that merchant's branch, dish, table …
 */
let foreign: Record<
  | 'user'
  | 'myself'
  | 'address'
  | 'myAddress'
  | 'basket'
  | 'merchant'
  | 'branch'
  | 'product'
  | 'modification'
  | 'payment'
  | 'hall'
  | 'table',
  string
>

beforeAll(async () => {
  desk = await openOrderDesk()
  const other = await desk.sandbox.signIn('second')
  const { latitude, longitude } = placeOf(desk.demo()).point
  const body = { type: 'HOUSE', name: 'Home', streetName: 'Bunyodkor', houseNumber: '1', latitude, longitude }
  const saved = await desk.sandbox.call('/users/v1/addresses/WITH_TOKEN', { body, token: other.token })
  const myself = await desk.sandbox.signIn('known', 'dinein')
  const elsewhere = { body, token: myself.token, merchant: 'dinein' }
  const mySaved = await desk.sandbox.call('/users/v1/addresses/WITH_TOKEN', elsewhere)
  const member = 'secret-of-another-phone'
  const started = await desk.sandbox.call(SHARED, { body: sharedStartOf(desk.demo(), member) })
  await desk.sandbox.call(`${SHARED}/${started.body.id}/close`, {
    body: {},
    token: other.token,
    headers: { 'Basket-Member': member },
  })
  const strange = desk.sandbox.services.tenants.find('dinein')
  const hall = strange?.wire.halls[0]
  const withChoice = [...(strange?.products.values() ?? [])].find((p) => p.modificationGroups.length > 0)
  foreign = {
    user: other.user.id,
    myself: myself.user.id,
    address: saved.body.id,
    myAddress: mySaved.body.id,
    basket: started.body.id,
    merchant: strange?.id ?? '',
    branch: [...(strange?.branches.keys() ?? [])][0] ?? '',
    product: [...(strange?.products.keys() ?? [])][0] ?? '',
    modification: withChoice?.modificationGroups[0]?.modifications[0]?.id ?? '',
    payment: strange?.wire.paymentTypes[0]?.id ?? '',
    hall: hall?.id ?? '',
    table: hall?.tables[0]?.id ?? '',
  }
  for (const [what, id] of Object.entries(foreign)) if (!id) throw new Error(`no ${what} to try`)
})
afterAll(() => desk.sandbox.close())

type Tamper = (body: OrderRequest, n: number) => object
type Item = OrderRequest['cartItems'][number]
const lines = (change: (line: Item, n: number) => object): Tamper => {
  return (b, n) => ({ ...b, cartItems: b.cartItems.map((line) => change(line, n)) })
}
const product = (change: (product: Item['product'], n: number) => object) =>
  lines((line, n) => ({ ...line, product: { ...line.product, ...change(line.product, n) } }))
const totals = (change: (totals: OrderRequest['totals'], n: number) => object): Tamper => {
  return (b, n) => ({ ...b, totals: { ...b.totals, ...change(b.totals, n) } })
}

/** None of these orders is accepted. */
const refused: Record<string, Tamper> = {
  'a smaller total': totals((t, n) => ({ totalPrice: t.totalPrice - n })),
  'cheaper products': totals((t, n) => ({ productPrice: t.productPrice - n })),
  'a discount': totals((t, n) => ({ discount: t.discount + n })),
  'a promo discount': totals((_, n) => ({ promoProductDiscount: n })),
  'no fee': totals((t, n) => ({ serviceFee: t.serviceFee - n })),
  'a negative service': (b, n) => ({ ...b, servicePrice: -n }),
  'a cheaper delivery': (b, n) => ({
    ...b,
    deliveryPrice: b.deliveryPrice - n,
    totals: { ...b.totals, totalPrice: b.totals.totalPrice - n },
  }),
  'a cheaper dish': product((p, n) => ({ costPrice: p.costPrice - n })),
  'a dish on sale': product((p, n) => ({ discount: p.discount + n })),
  'more of a dish': product((p, n) => ({ count: p.count + n })),
  'a thousand of a dish': product(() => ({ count: 1_000 })),
  'more of a dish than anybody counts': product((_, n) => ({ count: 1_000_000 - n })),
  'less than nothing of a dish': product((_, n) => ({ count: -n })),
  'a choice of nobody': lines((line, n) => ({
    ...line,
    modifications: [{ id: 'mod-of-nobody', groupId: 'x', count: 1, price: -n }],
  })),
  'a promo that is off': (b) => ({ ...b, promoCode: 'OFF' }),
  'a promo of nobody': (b, n) => ({ ...b, promoCode: `MINE${n}` }),
  'cashback there is not': (b, n) => ({ ...b, cashback: 10_000_000 + n }),
  'a tip that the total leaves out': (b, n) => ({ ...b, tip: n }),
  'a tip below nothing': (b, n) => ({
    ...b,
    tip: -n,
    totals: { ...b.totals, totalPrice: b.totals.totalPrice - n },
  }),
  'a larger tip than anybody gives': (b, n) => ({ ...b, tip: 500_000 + n }),
  'cashback below nothing': (b, n) => ({ ...b, cashback: -n }),
  "another's name": (b) => ({ ...b, user: { id: foreign.user } }),
  'myself at another merchant': (b) => ({ ...b, user: { id: foreign.myself } }),
  "another's shared basket": (b) => ({ ...b, sharedBasketId: foreign.basket }),
  'an address at another merchant': (b) => ({ ...b, address: { ...b.address, id: foreign.myAddress } }),
  "another's address": (b) => ({ ...b, address: { ...b.address, id: foreign.address } }),
  'a waiter of nobody': (b, n) => ({ ...b, waiterId: `waiter-${n}` }),
  'another merchant': (b) => ({ ...b, merchant: { id: foreign.merchant } }),
  "another merchant's branch": (b) => ({ ...b, branch: { id: foreign.branch } }),
  "another merchant's dish": product(() => ({ id: foreign.product })),
  "another merchant's choice": lines((line) => ({
    ...line,
    modifications: [{ id: foreign.modification, groupId: 'x', count: 1, price: 0 }],
  })),
  "another merchant's way of paying": (b) => ({ ...b, payment: { id: foreign.payment } }),
  "another merchant's table": (b) => ({
    ...b,
    serviceType: 'DINE_IN',
    totals: null,
    deliveryPrice: null,
    hallId: foreign.hall,
    tableId: foreign.table,
  }),
}
/** Fields that are the server's: the order is taken as it would have been without them. */
const ignored = (n: number) => ({
  status: 'CLOSED',
  isPaid: true,
  paidAt: '2026-01-01',
  number: n,
  id: 'o-1',
  userId: foreign.user,
  merchantId: foreign.merchant,
  promo: { id: 'pr-dinein-salom10' },
  promoId: 'pr-dinein-salom10',
  courierId: 'me',
  prices: { totalPrice: 1 },
})
const tampers: Record<string, Tamper> = {
  ...refused,
  'fields of the server': (b, n) => ({ ...b, ...ignored(n) }),
}

/** What an order of these sums must come to. */
function sumOf({ record, cashback }: OrderRow): number {
  const { totals, prices } = record as Record<'totals' | 'prices', Record<string, number>>
  const of = (name: string) => totals?.[name] ?? 0
  const products = of('productPrice') - of('discount') - of('promoProductDiscount') - cashback
  expect(products).toBeGreaterThanOrEqual(0)
  const delivery = (prices?.deliveryPrice ?? 0) - of('promoDeliveryDiscount')
  return products + delivery + of('serviceFee') + (prices?.servicePrice ?? 0)
}

test('500 tampered orders: none is stored with a wrong sum, another owner or a foreign reference', async () => {
  const tried = new Map<string, number>()
  let taken = 0
  const property = fc.asyncProperty(
    fc.constantFrom(...Object.keys(tampers)),
    fc.integer({ min: 1, max: 40_000 }),
    fc.nat(500),
    async (name, n, seed) => {
      tried.set(name, (tried.get(name) ?? 0) + 1)
      const body = desk.request({}, seed)
      const answer = await desk.post(tampers[name]?.(body, n))
      if (name in refused) expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true])
      // Baskets below the minimum are not delivered, whatever their fields say.
      else if (answer.body.code !== 'MIN_DELIVERY_PRICE')
        expect([name, answer.body.totals?.totalPrice]).toEqual([name, body.totals.totalPrice])
      if (answer.status === 201) taken++
    },
  )
  await fc.assert(property, { numRuns: 500 })
  expect([...tried.keys()].sort()).toEqual(Object.keys(tampers).sort())

  const rows = await desk.stored()
  expect(rows).toHaveLength(taken)
  expect(taken).toBeGreaterThan(0)
  const text = JSON.stringify(rows)
  for (const [what, id] of Object.entries(foreign))
    expect([what, text.includes(`"${id}"`)]).toEqual([what, false])
  for (const row of rows) {
    expect(row.total).toBe(sumOf(row))
    expect([row.userId, row.merchantId, row.paidAt]).toEqual([desk.me.user.id, 'm-demo', null])
    expect(row.record.promo).toBeNull()
  }
}, 240_000)
