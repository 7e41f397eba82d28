import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres, type Point } from './geo.ts'
import { lengthOf, pathFrom, pointAt, wayBetween } from './path.ts'

const at = (north: number, east: number): Point => ({
  latitude: 41.3 + north / 1000,
  longitude: 69.28 + east / 1000,
})
/** North, then east, then north: about 1.1 km, 0.8 km and 1.1 km. */
const path = [at(0, 0), at(10, 0), at(10, 10), at(20, 10)]
const [, corner, second] = path as [Point, Point, Point, Point]

describe('pointAt', () => {
  it.each([
    [-5, at(0, 0), 0],
    [0, at(0, 0), 0],
    [lengthOf(path.slice(0, 2)) + 400, null, 90],
    [99_999, at(20, 10), 0],
  ])('%d m along', (metres, point, bearing) => {
    const found = pointAt(path, metres)
    if (point) expect(distanceMetres(found, point)).toBeLessThanOrEqual(1)
    expect(found.bearing).toBe(bearing)
  })

  it('looks where it goes, also between north and east', () => {
    // A degree to the east is three quarters of one to the north here.
    expect(pointAt([at(0, 0), at(10, 10)], 5).bearing).toBe(37)
    expect(pointAt([at(0, 0), at(-10, -10)], 5).bearing).toBe(217)
  })

  it('is on a path without length, or without points', () => {
    expect(pointAt([corner, corner], 5)).toEqual({ ...corner, bearing: 0 })
    expect(pointAt([], 5).bearing).toBe(0)
  })
})

describe('wayBetween', () => {
  it('turns at the corners between the two positions', () => {
    const [from, to] = [at(5, 0.1), at(15, 10.1)]
    expect(wayBetween(path, from, to)).toEqual([from, corner, second, to])
  })

  it.each([
    ['the next position is off the path', at(5, 0), at(15, 2)],
    ['the courier has turned back', at(15, 10), at(5, 0)],
  ])('is straight where %s', (_why, from, to) => {
    expect(wayBetween(path, from, to)).toEqual([from, to])
  })

  it('is one point where the courier stands', () => {
    expect(wayBetween(path, at(5, 0), at(5, 0))).toEqual([at(5, 0)])
  })

  it('is straight without a path', () => {
    expect(wayBetween([], at(0, 0), at(5, 0))).toEqual([at(0, 0), at(5, 0)])
  })

  it('never leaves the path, and is as long as the path between the two', () => {
    const whole = lengthOf(path)
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)].map((share) => (whole * share) / 1000) as [
          number,
          number,
        ]
        const way = wayBetween(path, pointAt(path, from), pointAt(path, to))
        expect(Math.abs(lengthOf(way) - (to - from))).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('pathFrom', () => {
  it('begins at the position and turns at the corners that are ahead', () => {
    const from = at(5, 0.1)
    expect(pathFrom(path, from)).toEqual([from, corner, second, at(20, 10)])
    expect(pathFrom(path, second)).toEqual([second, at(20, 10)])
  })

  it('has nothing behind its end', () => {
    expect(pathFrom(path, at(20, 10))).toEqual([at(20, 10)])
  })

  it('is unknown beside the path, and where there is none', () => {
    expect(pathFrom(path, at(5, 5))).toBeNull()
    expect(pathFrom([], corner)).toBeNull()
  })
})
