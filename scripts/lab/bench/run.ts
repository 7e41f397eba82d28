/**
 * `npm run bench`: measures the production bundle with merchants of many sizes in a real browser on an emulated
 * phone. `--runs 3`, `--sizes 100,300,1000,10000`, `--only first,follow,open,search`, `--json FILE`. `first` is the first
 * screen beside pages that do less; `follow` an order under way; `stay`, only when asked for, the same for
 * `--minutes 30`; the others are visits to shops of many sizes.
 * Figures with a goal are compared with it at the end. Only figures of one run are comparable: times depend on the
 * machine and on its other work.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBundle } from '../../bundle.ts'
import { endAll, startSandbox } from '../../server.ts'
import { benchFirst } from './first.ts'
import { benchFollow } from './follow.ts'
import { goalLines, type Row } from './goals.ts'
import { median, quantile, short, table } from './numbers.ts'
import { openBrowser, PHONE } from './phone.ts'
import { benchStay } from './stay.ts'
import { type Figures, visits, warmUp } from './visits.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '100,300,1000,10000' },
    only: { type: 'string', default: ['first', 'follow', ...Object.keys(visits)].join(',') },
    minutes: { type: 'string', default: '30' },
    json: { type: 'string' },
  },
})
const runs = Number(flags.runs)
const sizes = flags.sizes.split(',').map(Number)
const asked = flags.only.split(',')
/** Those that measure other things than visits to shops of many sizes. */
const APART = ['first', 'follow', 'stay']
const chosen = asked.filter((name) => !APART.includes(name))
/** The size with which all others are compared. */
const BASE = sizes.includes(300) ? 300 : (sizes[0] ?? 300)

const merchantOf = (size: number) => (size === 10_000 ? 'stress' : `stress${size}`)

async function measure(url: string): Promise<Row[]> {
  const browser = await openBrowser()
  const rows = new Map<string, Row>()
  const keep = (visit: string, size: number, figures: Figures) => {
    for (const [figure, value] of Object.entries(figures)) {
      const row = rows.get(`${visit} ${figure}`) ?? { visit, figure, bySize: {} }
      rows.set(`${visit} ${figure}`, row)
      row.bySize[size] = [...(row.bySize[size] ?? []), ...(typeof value === 'number' ? [value] : value)]
    }
  }
  const visitOnce = async (name: string, size: number) => {
    const visit = visits[name]
    if (!visit) throw new Error(`Nothing is called "${name}"; there are ${Object.keys(visits).join(', ')}.`)
    return visit(browser, { url, merchant: merchantOf(size) })
  }
  // The first visits create menus, pictures and compressed files, so they are not measured.
  for (const size of sizes) await warmUp(browser, { url, merchant: merchantOf(size) })
  for (let run = 1; run <= runs; run++)
    for (const name of chosen)
      for (const size of sizes) {
        console.error(`run ${run} of ${runs}: ${name}, ${size} products`)
        keep(name, size, await visitOnce(name, size))
      }
  await browser.close()
  return [...rows.values()]
}

/** Prints medians, p95 where there are enough values, and the growth from the base. */
function printSummary(rows: readonly Row[]) {
  const cells = rows.map(({ visit, figure, bySize }) => {
    const base = median(bySize[BASE] ?? [])
    const of = (size: number) => {
      const all = bySize[size] ?? []
      const high = all.length >= 20 ? ` / ${short(quantile(all, 0.95))}` : ''
      const grown = size !== BASE && base > 0 ? ` (${short(median(all) / base)}×)` : ''
      return `${short(median(all))}${high}${grown}`
    }
    return [`${visit}: ${figure}`, ...sizes.map(of)]
  })
  console.log(`\nmedian / p95 (growth from ${BASE}); ms where nothing else is said`)
  console.log(
    `${runs} runs; CPU ${PHONE.cpu}× slower, for "open" ${PHONE.rtt} ms and ${PHONE.down}/${PHONE.up} kbit/s; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  const head = sizes.map((size) => `${size} products`)
  console.log(table([['', ...head], ...cells]))
  const goals = goalLines(rows, sizes, BASE, short)
  if (goals.length > 0) console.log(`\ngoals\n${table([['', 'goal', ...head], ...goals])}`)
}

async function benchVisits() {
  const sandbox = await startSandbox({ SANDBOX_DATA: '.data/bench' })
  for (const size of sizes) await fetch(`${sandbox.url}/users/v1/merchants/sub/${merchantOf(size)}`)
  const rows = await measure(sandbox.url)
  await sandbox.stop()
  printSummary(rows)
  if (flags.json)
    writeFileSync(flags.json, `${JSON.stringify({ phone: PHONE, runs, load: loadavg(), rows }, null, 1)}\n`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll(signal)
    process.exit(1)
  })
}

try {
  await ensureBundle('production')
  if (asked.includes('first')) await benchFirst(runs, '.data/bench-first')
  if (asked.includes('follow')) await benchFollow()
  if (asked.includes('stay')) await benchStay(Number(flags.minutes))
  if (chosen.length > 0) await benchVisits()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  endAll()
  // A browser that is still open would keep this process alive.
  process.exit(1)
}
