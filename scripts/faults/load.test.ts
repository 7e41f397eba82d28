import { afterAll, expect, test } from 'vitest'
import { endAll } from '../server.ts'
import { playLoad } from './load.ts'

// A test that is out of time leaves its server running.
afterAll(() => endAll())

// A part of `npm run faults -- --load 200 --minutes 10`.
test('customers who browse and order at once get every order once', async () => {
  const { broken, orders } = await playLoad({ customers: 12, lasts: 3_000, seed: 1 })
  expect(broken).toEqual([])
  expect(orders).toBeGreaterThanOrEqual(3)
}, 240_000)
