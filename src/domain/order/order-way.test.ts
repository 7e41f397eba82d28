import { expect, test } from 'vitest'
import type { Point } from '#/domain/geo/geo.ts'
import { orderWay } from './order-way.ts'

const at = (north: number, east: number): Point => ({
  latitude: 41.3 + north / 1000,
  longitude: 69.28 + east / 1000,
})
const [branch, corner, door] = [at(0, 0), at(10, 0), at(10, 10)]
const path = [branch, corner, door]
const places = { branch, door, courier: null, path: [], hasNoWayLeft: false }
const riding = (from: Point, to: Point) => ({ ...places, path, courier: { at: to, before: from } })

test('before it is on the way: branch and door, and a line between them (OR-03)', () => {
  expect(orderWay(places)).toEqual({ way: [branch, door], isPlanned: true, inSight: [branch, door] })
})

test('on the way only what is left is drawn and has to be in sight (OR-03)', () => {
  const courier = at(5, 0)
  const { way, isPlanned, inSight } = orderWay(riding(courier, courier))
  expect(isPlanned).toBe(false)
  expect(way).toEqual([courier, corner, door])
  expect(inSight).toEqual([courier, door, courier, corner, door])
  expect(inSight).not.toContain(branch)
})

test('the line begins where the pin still rides from (OR-03)', () => {
  expect(orderWay(riding(at(8, 0), at(10, 2))).way).toEqual([at(8, 0), corner, at(10, 2), door])
})

test('without streets, and off them, the line is straight (OR-03)', () => {
  const courier = at(5, 5)
  expect(orderWay({ ...riding(courier, courier), path: [] }).way).toEqual([courier, door])
  expect(orderWay(riding(courier, courier)).way).toEqual([courier, door])
})

test('of an order that is over both ends are in sight without a line (OR-03)', () => {
  expect(orderWay({ ...places, hasNoWayLeft: true })).toEqual({
    way: [],
    isPlanned: false,
    inSight: [branch, door],
  })
})

test('at the door no line goes back (OR-03)', () => {
  const courier = at(10, 9.9)
  expect(orderWay({ ...riding(at(10, 8), courier), hasNoWayLeft: true })).toEqual({
    way: [],
    isPlanned: false,
    inSight: [courier, door],
  })
})

test('a pick-up has its branch alone (OR-03)', () => {
  expect(orderWay({ ...places, door: null }).inSight).toEqual([branch])
})
