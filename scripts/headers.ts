/** The values of a deployment for the headers; origins are `https://host[:port]`, hashes are `sha256-…`. */
export type HeaderOptions = {
  /** API, image and tile hosts beyond the page's own origin. */
  apiHosts: readonly string[]
  frameAncestors: readonly string[]
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Origins of frames that run scripts of others: the keyed map, chat and counter; none: no frames at all. */
  frames?: readonly string[]
  /** Off on the plain-http sandbox only: HSTS and upgrade-insecure-requests would break it. */
  https?: boolean
}

/** Hashes of the style elements that telegram-ui and its dependencies insert: empty, drawer and scroll rules. */
const KNOWN_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-L8Oqbdo8DOY26s/9RlZQi5kqD39sGbawV9m1CAubeKQ=',
  'sha256-YR2KRkjJP6xmin5kOXgavuDFOo/xHLUmG5gv6gcyWvk=',
] as const

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ')

function contentSecurityPolicy(options: HeaderOptions): string {
  const https = options.https ?? true
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...quoted(options.scriptHashes)),
    directive('script-src-attr', "'none'"),
    directive('style-src', "'self'", ...quoted([...KNOWN_STYLE_HASHES, ...options.styleHashes])),
    directive('img-src', "'self'", 'data:', 'blob:', 'https:'),
    directive('font-src', "'self'"),
    directive('media-src', "'self'", 'https:'),
    // The app makes it, since it is another one for each merchant.
    directive('manifest-src', 'blob:'),
    directive('connect-src', "'self'", ...options.apiHosts),
    directive('worker-src', "'self'"),
    directive('frame-src', ...(options.frames?.length ? options.frames : ["'none'"])),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'none'"),
    directive('frame-ancestors', ...(options.frameAncestors.length ? options.frameAncestors : ["'none'"])),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', 'default'),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of the bundle's document, one policy for web and Telegram. */
export function documentHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...((options.https ?? true)
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : undefined),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy':
      'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), browsing-topics=()',
    'Cache-Control': 'no-cache',
  }
}

const YANDEX = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru']
const YASTATIC = 'https://yastatic.net'

/** Who may frame a site. */
type Framed = { parents: readonly string[] }

/**
 * Headers of a page that runs a script of others: the policy that its maker publishes, and who may frame it. Nothing of
 * a shop is stored there.
 */
const framedPage = ({ parents }: Framed, ...policy: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': [
    directive('default-src', "'none'"),
    ...policy,
    directive('base-uri', "'none'"),
    directive('form-action', "'none'"),
    directive('frame-ancestors', ...(parents.length ? parents : ["'none'"])),
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Yandex accepts the key only with the referrer it is bound to.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'geolocation=(), camera=(), microphone=(), payment=(), usb=(), serial=(), browsing-topics=()',
  'Cache-Control': 'no-cache',
})

/** Headers of the site with the keyed map. */
export const mapPageHeaders = (framed: Framed) =>
  framedPage(
    framed,
    directive('script-src', "'self'", ...YANDEX, YASTATIC, 'https://suggest-maps.yandex.ru', "'unsafe-eval'"),
    directive(
      'connect-src',
      ...YANDEX,
      'https://*.maps.yandex.net',
      'https://suggest-maps.yandex.ru',
      'https://search-maps.yandex.ru',
      'https://api.routing.yandex.net',
    ),
    directive('style-src', "'self'", ...YANDEX, YASTATIC),
    directive('img-src', 'data:', ...YANDEX, 'https://*.maps.yandex.net', YASTATIC),
    directive('worker-src', 'data:', ...YANDEX, YASTATIC),
  )

const AMOCRM = ['https://*.amocrm.ru', 'https://*.amocrm.com']

/** Headers of the page with amoCRM's chat, which brings styles, pictures and a frame of its own. */
export const crmPageHeaders = (framed: Framed) =>
  framedPage(
    framed,
    directive('script-src', "'self'", ...AMOCRM),
    directive('connect-src', ...AMOCRM, ...AMOCRM.map((host) => host.replace('https', 'wss'))),
    directive('style-src', "'self'", "'unsafe-inline'", ...AMOCRM),
    directive('img-src', 'data:', 'blob:', 'https:'),
    directive('font-src', 'data:', ...AMOCRM),
    directive('media-src', ...AMOCRM),
    directive('frame-src', ...AMOCRM),
  )

const METRICA = ['https://mc.yandex.ru', 'https://mc.yandex.com']

/** Headers of the page with Yandex's counter. */
export const counterPageHeaders = (framed: Framed) =>
  framedPage(
    framed,
    directive('script-src', "'self'", ...METRICA, YASTATIC),
    directive('connect-src', ...METRICA),
    directive('img-src', 'data:', ...METRICA),
  )

/**
 * Who may frame the sites of a build that run scripts of others: sub-domains of the apex, demo hosts, shops listed by
 * name, and the bot's window.
 */
export function parentsOf(env: Record<string, string | undefined>): string[] {
  const list = (text = '') => text.split(',').flatMap((one) => one.trim() || [])
  const apex = env.VITE_APEX ? [`https://${env.VITE_APEX}`, `https://*.${env.VITE_APEX}`] : []
  const demo = list(env.VITE_DEMO_HOSTS).map((host) => `https://${host}`)
  const shops = [...apex, ...demo, ...list(env.VITE_MAP_PARENTS)]
  return shops.length > 0 ? [...shops, ...botWindow(env)] : []
}

/** Where the bot's window lives; a shop without a bot is built with `VITE_FRAME_ANCESTORS=none`. */
export const botWindow = (env: Record<string, string | undefined>) =>
  env.VITE_FRAME_ANCESTORS === 'none' ? [] : ['https://web.telegram.org']

/** Headers of a path, as `_headers` has them. */
export const headerBlock = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Headers of files whose name carries their hash. */
export const assetHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const
