import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { addToBasketAtom, basketLinesAtom, takeOneAtom } from '#/features/basket/index.ts'
import { digest } from '#/lib/digest.ts'
import { goals } from '#/lib/goals.ts'
import {
  fastClock,
  fillBasket,
  lost,
  openPage,
  playOrders,
  refusal,
  sentFrom,
} from '#/testing/test-orders-server.ts'
import { type Journal, journalAtom, submitPhaseAtom } from './journal.ts'
import { discardSubmit, orderAgain, submitOrder } from './submit.ts'

/* The protocol against a server that a test plays: what its answers, and the moments at which they come, lead to. */

let server: ReturnType<typeof playOrders>
let store: ReturnType<typeof createStore>
let clock: ReturnType<typeof fastClock>
beforeEach(() => {
  server = playOrders()
  store = openPage({ isFirst: true })
  clock = fastClock()
  fillBasket(store)
})

const submit = (change: Parameters<typeof sentFrom>[1] = {}) =>
  submitOrder(store, sentFrom(store, change), clock)
const journal = () => store.get(journalAtom)
const phase = () => store.get(submitPhaseAtom)
const keysSent = () => server.posts.map(({ key }) => key)

describe('the journal', () => {
  test('is written before the post, with all that finds the order again', async () => {
    server.make('old')
    let written: Journal | null = null
    server.onPost = () => {
      written = journal()
      expect(phase()).toBe('sending')
      return refusal(422, 'PRICE_CHANGED')
    }
    expect(await submit()).toMatchObject({ is: 'failed', error: { code: 'PRICE_CHANGED' } })
    expect(written).toMatchObject({
      merchantId: 'm-demo',
      userId: 'u-1',
      match: digest('br-1|DELIVERY|p-1*2(mod-1*1)|81000'),
      snapshot: [digest('old')],
      lines: [{ key: digest('p-1|mod-1*1|no onion'), count: 2 }],
      phone: '+998712000001',
      body: { comment: 'Less salt' },
      startedAt: clock.now(),
      endedAt: null,
      tries: 1,
      state: 'SENT',
    })
    expect([journal(), phase()]).toEqual([null, 'idle'])
    expect(clock.slept).toEqual([])
  })

  test('stays with what could not be confirmed, as does the basket', async () => {
    const begin = clock.now()
    server.onPost = lost
    const seen = new Set<unknown>()
    const sleep = async (ms: number) => {
      seen.add(`${phase()} ${journal()?.state}`)
      await clock.sleep(ms)
    }
    expect(await submitOrder(store, sentFrom(store), { ...clock, sleep })).toEqual({ is: 'not-confirmed' })
    expect([...seen]).toEqual(['checking UNKNOWN'])
    expect(journal()).toMatchObject({ state: 'NOT_CONFIRMED', startedAt: begin, endedAt: begin, tries: 1 })
    expect(phase()).toBe('not-confirmed')
    expect(store.get(basketLinesAtom)).toHaveLength(1)
  })
})

test('nothing is sent before the merchant is known', async () => {
  const page = createStore()
  expect(await submitOrder(page, sentFrom(store), clock)).toEqual({ is: 'busy' })
  expect(server.posts).toEqual([])
})

test('nothing is sent while the present orders cannot be read', async () => {
  server.refusedActive = 2
  expect(await submit()).toMatchObject({ is: 'failed', error: { kind: 'network' } })
  expect([server.posts, journal()]).toEqual([[], null])
})

test.each([
  ['a line of two', { productId: 'p-2' }],
  ['one of a line', { productId: 'p-1' }],
])('nothing is sent when %s has left the basket', async (_rule, one) => {
  store.set(addToBasketAtom, { productId: 'p-2', choices: {}, note: '', count: 1 })
  const seen = sentFrom(store)
  store.set(takeOneAtom, one)
  expect(await submitOrder(store, seen, clock)).toEqual({ is: 'changed' })
  expect([server.posts, journal(), phase()]).toEqual([[], null, 'idle'])
})

test('a second press while it is sent changes nothing of what is shown', async () => {
  let answer = (_: Response) => {}
  server.onPost = () => new Promise((resolve) => (answer = resolve))
  const first = submit()
  await expect.poll(() => server.posts.length).toBe(1)
  expect(await submit()).toEqual({ is: 'busy' })
  expect(phase()).toBe('sending')
  answer(Response.json(server.make('new')))
  expect(await first).toMatchObject({ is: 'done' })
  expect([server.posts.length, phase()]).toEqual([1, 'idle'])
})

test('an order that another tab has sent meanwhile is not sent again', async () => {
  server.onPost = lost
  await submit()
  const ofOther = journal()
  discardSubmit(store)
  server.onLook = () => openPage().set(journalAtom, ofOther)
  expect(await submit()).toEqual({ is: 'busy' })
  expect(server.posts).toHaveLength(1)
})

