import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, openHarness } from './harness.ts'
import { brokenScenarios, playScenarios } from './scenarios.ts'

// A part of what `npm run faults` plays; the numbers say how much.
const STORIES = 25

describe.each(['on', 'fingerprint', 'off'] as const)('a server with keys %s', (mode) => {
  let harness: Harness
  beforeAll(async () => {
    harness = await openHarness(mode)
  }, 120_000)
  afterAll(() => harness.close())

  test('whatever goes wrong: no order twice, no basket lost, none that exists said to have failed', async () => {
    const tally = await playScenarios(harness, { from: 0, runs: STORIES, clients: 1 })
    expect(brokenScenarios(tally)).toEqual([])
    // The scenarios are what they claim to be: much was broken, and most baskets became orders all the same.
    expect(tally.scenarios.flatMap(({ faults }) => faults).length).toBeGreaterThan(STORIES)
    expect(tally.scenarios.filter(({ orders }) => orders === 1).length).toBeGreaterThan(STORIES * 0.6)
  }, 240_000)
})
