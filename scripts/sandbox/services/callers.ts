import { headerTime } from './clock.ts'
import type { Ctx, Services } from './context.ts'

const TELEGRAM = 'https://web.telegram.org'
const LOOPBACK = /^(?:inside|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** Who calls, for the limit on messages; in-process calls all come from one place. */
export const ipOf = (c: Ctx): string => String(c.env?.incoming?.socket?.remoteAddress ?? 'inside')

/**
 * Whether the caller is one of our pages, or no page at all. Our own origin is the Host that was called, once it is known
 * to be ours; browsers that send no Origin send Sec-Fetch-Site.
 */
function isOwnPage(c: Ctx, { hosts }: Pick<Services, 'hosts'>): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'))
  const own = new URL(c.req.url)
  return origin === own.origin && hosts.has(own.host)
}

/** Whether the caller may change the sandbox: one of our pages, the Telegram window, or no page at all. */
export const isFriendly = (c: Ctx, services: Services): boolean =>
  isOwnPage(c, services) || [services.settings.frameOrigin, TELEGRAM].includes(c.req.header('origin') ?? '')

/**
 * Whether the caller is one of our pages or a test on this machine. Only they may ask for another time or for a fault:
 * the one lifts every limit that counts by time, the other answers without the server.
 */
export const isOfThisMachine = (c: Ctx, services: Pick<Services, 'hosts'>): boolean =>
  LOOPBACK.test(ipOf(c)) && isOwnPage(c, services)

/**
 * The time of this request, ms since 1970: what `X-Sandbox-Now` asks for on this machine, else that of the studio whose
 * merchant it is about, else the server's.
 */
export function timeOf(c: Ctx, services: Services, merchant: string | undefined): number {
  const asked = isOfThisMachine(c, services) ? headerTime(c.req.header('x-sandbox-now')) : null
  return asked ?? services.studio.nowOf(merchant) ?? services.clock.now()
}
