// @vitest-environment jsdom
import { createStore } from 'jotai'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectApi } from '#/api/api.ts'
import type { Branch } from '#/api/schema/branch.ts'
import type { Product } from '#/api/schema/menu.ts'
import { SignIn } from '#/api/schema/user.ts'
import { buildOrderRequest, type OrderInput } from '#/domain/order/build-order.ts'
import { NOTHING_FOR_COURIER } from '#/domain/order/courier-comment.ts'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { basketTotals, orderTotals } from '#/domain/order/totals.ts'
import { addToBasketAtom, basketLinesAtom, takeOneAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { beginSessionAtom } from '#/session/session.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { type OpenSandbox, openSandbox } from '../../../scripts/sandbox/testing/testing.ts'
import type { Clock } from './clock.ts'
import { journalAtom, submitPhaseAtom } from './journal.ts'
import { checkAgain, discardSubmit, orderAgain, resumeSubmit, submitOrder } from './submit.ts'

let sandbox: OpenSandbox
let customer: { token: string; id: string }
let product: Product
let branch: Branch
/** What happens to the n-th post of an order: nothing, or the response is lost before or after the server made it. */
let faults: ('before' | 'after' | '500' | 'html')[]
let posts: number
let knowsKeys: boolean
let isOffline: boolean

beforeAll(async () => {
  sandbox = await openSandbox()
  const signedIn = await sandbox.signIn('known')
  customer = { token: signedIn.token, id: signedIn.user.id }
}, 60_000)
afterAll(() => sandbox.close())

const fakeFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const isPost =
    request.method === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(new URL(request.url).pathname)
  if (isOffline) throw new TypeError('fetch failed')
  const fault = isPost ? faults.shift() : undefined
  if (isPost) posts += 1
  if (fault === 'before') throw new TypeError('fetch failed')
  if (fault === '500') return new Response('{"message":"no"}', { status: 500 })
  const response = await sandbox.app.fetch(request)
  if (fault === 'after') throw new TypeError('fetch failed')
  if (fault === 'html') return new Response('<p>Wi-Fi</p>', { headers: { 'Content-Type': 'text/html' } })
  return response
}

/** A clock whose waits end at once; a test that waits for ever fails instead of hanging. */
function fastClock(): Clock & { passed: () => number } {
  let now = Date.now()
  let sleeps = 0
  const started = now
  const pass = async (ms: number) => {
    if (++sleeps > 200) throw new Error('waits for ever')
    now += ms
  }
  return {
    now: () => now,
    random: () => 0,
    passed: () => now - started,
    sleep: pass,
  }
}

let store: ReturnType<typeof createStore>
let request: OrderRequest

beforeEach(async () => {
  localStorage.clear()
  faults = []
  posts = 0
  isOffline = false
  connect(false)
  const menu = await sandbox.call('/products/v1/overalls?type=WEB')
  const branches = await sandbox.call('/users/v1/branches/full')
  branch = branches.body[0]
  product = menu.body.products
    .map((p: { productBranch: { branch: { id: string } }[] }) => ({
      ...p,
      integration: {},
      productBranch: p.productBranch.map(({ branch: { id }, ...rest }) => ({ branchId: id, ...rest })),
    }))
    .find(
      (p: Product) =>
        p.modificationGroups.length === 0 &&
        p.unit === 'COUNT' &&
        p.costPrice < 60_000 &&
        p.productBranch.some((b) => b.branchId === branch.id && b.active && b.stock === null),
    )
  store = createStore()
  store.set(merchantAtom, { id: 'm-demo' } as never)
  store.set(beginSessionAtom, v.parse(SignIn, { token: customer.token, user: { id: customer.id } }))
  store.set(addToBasketAtom, { productId: product.id, choices: {}, note: '', count: 2 })
  store.set(changeDraftAtom, { comment: 'No onions', courierNote: 'Call', paymentId: 'pm-cash' })
  request = await requestOf(product, branch)
})

function connect(keys: boolean) {
  knowsKeys = keys
  connectApi({
    baseURL: 'http://localhost:8080',
    idempotency: keys,
    fetch: fakeFetch,
    headers: () => ({ Merchant: 'm-demo', Channel: 'WEB', Authorization: `Bearer ${customer.token}` }),
    onFailure: () => {},
  })
}

