import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomOf } from '../../random.ts'
import { connect } from '../../sandbox/db/connect.ts'
import { CODE } from '../../sandbox/testing/world.ts'
import { freePort, startSandbox } from '../../server.ts'
import { auditOrders, bodyOf } from './audit.ts'
import { NOON } from './harness.ts'

/*
 * The server killed (kill -9) while customers order, and started again on the same folder: what it has acknowledged is
 * there, and what it had not finished is either there whole or not at all.
 */

type Plan = {
  /** How many orders are acknowledged at the end. */
  orders: number
  kills: number
  seed: number
  /** Customers' calls that are under way at the same time. */
  calls?: number
  log?: (line: string) => void
}

export type KilledServer = {
  kills: number
  /** Kills that cut at least one post. */
  struck: number
  acknowledged: number
  /** Posts that a kill has cut, and how many of them had become an order all the same. */
  cut: number
  madeAllTheSame: number
  /** What breaks a promise, a line each. */
  broken: string[]
}

type Acknowledged = { id: string; number: number; total: number }
type Wire = { id: string; number: number; prices?: { totalPrice?: number } }

const PHONE = '+998900000019'
/** Every so many orders name a dish that is nearly out. */
const SCARCE_EVERY = 15

/** A server that is killed and started again; calls wait until it is there. */
async function openServer(folder: string) {
  const env = { PORT: String(await freePort()), SANDBOX_DATA: folder }
  let server = await startSandbox(env, () => {})
  let isUp: Promise<unknown> = Promise.resolve()
  return {
    call: async (
      asked: string,
      { body, ...init }: { body?: object; headers?: Record<string, string> } = {},
    ) => {
      await isUp
      const headers = {
        Merchant: 'demo',
        'X-Sandbox-Now': new Date(NOON).toISOString(),
        ...(body && { 'Content-Type': 'application/json' }),
        ...init.headers,
      }
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      const answer = await fetch(server.url + asked, { ...sent, headers })
      const isReplayed = answer.headers.get('idempotent-replayed') === 'true'
      return { status: answer.status, isReplayed, body: await answer.json() }
    },
    /** Kills it and resolves when it is there again; calls that begin meanwhile wait. */
    killAndStart: async () => {
      const again = server.kill().then(async () => {
        server = await startSandbox(env, () => {})
      })
      isUp = again
      await again
    },
    stop: () => server.stop(),
  }
}
type Server = Awaited<ReturnType<typeof openServer>>

async function signIn({ call }: Server) {
  await call('/users/v1/users/login', { body: { phone: PHONE } })
  const { body } = await call('/users/v1/users/login/verify', { body: { phone: PHONE, code: CODE } })
  const { token, user } = body as { token: string; user: { id: string; cashback: number } }
  return { user, headers: { Authorization: `Bearer ${token}` } }
}
type Customer = Awaited<ReturnType<typeof signIn>>

/** Every order that the server shows to this customer. */
async function shownOrders({ call }: Server, { user, headers }: Customer): Promise<Map<string, Wire>> {
  const shown = new Map<string, Wire>()
  for (let page = 0, last = false; !last; page++) {
    const { body } = await call(`/orders/v1/orders/user/${user.id}?size=100&page=${page}`, { headers })
    const list = body as { content: Wire[]; last: boolean }
    for (const order of list.content) shown.set(order.id, order)
    last = list.content.length < 100
  }
  return shown
}

const totalOf = (order: Wire) => order.prices?.totalPrice ?? -1

/** The database after all of it. */
async function audit(folder: string, acknowledged: ReadonlyMap<string, Acknowledged>, welcome: number) {
  const { db, close } = await connect({ folder: path.join(folder, 'db') })
  const broken = await auditOrders(db, acknowledged, welcome)
  await close()
  return broken
}

/** Orders until `orders` are acknowledged, with `kills` kills in between. */
export async function killServer({ calls = 8, log = () => {}, ...plan }: Plan): Promise<KilledServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'))
  const random = randomOf(plan.seed)
  const server = await openServer(folder)
  const acknowledged = new Map<string, Acknowledged>()
  const cut = new Set<string>()
  const broken: string[] = []
  let madeAllTheSame = 0
  let next = 0
  /** Orders that may be begun: some are always under way when a kill strikes, but they wait for all kills. */
  let allowed = 0
  let struck = 0
  let isOver = false
  try {
    const customer = await signIn(server)
    /** Posts one order, always with its key, until it is acknowledged. */
    const order = async (nth: number) => {
      const key = `order-number-${nth}`
      const headers = { ...customer.headers, 'Idempotency-Key': key }
      let withScarce = nth % SCARCE_EVERY === 0
      while (!acknowledged.has(key) && !isOver) {
        const body = bodyOf(nth, withScarce)
        const answer = await server.call('/orders/v1/orders', { body, headers }).catch(() => null)
        if (answer === null) cut.add(key)
        else if (answer.status === 201) {
          const made = answer.body as Wire
          acknowledged.set(key, { id: made.id, number: made.number, total: totalOf(made) })
          if (answer.isReplayed) madeAllTheSame++
        } else if (answer.status === 422 && withScarce) withScarce = false
        else throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      }
    }
    const work = async () => {
      while (next < plan.orders && !isOver) {
        if (next < allowed) await order(next++)
        else await wait(2)
      }
    }
    const working = Promise.all(Array.from({ length: calls }, work))
    working.catch(() => {})
    const part = Math.floor(plan.orders / (plan.kills + 1))
    for (let nth = 0; nth < plan.kills; nth++) {
      const at = nth * part + random.whole(1, part)
      const before = cut.size
      allowed = (nth + 2) * part
      while (acknowledged.size < at) await Promise.race([wait(5), working])
      await wait(random.whole(0, 40))
      await server.killAndStart()
      if (cut.size > before) struck++
      const known = [...acknowledged.values()]
      const shown = await shownOrders(server, customer)
      for (const { id, number, total } of known) {
        const found = shown.get(id)
        if (found?.number !== number || totalOf(found) !== total)
          broken.push(`after kill ${nth + 1} order ${number} is ${found ? 'another one' : 'gone'}`)
      }
      log(`kill ${nth + 1}: ${known.length} acknowledged, ${shown.size} there, ${cut.size} posts cut so far`)
    }
    allowed = plan.orders
    await working
    await server.stop()
    broken.push(...(await audit(folder, acknowledged, customer.user.cashback)))
    return {
      kills: plan.kills,
      struck,
      acknowledged: acknowledged.size,
      cut: cut.size,
      madeAllTheSame,
      broken,
    }
  } finally {
    isOver = true
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
