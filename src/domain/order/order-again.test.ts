import { describe, expect, test } from 'vitest'
import { goesOnAt, notAtOnce, notNow, sameTimeAgain } from './order-again.ts'

describe('an order once more, at once (DX-08)', () => {
  const FINE = {
    isSignedIn: true,
    isShared: false,
    hasBasket: false,
    areLinesWhole: true,
    hasService: true,
    hasPlace: true,
  }
  test.each([
    ['nothing is in the way', {}, null],
    ['signed out', { isSignedIn: false, hasBasket: true }, 'signed-out'],
    ['others fill the basket, too', { isShared: true, hasBasket: true }, 'shared'],
    ['there is a basket, which is not to be lost', { hasBasket: true, areLinesWhole: false }, 'basket'],
    ['a line is gone', { areLinesWhole: false, hasService: false }, 'lines'],
    ['it was at a table', { hasService: false, hasPlace: false }, 'service'],
    ['its address is not known', { hasPlace: false }, 'place'],
  ])('before it is looked at: %s', (_, change, why) => {
    expect(notAtOnce({ ...FINE, ...change })).toBe(why)
  })

  const READY = {
    areLinesWhole: true,
    isClosed: false,
    isOutOfZone: false,
    isReceiverLost: false,
    isBelowMinimum: false,
    missing: [] as string[],
  }
  test.each([
    ['nothing is in the way', {}, null, null],
    ['the server refuses a line', { areLinesWhole: false, isClosed: true }, 'lines', 'basket'],
    ['out of the area', { isOutOfZone: true, isClosed: true, missing: ['address'] }, 'zone', 'basket'],
    ['closed', { isClosed: true, missing: ['time'] }, 'closed', 'checkout'],
    [
      'nobody else can take it',
      { isReceiverLost: true, isBelowMinimum: true, missing: ['payment'] },
      'receiver',
      'checkout',
    ],
    ['below the least sum', { isBelowMinimum: true, missing: ['payment'] }, 'minimum', 'basket'],
    ['the way of paying is gone', { missing: ['payment'] }, 'payment', 'checkout'],
    ['the name is missing', { missing: ['name', 'payment'] }, 'field', 'checkout'],
  ])('as the checkout finds it: %s', (_, change, why, to) => {
    const found = notNow({ ...READY, ...change })
    expect(found).toBe(why)
    expect(found && goesOnAt(found)).toBe(to)
  })

  test.each([
    ['as soon as possible', false, '2026-11-21T18:30:00+05:00', null],
    ['scheduled, but nobody says for when', true, null, null],
    ['later today', true, '2026-11-21T18:30:00+05:00', { day: '2026-11-28', time: '18:30' }],
    ['gone by today: tomorrow', true, '2026-11-21T11:00:00+05:00', { day: '2026-11-29', time: '11:00' }],
    ['this very minute: tomorrow', true, '2026-11-21T12:00:00+05:00', { day: '2026-11-29', time: '12:00' }],
    ['in another zone', true, '2026-11-21T13:30:00Z', { day: '2026-11-28', time: '18:30' }],
  ])('the time it is for: %s', (_, atTime, deliveryAt, expected) => {
    expect(sameTimeAgain({ atTime, deliveryAt }, new Date('2026-11-28T12:00:30+05:00'))).toEqual(expected)
  })
})
