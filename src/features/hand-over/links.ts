import { homeAddress } from '#/config/host.ts'

/** The address of this shop that takes the basket of a code. */
export function webLink(code: string, ...page: Parameters<typeof homeAddress>): string {
  const url = homeAddress(...page)
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
