import path from 'node:path'
import { ensureBundle } from '../bundle.ts'
import { endAll, ended, run, startSandbox } from '../server.ts'
import { findBrowser, playwrightCli } from './browser.ts'

/*
 * `npm run e2e [-- arguments of Playwright]`: the production bundle, served by the sandbox with a database in memory on
 * a free port, and Playwright against it. `--short` leaves out what `extended.ts` says. It stops every process it
 * started.
 */

async function main(): Promise<number> {
  const CHROMIUM = findBrowser()
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const given = process.argv.slice(2)
  const asked = given.filter((one) => one !== '--short')
  const E2E = asked.length < given.length ? 'short' : 'whole'
  const tests = [playwrightCli, 'test', '--config', config, ...asked]
  if (process.env.SHOP_URL) return ended(run(tests, { CHROMIUM, E2E }))
  await ensureBundle('production')
  const sandbox = await startSandbox({
    SANDBOX_DATA: 'memory',
    SANDBOX_SPEED: process.env.SANDBOX_SPEED ?? '20',
    SANDBOX_LAUNCHES_PER_MINUTE: '1000',
  })
  const code = await ended(run(tests, { CHROMIUM, E2E, SHOP_URL: sandbox.url }))
  await sandbox.stop()
  return code
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll(signal)
    process.exit(1)
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  endAll()
  process.exitCode = 1
}
