import { beforeEach, describe, expect, test } from 'vitest'
import { digest } from '#/lib/digest.ts'
import { wholeOrder } from '#/testing/test-order.ts'
import { fastClock, playOrders } from '#/testing/test-orders-server.ts'
import type { Journal } from './journal.ts'
import { checkOnce, lookFor, snapshotOf } from './reconcile.ts'

let server: ReturnType<typeof playOrders>
beforeEach(() => {
  server = playOrders()
})

/** A journal of the order of the samples, sent while `old` was there. */
const journal: Journal = {
  key: 'key-1',
  merchantId: 'm-1',
  userId: 'u-1',
  match: digest('br-1|DELIVERY|p-1*2(mod-1*1)|81000'),
  snapshot: [digest('old')],
  lines: [],
  phone: '',
  body: null,
  startedAt: 0,
  endedAt: null,
  tries: 1,
  state: 'UNKNOWN',
}
const [sampleLine] = wholeOrder().cartItems as { product: object; modifications: object[] }[]
const other = { totals: { totalPrice: 82_000 } }
const withLine = (change: object) => ({ cartItems: [{ ...sampleLine, ...change }] })

describe('before an order is sent', () => {
  test('the orders under way and those that ended are known by their digests', async () => {
    server.make('o-1')
    server.ended.push(wholeOrder({ id: 'o-2' }))
    expect(await snapshotOf('u-1')).toEqual([digest('o-1'), digest('o-2')])
  })

  test.each([
    ['once', 1, []],
    ['twice: nothing is known', 2, null],
  ] as const)('a list cannot be read %s', async (_rule, times, expected) => {
    server.refusedActive = times
    expect(await snapshotOf('u-1')).toEqual(expected)
    server.refusedActive = 0
    server.refusedEnded = times
    expect(await snapshotOf('u-1')).toEqual(expected)
  })
})

describe('one look for a lost order', () => {
  test.each<[string, () => void, unknown]>([
    ['it is there', () => server.make('new'), { is: 'done', order: { id: 'new' }, several: false }],
    [
      'it has ended meanwhile',
      () => server.ended.push(wholeOrder({ id: 'new' })),
      { is: 'done', order: { id: 'new' }, several: false },
    ],
    ['nothing is there', () => {}, { is: 'none', there: [] }],
    ['the same dishes of before', () => server.make('old'), { is: 'none', there: [digest('old')] }],
    ['another order', () => server.make('new', other), { is: 'none', there: [digest('new')] }],
    [
      'in both lists it is one',
      () => server.ended.push(server.make('new')),
      { is: 'done', order: { id: 'new' }, several: false },
    ],
    [
      'of two the older one, and the branch has to be called',
      () => {
        server.make('second', { createdDate: '2026-11-21T12:01:00+05:00' })
        server.make('first', { createdDate: '2026-11-21T12:00:00+05:00' })
      },
      { is: 'done', order: { id: 'first' }, several: true },
    ],
    ['the orders under way cannot be read', () => (server.refusedActive = 1), { is: 'no-answer' }],
    ['those that ended cannot be read', () => (server.refusedEnded = 1), { is: 'no-answer' }],
  ])('%s', async (_rule, happens, expected) => {
    happens()
    expect(await checkOnce(journal)).toMatchObject(expected as object)
  })

  // Any of these may be the order that is looked for: "it is not there" would be wrong.
  test.each([
    ['how many of a dish', withLine({ product: { ...sampleLine?.product, count: null } })],
    ['how many of a choice', withLine({ modifications: [{ ...sampleLine?.modifications[0], count: null }] })],
    ['one of its choices', withLine({ modifications: [...(sampleLine?.modifications ?? []), { id: 7 }] })],
    ['one of its lines', { cartItems: [sampleLine, { product: { id: 7 } }] }],
  ])('an order that does not say %s proves nothing', async (_rule, change) => {
    server.make('new', change)
    expect(await checkOnce(journal)).toEqual({ is: 'no-answer' })
    server.active = [wholeOrder({ id: 'old', ...change })]
    expect(await checkOnce(journal)).toMatchObject({ is: 'none' })
    server.make('ours')
    server.make('new', change)
    expect(await checkOnce(journal)).toMatchObject({ is: 'done', order: { id: 'ours' }, several: false })
  })

  test('a server that knows keys is asked by the key first, and then its lists', async () => {
    server = playOrders({ knowsKeys: true })
    server.byKey['key-1'] = wholeOrder({ id: 'by-key', ...other })
    expect(await checkOnce(journal)).toMatchObject({ is: 'done', order: { id: 'by-key' }, several: false })
    server.byKey = {}
    server.make('new')
    expect(await checkOnce(journal)).toMatchObject({ is: 'done', order: { id: 'new' } })
  })

  test('a server without keys is not asked by one', async () => {
    server.byKey['key-1'] = wholeOrder({ id: 'by-key' })
    expect(await checkOnce(journal)).toMatchObject({ is: 'none' })
  })
})

describe('looks until it is known', () => {
  let clock: ReturnType<typeof fastClock>
  let begin: number
  /** When it was looked, seconds after the post ended. */
  let looks: number[]
  beforeEach(() => {
    clock = fastClock()
    begin = clock.now()
    looks = []
    server.onLook = () => looks.push((clock.now() - begin) / 1_000)
  })
  const look = (isWanted = () => true, endedAt = begin) => lookFor({ ...journal, endedAt }, clock, isWanted)

  test('at 0, 2, 5, 10, 20 s and every 10 s, up to 90 s, and then it is not there', async () => {
    expect(await look()).toMatchObject({ is: 'none' })
    expect(looks).toEqual([0, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90])
  })

  test('no longer than until it is found', async () => {
    const seen = server.onLook
    server.onLook = () => {
      seen()
      if (looks.length === 3) server.make('new')
    }
    expect(await look()).toMatchObject({ is: 'done', order: { id: 'new' } })
    expect(looks).toEqual([0, 2, 5])
  })

  test('not when nobody wants to know any more', async () => {
    expect(await look(() => looks.length < 2)).toEqual({ is: 'given-up' })
    expect(looks).toEqual([0, 2])
  })

  test('once, when the post ended long ago', async () => {
    expect(await look(() => true, begin - 90_000)).toMatchObject({ is: 'none' })
    expect(looks).toEqual([0])
    expect(clock.slept).toEqual([])
  })

  test('a look that began before 90 s had passed does not count, however late it ends', async () => {
    const seen = server.onLook
    server.onLook = () => {
      seen()
      clock.pass(25_000)
    }
    expect(await look()).toMatchObject({ is: 'none' })
    expect(looks.slice(0, -1).every((at) => at < 90)).toBe(true)
    expect(looks.at(-1)).toBeGreaterThanOrEqual(90)
  })

  test('nor does one that could not read the orders', async () => {
    const seen = server.onLook
    server.onLook = () => {
      seen()
      server.refusedEnded = (looks.at(-1) ?? 0) < 120 ? 1 : 0
    }
    expect(await look()).toMatchObject({ is: 'none' })
    expect(looks.at(-1)).toBe(120)
  })
})
