import { afterAll, expect, test } from 'vitest'
import { endAll } from '../../server.ts'
import { killServer } from './kill.ts'

// A test that is out of time leaves its server running.
afterAll(() => endAll())

// A part of `npm run faults -- --kill`.
test('a server that is killed while customers order has every order it acknowledged, and none by half', async () => {
  const { acknowledged, broken, struck } = await killServer({ orders: 30, kills: 1, seed: 1 })
  expect(broken).toEqual([])
  expect(acknowledged).toBe(30)
  // In the middle of calls.
  expect(struck).toBe(1)
}, 240_000)
