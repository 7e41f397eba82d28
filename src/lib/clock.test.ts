import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { heardOf, offsetBy } from './clock.ts'

/* A server with the right time, a device with a wrong clock, and a network in between. */

/** A clock that has had no response yet. */
async function freshClock() {
  vi.resetModules()
  return import('./clock.ts')
}

const SERVER = Date.parse('2029-12-31T21:45:20.400+05:00')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The difference that is not corrected. */
const TOLERANCE = 3_000

const dateOf = (time: number) => ({ Date: new Date(time).toUTCString() })
const answer = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

describe('what one response says of the time', () => {
  const offset = fc.integer({ min: -400 * DAY, max: 400 * DAY })
  const leg = fc.integer({ min: 0, max: 30_000 })

  /** The answer of a server that is `ahead` of the device, made `there` ms after the request, here `back` ms later. */
  const heard = (server: number, ahead: number, there: number, back: number) => ({
    date: Math.floor(server / 1_000) * 1_000,
    at: server + back - ahead,
    took: there + back,
  })
  const time = fc.integer({ min: SERVER - DAY, max: SERVER + DAY })

  test('a clock that is right by a few seconds is left as it is, however slow the answer', () => {
    const few = fc.integer({ min: -TOLERANCE, max: TOLERANCE })
    fc.assert(
      fc.property(time, few, leg, leg, (server, ahead, there, back) => {
        expect(offsetBy(heard(server, ahead, there, back), 0)).toBe(0)
      }),
    )
  })

  test('whatever was known, the offset is as precise as the response allows', () => {
    fc.assert(
      fc.property(time, offset, offset, leg, leg, (server, ahead, known, there, back) => {
        const found = offsetBy(heard(server, ahead, there, back), known)
        expect(Math.abs(found - ahead)).toBeLessThanOrEqual(there + back + 1_000 + TOLERANCE)
      }),
    )
  })

  test('of several answers the quickest decides, in whatever order they come', () => {
    const legs = fc.array(fc.tuple(leg, leg), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(time, offset, legs, (server, ahead, ways) => {
        const found = ways.reduce(
          (known, [there, back], index) =>
            offsetBy(heard(server + index * MINUTE, ahead, there, back), known),
          0,
        )
        const quickest = Math.min(...ways.map(([there, back]) => there + back))
        expect(Math.abs(found - ahead)).toBeLessThanOrEqual(quickest + 1_000 + 2 * TOLERANCE)
      }),
      {
        examples: [
          [
            1893343520400,
            4002,
            [
              [7001, 0],
              [1, 0],
              [0, 602],
            ],
          ],
          [
            SERVER,
            60_000,
            [
              [9_000, 0],
              [1, 0],
              [0, 30_000],
            ],
          ],
        ],
      },
    )
  })

  test('an answer that agrees with what is known changes nothing', () => {
    fc.assert(
      fc.property(time, offset, leg, leg, (server, ahead, there, back) => {
        const one = heard(server, ahead, there, back)
        const known = offsetBy(one, 0)
        expect(offsetBy(one, known)).toBe(known)
      }),
    )
  })
})

