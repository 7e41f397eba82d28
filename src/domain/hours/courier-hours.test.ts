import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, hours } from '#/testing/samples.ts'
import { restingCouriers } from './courier-hours.ts'
import { hasNoCouriers, openState } from './hours.ts'
import { timeText } from './tashkent.ts'

const SAT = '2026-11-21'
const day = hours({ open: '09:00', close: '23:00', deliveryStart: '10:30', deliveryEnd: '21:00' })
const late = { ...day, lastOrderMinutes: 30 }
const overnight = hours({ open: '00:00', close: '00:00', deliveryStart: '18:00', deliveryEnd: '02:00' })
const shut = hours({ ...day, holidays: [{ date: SAT }] })

test.each([
  ['before they begin', day, '10:29', '10:30–21:00'],
  ['as they begin', day, '10:30', null],
  ['to the last minute', day, '20:59', null],
  ['when they have ended', day, '21:00', '10:30–21:00'],
  ['before the doors open nothing is to be had', day, '08:59', null],
  ['nor after they have closed', day, '23:00', null],
  ['the last order for delivery has gone', late, '20:30', '10:30–20:30'],
  ['a last order after the end is at the end', { ...day, lastOrderMinutes: -30 }, '21:30', '10:30–21:00'],
  ['the last order of all has gone', late, '22:30', null],
  ['over midnight', overnight, '01:59', null],
  ['after midnight', overnight, '02:00', '18:00–02:00'],
  ['a holiday', shut, '10:00', null],
  ['no hours of their own', hours(), '12:00', null],
  ['only a beginning', hours({ ...day, deliveryEnd: '' }), '10:00', '10:30–00:00'],
  ['to the last minute of the day', hours({ ...day, deliveryEnd: '23:59' }), '10:00', '10:30–00:00'],
  ['only an end', hours({ ...day, deliveryStart: '' }), '21:30', '00:00–21:00'],
] as const)('%s', (_rule, branch, time, expected) => {
  const found = restingCouriers(branch, at(SAT, time))
  expect(found && `${found.from}–${found.to}`).toBe(expected)
})

test('a branch that does not deliver has no hours of couriers, no opening and no time for them (DL-14)', () => {
  const off = hours({ ...day, settings: { deliveryEnabled: false } })
  const noon = at(SAT, '12:00')
  expect(restingCouriers(off, noon)).toBeNull()
  expect(hasNoCouriers(off)).toBe(true)
  expect(openState(off, noon, 'DELIVERY')).toMatchObject({ isOpen: false, nextOpenAt: null })
  expect(openState(off, noon, 'PICK_UP').isOpen).toBe(true)
  expect(openState(off, noon).isOpen).toBe(true)
  for (const settings of [null, undefined, { deliveryEnabled: true }])
    expect(hasNoCouriers({ ...(settings !== undefined && { settings }) })).toBe(false)
})

test('shown exactly while pick-up is possible and delivery is not', () => {
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeText)
  const lastOrder = fc.constantFrom(0, 30)
  fc.assert(
    fc.property(time, time, time, time, time, lastOrder, (open, close, start, end, now, lastOrderMinutes) => {
      const branch = hours({ open, close, deliveryStart: start, deliveryEnd: end, lastOrderMinutes })
      const moment = at(SAT, now)
      const isPickup = openState(branch, moment, 'PICK_UP').isOpen
      const isDelivery = openState(branch, moment, 'DELIVERY').isOpen
      expect(restingCouriers(branch, moment) !== null).toBe(isPickup && !isDelivery)
      // Whenever a branch delivers, it offers pick-up too.
      expect(isDelivery && !isPickup).toBe(false)
    }),
  )
})
