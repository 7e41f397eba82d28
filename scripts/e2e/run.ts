import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBundle } from '../bundle.ts'
import { ended, run, runScript, startSandbox } from '../server.ts'
import { findBrowser, playwrightCli } from './browser.ts'

/*
 * `npm run e2e [-- arguments of Playwright]`: the production bundle, served by the sandbox with a database in memory on
 * a free port, and Playwright against it. `--short` leaves out what `extended.ts` says; `--translated` walks the same in
 * pages that the browser translates (`translator.ts`); `--shop wild` walks it in another shop than `demo`; `--speed 4`:
 * the kitchen works four times as fast as in life, else twenty times. What the sandbox prints is there for a journey to
 * read, too. It stops every process it started.
 */

async function main(): Promise<number> {
  const CHROMIUM = findBrowser()
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const asked = process.argv.slice(2)
  const SHOP_MERCHANT = taken(asked, '--shop', 2) ?? 'demo'
  const speed = taken(asked, '--speed', 2) ?? '20'
  const TRANSLATED = taken(asked, '--translated', 1) ? '1' : ''
  const E2E = taken(asked, '--short', 1) || TRANSLATED ? 'short' : 'whole'
  const tests = [playwrightCli, 'test', '--config', config, ...asked]
  if (process.env.SHOP_URL) return ended(run(tests, { CHROMIUM, E2E, TRANSLATED, SHOP_MERCHANT }))
  await ensureBundle('production')
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'))
  const printed = path.join(folder, 'sandbox.log')
  const env = {
    SANDBOX_DATA: 'memory',
    SANDBOX_SPEED: speed,
    SANDBOX_LAUNCHES_PER_MINUTE: '1000',
  }
  const sandbox = await startSandbox(env, (text) => {
    process.stdout.write(text)
    appendFileSync(printed, text)
  })
  const code = await ended(
    run(tests, { CHROMIUM, E2E, TRANSLATED, SHOP_MERCHANT, SHOP_URL: sandbox.url, SHOP_PRINTED: printed }),
  )
  await sandbox.stop()
  await rm(folder, { recursive: true })
  return code
}

/** Takes an option, of so many words, out of the arguments: its last word, which is its value where it has one. */
function taken(given: string[], name: string, words: 1 | 2): string | undefined {
  const at = given.indexOf(name)
  return at === -1 ? undefined : given.splice(at, words).at(-1)
}

await runScript(main)
