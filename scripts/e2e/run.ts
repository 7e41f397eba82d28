import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { ensureBundle } from '../bundle.ts'
import { findBrowser, playwrightCli } from './browser.ts'

/*
 * `npm run e2e [-- arguments of Playwright]`: the production bundle, served by the sandbox with a database in memory
 * on a free port, and Playwright against it. What this starts it also ends.
 */

const root = path.join(import.meta.dirname, '../..')
/** ms; the seeds and their pictures are made on the first start. */
const START_LIMIT = 120_000

const children = new Set<ChildProcess>()

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(url: string, sandbox: ChildProcess) {
  const until = Date.now() + START_LIMIT
  while (Date.now() < until && sandbox.exitCode === null) {
    const isReady = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The sandbox did not start.')
}

async function main(): Promise<number> {
  const CHROMIUM = findBrowser()
  let url = process.env.SHOP_URL
  let sandbox: ChildProcess | null = null
  if (!url) {
    await ensureBundle('production')
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    sandbox = run(['scripts/sandbox/serve.ts'], {
      PORT: String(port),
      SANDBOX_DATA: 'memory',
      SANDBOX_SPEED: process.env.SANDBOX_SPEED ?? '20',
      SANDBOX_LAUNCHES_PER_MINUTE: '1000',
    })
    await untilReady(url, sandbox)
  }
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const tests = [playwrightCli, 'test', '--config', config, ...process.argv.slice(2)]
  const code = await ended(run(tests, { CHROMIUM, SHOP_URL: url }))
  if (sandbox?.exitCode === null) {
    sandbox.kill('SIGTERM')
    await ended(sandbox)
  }
  return code
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exit(1)
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = 1
}
