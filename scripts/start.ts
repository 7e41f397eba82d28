/**
 * `npm start`: the sandbox with the shops, and the Telegram window, on this machine only. `--dev`: the shops from Vite
 * instead of a bundle, reloading as you type. `--reset`: with an empty database. `--no-build`: the bundle of the last start,
 * however old; only where there is none it is built.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bundleFolder, ensureBundle } from './bundle.ts'
import { hostsIn } from './hosts.ts'
import { choosePorts, refuseTaken } from './ports.ts'
import { startFrame } from './telegram-frame/serve.ts'

const root = path.join(import.meta.dirname, '..')
const { values: flags } = parseArgs({
  options: { dev: { type: 'boolean' }, reset: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
})
const { port, framePort, devPort } = choosePorts(process.env)
const sandboxUrl = `http://localhost:${port}`
const children: ChildProcess[] = []

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  children.push(child)
  return child
}

async function untilReady(child: ChildProcess) {
  while (child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error('The sandbox did not start; the reason stands above.')
}

function printAddresses() {
  const shop = (sub: string) => `http://${sub}.localhost:${flags.dev ? devPort : port}/`
  const lines = [
    ['Web shop', shop('demo')],
    ['the same by vendor', `http://localhost:${flags.dev ? devPort : port}/?vendor=demo`],
    ['dark, three brands, minimal', [shop('dark'), shop('brands'), shop('minimal')].join('  ')],
    ['Telegram window', `http://127.0.0.1:${framePort}/`],
    ['on a phone', `${sandboxUrl}/sandbox/phone`],
    ['SMS outbox', `${sandboxUrl}/sandbox/outbox`],
    ['everything else', `${sandboxUrl}/sandbox`],
  ] as const
  console.log(`\n${lines.map(([what, where]) => `  ${what.padEnd(26)} ${where}`).join('\n')}\n`)
}

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

try {
  await refuseTaken([
    ['PORT', port],
    ['FRAME_PORT', framePort],
    ...(flags.dev ? ([['DEV_PORT', devPort]] as const) : []),
  ])
  if (!flags.dev) await ensureBundle('sandbox', { mayBeOld: flags['no-build'] === true })
  const sandbox = run(process.execPath, ['scripts/sandbox/serve.ts', ...(flags.reset ? ['--reset'] : [])], {
    PORT: String(port),
    SANDBOX_DIST: bundleFolder('sandbox'),
    FRAME_ORIGIN: `http://127.0.0.1:${framePort}`,
  })
  await untilReady(sandbox)
  if (flags.dev)
    run('vite', ['--mode', 'sandbox', '--port', String(devPort), '--strictPort'], { SANDBOX_URL: sandboxUrl })
  const appUrl = `http://{merchant}.localhost:${flags.dev ? devPort : port}`
  const frame = await startFrame({ port: framePort, appUrl, sandboxUrl, hosts: hostsIn(process.env) })
  sandbox.on('exit', (code) => {
    process.exitCode = code ?? 0
    stop()
    void frame.stop()
  })
  printAddresses()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  stop()
  process.exitCode = 1
}
