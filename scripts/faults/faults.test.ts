import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { brokenStories, playStories } from './stories.ts'

// A part of what `npm run faults` plays; the numbers say how much.
const STORIES = 25

describe.each(['on', 'fingerprint', 'off'] as const)('a server with keys %s', (mode) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(mode)
  }, 120_000)
  afterAll(() => stage.close())

  test('whatever goes wrong: no order twice, no basket lost, none that exists said to have failed', async () => {
    const tally = await playStories(stage, { from: 0, runs: STORIES, clients: 1 })
    expect(brokenStories(tally)).toEqual([])
    // The stories are what they claim to be: much was broken, and most baskets became orders all the same.
    expect(tally.stories.flatMap(({ faults }) => faults).length).toBeGreaterThan(STORIES)
    expect(tally.stories.filter(({ orders }) => orders === 1).length).toBeGreaterThan(STORIES * 0.6)
  }, 240_000)
})