async function requestOf(of: Product, at: Branch, change: Partial<OrderInput> = {}): Promise<OrderRequest> {
  const methods = await sandbox.call('/payments/v2/payment-types?channel=WEB', { token: customer.token })
  const setting = await sandbox.call('/orders/v1/order/setting/m-demo')
  const cash = methods.body.find((m: { type: string }) => m.type === 'CASH')
  const lines = [{ product: of, choices: {}, note: '', count: 2 }]
  const basket = basketTotals(lines, at.id)
  const { isServiceFeeEnabled, serviceFeeThreshold, serviceFeeAmount } = setting.body
  const fee = isServiceFeeEnabled && basket.products < serviceFeeThreshold ? serviceFeeAmount : 0
  const totals = orderTotals({
    products: basket.products,
    count: basket.count,
    delivery: null,
    promo: null,
    cashback: 0,
    fee,
    service: 0,
  })
  return buildOrderRequest({
    channel: 'WEB',
    service: 'PICK_UP',
    merchantId: 'm-demo',
    branchId: at.id,
    cityId: null,
    userId: customer.id,
    receiver: null,
    addressType: null,
    address: null,
    door: { office: '', domophone: '', entrance: '', floor: '' },
    doorWords: { office: 'Flat', domophone: 'Intercom', entrance: 'Entrance', floor: 'Floor' },
    comment: '',
    forCourier: NOTHING_FOR_COURIER,
    chequePhone: null,
    when: null,
    lines,
    payment: { id: cash.id, type: 'CASH' },
    changeFrom: null,
    promo: null,
    table: null,
    tariff: { tariffId: null, deliveryType: null, price: 0 },
    basket,
    totals,
    ...change,
  })
}

/** Orders of the customer on the server. */
async function ordersMade(): Promise<string[]> {
  const active = await sandbox.call(`/orders/v1/orders/user/${customer.id}/active`, { token: customer.token })
  return active.body.map(({ id }: { id: string }) => id)
}

const sent = () => ({ request, lines: store.get(basketLinesAtom), phone: '+998712000001' })
const submit = (clock = fastClock()) => submitOrder(store, sent(), clock)
const isBasketIntact = () =>
  store.get(basketLinesAtom).length === 1 && store.get(draftAtom).comment === 'No onions'

test('an order is made once; basket and comments are cleared, address and payment stay (CO-12)', async () => {
  const before = await ordersMade()
  const outcome = await submit()
  expect(outcome).toMatchObject({ is: 'done', several: false })
  expect((await ordersMade()).length).toBe(before.length + 1)
  expect(store.get(basketLinesAtom)).toEqual([])
  expect(store.get(draftAtom)).toMatchObject({ comment: '', courierNote: '', paymentId: 'pm-cash' })
  expect(store.get(journalAtom)).toBeNull()
  expect(store.get(submitPhaseAtom)).toBe('idle')
})

test('two taps make one order', async () => {
  const before = await ordersMade()
  const outcomes = await Promise.all([submit(), submit()])
  expect(outcomes.map(({ is }) => is).sort()).toEqual(['busy', 'done'])
  expect((await ordersMade()).length).toBe(before.length + 1)
})

test('what has left the basket meanwhile is not sent, and the customer sees why', async () => {
  const seen = sent()
  store.set(takeOneAtom, { productId: seen.lines[0]?.productId ?? '' })
  expect(await submitOrder(store, seen, fastClock())).toEqual({ is: 'changed' })
  expect(posts).toBe(0)
  expect(store.get(submitPhaseAtom)).toBe('idle')
})

test('a refusal comes back to the caller and nothing is lost (BK-07, CO-13)', async () => {
  request = { ...request, totals: { ...request.totals, totalPrice: 1 } }
  const outcome = await submit()
  expect(outcome).toMatchObject({ is: 'failed', error: { code: 'PRICE_CHANGED' } })
  expect(isBasketIntact()).toBe(true)
  expect(store.get(journalAtom)).toBeNull()
})

test('nothing is sent while the present orders cannot be loaded', async () => {
  isOffline = true
  expect(await submit()).toMatchObject({ is: 'failed', error: { kind: 'network' } })
  expect(posts).toBe(0)
  expect(isBasketIntact()).toBe(true)
})

test.each([false, true])(
  'a lost answer is found, one order, basket gone (keys known: %s, BX-01)',
  async (keys) => {
    connect(keys)
    const before = await ordersMade()
    faults = ['after']
    expect(await submit()).toMatchObject({ is: 'done' })
    expect((await ordersMade()).length).toBe(before.length + 1)
    expect(store.get(basketLinesAtom)).toEqual([])
  },
)

test.each(['html', '500'] as const)(
  'an answer that is no answer (%s) is looked into, not believed',
  async (fault) => {
    const before = await ordersMade()
    faults = [fault]
    const outcome = await submit()
    const made = (await ordersMade()).length - before.length
    expect(made).toBe(fault === 'html' ? 1 : 0)
    expect(outcome.is).toBe(fault === 'html' ? 'done' : 'not-confirmed')
    expect(store.get(basketLinesAtom).length).toBe(fault === 'html' ? 0 : 1)
  },
)

