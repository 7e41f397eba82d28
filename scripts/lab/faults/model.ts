import fc from 'fast-check'
import type { Harness } from './harness.ts'
import { Shopper } from './shopper.ts'

/*
 * Any sequence of a customer's actions, checked against a law of conservation: a dish that was put into a basket is
 * still in it, or is in exactly one order, or was cleared by a logout. A second order of the same dishes breaks it, and
 * so does a lost basket.
 */

type Step = (shopper: Shopper) => unknown

class Command implements fc.AsyncCommand<object, Shopper> {
  private readonly name: string
  private readonly step: Step
  constructor(name: string, step: Step) {
    this.name = name
    this.step = step
  }
  check = () => true
  run = async (_: object, shopper: Shopper) => {
    await this.step(shopper)
    await shopper.pass(200)
  }
  toString = () => this.name
}
const command = (name: string, step: Step) => new Command(name, step)

const commands = [
  fc.constant(command('tap', (s) => s.press())),
  fc.constant(
    command('double tap', (s) => {
      s.press()
      s.press()
    }),
  ),
  fc.constant(command('reload', (s) => s.reload())),
  fc.constant(command('second tab taps', (s) => s.secondTab())),
  fc.constant(command('switch the brand', (s) => s.switchBrand())),
  fc.constant(command('logout', (s) => s.logout())),
  fc.constant(command('sign in', (s) => s.signIn())),
  fc.nat(2).map((which) => command(`add ${which}`, (s) => s.add(which))),
  fc.integer({ min: 1, max: 120 }).map((seconds) =>
    command(`offline ${seconds} s`, async (s) => {
      s.network.offlineUntil = Math.max(s.network.offlineUntil, s.network.now + seconds * 1_000)
    }),
  ),
  fc.integer({ min: 1, max: 100_000 }).map((ms) => command(`wait ${ms} ms`, (s) => s.pass(ms))),
  fc.constantFrom('check', 'again', 'discard').map((mind) => command(mind, (s) => s.decide(mind))),
]

/** Plays `runs` sequences of commands; throws the shortest that breaks the law. */
export async function playModel(harness: Harness, runs: number): Promise<void> {
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: 14, size: 'max' }),
    fc.nat(1_000_000),
    async (sequence, seed) => {
      const shopper = new Shopper(harness, await harness.begin(seed), seed)
      shopper.add(0)
      await fc.asyncModelRun(() => ({ model: {}, real: shopper }), sequence)
      const problems = await shopper.end()
      if (problems.length > 0) {
        const reported = shopper.outcomes.map(
          ({ at, what, is, order }) => `${at} ${what}: ${is} ${order ?? ''}`,
        )
        throw new Error([...problems, ...reported, shopper.network.faults.join(', ')].join('\n'))
      }
    },
  )
  await fc.assert(property, { numRuns: runs, endOnFailure: false })
}
