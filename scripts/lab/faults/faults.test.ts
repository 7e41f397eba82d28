import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, openHarness } from './harness.ts'
import { brokenScenarios, playScenarios } from './scenarios.ts'

// A part of `npm run faults`, with fewer scenarios.
const STORIES = 25

describe.each(['on', 'fingerprint', 'off'] as const)('a server with keys %s', (mode) => {
  let harness: Harness
  beforeAll(async () => {
    harness = await openHarness(mode)
  }, 120_000)
  afterAll(() => harness.close())

  test('whatever goes wrong: no order twice, no basket lost, no existing order reported as failed', async () => {
    const tally = await playScenarios(harness, { from: 0, runs: STORIES, clients: 1 })
    expect(brokenScenarios(tally)).toEqual([])
    // The scenarios are realistic: many faults happened, and most baskets became orders all the same.
    expect(tally.scenarios.flatMap(({ faults }) => faults).length).toBeGreaterThan(STORIES)
    expect(tally.scenarios.filter(({ orders }) => orders === 1).length).toBeGreaterThan(STORIES * 0.6)
  }, 240_000)
})
