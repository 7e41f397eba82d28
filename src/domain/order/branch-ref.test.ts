import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Branch } from '#/api/schema/branch.ts'
import { branchRef } from './branch-ref.ts'

const wire = { id: 'br-1', name: 'Chilonzor', latitude: 41.3, longitude: 69.2, address: 'Bunyodkor 12' }

test.each([
  ['nothing', {}, {}],
  [
    'ids of other systems, numbers too',
    { companyId: 'co-1', joinPosterId: 12, jowiId: null, iikoId: 'iiko-1', paymentId: 'pay-1' },
    { companyId: 'co-1', joinPosterId: 12, iikoId: 'iiko-1', paymentId: 'pay-1' },
  ],
  [
    'what the back office has, and not what the shop reads',
    { settings: { deliveryEnabled: true, directorId: 'd-1', kitchenEnabled: true, storageEnabled: false } },
    { settings: { directorId: 'd-1', kitchenEnabled: true, storageEnabled: false } },
  ],
  ['nothing that is no id', { iikoId: { secret: 1 }, settings: { directorId: ['x'] } }, {}],
])('an order names its branch with %s (IN-03)', (_what, sent, passed) => {
  const branch = v.parse(Branch, { ...wire, ...sent })
  expect(branchRef(branch)).toEqual({ id: 'br-1', ...passed })
  // Stored by the device and read again, it is the same.
  expect(branchRef(v.parse(Branch, JSON.parse(JSON.stringify(branch))))).toEqual({ id: 'br-1', ...passed })
})
