import type { MiddlewareHandler } from 'hono'

/*
 * Which names the servers of this machine answer to. Any site can make its name resolve to 127.0.0.1 and then read from
 * here as if it were ours (DNS rebinding); the Host header it sends is still its own.
 */

/** A name or an address, and maybe a port, as browsers write them. */
const HOST = /^(\[[0-9a-f:.]+\]|[\w-]+(?:\.[\w-]+)*)(?::\d{1,5})?$/
const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/
/** Addresses to listen on that cannot be called. */
const EVERYWHERE = ['', '0.0.0.0', '::']

export type Hosts = {
  /** Whether a `Host` is ours, on any port. */
  has: (host: string) => boolean
}

/** This machine's own names, and `names`: those of the environment, of merchants, of what is played. */
export function hostsOf(names: readonly string[]): Hosts {
  const known = new Set(names.map((name) => name.toLowerCase()))
  return {
    has: (host) => {
      const name = HOST.exec(host.toLowerCase())?.[1]
      return name !== undefined && (LOCAL.test(name) || known.has(name))
    },
  }
}

/** The origins under which a page of a server of this machine is opened, by its port. */
export const ownOrigins = (port: string) =>
  ['localhost', '127.0.0.1'].map((name) => `http://${name}${port && `:${port}`}`)

/** `HOST`, where it is one address, and `SANDBOX_HOSTS`, names separated by commas. */
export function hostsIn(env: { HOST?: string | undefined; SANDBOX_HOSTS?: string | undefined }): string[] {
  const names = [env.HOST ?? '', ...(env.SANDBOX_HOSTS ?? '').split(',')].map((name) =>
    name.trim().toLowerCase(),
  )
  return names
    .filter((name) => !EVERYWHERE.includes(name))
    .map((name) => (name.includes(':') ? `[${name}]` : name))
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Refuses every request that gives a name which is not ours, as its `Host` or as its target. */
export const onlyOwnHosts =
  (hosts: Hosts): MiddlewareHandler =>
  async (c, next) => {
    const target = new URL(c.req.url)
    // A call within the process has no Host; over a connection its absence is no name of ours.
    const host = c.req.header('host') ?? (c.env?.incoming ? '' : target.host)
    if (hosts.has(target.host) && hosts.has(host)) return next()
    const here = `http://localhost${target.port && `:${target.port}`}/`
    return c.text(
      `This server does not answer to this name. Open ${here} instead, or list the name in SANDBOX_HOSTS and start again.\n`,
      421,
      HEADERS,
    )
  }
