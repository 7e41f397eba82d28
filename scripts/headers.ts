/** What a deployment fills into the headers; origins are `https://host[:port]`, hashes are `sha256-…`. */
export type HeaderOptions = {
  /** API, image and tile hosts beyond the page's own origin. */
  apiHosts: readonly string[]
  frameAncestors: readonly string[]
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Origins of keyed map frames; none: no frames at all. */
  frames?: readonly string[]
  /** Off on the plain-http sandbox only: HSTS and upgrade-insecure-requests would break it. */
  https?: boolean
}

/** Style elements that telegram-ui and its parts put into the page: empty, drawer and scroll rules (reliability 6.1). */
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
    directive('manifest-src', "'self'"),
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

/** Headers of the bundle's document, one policy for web and Telegram (reliability 6.1). */
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

/** Headers of files whose name carries their hash. */
export const assetHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const