describe('which responses count', () => {
  test.each([
    ['no rule of caching', {}, true],
    ['no-store', { 'Cache-Control': 'no-store' }, true],
    [
      'no-cache',
      { 'Cache-Control': 'private, no-cache', 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' },
      true,
    ],
    ['max-age=0', { 'Cache-Control': 'max-age=0, must-revalidate', Expires: '0' }, true],
    ['max-age', { 'Cache-Control': 'public, max-age=60' }, false],
    ['an Expires of its own', { Expires: 'Mon, 01 Jan 2029 00:00:00 GMT' }, false],
    [
      'a Last-Modified a browser may reckon with',
      { 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' },
      false,
    ],
    ['an age', { Age: '7' }, false],
  ])('an answer with %s', (_rule, headers, counts) => {
    const heard = heardOf(answer({ ...dateOf(SERVER), ...headers }), 100)
    expect(heard !== null).toBe(counts)
  })

  test('a header that is not there, or cannot be read from another origin, says nothing', () => {
    expect(heardOf(answer({}), 100)).toBeNull()
    expect(heardOf(answer({ Date: 'today' }), 100)).toBeNull()
  })
})

describe('the clock', () => {
  /** Real time, and how far the device's clock is ahead of it. */
  let real: number
  let ahead: number
  const pass = (ms: number) => {
    real += ms
    vi.setSystemTime(real + ahead)
  }
  const setDevice = (ms: number) => {
    ahead = ms
    vi.setSystemTime(real + ahead)
  }
  beforeEach(() => {
    real = SERVER
    ahead = 0
    vi.useFakeTimers({ toFake: ['Date'], now: SERVER })
    vi.spyOn(performance, 'now').mockImplementation(() => real - SERVER)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** A server that answers half of `ms` after it was asked; the answer is here after the other half. */
  const served =
    (ms: number, headers: Record<string, string> = {}, status = 200): typeof fetch =>
    async () => {
      pass(ms / 2)
      const response = new Response('{}', { status, headers: { ...dateOf(real), ...headers } })
      pass(ms / 2)
      return response
    }

  test.each([-DAY, -25 * MINUTE, -10_000, 10_000, 25 * MINUTE, DAY])(
    'a device that is off by %i ms has the time of the server after one answer',
    async (ms) => {
      const clock = await freshClock()
      setDevice(ms)
      expect(clock.isServerTimeKnown()).toBe(false)
      expect(clock.serverNow()).toBe(real + ms)
      await clock.hearingFetch(served(200))('/')
      expect(clock.isServerTimeKnown()).toBe(true)
      expect(Math.abs(clock.serverNow() - real)).toBeLessThanOrEqual(700)
      const stamp = clock.deviceNow()
      expect(clock.toServerTime(stamp)).toBe(clock.serverNow())
      expect(clock.toStamp(clock.serverNow())).toBe(stamp)
    },
  )

  test('what the clock says is still to come has no stamp', async () => {
    const clock = await freshClock()
    const stored = clock.serverNow()
    pass(MINUTE)
    expect(clock.toStamp(stored)).toBe(stored)
    setDevice(-DAY)
    expect(clock.toStamp(stored)).toBe(0)
    await clock.hearingFetch(served(200))('/')
    expect(clock.toServerTime(clock.toStamp(stored))).toBe(stored)
  })

  test('an error response gives the time too, a lost one does not', async () => {
    const clock = await freshClock()
    setDevice(DAY)
    const lost = clock.hearingFetch(async () => {
      throw new TypeError('lost')
    })
    await expect(lost('/')).rejects.toThrow('lost')
    expect(clock.isServerTimeKnown()).toBe(false)
    const response = await clock.hearingFetch(served(200, {}, 503))('/')
    expect(response.status).toBe(503)
    expect(Math.abs(clock.serverNow() - real)).toBeLessThanOrEqual(700)
  })

  test('a server whose time cannot be read leaves the device its own', async () => {
    const clock = await freshClock()
    setDevice(DAY)
    await clock.hearingFetch(async () => new Response('{}'))('/')
    expect(clock.serverNow()).toBe(real + DAY)
    expect(clock.isServerTimeKnown()).toBe(false)
  })

  test('listeners hear of a wrong clock, and not of a right one', async () => {
    const clock = await freshClock()
    const heard = vi.fn()
    const stop = clock.onClockSet(heard)
    await clock.hearingFetch(served(200))('/')
    expect(heard).not.toHaveBeenCalled()
    setDevice(DAY)
    await clock.hearingFetch(served(200))('/')
    await clock.hearingFetch(served(200))('/')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    setDevice(0)
    await clock.hearingFetch(served(200))('/')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('a clock corrected while the page is open: backwards takes effect at once, forwards with the next response', async () => {
    const clock = await freshClock()
    setDevice(DAY)
    await clock.hearingFetch(served(200))('/')
    pass(MINUTE)
    setDevice(0)
    expect(Math.abs(clock.serverNow() - real)).toBeLessThanOrEqual(700)
    await clock.hearingFetch(served(200))('/')
    expect(clock.serverNow()).toBe(real)
    setDevice(-DAY)
    await clock.hearingFetch(served(200))('/')
    pass(MINUTE)
    setDevice(0)
    await clock.hearingFetch(served(200))('/')
    expect(clock.serverNow()).toBe(real)
  })

  test('a device that sleeps counts nothing, and has the right time when it wakes', async () => {
    const clock = await freshClock()
    setDevice(-25 * MINUTE)
    await clock.hearingFetch(served(200))('/')
    const counted = performance.now()
    vi.mocked(performance.now).mockReturnValue(counted)
    pass(8 * 60 * MINUTE)
    expect(Math.abs(clock.serverNow() - real)).toBeLessThanOrEqual(700)
  })
})
