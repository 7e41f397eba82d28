import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { attempt } from '#/lib/attempt.ts'
import { assetHeaders, documentHeaders } from '../../headers.ts'
import { ownOrigins } from '../../hosts.ts'
import { askedFor, etagOf, type Packed, packedAnswer } from '../services/compress.ts'
import type { Env, Services } from '../services/context.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'text/xml; charset=UTF-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pbf': 'application/x-protobuf',
  '.map': 'application/json; charset=UTF-8',
}
const TEXT = /\.(html|m?js|css|json|svg|txt|xml|webmanifest|map)$/

type File = Packed & { etag: string; mtimeMs: number; type: string }

/** The file in a coding that the build has written beside it; undefined where it has not. */
const readPacked = (file: string, extension: string) =>
  readFile(file + extension).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )

/** A file of the bundle, read and compressed once until it changes on disk; null when there is none. */
export function createFiles(dist: string) {
  const known = new Map<string, File>()
  return async (name: string): Promise<File | null> => {
    const file = path.join(dist, path.normalize(`/${name}`))
    const facts = await stat(file).catch(() => null)
    if (!facts?.isFile()) return null
    const cached = known.get(file)
    if (cached?.mtimeMs === facts.mtimeMs) return cached
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    const plain = new Uint8Array(await readFile(file))
    const [br, gzip] = await Promise.all([readPacked(file, '.br'), readPacked(file, '.gz')])
    const read = { plain, br, gzip, etag: etagOf(plain), mtimeMs: facts.mtimeMs, type }
    known.set(file, read)
    return read
  }
}

/** A picture can be opened as a document, too: nothing is loaded or run there. */
const pictureHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Hashes of the inline scripts and styles of a page, as its policy must name them. */
export function inlineHashes(html: string) {
  const of = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
      .map(([, , text]) => sha256(text ?? ''))
  return { scriptHashes: of('script'), styleHashes: of('style') }
}

/** A file or folder whose name begins with a dot; `.` and `..` are an address of no page, which the shop says. */
const HIDDEN = /\/\.(?!\.?(?:\/|$))/

/**
 * The built bundle: the document has the production headers, hashed files are cached for ever, unknown paths get the
 * document.
 */
export function staticRoutes(services: Services) {
  const routes = new Hono<Env>()
  const { dist, frameOrigin } = services.settings
  const { studio } = services
  const files = createFiles(dist ?? '')
  let hashes: { mtimeMs: number; of: ReturnType<typeof inlineHashes> } | null = null

  const hashesOf = (page: File) => {
    if (hashes?.mtimeMs !== page.mtimeMs)
      hashes = { mtimeMs: page.mtimeMs, of: inlineHashes(new TextDecoder().decode(page.plain)) }
    return hashes.of
  }

  const headersOf = (page: File, { hostname, port }: URL) =>
    documentHeaders({
      apiHosts: [],
      frameAncestors: [
        'https://web.telegram.org',
        frameOrigin,
        // The studio shows a shop of its own origin, and around the Telegram window a shop under a name of its own.
        "'self'",
        ...(studio.find(hostname.replace(/\.localhost$/, '')) ? ownOrigins(port) : []),
      ],
      frames: ['http://maps.localhost:*', 'http://widgets.localhost:*'],
      https: false,
      ...hashesOf(page),
    })

  routes.get('*', async (c) => {
    // What cannot be decoded names no file: it is an address that the shop does not know.
    const name = attempt(() => decodeURIComponent(c.req.path)) ?? '/unknown'
    if (name === '/index.html') return c.redirect(`/${new URL(c.req.url).search}`)
    // Neither what a tool leaves in a hidden folder, as Vite its manifest, nor what is for web servers.
    if (HIDDEN.test(name) || name.startsWith('/server/')) return c.text('Not found', 404)
    // The folders beside the bundle are sites of their own; here their pages would run under this name.
    if (name.endsWith('.html')) return c.text('Not found', 404)
    const isPage = !path.extname(name)
    const file = isPage ? null : await files(name)
    const asked = askedFor(c.req)
    if (file) {
      const cache = name.startsWith('/assets/')
        ? assetHeaders
        : { ...assetHeaders, 'Cache-Control': 'no-cache' }
      const isDocument = /\.(svg|xml)$/.test(name)
      const coding = TEXT.test(name) ? asked['accept-encoding'] : undefined
      return packedAnswer(
        file,
        { ...asked, 'accept-encoding': coding },
        { ...cache, ...(isDocument && pictureHeaders), 'Content-Type': file.type },
      )
    }
    // A missing file is a 404; any other path is a page of the shop, even an unknown one.
    if (name.startsWith('/assets/') || path.extname(name) in TYPES) return c.text('Not found', 404)
    const page = dist ? await files('/index.html') : null
    if (!page)
      return c.text(
        'No bundle is here yet. npm start builds its own; npm run build the one of npm run sandbox.',
        503,
      )
    return packedAnswer(
      page,
      asked,
      { ...headersOf(page, new URL(c.req.url)), 'Content-Type': page.type },
      11,
    )
  })

  return routes
}
