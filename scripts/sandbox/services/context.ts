import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { Hosts } from '../../hosts.ts'
import type { Db } from '../db/connect.ts'
import type { Bot } from './bots.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { MenuCache } from './menu.ts'
import type { SmsGateway } from './sms.ts'
import type { Studio } from './studio.ts'
import type { Tenant, Tenants } from './tenants.ts'

/** Settings of the server; each has a default for tests. */
export type Settings = {
  /** Origins other than our own that may call the API from a browser. */
  corsOrigins: readonly string[]
  /** Where the Telegram frame for people lives; it may frame the shop and ask for launches. */
  frameOrigin: string
  /** The built bundle, null to serve none. */
  dist: string | null
  /** Folder of resized pictures, null to keep them in memory only. */
  pictures: string | null
  /** How repeated submits are recognised: by the header, not at all, or by their content. */
  idempotency: 'on' | 'off' | 'fingerprint'
  /** Where the Bot API is; null: Telegram's own. */
  telegramApi: string | undefined
  /** IPv4 addresses under which other devices reach this server. */
  lanAddresses: readonly string[]
  /** How often one Telegram user may sign in; suites that reload a lot raise it. */
  launchesPerMinute: number
  /** The first of the spellings of `wild`; each of its answers has the next. */
  spellingSeed: number
}

/** Everything a route may need, made once. */
export type Services = {
  db: Db
  clock: Clock
  settings: Settings
  tenants: Tenants
  /** Real bots by sub-domain of their merchant. */
  bots: ReadonlyMap<string, Bot>
  /** All host names of this server. */
  hosts: Hosts
  menus: MenuCache
  faults: Faults
  /** Merchants with other settings, for one person each. */
  studio: Studio
  sms: SmsGateway
  /** Forgets customers and orders, fills the stock. */
  reset: () => Promise<void>
  /** Aborts when the server shuts down: open streams end. */
  closing: AbortSignal
  /** Waits `ms`; tests replace it. */
  sleep: (ms: number) => Promise<void>
}

/** Set by the middleware of `guard.ts` before any route runs. */
export type Env = {
  Variables: { now: number; tenant: Tenant }
  /** The node server's own request and answer; absent when called in-process. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse }
}
export type Ctx = Context<Env>
