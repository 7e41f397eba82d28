/**
 * `npm run bench`: the production bundle and the sandbox's merchant of so many products in a real browser on an
 * emulated phone. `--runs 3`, `--sizes 100,300,1000,10000`, `--only open,search`, `--json FILE`.
 * Figures that have a goal are set against it at the end. Only figures of one run compare: times move with the machine
 * and with what else it does.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBundle } from '../bundle.ts'
import { endAll, startSandbox } from '../server.ts'
import { goalLines, type Row } from './goals.ts'
import { median, quantile, short, table } from './numbers.ts'
import { openBrowser, PHONE } from './phone.ts'
import { type Figures, visits, warmUp } from './visits.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '100,300,1000,10000' },
    only: { type: 'string', default: Object.keys(visits).join(',') },
    json: { type: 'string' },
  },
})
const runs = Number(flags.runs)
const sizes = flags.sizes.split(',').map(Number)
const chosen = flags.only.split(',')
/** Size to which all others are compared. */
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
  // Menus are made, pictures drawn and files packed before anything counts.
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

/** Median, p95 where there are enough of them, and how it grew from the base. */
function tell(rows: readonly Row[]) {
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll(signal)
    process.exit(1)
  })
}

try {
  await ensureBundle('production')
  const sandbox = await startSandbox({ SANDBOX_DATA: '.data/bench' })
  for (const size of sizes) await fetch(`${sandbox.url}/users/v1/merchants/sub/${merchantOf(size)}`)
  const rows = await measure(sandbox.url)
  await sandbox.stop()
  tell(rows)
  if (flags.json)
    writeFileSync(flags.json, `${JSON.stringify({ phone: PHONE, runs, load: loadavg(), rows }, null, 1)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  endAll()
  process.exitCode = 1
}
