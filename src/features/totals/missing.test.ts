import { expect, test } from 'vitest'
import { missingBars } from './missing.ts'

const least = { missing: 10_000, of: 40_000 }
const fee = { missing: 50_000, of: 150_000 }
const delivery = { missing: 20_000, of: 120_000 }

test.each([
  ['nothing is missing', null, null, null, []],
  ['the nearest stands first', null, fee, delivery, ['delivery', 'fee']],
  ['one alone', null, fee, null, ['fee']],
  ['below the least sum nothing else counts', least, fee, delivery, ['minimum']],
] as const)('bars of a basket: %s (BX-20)', (_, untilMinimum, untilFreeFee, untilFreeDelivery, expected) => {
  expect(missingBars({ untilMinimum, untilFreeFee, untilFreeDelivery }).map(({ what }) => what)).toEqual(
    expected,
  )
})
