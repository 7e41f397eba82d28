import { expect, test } from 'vitest'
import { branchOpenFromTen } from '#/testing/test-menu.ts'
import { branchEstimate, deliveryEstimate } from './estimate.ts'

const [eta, ofBasket] = [
  { min: 25, max: 40 },
  { min: 35, max: 50 },
]

test.each([
  ['of the basket', { etaMinutes: ofBasket }, { etaMinutes: eta }, ofBasket],
  ['of the branch while the tariff says none', { etaMinutes: null }, { etaMinutes: eta }, eta],
  ['of the branch while there is no tariff', null, { etaMinutes: eta }, eta],
  ['none is made up', null, { etaMinutes: null }, null],
  ['of no branch', undefined, null, null],
] as const)('the time of a delivery: %s (BX-19)', (_, tariff, branch, expected) => {
  expect(deliveryEstimate(tariff, branch)).toEqual(expected)
})

const NOON = new Date('2026-11-21T12:00:00+05:00')
test.each([
  ['that delivers now', {}, NOON, eta],
  ['that does not say', { etaMinutes: null }, NOON, null],
  ['that is closed', {}, new Date('2026-11-21T22:00:00+05:00'), null],
  ['whose couriers come later', { deliveryStart: '14:00', deliveryEnd: '18:00' }, NOON, null],
] as const)('the time of a branch %s (BX-19)', (_, change, now, expected) => {
  expect(branchEstimate(branchOpenFromTen({ etaMinutes: eta, ...change }), now)).toEqual(expected)
})
