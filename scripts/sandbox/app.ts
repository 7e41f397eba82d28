import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hostsOf, onlyOwnHosts } from '../hosts.ts'
import { connect } from './db/connect.ts'
import { addressRoutes } from './routes/addresses.ts'
import { branchRoutes } from './routes/branches.ts'
import { cardRoutes } from './routes/cards.ts'
import { cdnRoutes } from './routes/cdn.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { deskRoutes } from './routes/desk.ts'
import { MAP_HOST, mapFrameRoutes } from './routes/map-frame.ts'
import { mapRoutes } from './routes/maps.ts'
import { merchantRoutes } from './routes/merchants.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentRoutes } from './routes/payments.ts'
import { productRoutes } from './routes/products.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { staticRoutes } from './routes/static.ts'
import { supportRoutes } from './routes/support.ts'
import { tableRoutes } from './routes/tables.ts'
import { userRoutes } from './routes/users.ts'
import { webbotRoutes } from './routes/webbot.ts'
import type { MerchantSeed } from './seeds/builder/seed.ts'
import { seeds as ownSeeds } from './seeds/index.ts'
import { type Clock, realClock, tashkentIso } from './services/clock.ts'
import { packJson } from './services/compress.ts'
import type { Ctx, Env, Services, Settings } from './services/context.ts'
import { corsFor } from './services/cors.ts'
import { errorBody, Fault, statusOf } from './services/errors.ts'
import { createFaults, faultMiddleware } from './services/faults.ts'
import { LARGEST_FILE } from './services/files.ts'
import { apiBasics, isApiPath, merchantGuard, onlyStorableAddress } from './services/guard.ts'
import { createMenus } from './services/menu.ts'
import { forgetCustomers, loadSeeds } from './services/seed-load.ts'
import { createSms } from './services/sms.ts'
import { readTenants } from './services/tenants.ts'

/** The calls of the contract. */
export const API_ROUTES = [
  merchantRoutes,
  branchRoutes,
  supportRoutes,
  productRoutes,
  userRoutes,
  webbotRoutes,
  addressRoutes,
  orderRoutes,
  tableRoutes,
  paymentRoutes,
  cardRoutes,
  deliveryRoutes,
]
const LARGEST_BODY = 256 * 1024

export type SandboxOptions = Partial<Settings> & {
  /** Folder of the database; null (the default) keeps it in memory. */
  folder?: string | null
  databaseUrl?: string | undefined
  clock?: Clock
  /** Names under which we are called, beyond this machine's own and the merchants' domains. */
  hosts?: readonly string[]
  seeds?: readonly MerchantSeed[]
  sleep?: (ms: number) => Promise<void>
}

/** What went wrong inside, without the values: a message of the database quotes phones and hashes. */
function logFailure(c: Ctx, error: Error) {
  const cause = error.cause instanceof Error ? error.cause.message : error.name
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  console.error(`[sandbox] ${c.req.method} ${c.req.routePath}: ${cause}\n${frames.slice(0, 8).join('\n')}`)
}

function answerFault(c: Ctx, error: Error) {
  const fault = error instanceof Fault ? error : new Fault('INTERNAL')
  if (fault !== error) logFailure(c, error)
  const retryAfter = fault.details[0]?.retryAfter
  if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter))
  return c.json(errorBody(fault, c.req.path, tashkentIso(c.var.now ?? Date.now())), statusOf(fault.code))
}

function buildApp(services: Services): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => answerFault(c, error))
  app.use(onlyOwnHosts(services.hosts))
  const mapFrame = mapFrameRoutes(services)
  app.use((c, next) =>
    new URL(c.req.url).hostname === MAP_HOST ? Promise.resolve(mapFrame.fetch(c.req.raw, c.env)) : next(),
  )
  // Not for the pages of the shop, which say themselves that an address is none.
  for (const part of ['/sandbox/*', '/cdn/*']) app.use(part, onlyStorableAddress)
  app.get('/healthz', (c) => c.text('ok'))
  app.route('/', cdnRoutes(services))
  app.route('/', mapRoutes())
  app.route('/', sandboxRoutes(services))
  app.route('/', deskRoutes(services))

  const api = new Hono<Env>()
  const again = async (request: Request) => api.fetch(request)
  api.use(packJson, corsFor(services), apiBasics(services), faultMiddleware(services, again))
  api.use(onlyStorableAddress)
  const limited = (maxSize: number, fault: Fault) =>
    bodyLimit({ maxSize, onError: (c) => answerFault(c as Ctx, fault) })
  const body = limited(LARGEST_BODY, new Fault('TOO_LARGE'))
  const file = limited(LARGEST_FILE, new Fault('FILE_TOO_LARGE', [{ max: LARGEST_FILE / 1024 ** 2 }]))
  api.use((c, next) => (c.req.path === '/support/v1/files' ? file : body)(c, next))
  api.use(merchantGuard(services))
  for (const routes of API_ROUTES) api.route('/', routes(services))
  api.all('*', () => {
    throw new Fault('NOT_IMPLEMENTED')
  })
  api.onError((error, c) => answerFault(c, error))

  const bundle = staticRoutes(services)
  app.all('*', (c) => (isApiPath(c.req.path) ? api : bundle).fetch(c.req.raw, c.env))
  return app
}

/**
 * The server of the spec, whole and in one process: `app.fetch` is what a browser would reach. In memory unless
 * told otherwise; `close` ends its timers and its database.
 */
export async function createSandbox(options: SandboxOptions = {}) {
  const { folder = null, databaseUrl, clock = realClock(), seeds = ownSeeds } = options
  const connection = await connect({ url: databaseUrl, folder })
  const { db } = connection
  await loadSeeds(db, seeds)
  const menus = createMenus(db)
  const tenants = await readTenants(db, seeds)
  const services: Services = {
    db,
    clock,
    settings: {
      corsOrigins: options.corsOrigins ?? [],
      frameOrigin: options.frameOrigin ?? 'http://127.0.0.1:8081',
      dist: options.dist ?? null,
      pictures: options.pictures ?? null,
      idempotency: options.idempotency ?? 'on',
      launchesPerMinute: options.launchesPerMinute ?? 10,
    },
    tenants,
    hosts: hostsOf([...(options.hosts ?? []), ...tenants.all.flatMap(({ domain }) => domain ?? [])]),
    menus,
    faults: createFaults(),
    sms: createSms(db),
    reset: async () => {
      await forgetCustomers(db, seeds)
      for (const { merchant } of seeds) menus.forget(merchant.id)
    },
    sleep: options.sleep ?? ((ms) => wait(ms).then(() => {})),
  }
  return { app: buildApp(services), db, clock, services, close: connection.close }
}
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>
