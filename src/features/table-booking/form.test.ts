import { expect, test } from 'vitest'
import { missingBookingFields } from './form.ts'

const whole = { date: '2026-11-22', time: '19:00', name: 'Aziza', phone: '+998 90 123 45 67' }

test.each([
  ['nothing is missing', {}, []],
  ['no time yet', { time: '' }, ['time']],
  ['a name of blanks and half a phone', { name: '  ', phone: '+998 90' }, ['name', 'phone']],
  [
    'nothing at all, in the order of the page',
    { date: '', time: '', name: '', phone: '' },
    ['date', 'time', 'name', 'phone'],
  ],
])('a booking: %s', (_what, change, gaps) => {
  expect(missingBookingFields({ ...whole, ...change })).toEqual(gaps)
})
