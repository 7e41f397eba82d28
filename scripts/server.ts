import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
/** ms; the seeds and their pictures are made on the first start. */
const START_LIMIT = 120_000

const children = new Set<ChildProcess>()

/**
 * Runs a script by the Node that runs us, from the project's root; `endAll` ends what is left. `hear`: gets what it
 * prints, which else goes where our own output goes.
 */
export function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  hear?: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', hear ?? (() => {}))
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** Resolves with its exit code. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))

/** Ends what this process started. */
export function endAll(signal: NodeJS.Signals = 'SIGTERM') {
  for (const child of children) child.kill(signal)
}

/**
 * Runs a script whose result is its exit code. A signal or an error ends the processes that it has started; an error is
 * told by its message.
 */
export async function runScript(main: () => Promise<number>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      endAll(signal)
      process.exit(1)
    })
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    endAll()
    process.exitCode = 1
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
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

/**
 * A sandbox with the production bundle, on a free port unless `env` names one; `env` as of `sandbox/serve.ts`. `hear`: as
 * of `run`.
 */
export async function startSandbox(env: NodeJS.ProcessEnv, hear?: (text: string) => void) {
  const port = Number(env.PORT) || (await freePort())
  const url = `http://127.0.0.1:${port}`
  const sandbox = run(['scripts/sandbox/serve.ts'], { ...env, PORT: String(port) }, hear)
  await untilReady(url, sandbox)
  return {
    url,
    pid: sandbox.pid,
    stop: async () => {
      if (sandbox.exitCode !== null || sandbox.signalCode !== null) return
      sandbox.kill('SIGTERM')
      await ended(sandbox)
    },
    /** Ends it in the middle of whatever it does, as a power cut would. */
    kill: async () => {
      const gone = ended(sandbox)
      sandbox.kill('SIGKILL')
      await gone
    },
  }
}
