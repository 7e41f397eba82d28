import { afterEach, expect, test, vi } from 'vitest'
import { locate, setLocateSource } from './geolocation.ts'

type Ask = Geolocation['getCurrentPosition']

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
  browser((found) => found({ coords: { latitude: 41.3, longitude: 69.2 } } as GeolocationPosition))
  expect(await locate()).toEqual({ latitude: 41.3, longitude: 69.2 })
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
  browser((found) => found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition))
  setLocateSource(async () => ({ latitude: 3, longitude: 4 }))
  expect(await locate()).toEqual({ latitude: 3, longitude: 4 })
  setLocateSource(async () => 'denied')
  expect(await locate()).toBe('denied')
  setLocateSource(() => Promise.reject(new Error('no answer')))
  expect(await locate()).toEqual({ latitude: 1, longitude: 2 })
})
