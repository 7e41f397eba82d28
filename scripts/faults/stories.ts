import { breachKinds } from './history.ts'
import type { Mode, Stage } from './stage.ts'
import { playStory, type StoryEnd } from './story.ts'

export type Tally = { mode: Mode; stories: StoryEnd[]; seconds: number }

/** Plays stories `from` to `from + runs`, so many customers side by side. */
export async function playStories(
  stage: Stage,
  { from, runs, clients }: { from: number; runs: number; clients: number },
): Promise<Tally> {
  const started = performance.now()
  const stories: StoryEnd[] = []
  let next = from
  const customer = async () => {
    while (next < from + runs) stories.push(await playStory(stage, next++))
  }
  await Promise.all(Array.from({ length: clients }, customer))
  return { mode: stage.mode, stories, seconds: (performance.now() - started) / 1_000 }
}

/** Story by story what went wrong, with what the customer was told. */
export const brokenStories = ({ stories, mode }: Tally): string[] =>
  stories
    .filter(({ breaches }) => breaches.length > 0)
    .map(({ seed, breaches, traits, told, faults }) =>
      [
        `${mode}, seed ${seed} (${traits.join(', ')})`,
        ...breaches.map(({ kind, why }) => `  ${kind}: ${why}`),
        ...told.map(({ at, what, is, order }) => `    ${at} ${what}: ${is} ${order ?? ''}`),
        `    ${faults.join(', ')}`,
      ].join('\n'),
    )

const has = (is: string) => (story: StoryEnd) => story.told.some((one) => one.is === is)

/** A line of figures: what happened, and how often each promise was broken. */
export function figures({ mode, stories, seconds }: Tally): Record<string, string | number> {
  const count = (test: (story: StoryEnd) => boolean) => stories.filter(test).length
  const faults = stories.reduce((sum, story) => sum + story.faults.length, 0)
  return {
    server: mode,
    baskets: stories.length,
    faults,
    posts: stories.reduce((sum, story) => sum + story.posts, 0),
    orders: stories.reduce((sum, story) => sum + story.orders, 0),
    refused: count(has('failed')),
    unconfirmed: count(has('not-confirmed')),
    killed: count(({ traits }) => traits.includes('killed')),
    ...Object.fromEntries(
      breachKinds.map((kind) => [kind, count(({ breaches }) => breaches.some((one) => one.kind === kind))]),
    ),
    seconds: seconds.toFixed(0),
  }
}
