import { homeAddress } from './host.ts'

/** The address of this shop that opens what `start` names. */
export function webStartLink(start: string, ...page: Parameters<typeof homeAddress>): string {
  const url = homeAddress(...page)
  url.searchParams.set('start', start)
  return url.href
}

/** The link that opens the shop in its bot with the same parameter. */
export const telegramStartLink = (start: string, bot: string) => `https://t.me/${bot}?startapp=${start}`

/** The name of the bot that a `https://t.me/…` link leads to, else `appId`; empty: the merchant links to no bot. */
export function botOf(link: string | null, appId: string): string {
  if (!link) return ''
  return /^https:\/\/t\.me\/(\w{3,32})\/?(?:\?.*)?$/.exec(link)?.[1] ?? appId
}
