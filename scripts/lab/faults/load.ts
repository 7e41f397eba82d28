import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import { type Random, randomOf } from '../../random.ts'
import { createSandbox } from '../../sandbox/app.ts'
import { users } from '../../sandbox/db/schema/index.ts'
import { issueToken } from '../../sandbox/services/tokens.ts'
import { startSandbox } from '../../server.ts'
import { auditOrders, bodyOf } from './audit.ts'
import { NOON } from './harness.ts'

/* Many customers at once, browsing and ordering over HTTP for minutes, and what the database holds afterwards. */

type Plan = {
  customers: number
  /** How long they go on, ms. */
  lasts: number
  seed: number
  /** How long a customer looks at a screen, ms: from, to. */
  looks?: readonly [number, number]
  /** A PostgreSQL server, whose customers and orders are deleted first; else the embedded database. */
  databaseUrl?: string | undefined
  log?: (line: string) => void
}

export type Load = {
  requests: number
  orders: number
  /** Orders refused because the dish was out. */
  soldOut: number
  /** Posts whose connection the customer gave up, and posts sent twice. */
  givenUp: number
  twice: number
  /** ms from sending an order to its whole answer. */
  submits: number[]
  /** Resident memory of the server, MB, about once a minute. */
  memory: number[]
  /** What breaks a promise, a line each. */
  broken: string[]
}

/** The answer to a key whose order is under way. */
const BUSY = 409
const WELCOME = 1_000_000
const LOOKS = [1_000, 8_000] as const
/** After how many screens a customer orders. */
const SCREENS = [3, 8] as const
/** How long an impatient customer, or a lost connection, waits for the answer to an order, ms. */
const GIVES_UP = [1, 60] as const
/** How soon an order is sent again that the server is still at work on, ms. */
const AGAIN_AFTER = 300

const SCREEN_CALLS = [
  FIRST_CALLS.menu('WEB', ''),
  FIRST_CALLS.settings,
  FIRST_CALLS.merchant({ by: 'name', value: 'demo' }),
  FIRST_CALLS.banners,
  FIRST_CALLS.grades,
] as const

type Person = { id: string; token: string }

/** A database with these customers and no orders. */
async function prepare(customers: number, folder: string, databaseUrl: string | undefined) {
  const sandbox = await createSandbox({ folder: path.join(folder, 'db'), databaseUrl })
  const { db, services } = sandbox
  await services.reset()
  const merchantId = services.tenants.find('demo')?.id ?? ''
  const at = new Date(NOON - 86_400_000)
  const people: Person[] = []
  for (let nth = 0; nth < customers; nth++) {
    const id = `u-load-${nth}`
    await db.insert(users).values({ id, merchantId, cashback: WELCOME, createdAt: at, modifiedAt: at })
    people.push({ id, token: (await issueToken(db, { id, merchantId }, at.getTime())).token })
  }
  await sandbox.close()
  return people
}

/** Resident memory of a process, MB. */
async function residentOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

