import { expect, test } from 'vitest'
import { mayBeTracked, TRACKING_AFTER_MS, trackingAt } from './tracking.ts'

test.each([
  ['DELIVERY', 'OPEN', true],
  ['DELIVERY', 'AT_TIME', true],
  ['DELIVERY', 'COOKING', true],
  ['DELIVERY', 'ON_WAY', true],
  ['DELIVERY', 'DELIVERED', false],
  ['DELIVERY', 'CLOSED', false],
  ['DELIVERY', 'CANCELED', false],
  ['PICK_UP', 'COOKING', false],
  ['DINE_IN', 'COOKING', false],
  ['YANDEX_EATS', 'ON_WAY', false],
] as const)('%s, %s: can be followed by a link: %s (BX-35)', (serviceType, status, may) => {
  expect(mayBeTracked({ serviceType, status })).toBe(may)
})

const ENDED = 1_000_000
test.each([
  ['ON_WAY', ENDED + TRACKING_AFTER_MS * 2, 'way'],
  ['DELIVERED', ENDED, 'end'],
  ['CANCELED', ENDED + TRACKING_AFTER_MS - 1, 'end'],
  ['DELIVERED', ENDED + TRACKING_AFTER_MS, 'nothing'],
] as const)('a link of an order that is %s shows, at %i: %s (BX-35)', (status, now, shown) => {
  expect(trackingAt(status, ENDED, now)).toBe(shown)
})
