import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { hostsIn } from '../hosts.ts'
import { choosePorts, takenMessage } from '../ports.ts'
import { createSandbox } from './app.ts'
import { OutdatedDatabaseError } from './db/connect.ts'
import { startBots } from './services/bot-talk.ts'
import { botsIn } from './services/bots.ts'
import { realClock } from './services/clock.ts'
import { lanAddresses } from './services/lan.ts'
import { takeFolder } from './services/lock.ts'
import { warmUp } from './warm.ts'

const { values: flags } = parseArgs({
  options: { reset: { type: 'boolean' }, memory: { type: 'boolean' }, port: { type: 'string' } },
})
const { env } = process

if (env.NODE_ENV === 'production') {
  console.error('The sandbox is for developing and testing; it does not run with NODE_ENV=production.')
  process.exit(1)
}

const root = path.join(import.meta.dirname, '../..')
const data =
  env.SANDBOX_DATA && env.SANDBOX_DATA !== 'memory'
    ? path.resolve(env.SANDBOX_DATA)
    : path.join(root, '.data')
const inMemory = flags.memory || env.SANDBOX_DATA === 'memory'
if (!inMemory) {
  const owner = takeFolder(data)
  if (owner !== null) {
    console.error(`Another sandbox (process ${owner}) has this data folder: stop it, or set SANDBOX_DATA.`)
    process.exit(1)
  }
  if (flags.reset) rmSync(path.join(data, 'db'), { recursive: true, force: true })
}

function readBots() {
  try {
    return botsIn(env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const idempotency = env.SANDBOX_IDEM === 'off' || env.SANDBOX_IDEM === 'fingerprint' ? env.SANDBOX_IDEM : 'on'
const { port, framePort } = choosePorts({ ...env, PORT: flags.port ?? env.PORT })
const hostname = env.HOST || '127.0.0.1'
const sandbox = await createSandbox({
  bots: readBots(),
  lanAddresses: lanAddresses(hostname),
  telegramApi: env.TELEGRAM_API_URL || undefined,
  folder: inMemory ? null : path.join(data, 'db'),
  pictures: inMemory ? null : path.join(data, 'pictures'),
  databaseUrl: env.DATABASE_URL,
  clock: realClock(Number(env.SANDBOX_SPEED) || 1),
  dist: path.resolve(root, env.SANDBOX_DIST || 'dist'),
  hosts: hostsIn(env),
  frameOrigin: env.FRAME_ORIGIN || `http://127.0.0.1:${framePort}`,
  corsOrigins: (env.SANDBOX_ORIGINS ?? '').split(',').filter(Boolean),
  idempotency,
  launchesPerMinute: Number(env.SANDBOX_LAUNCHES_PER_MINUTE) || 10,
  spellingSeed: Number(env.SANDBOX_SPELLING_SEED) || 1,
}).catch((error: unknown) => {
  if (!(error instanceof OutdatedDatabaseError)) throw error
  console.error(error.message)
  process.exit(1)
})

const server = serve({ fetch: sandbox.app.fetch, port, hostname }, () => {
  console.log(`Sandbox is ready: http://localhost:${port}/sandbox`)
  warmUp(sandbox).catch(() => {})
})
const endBots = startBots(sandbox.services)
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(takenMessage('PORT', port))
  process.exit(1)
})

/**
 * Node closes idle connections after 5 s, while a customer reads, and a call sent in that very moment is lost; this is
 * longer, ms.
 */
const IDLE_CONNECTION = 65_000
if ('keepAliveTimeout' in server) server.keepAliveTimeout = IDLE_CONNECTION

/** Lets running calls end, then the database; a second signal does not wait. */
let isClosing = false
function shutDown() {
  if (isClosing) process.exit(1)
  isClosing = true
  const hurry = setTimeout(() => process.exit(0), 5_000)
  hurry.unref()
  sandbox.endStreams()
  const botsEnded = endBots().catch(() => {})
  server.close(async () => {
    await botsEnded
    await sandbox.close()
    process.exit(0)
  })
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)
