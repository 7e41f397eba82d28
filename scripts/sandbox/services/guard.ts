import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { languageOfTag } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { timeOf } from './callers.ts'
import type { Ctx, Env, Services } from './context.ts'
import { Fault } from './errors.ts'
import { type UserRow, userOfToken } from './tokens.ts'

/** The services of the API; every other path on this host is the bundle, the CDN or the sandbox's own pages. */
const SERVICES = ['users', 'support', 'products', 'orders', 'payments', 'deliveries', 'webbot'] as const

export const isApiPath = (path: string) => SERVICES.some((name) => path.startsWith(`/${name}/`))

/** The policy of API responses: nothing may be loaded or framed. */
const apiHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
} as const

/** The time of this request and the headers of an API answer. */
export const apiBasics =
  (services: Services): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('now', timeOf(c, services, c.req.header('merchant')))
    await next()
    // Node would send the machine's own time, which is not the time this response was computed for.
    c.res.headers.set('Date', new Date(c.var.now).toUTCString())
    for (const [name, value] of Object.entries(apiHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }

/** Which merchant a call is for: the id, the sub-domain, the vendor name or the domain in the `Merchant` header. */
export const merchantGuard =
  (services: Services): MiddlewareHandler<Env> =>
  async (c, next) => {
    const header = c.req.header('merchant')
    if (c.req.path.startsWith('/users/v1/merchants/')) return next()
    if (!header) throw new Fault('MERCHANT_MISSING')
    const tenant = await services.tenants.seek(header)
    if (!tenant) throw new Fault('MERCHANT_NOT_FOUND')
    c.set('tenant', tenant)
    return next()
  }

/** The name of the scheme counts in any case (RFC 9110, 11.1). */
const bearer = (c: Ctx) =>
  /^Bearer ([\w.~+/-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/** The token of this call, null when there is none or it is not one of ours by its looks. */
export const tokenOf = bearer

/** The signed-in customer; 401 without a good token. */
export async function customerOf(c: Ctx, services: Services): Promise<UserRow> {
  const token = bearer(c)
  if (!token) throw new Fault('SESSION_OUTDATED')
  return userOfToken(services.db, token, c.var.tenant.id, c.var.now)
}

/** The customer on calls that guests may make too; a token that is there must be good. */
export const customerIfAny = (c: Ctx, services: Services) =>
  c.req.header('authorization') ? customerOf(c, services) : Promise.resolve(null)

/** The language of this call; Uzbek when it names none. */
export const languageOf = (c: Ctx): Language => languageOfTag(c.req.header('accept-language') ?? null) ?? 'uz'

const KEY = /^[\w-]{8,255}$/

/** The `Idempotency-Key` of this call; null without one, or where this server is set to ignore it. */
export function keyOf(c: Ctx, { settings }: Services): string | null {
  const key = settings.idempotency === 'on' ? (c.req.header('idempotency-key') ?? null) : null
  if (key !== null && !KEY.test(key)) throw new Fault('BAD_REQUEST', [{ field: 'Idempotency-Key' }])
  return key
}

/** No column of the database takes U+0000. Escaped once or more often, an address never needs one. */
export const onlyStorableAddress: MiddlewareHandler<Env> = (c, next) => {
  if (/%(?:25)*00/.test(c.req.url)) throw new Fault('BAD_REQUEST', [{ field: 'url' }])
  return next()
}

/** U+0000 has no place in the database, and half a surrogate pair none in its JSON; no keyboard produces either. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)

/**
 * Where in a body the first text lies that the database cannot store; null: nowhere. With a list instead of recursion,
 * as a body may nest without end.
 */
function unstorableField(body: unknown): string | null {
  const left: [field: string, value: unknown][] = [['', body]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && !isStorable(value)) return field || 'body'
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return field || 'body'
      // A name as long as the whole body for each of its values would take quadratic memory.
      left.push([field && field.length < 200 ? `${field}.${key}` : field || key, inner])
    }
  }
  return null
}

/** The body as JSON of texts that the database can store; anything else is 400. */
export async function jsonOf(c: Ctx): Promise<unknown> {
  const raw: unknown = await c.req.json().catch(() => {
    throw new Fault('BAD_REQUEST', [{ field: 'body' }])
  })
  const field = unstorableField(raw)
  if (field !== null) throw new Fault('BAD_REQUEST', [{ field, rule: 'text' }])
  return raw
}

/**
 * An address of another page; null: it is none. One with control characters is 400: a URL leaves them out, and a header
 * takes none.
 */
export function addressOf(field: string, text: string): URL | null {
  if (/\p{Cc}/u.test(text)) throw new Fault('BAD_REQUEST', [{ field }])
  return URL.canParse(text) ? new URL(text) : null
}

/** The fields of a form of either type; one that cannot be read, or not be stored, is 400. */
export async function formOf(c: Ctx): Promise<Record<string, string | File>> {
  const form = await c.req.parseBody().catch(() => {
    throw new Fault('BAD_REQUEST', [{ field: 'body' }])
  })
  const field = unstorableField(form)
  if (field !== null) throw new Fault('BAD_REQUEST', [{ field, rule: 'text' }])
  return form
}

/** The JSON body by a schema; anything else is 400 with the fields that are wrong. */
export async function bodyOf<S extends v.GenericSchema>(c: Ctx, schema: S): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
    throw new Fault('BAD_REQUEST', [{ field: 'content-type' }])
  }
  const parsed = v.safeParse(schema, await jsonOf(c))
  if (parsed.success) return parsed.output
  const details = parsed.issues
    .slice(0, 10)
    .map((issue) => ({ field: v.getDotPath(issue) ?? 'body', rule: issue.type }))
  throw new Fault('BAD_REQUEST', details)
}

type Bounds = { min: number; max: number; missing?: number }

function inBounds(c: Ctx, name: string, spelling: RegExp, { min, max, missing }: Bounds): number {
  const text = c.req.query(name)
  if (text === undefined && missing !== undefined) return missing
  const value = spelling.test(text ?? '') ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new Fault('BAD_REQUEST', [{ field: name }])
  return value
}

/** A whole number of the query within bounds; missing is `missing`, anything else 400. */
export const numberQuery = (c: Ctx, name: string, bounds: Bounds) => inBounds(c, name, /^-?\d+$/, bounds)

/** The notation of JavaScript numbers, very small ones too. */
const DEGREES = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/

/** `lat` and `lon` of the query. */
export const pointQuery = (c: Ctx) => ({
  latitude: inBounds(c, 'lat', DEGREES, { min: -90, max: 90 }),
  longitude: inBounds(c, 'lon', DEGREES, { min: -180, max: 180 }),
})

/** One page of a list, in Spring's format. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  const content = all.slice(page * size, (page + 1) * size)
  return springPage(content, all.length, page, size)
}

/** A page in Spring's format around its records. */
export function springPage<T>(content: readonly T[], total: number, page: number, size: number) {
  const totalPages = Math.ceil(total / size)
  return {
    content,
    totalElements: total,
    totalPages,
    number: page,
    size,
    numberOfElements: content.length,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
  }
}