test('to a server without keys nothing is posted twice automatically; the window closes after 90 s', async () => {
  const before = await ordersMade()
  faults = ['before']
  const clock = fastClock()
  expect(await submit(clock)).toEqual({ is: 'not-confirmed' })
  expect(clock.passed()).toBeGreaterThanOrEqual(90_000)
  expect(posts).toBe(1)
  expect((await ordersMade()).length).toBe(before.length)
  expect(isBasketIntact()).toBe(true)
  expect(store.get(submitPhaseAtom)).toBe('not-confirmed')
})

test('to a server with keys the same order is posted again automatically (BX-01)', async () => {
  connect(true)
  const before = await ordersMade()
  faults = ['before', 'before']
  expect(await submit()).toMatchObject({ is: 'done' })
  expect(posts).toBe(3)
  expect((await ordersMade()).length).toBe(before.length + 1)
  expect(knowsKeys).toBe(true)
})

test('the window is not closed by a check that failed', async () => {
  faults = ['before']
  const clock = fastClock()
  const slow = {
    ...clock,
    sleep: async (ms: number) => {
      await clock.sleep(ms)
      // Offline where the window would have closed.
      isOffline = clock.passed() > 80_000 && clock.passed() < 120_000
    },
  }
  expect(await submitOrder(store, sent(), slow)).toEqual({ is: 'not-confirmed' })
  expect(clock.passed()).toBeGreaterThanOrEqual(120_000)
})

test('an older order of the same dishes is not taken for the lost one', async () => {
  expect(await submit()).toMatchObject({ is: 'done' })
  store.set(addToBasketAtom, { productId: product.id, choices: {}, note: '', count: 2 })
  faults = ['before']
  expect(await submit()).toEqual({ is: 'not-confirmed' })
  expect(store.get(basketLinesAtom).length).toBe(1)
})

test('a page killed while sending goes on after the reload and finds the order (CX-01)', async () => {
  const before = await ordersMade()
  connect(true)
  let kill = () => {}
  const killed = new Promise<never>((_, reject) => {
    kill = () => reject(new Error('killed'))
  })
  faults = ['after']
  const dying = { ...fastClock(), sleep: () => killed }
  void submitOrder(store, sent(), dying).catch(() => {})
  await expect.poll(() => store.get(submitPhaseAtom)).toBe('checking')

  const reloaded = createStore()
  reloaded.set(merchantAtom, { id: 'm-demo' } as never)
  expect(reloaded.get(submitPhaseAtom)).toBe('checking')
  expect(reloaded.get(basketLinesAtom).length).toBe(1)
  kill()
  await expect.poll(() => resumeSubmit(reloaded, customer.id, fastClock())).toMatchObject({ is: 'done' })
  expect((await ordersMade()).length).toBe(before.length + 1)
  expect(reloaded.get(basketLinesAtom)).toEqual([])
  expect(reloaded.get(journalAtom)).toBeNull()
})

test('"check again" finds an order that came late; "order again" sends the same key once more', async () => {
  faults = ['before']
  await submit()
  const key = store.get(journalAtom)?.key
  expect(await checkAgain(store)).toEqual({ is: 'not-confirmed' })
  expect(store.get(journalAtom)?.key).toBe(key)
  const before = await ordersMade()
  expect(await orderAgain(store, fastClock())).toMatchObject({ is: 'done' })
  expect(posts).toBe(2)
  expect((await ordersMade()).length).toBe(before.length + 1)
})

test('given up: the basket stays and another order may be sent', async () => {
  faults = ['before']
  await submit()
  discardSubmit(store)
  expect(store.get(submitPhaseAtom)).toBe('idle')
  expect(isBasketIntact()).toBe(true)
  expect(await submit()).toMatchObject({ is: 'done' })
})

test('what was added while the answer was looked for stays in the basket', async () => {
  faults = ['after']
  const clock = fastClock()
  const adding = {
    ...clock,
    sleep: async (ms: number) => {
      if (store.get(basketLinesAtom)[0]?.count === 2)
        store.set(addToBasketAtom, { productId: product.id, choices: {}, note: '', count: 1 })
      await clock.sleep(ms)
    },
  }
  connect(true)
  expect(await submitOrder(store, sent(), adding)).toMatchObject({ is: 'done' })
  expect(store.get(basketLinesAtom)).toMatchObject([{ productId: product.id, count: 1 }])
})
