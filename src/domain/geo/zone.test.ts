import { expect, test } from 'vitest'
import { distanceMetres } from './geo.ts'
import { beyondZone, circle } from './zone.ts'

const branch = { latitude: 41.2756, longitude: 69.2035, deliveryRadius: 3_000 }

test('the edge lies everywhere as far as the branch delivers, and is closed', () => {
  const edge = circle(branch, 3_000)
  for (const point of edge) expect(Math.abs(distanceMetres(branch, point) - 3_000)).toBeLessThan(6)
  expect(edge.at(-1)).toEqual(edge[0])
  expect(edge).toHaveLength(97)
  // It goes around, in equal steps of some 200 m.
  const steps = edge.slice(1).map((point, n) => distanceMetres(point, edge[n] ?? point))
  for (const step of steps) expect(Math.abs(step - 196)).toBeLessThan(2)
})

test.each([
  ['inside', { latitude: 41.28, longitude: 69.21 }, null],
  ['outside', { latitude: 41.3206, longitude: 69.2035 }, 2_004],
])('%s', (_where, point, metres) => {
  expect(beyondZone(branch, point)).toBe(metres)
})

test('the edge itself is inside', () => {
  expect(
    beyondZone({ ...branch, deliveryRadius: 5_004 }, { latitude: 41.3206, longitude: 69.2035 }),
  ).toBeNull()
})

test('a branch that does not say how far it delivers has no edge', () => {
  expect(beyondZone({ ...branch, deliveryRadius: null }, { latitude: 42, longitude: 70 })).toBeNull()
})
