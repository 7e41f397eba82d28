import { expect, test } from 'vitest'
import { fitView, steadyView } from './fit.ts'

const size = { width: 300, height: 300 }
const here = { latitude: 41.3, longitude: 69.2 }

test('one point is looked at closely', () => {
  expect(fitView([here], size)).toEqual({ centre: here, zoom: 15.4 })
})

test('all points are in sight: twice as far apart is one zoom less', () => {
  const near = fitView([here, { latitude: 41.3, longitude: 69.3 }], size)
  const far = fitView([here, { latitude: 41.3, longitude: 69.4 }], size)
  expect(near?.centre.longitude).toBeCloseTo(69.25)
  expect((near?.zoom ?? 0) - (far?.zoom ?? 0)).toBeCloseTo(1)
  // 0.1 degrees in 300 px of a world 512 px wide at zoom 0.
  expect(near?.zoom).toBeCloseTo(Math.log2((360 * 300) / (512 * 0.1)))
})

test('what lies one above the other counts as well', () => {
  const tall = fitView([here, { latitude: 41.5, longitude: 69.2 }], size)
  const wide = fitView([here, { latitude: 41.3, longitude: 69.4 }], size)
  expect(tall?.zoom ?? 99).toBeLessThan(wide?.zoom ?? 0)
  // At 41.4 degrees a map is stretched to the north by a third.
  expect(tall?.zoom).toBeCloseTo(Math.log2((360 * 300) / (512 * 0.2 * 1.333)), 2)
})

test('no points, no view', () => {
  expect(fitView([], size)).toBeNull()
})

test('a map stands still under a point that moves within it, and goes after one that leaves it', () => {
  const door = { latitude: 41.3, longitude: 69.22 }
  const courierAt = (longitude: number) => [{ latitude: 41.3, longitude }, door]
  const first = steadyView(null, courierAt(69.2), size)
  expect(first).toEqual(fitView(courierAt(69.2), size))
  expect(steadyView(first, courierAt(69.203), size)).toBe(first)
  expect(steadyView(first, courierAt(69.198), size)).toEqual(fitView(courierAt(69.198), size))
  expect(steadyView(first, [{ latitude: 41.32, longitude: 69.21 }, door], size)).not.toBe(first)
  // So near that a map half a level closer shows both as well.
  expect(steadyView(first, courierAt(69.207), size)).toEqual(fitView(courierAt(69.207), size))
  // In a narrower strip they are not all in sight.
  expect(steadyView(first, courierAt(69.2), { width: 200, height: 300 })).not.toBe(first)
})
