import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hostsOf, onlyOwnHosts } from '../hosts.ts'
import { connect } from './db/connect.ts'
import { addressRoutes } from './routes/addresses.ts'
import { basketRoutes } from './routes/baskets.ts'
import { branchRoutes } from './routes/branches.ts'
import { cardRoutes } from './routes/cards.ts'
import { cdnRoutes } from './routes/cdn.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { deskRoutes } from './routes/desk.ts'
import { framePages } from './routes/frame-pages.ts'
import { mapRoutes } from './routes/maps.ts'
import { merchantRoutes } from './routes/merchants.ts'
import { orderEndRoutes } from './routes/order-ends.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentRoutes } from './routes/payments.ts'
import { productRoutes } from './routes/products.ts'
import { referralRoutes } from './routes/referrals.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { sharedBasketRoutes } from './routes/shared-baskets.ts'
import { staticRoutes } from './routes/static.ts'
import { studioRoutes } from './routes/studio.ts'
import { supportRoutes } from './routes/support.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'
import { trackingRoutes } from './routes/trackings.ts'
import { userRoutes } from './routes/users.ts'
import { webbotRoutes } from './routes/webbot.ts'
import type { MerchantSeed } from './seeds/builder/seed.ts'
import { seeds as ownSeeds } from './seeds/index.ts'
import type { Bot } from './services/bots.ts'
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
import { createStudio, withVariants } from './services/studio.ts'
import { readTenants } from './services/tenants.ts'
import { wildAnswers } from './services/wild.ts'

/** All routes of the merchant's API. */
export const API_ROUTES = [
  merchantRoutes,
  branchRoutes,
  supportRoutes,
  talkRoutes,
  productRoutes,
  userRoutes,
  webbotRoutes,
  addressRoutes,
  orderRoutes,
  orderEndRoutes,
  basketRoutes,
  trackingRoutes,
  referralRoutes,
  sharedBasketRoutes,
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
  /** Further host names of this server, beyond this machine's own and the merchants' domains. */
  hosts?: readonly string[]
  seeds?: readonly MerchantSeed[]
  /** Real bots by sub-domain of their merchant; the others have the seed's. */
  bots?: ReadonlyMap<string, Bot>
  sleep?: (ms: number) => Promise<void>
}

/** Logs an unexpected error without its values: a message of the database quotes phones and hashes. */
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
  const frameSite = framePages(services)
  app.use((c, next) => {
    const site = frameSite(new URL(c.req.url).hostname)
    return site ? Promise.resolve(site.fetch(c.req.raw, c.env)) : next()
  })
  // Not for the pages of the shop, which answer an impossible address with a page of their own.
  for (const part of ['/sandbox/*', '/cdn/*']) app.use(part, onlyStorableAddress)
  const limited = (maxSize: number, fault: Fault) =>
    bodyLimit({ maxSize, onError: (c) => answerFault(c as Ctx, fault) })
  const body = limited(LARGEST_BODY, new Fault('TOO_LARGE'))
  app.use('/sandbox/*', body)
  app.get('/healthz', (c) => c.text('ok'))
  app.route('/', cdnRoutes(services))
  app.route('/', mapRoutes())
  app.route('/', sandboxRoutes(services))
  app.route('/', studioRoutes(services))
  app.route('/', deskRoutes(services))

  const api = new Hono<Env>()
  const again = async (request: Request) => api.fetch(request)
  api.use(packJson, corsFor(services), apiBasics(services), faultMiddleware(services, again))
  api.use(wildAnswers(services))
  api.use(onlyStorableAddress)
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
 * The whole server in one process: `app.fetch` is what a browser would reach. In memory unless
 * a folder or database is given; `endStreams` ends the responses that otherwise never would, `close` its timers and its
 * database.
 */
export async function createSandbox(options: SandboxOptions = {}) {
  const { folder = null, databaseUrl, clock = realClock(), seeds = ownSeeds, bots = new Map() } = options
  const connection = await connect({ url: databaseUrl, folder })
  const { db } = connection
  await loadSeeds(db, seeds)
  const menus = createMenus(db)
  const studio = createStudio(clock)
  const tenants = withVariants(await readTenants(db, seeds, bots), studio)
  const closing = new AbortController()
  const services: Services = {
    db,
    clock,
    settings: {
      corsOrigins: options.corsOrigins ?? [],
      frameOrigin: options.frameOrigin ?? 'http://127.0.0.1:8081',
      dist: options.dist ?? null,
      pictures: options.pictures ?? null,
      idempotency: options.idempotency ?? 'on',
      telegramApi: options.telegramApi,
      lanAddresses: options.lanAddresses ?? [],
      launchesPerMinute: options.launchesPerMinute ?? 10,
      spellingSeed: options.spellingSeed ?? 1,
    },
    tenants,
    bots,
    hosts: hostsOf([
      ...(options.hosts ?? []),
      ...(options.lanAddresses ?? []),
      ...tenants.all.flatMap(({ domains }) => domains),
    ]),
    menus,
    faults: createFaults(),
    studio,
    sms: createSms(db, clock),
    reset: async () => {
      await forgetCustomers(db, seeds)
      for (const { merchant } of seeds) menus.forget(merchant.id)
    },
    closing: closing.signal,
    sleep: options.sleep ?? ((ms) => wait(ms).then(() => {})),
  }
  const endStreams = () => closing.abort()
  return { app: buildApp(services), db, clock, services, endStreams, close: connection.close }
}
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>