describe('the key', () => {
  test('stays with the same order over all tries, and goes with it', async () => {
    server = playOrders({ knowsKeys: true })
    server.onPost = lost
    expect(await submit()).toEqual({ is: 'not-confirmed' })
    discardSubmit(store)
    await submit()
    expect(new Set(keysSent()).size).toBe(1)
    server.onPost = () => Response.json(server.make('new'))
    expect(await orderAgain(store, clock)).toMatchObject({ is: 'done' })
    expect(new Set(keysSent()).size).toBe(1)
    // The same once more is another order.
    fillBasket(store)
    await submit()
    expect(new Set(keysSent()).size).toBe(2)
  })

  test.each([
    ['another comment', { comment: 'More salt' }],
    ['another way to pay', { payment: { id: 'pm-cash', type: 'CASH' } }],
    ['another time', { when: null }],
  ] as const)('%s makes another order, with its own', async (_rule, change) => {
    server = playOrders({ knowsKeys: true })
    server.onPost = () => refusal(422, 'PRICE_CHANGED')
    await submit()
    await submit(change)
    expect(new Set(keysSent()).size).toBe(2)
  })
})

describe('a server with keys gets the same order again', () => {
  beforeEach(() => {
    server = playOrders({ knowsKeys: true })
    server.onPost = lost
  })

  test.each([
    [0, [1_000, 3_000, 9_000]],
    [0.75, [1_250, 3_750, 11_250]],
  ])('after 1, 3 and 9 s and up to a third more (%d)', async (random, waits) => {
    expect(await submitOrder(store, sentFrom(store), { ...clock, random: () => random })).toEqual({
      is: 'not-confirmed',
    })
    expect(clock.slept.slice(0, 3)).toEqual(waits)
    expect(server.posts).toHaveLength(4)
    expect(journal()).toMatchObject({ tries: 4 })
  })

  test('until it answers', async () => {
    server.onPost = (n) => (n < 3 ? lost() : Response.json(server.make('new')))
    expect(await submit()).toMatchObject({ is: 'done', order: { id: 'new' }, several: false })
    expect(server.posts).toHaveLength(3)
  })

  test('a refusal ends it and is shown, but not before an earlier post can have arrived', async () => {
    const begin = clock.now()
    server.onPost = (n) => (n < 2 ? lost() : refusal(422, 'PRICE_CHANGED'))
    expect(await submit()).toMatchObject({ is: 'failed', error: { code: 'PRICE_CHANGED' } })
    expect(server.posts).toHaveLength(2)
    expect(clock.now() - begin).toBeGreaterThanOrEqual(90_000)
    expect(journal()).toBeNull()
  })

  test('a refusal is not shown when an earlier post has arrived', async () => {
    server.onPost = (n) => {
      if (n < 2) return lost()
      server.make('late')
      return refusal(422, 'NOT_ENOUGH_PRODUCTS')
    }
    expect(await submit()).toMatchObject({ is: 'done', order: { id: 'late' } })
    expect(store.get(basketLinesAtom)).toEqual([])
  })

  test('but not after the customer has given it up', async () => {
    const giving = { ...clock, sleep: async () => discardSubmit(store) }
    expect(await submitOrder(store, sentFrom(store), giving)).toEqual({ is: 'busy' })
    expect(server.posts).toHaveLength(1)
    server.onPost = (n) => {
      if (n === 3) discardSubmit(store)
      return lost()
    }
    expect(await submit()).toEqual({ is: 'busy' })
    expect(server.posts).toHaveLength(3)
    expect(journal()).toBeNull()
  })
})

test.each([
  ['its answer', () => Response.json(server.make('new'))],
  ['a refusal', () => refusal(422, 'PRICE_CHANGED')],
  ['no answer', lost],
] as const)('given up while it is sent: %s changes nothing any more', async (_rule, answer) => {
  server.onPost = () => {
    discardSubmit(store)
    return answer()
  }
  expect(await submit()).toEqual({ is: 'busy' })
  expect([journal(), phase()]).toEqual([null, 'idle'])
  expect(store.get(basketLinesAtom)).toHaveLength(1)
})

test('given up while it is looked for', async () => {
  server.onPost = lost
  const giving = { ...clock, sleep: async () => discardSubmit(store) }
  expect(await submitOrder(store, sentFrom(store), giving)).toEqual({ is: 'busy' })
  expect(journal()).toBeNull()
})

test('only the lines that were sent leave the basket, and the purchase is counted', async () => {
  const reached: unknown[] = []
  const seen = sentFrom(store)
  store.set(addToBasketAtom, { productId: 'p-2', choices: {}, note: '', count: 1 })
  goals.follow((goal) => goal.goal === 'purchase' && reached.push(goal))
  reached.length = 0
  let looks = 0
  server.onLook = () => (looks += 1)
  expect(await submitOrder(store, seen, clock)).toMatchObject({ is: 'done', several: false })
  // The answer is believed: nothing is looked for after it.
  expect(looks).toBe(1)
  expect(store.get(basketLinesAtom)).toMatchObject([{ productId: 'p-2', count: 1 }])
  expect(reached).toEqual([{ goal: 'purchase', id: 'new-1', sum: 81_000 }])
})
