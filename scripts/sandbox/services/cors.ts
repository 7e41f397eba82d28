import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Env, Services } from './context.ts'

const ALLOWED = [
  'Merchant',
  'Authorization',
  'Content-Type',
  'Accept-Language',
  'Channel',
  'If-None-Match',
  'Basket-Member',
]
const EXPOSED = ['ETag', 'Retry-After', 'Idempotent-Replayed', 'Date']

/**
 * Same origin by default; other origins only when configured, never with credentials. With idempotency off the header
 * is not allowed either, as on a server that does not know it.
 */
export function corsFor(services: Services): MiddlewareHandler<Env> {
  const { corsOrigins, idempotency } = services.settings
  return cors({
    origin: (origin) => (corsOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: idempotency === 'off' ? ALLOWED : [...ALLOWED, 'Idempotency-Key'],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  })
}