export async function playLoad(plan: Plan): Promise<Load> {
  const { customers, lasts, seed, looks = LOOKS, databaseUrl, log = () => {} } = plan
  const folder = await mkdtemp(path.join(tmpdir(), 'load-'))
  const load: Load = {
    requests: 0,
    orders: 0,
    soldOut: 0,
    givenUp: 0,
    twice: 0,
    submits: [],
    memory: [],
    broken: [],
  }
  const acknowledged = new Map<string, { id: string }>()
  const people = await prepare(customers, folder, databaseUrl)
  const server = await startSandbox({ SANDBOX_DATA: folder, DATABASE_URL: databaseUrl ?? '' }, () => {})
  const until = Date.now() + lasts
  const call = async (address: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    load.requests++
    const answer = await fetch(server.url + address, {
      ...init,
      headers: { Merchant: 'demo', 'X-Sandbox-Now': new Date(NOON).toISOString(), ...init.headers },
    })
    const text = await answer.text()
    return { status: answer.status, etag: answer.headers.get('etag'), text }
  }
  const breach = (line: string) => {
    if (load.broken.length < 50) load.broken.push(line)
  }
  const known = new Map<string, string>()
  const look = async (address: string) => {
    const etag = known.get(address)
    const answer = await call(address, etag ? { headers: { 'If-None-Match': etag } } : {})
    if (answer.etag) known.set(address, answer.etag)
    if (answer.status !== 200 && answer.status !== 304) breach(`${answer.status} of ${address}`)
  }
  /** Posts the `nth` order of a customer until the server has confirmed it, always with its key. */
  const order = async (person: Person, nth: number, random: Random) => {
    const key = `${person.id}-${nth}`
    const post = (withScarce: boolean, signal?: AbortSignal) =>
      call('/orders/v1/orders', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${person.token}`,
          'Idempotency-Key': key,
        },
        body: JSON.stringify(bodyOf(nth, withScarce)),
        ...(signal && { signal }),
      })
    let withScarce = random.whole(1, 20) === 1
    const way = random.whole(1, 10)
    if (way === 1) {
      load.givenUp++
      await post(withScarce, AbortSignal.timeout(random.whole(...GIVES_UP))).catch(() => null)
    }
    for (;;) {
      const sent = performance.now()
      const twins = way === 2 ? [post(withScarce), post(withScarce)] : [post(withScarce)]
      if (way === 2) load.twice++
      const answers = await Promise.all(twins)
      load.submits.push(performance.now() - sent)
      const made = answers.filter(({ status }) => status === 201).map(({ text }) => JSON.parse(text).id)
      const others = answers.filter(({ status }) => status !== 201)
      if (new Set(made).size > 1) breach(`two orders of ${key}: ${made}`)
      const wrong = others.find(({ status }) => status !== 422 && status !== BUSY)
      if (wrong) return breach(`${wrong.status} to an order: ${wrong.text.slice(0, 200)}`)
      if (made[0]) {
        acknowledged.set(key, { id: made[0] })
        load.orders++
        return
      }
      // The server is still at work on the post before.
      if (others.some(({ status }) => status === BUSY)) {
        await wait(AGAIN_AFTER)
        continue
      }
      if (!withScarce) return breach(`refused: ${others[0]?.text.slice(0, 200)}`)
      load.soldOut++
      withScarce = false
    }
  }
  const live = async (person: Person, at: number) => {
    const random = randomOf(seed + at)
    // Not all in the first second.
    await wait(random.whole(0, looks[1]))
    for (let nth = 0; Date.now() < until; nth++) {
      for (let screens = random.whole(...SCREENS); screens > 0 && Date.now() < until; screens--) {
        await look(random.oneOf(SCREEN_CALLS))
        await wait(random.whole(...looks))
      }
      await order(person, nth, random)
      const own = await call(`/orders/v1/orders/user/${person.id}?size=100&page=0`, {
        headers: { Authorization: `Bearer ${person.token}` },
      })
      if (!own.text.includes(acknowledged.get(`${person.id}-${nth}`)?.id ?? '?'))
        breach(`order ${nth} of ${person.id} is not among their orders: ${own.status}`)
    }
  }
  const watch = async () => {
    while (Date.now() < until) {
      await wait(Math.min(60_000, Math.max(1, until - Date.now())))
      const memory = await residentOf(server.pid)
      load.memory.push(memory)
      log(`${load.requests} requests, ${load.orders} orders, server ${memory} MB`)
    }
  }
  try {
    await Promise.all([watch(), ...people.map(live)])
    await server.stop()
    const sandbox = await createSandbox({ folder: path.join(folder, 'db'), databaseUrl })
    load.broken.push(...(await auditOrders(sandbox.db, acknowledged, WELCOME)))
    await sandbox.close()
    return load
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
