import type { Script } from 'node:vm'
import { eq } from 'drizzle-orm'
import { createSandbox, type Sandbox } from '../../sandbox/app.ts'
import { orders, users } from '../../sandbox/db/schema/index.ts'
import type { Settings } from '../../sandbox/services/context.ts'
import { newId } from '../../sandbox/services/ids.ts'
import type { Tenant } from '../../sandbox/services/tenants.ts'
import { issueToken } from '../../sandbox/services/tokens.ts'
import type { Customer } from './page.ts'
import { pageScript } from './page-script.ts'
import { sleepOfCaller, VirtualClock } from './virtual-clock.ts'

export type Mode = Settings['idempotency']

/** A noon on which the seeds' kitchens work. */
export const NOON = Date.parse('2026-11-24T12:00:00+05:00')

/** The sandbox in one of its modes, twice on one database where that is a server, and the script of the pages. */
export type Harness = {
  mode: Mode
  script: Script
  tenant: Tenant
  tenants: readonly Tenant[]
  /** A time and a customer for one scenario. */
  begin: (seed: number) => Promise<{ virtualClock: VirtualClock; customer: Customer }>
  /** The response of a server; throws like a lost connection. */
  serve: (request: Request) => Promise<Response>
  ordersOf: (customer: Customer) => Promise<(typeof orders.$inferSelect)[]>
  close: () => Promise<void>
}

let script: Promise<Script> | null = null

export async function openHarness(mode: Mode, databaseUrl?: string): Promise<Harness> {
  script ??= pageScript()
  const clock = { now: () => NOON, speed: 1 }
  const open = () =>
    createSandbox({ clock, sleep: sleepOfCaller, idempotency: mode, databaseUrl, hosts: ['shop.test'] })
  const first = await open()
  await first.services.reset()
  const servers: Sandbox[] = databaseUrl ? [first, await open()] : [first]
  const tenant = first.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  const { db } = first
  let served = 0
  return {
    mode,
    script: await script,
    tenant,
    tenants: first.services.tenants.all,
    begin: async (seed) => {
      const now = NOON + (seed % 60) * 60_000
      const id = newId('u')
      const at = new Date(now)
      await db.insert(users).values({ id, merchantId: tenant.id, createdAt: at, modifiedAt: at })
      const { token } = await issueToken(db, { id, merchantId: tenant.id }, now - 86_400_000)
      return { virtualClock: new VirtualClock(now), customer: { id, token } }
    },
    serve: async (request) => (servers[served++ % servers.length] ?? first).app.fetch(request),
    ordersOf: ({ id }) => db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.number),
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}
