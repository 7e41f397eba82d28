/**
 * `npm run faults`: baskets ordered by the shop's own code from the real sandbox while everything goes wrong, each
 * scenario checked against the promises of an order. `--runs 1000` scenarios a server, `--idempotency
 * on|off|fingerprint`, `--clients 32` side by side (with DATABASE_URL: PostgreSQL), `--seed 94` one scenario again.
 * `--sequences 300` of what a customer may do; `--sums 10000` orders computed by both sides; `--browser 100` pages
 * killed in a real browser; `--fuzz` 10,000 hostile requests (or `--runs`), `--fuzz --seed 94` one of them again;
 * `--hostile` 60 walks of a customer (or `--runs`) through the shop of a hostile back end, `--rate 0.3|1` the share
 * of damaged answers, `--steps "menu again,basket"` only those screens, `--short` four walks of four screens;
 * `--kill` 500 orders (or `--runs`) of a server that is killed 20 times; `--load 200` customers at once for
 * `--minutes 10` (with DATABASE_URL: PostgreSQL, emptied first); `--codes 10000` requests for codes in each of three
 * ways; `--damaged 10000` answers of each call, read by the shop's client. Ends with 1 on any violation.
 */
import { parseArgs } from 'node:util'
import { FLOODS, type FloodName, floodCodes } from '../../sandbox/testing/code-flood.ts'
import { compareSums } from '../../sandbox/testing/same-sums.ts'
import { openSandbox } from '../../sandbox/testing/testing.ts'
import { ended, run } from '../../server.ts'
import { quantile, short, table } from '../bench/numbers.ts'
import { type Outcome, playFuzz } from './fuzz/fuzz.ts'
import { type Mode, NOON, openHarness } from './harness.ts'
import { SHORT } from './hostile/steps.ts'
import { planOf as walkOf } from './hostile/walk.ts'
import { playHostile } from './hostile/walks.ts'
import { killPages } from './in-browser.ts'
import { killServer } from './kill.ts'
import { playLoad } from './load.ts'
import { playModel } from './model.ts'
import { brokenScenarios, figures, playScenarios, type Tally } from './scenarios.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string' },
    idempotency: { type: 'string' },
    clients: { type: 'string', default: '1' },
    seed: { type: 'string' },
    sequences: { type: 'string', default: '0' },
    sums: { type: 'string', default: '0' },
    browser: { type: 'string', default: '0' },
    damaged: { type: 'string', default: '0' },
    fuzz: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
    rate: { type: 'string' },
    steps: { type: 'string' },
    short: { type: 'boolean', default: false },
    kill: { type: 'boolean', default: false },
    load: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '10' },
    codes: { type: 'string', default: '0' },
  },
})
const [sequences = 0, sums = 0, killed = 0, flooded = 0, damaged = 0] = [
  flags.sequences,
  flags.sums,
  flags.browser,
  flags.codes,
  flags.damaged,
].map(Number)
/** What one run of seeds plays, `usual` of them without an option. */
const planOf = (usual: number) => ({
  from: Number(flags.seed ?? 0),
  runs: Number(flags.runs ?? (flags.seed === undefined ? usual : 1)),
})
const all: readonly Mode[] = ['on', 'fingerprint', 'off']
const modes = all.filter((mode) => !flags.idempotency || flags.idempotency === mode)
const databaseUrl = process.env.DATABASE_URL

const ORDERED = 'No order twice, no basket lost, none that exists said to have failed.'

let isBroken = false
const say = (...lines: readonly string[]) => console.log(lines.join('\n'))

async function scenarios() {
  const tallies: Tally[] = []
  for (const mode of modes) {
    const harness = await openHarness(mode, databaseUrl)
    const plan = { ...planOf(300), clients: Number(flags.clients) }
    if (plan.runs > 0) tallies.push(await playScenarios(harness, plan))
    if (sequences > 0) {
      await playModel(harness, sequences)
      say(`${sequences} sequences, server ${mode}: nothing ordered twice, nothing lost`)
    }
    await harness.close()
  }
  const rows = tallies.map(figures)
  const broken = tallies.flatMap(brokenScenarios)
  say('', `${databaseUrl ? 'PostgreSQL' : 'PGlite'}, ${flags.clients} side by side`)
  if (rows[0]) say(table([Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(String))]))
  say(...broken)
  isBroken ||= broken.length > 0
}

async function reckon() {
  const harness = await openHarness('on')
  const { kinds, differences, refused } = compareSums(harness.tenants, 0, sums, NOON)
  await harness.close()
  say(`${sums} orders computed by both sides, ${refused} refused for their promo`)
  say(...[...kinds].sort().map(([kind, count]) => `  ${kind}: ${count}`), ...differences)
  isBroken ||= differences.length > 0
}

async function browser() {
  const pages = await killPages(killed)
  const broken = pages.filter(({ problem }) => problem !== null)
  const ordered = pages.filter(({ result }) => result === 'ordered').length
  say(
    `${killed} pages killed: ${ordered} ordered once, ${pages.length - ordered} left in the basket, ${broken.length} broken`,
  )
  isBroken ||= broken.length > 0 || pages.length < killed
}

