import { afterAll, expect, test } from 'vitest'
import { endAll } from '../../server.ts'
import { playLoad } from './load.ts'

// A test that is out of time leaves its server running.
afterAll(() => endAll())

// A part of `npm run faults -- --load 200 --minutes 10`, by customers who look at a screen for a shorter time.
test('customers who browse and order at once get every order once', async () => {
  const looks = [100, 800] as const
  const { broken, orders } = await playLoad({ customers: 12, lasts: 3_000, seed: 1, looks })
  expect(broken).toEqual([])
  expect(orders).toBeGreaterThanOrEqual(12)
}, 240_000)
