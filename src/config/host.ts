/** Build-time settings of the deployment. Empty means: same origin, as the sandbox serves it. */
export type HostEnv = {
  /** Domain under which each merchant has a sub-domain, e.g. `dasturxon.uz`. */
  VITE_APEX?: string
  /** Page hosts, comma separated, that show any merchant by `?vendor=` and talk to the development API. */
  VITE_DEMO_HOSTS?: string
  VITE_API_URL?: string
  /** May say by `{size}` what the folder of a size is called; see `image.ts`. */
  VITE_CDN_URL?: string
  VITE_DEV_API_URL?: string
  VITE_DEV_CDN_URL?: string
  /** `true`: the production API knows `Idempotency-Key`. */
  VITE_API_KNOWS_KEYS?: string
  /** Payment pages, comma separated, that open without asking, beyond the known ones. */
  VITE_PAY_HOSTS?: string
  /** Style of the base map with `{theme}` and `{lang}`, of production hosts and of demo and local ones. */
  VITE_MAP_STYLE?: string
  VITE_DEV_MAP_STYLE?: string
  /** Origin that serves `dist/map` to frames, of production hosts and of demo and local ones. */
  VITE_MAP_FRAME?: string
  VITE_DEV_MAP_FRAME?: string
  /** Origin that serves `dist/widgets` to frames, of production hosts and of demo and local ones. */
  VITE_WIDGET_FRAME?: string
  VITE_DEV_WIDGET_FRAME?: string
  /** Where reports of errors and of speed are sent; empty: none are made. */
  VITE_REPORT_URL?: string
  /** Of how many visits one reports, 1 and up; else 10. */
  VITE_REPORT_ONE_IN?: string
}

/**
 * The merchant of the page. `by` says how to look it up; `value` is also sent in the merchant header until the id is
 * known.
 */
export type MerchantRef = { by: 'name' | 'domain'; value: string }

export type PageHost = {
  /** Base addresses without a trailing slash; that of the CDN may have `{size}`. */
  api: string
  cdn: string
  knowsKeys: boolean
  /** Null: the host names no merchant; the stored one is used. */
  merchant: MerchantRef | null
  /** Several merchants are shown on this origin, each by its `vendor`. */
  isShared: boolean
}

/** Sample vendor of local hosts and of the demo hosts. */
export const SAMPLE_VENDOR = 'demo'

const VENDOR = /^[a-z0-9-]{1,63}$/

/** A `vendor` query value, or null when it is not one: it reaches addresses and headers. */
export const vendorOf = (search: string): string | null => {
  const vendor = new URLSearchParams(search).get('vendor') ?? ''
  return VENDOR.test(vendor) ? vendor : null
}

type PageLocation = { hostname: string; origin: string; search: string }

/**
 * Development and production hosts are chosen by page host name. On local and demo hosts
 * `vendor` chooses the merchant, stored for the tab as `tabVendor`; on a production host it changes nothing.
 */
export function pageHost(page: PageLocation, env: HostEnv, tabVendor: string | null): PageHost {
  const host = page.hostname.toLowerCase()
  const vendor = vendorOf(page.search) ?? tabVendor ?? SAMPLE_VENDOR
  const chosen = { merchant: { by: 'name', value: vendor }, isShared: true } as const
  const development = {
    api: env.VITE_DEV_API_URL || page.origin,
    cdn: env.VITE_DEV_CDN_URL || `${page.origin}/cdn`,
    knowsKeys: true,
  }
  if (host.endsWith('.localhost'))
    return { ...development, ...(named(host.slice(0, -'.localhost'.length)) ?? chosen) }
  if (isLocal(host) || list(env.VITE_DEMO_HOSTS).includes(host)) return { ...development, ...chosen }
  return {
    api: env.VITE_API_URL || page.origin,
    cdn: env.VITE_CDN_URL || `${page.origin}/cdn`,
    knowsKeys: env.VITE_API_KNOWS_KEYS === 'true',
    ...productionMerchant(host, env.VITE_APEX ?? ''),
  }
}

/**
 * The address at which another device, or a later visit, finds this shop: where several merchants share an origin it names
 * this one.
 */
export function homeAddress(page: PageLocation, env: HostEnv, tabVendor: string | null): URL {
  const home = new URL('/', page.origin)
  const { merchant, isShared } = pageHost(page, env, tabVendor)
  if (isShared && merchant) home.searchParams.set('vendor', merchant.value)
  return home
}

type Choice = Pick<PageHost, 'merchant' | 'isShared'>

function productionMerchant(host: string, apex: string): Choice {
  const none = { merchant: null, isShared: false }
  if (apex && (host === apex || host === `www.${apex}`)) return none
  if (apex && host.endsWith(`.${apex}`)) return named(host.slice(0, -apex.length - 1)) ?? none
  return { merchant: { by: 'domain', value: host.replace(/^www\./, '') }, isShared: false }
}

const named = (sub: string): Choice | null =>
  VENDOR.test(sub) ? { merchant: { by: 'name', value: sub }, isShared: false } : null

const list = (text = '') =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())

/** Whether a page host is for development and demos: it uses the development servers. */
export const isDevelopment = (hostname: string, env: HostEnv) =>
  hostname.endsWith('.localhost') || isLocal(hostname) || list(env.VITE_DEMO_HOSTS).includes(hostname)

const isLocal = (host: string) =>
  host === 'localhost' || host === '[::1]' || host.endsWith('.local') || /^\d+\.\d+\.\d+\.\d+$/.test(host)
