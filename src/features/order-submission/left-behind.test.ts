import type { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { digest } from '#/lib/digest.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { fastClock, fillBasket, lost, openPage, playOrders, sentFrom } from '#/testing/test-orders-server.ts'
import { type Journal, journalAtom, submitPhaseAtom } from './journal.ts'
import { checkAgain, discardSubmit, orderAgain, resumeSubmit, submitOrder } from './submit.ts'

/* A submit whose fate nobody knows yet: what another page, a later day or the customer makes of it. */

const DAY = 24 * 60 * 60_000
let server: ReturnType<typeof playOrders>
let store: ReturnType<typeof createStore>
let clock: ReturnType<typeof fastClock>

const journal = () => store.get(journalAtom)
const phase = () => store.get(submitPhaseAtom)
/** The journal as another page has left it. */
function left(change: Partial<Journal>) {
  const found = journal()
  if (!found) throw new Error('no journal')
  store.set(journalAtom, { ...found, ...change })
}
/** An order that could not be confirmed. */
async function leaveBehind(options = {}) {
  server = playOrders(options)
  server.onPost = lost
  store = openPage({ isFirst: true })
  clock = fastClock()
  fillBasket(store)
  await submitOrder(store, sentFrom(store), clock)
  server.posts.length = 0
  server.onPost = () => Response.json(server.make('again'))
  clock.slept.length = 0
}
beforeEach(() => leaveBehind())
afterEach(() => vi.unstubAllGlobals())

const resume = () => resumeSubmit(store, 'u-1', clock)

describe('the journal', () => {
  test('is of one customer, and others have their own', async () => {
    store.set(savedSessionAtom, { ...azizasSession, user: { ...azizasSession.user, id: 'u-2' } })
    expect(journal()).toBeNull()
    expect(await resumeSubmit(store, 'u-2', clock)).toBeNull()
    discardSubmit(store)
    store.set(savedSessionAtom, azizasSession)
    expect(journal()).toMatchObject({ userId: 'u-1' })
    expect(await resumeSubmit(store, 'u-2', clock)).toBeNull()
  })

  test('says what is to be shown: the wait, or the question', async () => {
    const seen: string[] = []
    server.onLook = () => seen.push(phase())
    await checkAgain(store)
    expect([...seen, phase()]).toEqual(['checking', 'not-confirmed'])
    for (const state of ['SENT', 'UNKNOWN'] as const) {
      left({ state })
      expect(phase()).toBe('checking')
    }
  })
})

describe('a page that finds it', () => {
  test.each(['SENT', 'UNKNOWN', 'NOT_CONFIRMED'] as const)(
    'has the order that is there (%s)',
    async (state) => {
      left({ state })
      server.make('late')
      expect(await resume()).toMatchObject({ is: 'done', order: { id: 'late' } })
      expect([store.get(basketLinesAtom), journal(), phase()]).toEqual([[], null, 'idle'])
    },
  )

  test.each(['SENT', 'UNKNOWN', 'NOT_CONFIRMED'] as const)(
    'asks the customer when it is older than a day and the orders cannot be read (%s)',
    async (state) => {
      left({ state, startedAt: clock.now() - DAY - 1 })
      server.refusedActive = 9
      expect(await resume()).toEqual({ is: 'not-confirmed' })
      // The wait has no button: without an answer it must not stay.
      expect(phase()).toBe('not-confirmed')
      expect(journal()).not.toBeNull()
    },
  )

  test('stays discarded when that was done in another tab meanwhile', async () => {
    left({ state: 'SENT', startedAt: clock.now() - DAY - 1 })
    server.onLook = () => discardSubmit(store)
    server.refusedActive = 9
    await resume()
    expect(journal()).toBeNull()
  })

  test('looks for 90 s after the post ended, by a clock that may have been set back', async () => {
    left({ state: 'SENT', endedAt: clock.now() + DAY })
    const begin = clock.now()
    expect(await resume()).toEqual({ is: 'not-confirmed' })
    expect(clock.now() - begin).toBe(90_000)
    expect(journal()).toMatchObject({ endedAt: begin, state: 'NOT_CONFIRMED' })
  })

  test('does not begin the 90 s anew', async () => {
    left({ state: 'UNKNOWN', endedAt: clock.now() - 60_000 })
    const begin = clock.now()
    expect(await resume()).toEqual({ is: 'not-confirmed' })
    expect(clock.now() - begin).toBe(30_000)
  })

  test('looks once for one that could not be confirmed before', async () => {
    left({ endedAt: clock.now() })
    expect(await resume()).toEqual({ is: 'not-confirmed' })
    expect(clock.slept).toEqual([])
    expect(journal()).toMatchObject({ state: 'NOT_CONFIRMED' })
  })

  test.each([
    ['of a day is looked for', DAY, true],
    ['older than a day goes after one look', DAY + 1, false],
  ])('one %s', async (_rule, age, isLookedFor) => {
    left({ state: 'SENT', startedAt: clock.now() - age, endedAt: null })
    expect(await resume()).toEqual({ is: 'not-confirmed' })
    expect(clock.slept.length > 0).toBe(isLookedFor)
    expect(journal() !== null).toBe(isLookedFor)
    expect(store.get(basketLinesAtom)).toHaveLength(1)
  })

  test('sends nothing, unless the server knows keys and the order itself is known', async () => {
    left({ state: 'SENT' })
    await resume()
    expect(server.posts).toEqual([])
    await leaveBehind({ knowsKeys: true })
    // Restored from a cookie, which has no room for the order.
    left({ state: 'SENT', body: null })
    expect(await resume()).toEqual({ is: 'not-confirmed' })
    expect(server.posts).toEqual([])
    await leaveBehind({ knowsKeys: true })
    left({ state: 'SENT', key: 'of the page that has gone' })
    expect(await resume()).toMatchObject({ is: 'done', order: { id: 'again' } })
    expect(server.posts).toMatchObject([{ key: 'of the page that has gone' }])
  })

  test('does not look for what is given up before it begins', async () => {
    // Without Web Locks there is a moment in between.
    vi.stubGlobal('navigator', {})
    let looks = 0
    server.onLook = () => (looks += 1)
    const resumed = resume()
    discardSubmit(store)
    expect([await resumed, looks]).toEqual([null, 0])
  })

  test('waits for a tab that is at it, and asks again every 10 s', async () => {
    left({ state: 'UNKNOWN', endedAt: clock.now() - 90_000 })
    let goOn = () => {}
    const other = { ...clock, sleep: () => new Promise<void>((resolve) => (goOn = resolve)) }
    server.refusedActive = 1
    const first = resumeSubmit(openPage(), 'u-1', other)
    const patient = {
      ...clock,
      sleep: async (ms: number) => {
        await clock.sleep(ms)
        if (clock.slept.length === 3) goOn()
        if (clock.slept.length === 3) await first
      },
    }
    expect(await resumeSubmit(store, 'u-1', patient)).toEqual({ is: 'not-confirmed' })
    expect(clock.slept).toEqual([10_000, 10_000, 10_000])
  })
})

describe('"check again"', () => {
  test('is one look, and forgets nothing', async () => {
    expect(await checkAgain(store)).toEqual({ is: 'not-confirmed' })
    expect(phase()).toBe('not-confirmed')
    server.make('late')
    expect(await checkAgain(store)).toMatchObject({ is: 'done', order: { id: 'late' } })
    expect(journal()).toBeNull()
  })

  test('has nothing to look for without a journal', async () => {
    discardSubmit(store)
    expect(await checkAgain(store)).toEqual({ is: 'busy' })
  })
})

describe('"order again"', () => {
  const again = () => orderAgain(store, clock)

  test('sends the same order, and takes none of those that are there now for it', async () => {
    server.make('other', { totals: { totalPrice: 1 } })
    clock.pass(60_000)
    let written: Journal | null = null
    server.onPost = () => {
      written = journal()
      return lost()
    }
    expect(await again()).toEqual({ is: 'not-confirmed' })
    expect(written).toMatchObject({ state: 'SENT', endedAt: null, tries: 2, snapshot: [digest('other')] })
    expect(server.posts).toMatchObject([{ body: { comment: 'Less salt' } }])
    expect(clock.now() - (journal()?.startedAt ?? 0)).toBe(90_000)
  })

  test('sends nothing when the order is there after all', async () => {
    server.make('late')
    expect(await again()).toMatchObject({ is: 'done', order: { id: 'late' } })
    expect(server.posts).toEqual([])
  })

  test('sends nothing while the orders cannot be read', async () => {
    server.refusedEnded = 1
    expect(await again()).toEqual({ is: 'not-confirmed' })
    expect(server.posts).toEqual([])
    expect(phase()).toBe('not-confirmed')
  })

  test.each([
    ['there is no journal', () => discardSubmit(store)],
    ['the journal has not the order itself', () => left({ body: null })],
    ['another tab has given it up', () => discardSubmit(openPage())],
  ])('sends nothing when %s', async (_rule, happens) => {
    happens()
    expect(await again()).toEqual({ is: 'busy' })
    expect(server.posts).toEqual([])
  })
})
