import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { isOfThisMachine } from './callers.ts'
import type { Ctx, Env, Services } from './context.ts'

export const FAULT_KINDS = [
  'delay',
  '500',
  '503',
  '401',
  'html',
  'nonsense',
  'empty',
  'drop',
  /** The call is carried out and its response lost: dropped, replaced by a 500, or cut in half. */
  'lost',
  '500-after',
  'truncate',
  /** The connection is cut at once, and the call is carried out `ms` later. */
  'late',
  /** The call arrives twice at the same time; one of the responses comes back. */
  'twice',
] as const

/** A requested fault. `route`: a piece of the path, empty for all. `times`: how often; absent: until cleared. */
export const FaultRule = v.object({
  route: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  kind: v.picklist(FAULT_KINDS),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 0),
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
})
export type FaultRule = v.InferOutput<typeof FaultRule>

const isOf = (rule: FaultRule, method: string, path: string) =>
  path.includes(rule.route) && (!rule.method || rule.method === method)

/** The list of requested faults, in memory for the life of this process. */
export function createFaults() {
  let rules: FaultRule[] = []
  return {
    list: (): readonly FaultRule[] => rules,
    add: (rule: FaultRule) => {
      rules = [...rules, rule]
    },
    clear: () => {
      rules = []
    },
    /** The rule this call falls under, counted down. */
    take: (method: string, path: string): FaultRule | null => {
      const rule = rules.find((r) => isOf(r, method, path))
      if (!rule) return null
      if (rule.times !== null) {
        rules = rules.flatMap((r) =>
          r !== rule ? [r] : r.times !== null && r.times > 1 ? [{ ...r, times: r.times - 1 }] : [],
        )
      }
      return rule
    },
  }
}
export type Faults = ReturnType<typeof createFaults>

/** The fault that a call requests for itself: `X-Sandbox-Fault: late 40000`. */
function asked(header: string | undefined): FaultRule | null {
  const [kind, ms] = (header ?? '').split(' ')
  const rule = v.safeParse(FaultRule, { kind, ms: Number(ms ?? 0) })
  return rule.success ? rule.output : null
}

/**
 * How a lost connection is thrown: not as an Error, so that Hono lets it through and an in-process `fetch` rejects;
 * over HTTP the socket is cut before anything is written.
 */
const CONNECTION_LOST = { name: 'ConnectionLost', message: 'fetch failed' } as const

export function dropConnection(c: { env?: Env['Bindings'] }): never {
  c.env?.incoming?.socket?.destroy()
  throw CONNECTION_LOST
}

/** A body that breaks off: over HTTP fewer bytes are sent than announced, then the connection is cut. */
async function truncated(response: Response, outgoing: Env['Bindings']['outgoing']): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const half = bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2)))
  if (outgoing) {
    const headers = { ...Object.fromEntries(response.headers), 'content-length': String(bytes.length) }
    outgoing.writeHead(response.status, headers)
    outgoing.write(half, () => outgoing.destroy())
    return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
  }
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

const json = { 'Content-Type': 'application/json' }
const brokenAnswers = {
  html: () =>
    new Response('<!doctype html><title>Wi-Fi</title><p>Please sign in to the network</p>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  nonsense: () => new Response('{"answer":42,"content":"?"}', { headers: json }),
  empty: () => new Response('', { headers: json }),
  '500': () => new Response('{"message":"Internal Server Error"}', { status: 500, headers: json }),
  '503': () => new Response('', { status: 503, headers: { 'Retry-After': '1' } }),
  '401': () => new Response('{"code":"SESSION_OUTDATED"}', { status: 401, headers: json }),
} as const

/** The fault of a call: its own, the one of the studio it comes from, one of the list. */
function faultFor(c: Ctx, services: Services): FaultRule | null {
  const { method, path } = c.req
  const { studio, faults } = services
  const ofStudio = studio.faultOf(c.req.header('merchant'))
  return (
    (isOfThisMachine(c, services) ? asked(c.req.header('x-sandbox-fault')) : null) ??
    (ofStudio && isOf(ofStudio, method, path) ? ofStudio : faults.take(method, path))
  )
}

/** Applies the requested faults in front of the API; `again` is the API, which is called once more without them. */
export function faultMiddleware(
  services: Services,
  again: (request: Request) => Promise<Response>,
): MiddlewareHandler<Env> {
  // A fault that holds until it is cleared would strike what it repeats, too, without end.
  const repeated = new WeakSet<Request>()
  return async (c, next) => {
    const rule = repeated.has(c.req.raw) ? null : faultFor(c, services)
    if (!rule) return next()
    if (rule.kind === 'late' || rule.kind === 'twice') {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('x-sandbox-fault')
      const body = await c.req.text()
      const copy = (ms: number) => {
        headers.set('x-sandbox-now', String(c.var.now + ms))
        const request = new Request(c.req.url, { method: c.req.method, headers, ...(body && { body }) })
        repeated.add(request)
        return request
      }
      if (rule.kind === 'late') {
        void services.sleep(rule.ms).then(() => again(copy(rule.ms)).catch(() => {}))
        return dropConnection(c)
      }
      const [first, second] = await Promise.all([again(copy(0)), again(copy(0))])
      return first.ok ? first : second
    }
    if (rule.ms) {
      await services.sleep(rule.ms)
      c.set('now', c.var.now + rule.ms)
    }
    switch (rule.kind) {
      case 'delay':
        return next()
      case 'drop':
        return dropConnection(c)
      case 'lost':
        await next()
        return dropConnection(c)
      case '500-after':
        await next()
        c.res = brokenAnswers['500']()
        return
      case 'truncate':
        await next()
        c.res = await truncated(c.res, c.env?.outgoing)
        return
      default:
        return brokenAnswers[rule.kind]()
    }
  }
}
