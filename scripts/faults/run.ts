/**
 * `npm run faults`: baskets ordered by the shop's own code from the real sandbox while everything goes wrong, each
 * story checked against the promises of an order. `--runs 1000` stories a server, `--idempotency on|off|fingerprint`,
 * `--clients 32` side by side (with DATABASE_URL: PostgreSQL), `--seed 94` one story again. Ends with 1 on any breach.
 */
import { parseArgs } from 'node:util'
import { table } from '../bench/numbers.ts'
import { type Mode, openStage } from './stage.ts'
import { brokenStories, figures, playStories, type Tally } from './stories.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    idempotency: { type: 'string' },
    clients: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
})
const all: readonly Mode[] = ['on', 'fingerprint', 'off']
const modes = all.filter((mode) => !flags.idempotency || flags.idempotency === mode)
const databaseUrl = process.env.DATABASE_URL

const tallies: Tally[] = []
for (const mode of modes) {
  const stage = await openStage(mode, databaseUrl)
  const wish = {
    from: Number(flags.seed ?? 0),
    runs: flags.seed === undefined ? Number(flags.runs) : 1,
    clients: Number(flags.clients),
  }
  const tally = await playStories(stage, wish)
  await stage.close()
  for (const story of brokenStories(tally)) console.error(story)
  tallies.push(tally)
}

const rows = tallies.map(figures)
console.log(`\n${databaseUrl ? 'PostgreSQL' : 'PGlite'}, ${flags.clients} side by side`)
console.log(table([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]))
const isBroken = tallies.some((tally) => brokenStories(tally).length > 0)
console.log(
  isBroken
    ? '\nA promise was broken.'
    : '\nNo order twice, no basket lost, no order that exists said to have failed.',
)
if (isBroken) process.exitCode = 1
