import { safeUrl } from '#/lib/safe-url.ts'
import { phonesIn } from './phone.ts'

/* Links as merchants write them: whole addresses, addresses without their beginning, and names. */

/** Where a name leads at each network, and how a name is written there. */
const NETWORKS = {
  telegram: { home: 'https://t.me/', name: /^[a-z]\w{3,31}$/i },
  instagram: { home: 'https://instagram.com/', name: /^[\w.]{1,30}$/ },
  facebook: { home: 'https://facebook.com/', name: /^[\w.-]{2,64}$/ },
  youtube: { home: 'https://youtube.com/@', name: /^[\w.-]{2,64}$/ },
  tiktok: { home: 'https://tiktok.com/@', name: /^[\w.]{2,24}$/ },
} as const
export type Network = keyof typeof NETWORKS

/** Endings of sites; any other "name.word" may be a name, which may have dots. */
const ENDINGS =
  /\.(?:uz|com|ru|org|net|me|io|info|biz|app|link|page|site|shop|store|online|cc|ee|kz|su|eu|gg|be|az|tr|kg|tj)$/i
const HOST = /^(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(?::\d+)?([/?#]\S*)?$/iu

/** The address that an address without `https://` leaves out; null: it is none. */
function siteOf(text: string): string | null {
  const [, host = '', rest] = HOST.exec(text) ?? []
  return host && (ENDINGS.test(host) || rest) ? safeUrl(`https://${text}`) : null
}

const isSafe = (address: string) => /^https?:\/\//i.test(address)

function withScheme(text: string, network: Network | null): string | null {
  const url = safeUrl(text)
  if (!url) return null
  const { hostname, pathname } = new URL(url)
  // "https://dasturxon": a name where an address was asked for.
  if (!hostname.includes('.')) return network && pathname === '/' ? named(hostname, network) : null
  // The networks themselves answer by https, and know no name with an @ but YouTube and TikTok.
  if (!/^(?:www\.)?(?:t\.me|telegram\.me|instagram\.com|facebook\.com|fb\.com)$/.test(hostname)) return url
  return url.replace(/^http:/, 'https:').replace(/\/@(?=[\w.]+\/?$)/, '/')
}

function named(name: string, network: Network): string | null {
  const { home, name: isName } = NETWORKS[network]
  return isName.test(name) && !/^www\.?$/i.test(name) ? home + name : null
}

/**
 * The address of a merchant's page at a network: `https://…`, `t.me/name`, `site.uz`, `@name` and `name`. Null: nothing
 * that leads anywhere, so its row is not there (PF-07).
 */
export function socialLink(network: Network, written: string): string | null {
  const text = written.trim()
  const [, resolved] = /^tg:\/\/resolve\?domain=(\w+)/i.exec(text) ?? []
  if (resolved) return named(resolved, network)
  const bare = text.replace(/^\/\//, '')
  if (isSafe(bare)) return withScheme(bare, network)
  const site = bare.startsWith('@') ? null : siteOf(bare)
  if (site) return withScheme(site, network)
  const name = named(bare.replace(/^@\s*/, '').replace(/\/$/, ''), network)
  if (name) return name
  const phone = network === 'telegram' ? phonesIn(bare)[0]?.href : undefined
  return phone?.startsWith('tel:+') ? `${NETWORKS.telegram.home}${phone.slice(4)}` : null
}

/** The page of an app in its store, also where only its number or its package is written. */
export function appLink(store: 'ios' | 'android', written: string): string | null {
  const text = written.trim()
  if (isSafe(text)) return safeUrl(text)
  if (store === 'ios' && /^id\d+$/.test(text)) return `https://apps.apple.com/app/${text}`
  if (store === 'android' && /^(?:uz|com|ru|org|net|io|me)(?:\.\w+)+$/i.test(text))
    return `https://play.google.com/store/apps/details?id=${text}`
  return siteOf(text)
}

/** A way to reach the merchant: as people read it, and the address that it opens. */
export type WrittenContact = { readonly written: string; readonly href: string }

const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

/**
 * The ways that a contact names, by its type (`PHONE`, `EMAIL`, a network, any other) and, where that does not say it, by
 * `title`. Several numbers or mails are several contacts; what leads nowhere is none.
 */
export function contactsIn(type: string, title: string, value: string): readonly WrittenContact[] {
  const text = value.trim()
  const one = (href: string | null, written = text): WrittenContact[] => (href ? [{ written, href }] : [])
  if (type === 'PHONE') return phonesIn(text)
  const mails = text.split(/[\s,;]+/).map((mail) => mail.replace(/^mailto:/i, ''))
  if (mails.every((mail) => MAIL.test(mail)))
    return mails.flatMap((mail) => one(safeUrl(`mailto:${mail}`), mail))
  const about = `${type} ${title}`.toLowerCase()
  if (about.includes('whatsapp') && !isSafe(text) && !siteOf(text)) {
    const phone = phonesIn(text)[0]?.href
    return one(phone?.startsWith('tel:+') ? `https://wa.me/${phone.slice(5)}` : null)
  }
  const network = (Object.keys(NETWORKS) as Network[]).find((name) => about.includes(name))
  if (network) return one(socialLink(network, text))
  if (isSafe(text)) return one(withScheme(text, null))
  const site = siteOf(text)
  if (site) return one(site)
  return /^[+\d(]/.test(text) ? phonesIn(text) : []
}
