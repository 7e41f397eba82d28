import type { Harness, Mode } from './harness.ts'
import { violationKinds } from './history.ts'
import { playScenario, type ScenarioEnd } from './scenario.ts'

export type Tally = { mode: Mode; scenarios: ScenarioEnd[]; seconds: number }

/** Plays scenarios `from` to `from + runs`, so many customers side by side. */
export async function playScenarios(
  harness: Harness,
  { from, runs, clients }: { from: number; runs: number; clients: number },
): Promise<Tally> {
  const started = performance.now()
  const scenarios: ScenarioEnd[] = []
  let next = from
  const customer = async () => {
    while (next < from + runs) scenarios.push(await playScenario(harness, next++))
  }
  await Promise.all(Array.from({ length: clients }, customer))
  return { mode: harness.mode, scenarios, seconds: (performance.now() - started) / 1_000 }
}

/** Scenario by scenario what went wrong, with what was reported to the customer. */
export const brokenScenarios = ({ scenarios, mode }: Tally): string[] =>
  scenarios
    .filter(({ violations }) => violations.length > 0)
    .map(({ seed, violations, traits, outcomes, faults }) =>
      [
        `${mode}, seed ${seed} (${traits.join(', ')})`,
        ...violations.map(({ kind, why }) => `  ${kind}: ${why}`),
        ...outcomes.map(({ at, what, is, order }) => `    ${at} ${what}: ${is} ${order ?? ''}`),
        `    ${faults.join(', ')}`,
      ].join('\n'),
    )

const has = (is: string) => (scenario: ScenarioEnd) => scenario.outcomes.some((one) => one.is === is)

/** A line of figures: what happened, and how often each promise was broken. */
export function figures({ mode, scenarios, seconds }: Tally): Record<string, string | number> {
  const count = (test: (scenario: ScenarioEnd) => boolean) => scenarios.filter(test).length
  const faults = scenarios.reduce((sum, scenario) => sum + scenario.faults.length, 0)
  return {
    server: mode,
    baskets: scenarios.length,
    faults,
    posts: scenarios.reduce((sum, scenario) => sum + scenario.posts, 0),
    orders: scenarios.reduce((sum, scenario) => sum + scenario.orders, 0),
    refused: count(has('failed')),
    unconfirmed: count(has('not-confirmed')),
    killed: count(({ traits }) => traits.includes('killed')),
    ...Object.fromEntries(
      violationKinds.map((kind) => [
        kind,
        count(({ violations }) => violations.some((one) => one.kind === kind)),
      ]),
    ),
    seconds: seconds.toFixed(0),
  }
}
