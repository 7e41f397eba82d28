/**
 * `npm run visits [-- --runs 30 --seed 1 --workers 3]`: visits made from seeds, in which dishes are pressed from the first
 * card on. No press may be lost or count twice. `--seed N --runs 1` repeats one and prints its steps.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBundle } from '../../bundle.ts'
import { findBrowser } from '../../e2e/browser.ts'
import { runScript, startSandbox } from '../../server.ts'
import { menusOf } from './menus.ts'
import { type Outcome, visit } from './visit.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '3' },
  },
})
const runs = Number(flags.runs)
const first = Number(flags.seed)

const log = (line: string) => {
  if (runs === 1) console.log(line)
}

async function main() {
  await ensureBundle('production')
  const sandbox = await startSandbox({ SANDBOX_DATA: 'memory' })
  const menus = await menusOf(sandbox.url, ['demo', 'stress300', 'minimal', 'dark'])
  const executablePath = findBrowser()
  const started = performance.now()
  const outcomes: Outcome[] = []
  let broken = 0
  let next = first
  const work = async () => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    /** Makes a visit; null: it did not end. */
    const make = async (seed: number): Promise<Outcome | null> => {
      try {
        return await visit(browser, seed, sandbox.url, menus, log)
      } catch (error) {
        console.error(`seed ${seed} did not end: ${error instanceof Error ? error.message : error}`)
        return null
      }
    }
    for (let seed = next++; seed < first + runs; seed = next++) {
      const outcome = await make(seed)
      if (outcome) outcomes.push(outcome)
      if (outcome?.faults.length === 0) continue
      broken += 1
      if (!outcome) continue
      console.error(`seed ${seed}: ${outcome.faults.join('; ')}`)
      console.error(JSON.stringify(outcome.plan), JSON.stringify(outcome.presses))
    }
    await browser.close()
  }
  await Promise.all(Array.from({ length: Number(flags.workers) }, work))
  await sandbox.stop()
  const presses = outcomes.flatMap((outcome) => outcome.presses)
  const beforeApp = presses.filter(({ isBeforeApp }) => isBeforeApp).length
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${runs} visits, ${presses.length} presses, ${beforeApp} of them before the app was there: ${broken} broken, ${seconds} s`,
  )
  return broken === 0 && beforeApp > 0 ? 0 : 1
}

await runScript(main)