async function fuzz() {
  const outcomes: Outcome[] = []
  await playFuzz(planOf(10_000), (outcome) => {
    outcomes.push(outcome)
    if (outcome.breach) say(`--fuzz --seed ${outcome.seed}: ${outcome.breach}: ${outcome.request}`)
  })
  const broken = outcomes.filter(({ breach }) => breach !== null).length
  const slowest = Math.round(Math.max(...outcomes.map(({ ms }) => ms)))
  const counts = [2, 3, 4, 5].map((first) => {
    const { length } = outcomes.filter(({ status }) => Math.floor(status / 100) === first)
    return `${length} × ${first}xx`
  })
  say(`${outcomes.length} hostile requests: ${counts.join(', ')}; slowest ${slowest} ms; ${broken} broken`)
  isBroken ||= broken > 0
}

async function hostile() {
  const { from, runs } = planOf(flags.short ? 4 : 60)
  const rate = flags.rate === undefined && !flags.short ? null : Number(flags.rate ?? 1)
  const plans = Array.from({ length: runs }, (_, nth) => walkOf(from + nth, rate))
  const outcomes = await playHostile(plans, {
    steps: flags.steps?.split(',') ?? (flags.short ? SHORT : null),
    log: runs === 1 ? (line) => say(line) : () => {},
    each: ({ plan, breaches, ...counts }) => {
      say(`--seed ${plan.seed} ${JSON.stringify({ ...plan, ...counts })}`)
      for (const breach of breaches) say(`--hostile --seed ${plan.seed} --rate ${plan.rate}: ${breach}`)
    },
  })
  const sum = (of: 'damages' | 'troubles' | 'partial') => outcomes.reduce((all, one) => all + one[of], 0)
  const broken = outcomes.filter(({ breaches }) => breaches.length > 0)
  say(
    `${runs} walks, ${sum('damages')} damaged answers, ${sum('troubles')} screens that said so, ${sum('partial')} that needed a reload to be whole; ${broken.length} walks broken`,
  )
  isBroken ||= broken.length > 0
}

async function kill() {
  const { from, runs } = planOf(500)
  const killed = await killServer({ orders: runs, kills: 20, seed: from, log: (line) => say(line) })
  say(
    `${killed.kills} kills during ${killed.acknowledged} orders, ${killed.struck} while orders were sent`,
    `${killed.cut} orders cut, ${killed.madeAllTheSame} of them made all the same; ${killed.broken.length} broken`,
    ...killed.broken,
  )
  isBroken ||= killed.broken.length > 0
}

async function load() {
  const plan = { customers: Number(flags.load), lasts: Number(flags.minutes) * 60_000 }
  const { from } = planOf(1)
  const played = await playLoad({ ...plan, seed: from, databaseUrl, log: (line) => say(line) })
  const { submits, memory, broken } = played
  const [half, most, all] = [0.5, 0.99, 1].map((share) => short(quantile(submits, share)))
  say(
    `${plan.customers} customers, ${flags.minutes} min, ${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${played.requests} requests`,
    `${played.orders} orders, ${played.givenUp} sent again after a lost answer, ${played.twice} sent twice at once, ${played.soldOut} sold out`,
    `an order took ${half} ms in the median, ${most} ms at p99, ${all} ms at most`,
    `memory ${memory[0]} MB after the first minute, ${memory.at(-1)} MB at the end; ${broken.length} broken`,
    ...broken,
  )
  isBroken ||= broken.length > 0
}

/** How long the requests for codes go on, ms: within the caps of an hour, and beyond those of a day. */
const FLOODED = { 'in an hour': 3_600_000, 'in two days': 2 * 86_400_000 } as const
async function codes() {
  for (const name of Object.keys(FLOODS) as FloodName[])
    for (const [when, ms] of Object.entries(FLOODED)) {
      const sandbox = await openSandbox()
      const { sent, allowed, wrong } = await floodCodes(sandbox, name, { asked: flooded, ms })
      await sandbox.close()
      say(`${flooded} requests for a code over ${name} ${when}: ${sent} sent, ${allowed} allowed`)
      say(...wrong.slice(0, 10))
      isBroken ||= sent !== allowed || wrong.length > 0
    }
}

/** The test that reads some of them in `npm test` reads so many. */
async function damage() {
  const test = ['run', 'scripts/contract/damaged.test.ts', '--reporter', 'verbose']
  const failed = await ended(run(['node_modules/vitest/vitest.mjs', ...test], { DAMAGED: String(damaged) }))
  isBroken ||= failed !== 0
}

/** What is played, and what held when nothing broke. */
const PLAYED: readonly [isAsked: boolean, play: () => Promise<void>, kept: string][] = [
  [flags.hostile, hostile, 'No screen blank, wrong or without a way on; no basket lost, no order twice.'],
  [flags.kill, kill, 'Every acknowledged order is there, none by half.'],
  [Number(flags.load) > 0, load, 'Every order is there once, and the stock adds up.'],
  [flags.fuzz, fuzz, 'No request failed the server, none kept it busy.'],
  [flooded > 0, codes, 'As many codes were sent as the limits allow.'],
  [damaged > 0, damage, 'Every damaged answer was an error or left its record out.'],
  [killed > 0, browser, ORDERED],
  [sums > 0, reckon, ORDERED],
  [true, scenarios, ORDERED],
]
const [, play, kept] = PLAYED.find(([isAsked]) => isAsked) ?? []
await play?.()
say(isBroken ? 'A promise was broken.' : (kept ?? ''))
if (isBroken) process.exitCode = 1
