import { type HostEnv, pageHost } from '#/config/host.ts'

type PageLocation = { hostname: string; origin: string; search: string }

/**
 * The address of this shop that takes the basket of a code. Where several merchants share an origin it names this one,
 * `vendor`, which another device cannot know.
 */
export function webLink(code: string, page: PageLocation, env: HostEnv, vendor: string | null): string {
  const url = new URL('/', page.origin)
  if (vendor && pageHost(page, env, vendor).isShared) url.searchParams.set('vendor', vendor)
  url.searchParams.set('start', `h_${code}`)
  return url.href
}

/** The link that opens the shop in its bot and takes the basket of a code there. */
export const telegramLink = (code: string, bot: string) => `https://t.me/${bot}?startapp=h_${code}`

/** The name of the bot that a `https://t.me/…` link leads to, else `appId`; empty: the merchant links to no bot. */
export function botOf(link: string | null, appId: string): string {
  if (!link) return ''
  return /^https:\/\/t\.me\/(\w{3,32})\/?(?:\?.*)?$/.exec(link)?.[1] ?? appId
}
