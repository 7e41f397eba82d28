import { afterEach, expect, test, vi } from 'vitest'
import { locate, setLocateSource } from './geolocation.ts'

type Ask = Geolocation['getCurrentPosition']

/** A fix of now, or of so many ms ago. */
const fix = (accuracy: number | undefined, age = 0) =>
  ({
    coords: { latitude: 41.3, longitude: 69.2, accuracy },
    timestamp: Date.now() - age,
  }) as GeolocationPosition

const browser = (getCurrentPosition: Ask) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
const refusing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError)

afterEach(() => {
  setLocateSource(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the browser knows the position', async () => {
  browser((found) => found(fix(30)))
  expect(await locate()).toEqual({ latitude: 41.3, longitude: 69.2, accuracy: 30 })
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'unavailable'],
])('error %i of the browser is %s', async (code, answer) => {
  browser(refusing(code))
  expect(await locate()).toBe(answer)
})

test('a browser that never answers is given up after the limit', async () => {
  vi.useFakeTimers()
  browser(() => {})
  const answer = locate({ timeout: 8000 })
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toBe('unavailable')
})

test('without geolocation there is no position', async () => {
  vi.stubGlobal('navigator', {})
  expect(await locate()).toBe('unavailable')
})

test('a client’s position is used, and its refusal respected; after its failure the browser is asked', async () => {
  browser((found) => found(fix(30)))
  setLocateSource(async () => ({ latitude: 3, longitude: 4, accuracy: 25_000 }))
  expect(await locate()).toEqual({ latitude: 3, longitude: 4, accuracy: 25_000 })
  setLocateSource(async () => 'denied')
  expect(await locate()).toBe('denied')
  setLocateSource(() => Promise.reject(new Error('no answer')))
  expect(await locate()).toMatchObject({ latitude: 41.3, accuracy: 30 })
})

/** A browser that answers its questions one after the other; what it was asked is kept. */
function answering(...answers: (GeolocationPosition | 'fails')[]) {
  const asked: (PositionOptions | undefined)[] = []
  browser((found, failed, options) => {
    asked.push(options)
    const answer = answers.shift()
    if (answer && answer !== 'fails') found(answer)
    else failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  })
  return asked
}

test('a fix that is older than a minute is asked for again, and none without an answer', async () => {
  const asked = answering(fix(30, 61_000), fix(40))
  expect(await locate()).toMatchObject({ accuracy: 40 })
  expect(asked.map((options) => options?.maximumAge)).toEqual([60_000, 0])
  answering(fix(30, 61_000), 'fails')
  expect(await locate()).toBe('unavailable')
  const once = answering(fix(30, 59_000))
  expect(await locate()).toMatchObject({ accuracy: 30 })
  expect(once).toHaveLength(1)
})

test('for a door a rough fix is asked for again exactly; what stays rough says so', async () => {
  const asked = answering(fix(1_500), fix(12))
  expect(await locate({ isExact: true })).toMatchObject({ accuracy: 12 })
  expect(asked.map((options) => options?.enableHighAccuracy)).toEqual([undefined, true])
  answering(fix(25_000), 'fails')
  expect(await locate({ isExact: true })).toMatchObject({ accuracy: 25_000 })
  const once = answering(fix(25_000))
  expect(await locate()).toMatchObject({ accuracy: 25_000 })
  expect(once).toHaveLength(1)
})

test.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])(
  'an accuracy of %s says nothing',
  async (accuracy) => {
    answering(fix(accuracy))
    expect(await locate({ isExact: true })).toMatchObject({ accuracy: null })
  },
)
