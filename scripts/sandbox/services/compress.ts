import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { SMALLEST } from '../../vite-compressed.ts'
import type { Env } from './context.ts'

/*
 * Why `hono/compress` and `hono/etag` are not used here. The first knows gzip and deflate only, while browsers ask for
 * Brotli and the shop is measured with it; it compresses every response again, while a menu and a file of the bundle
 * are compressed once and cached; and it compresses bodies of a few bytes, as JSON responses have no `Content-Length`.
 * The second deletes all headers of a 304 that are not on its list (the document's policy among them), and would
 * replace one comparison.
 */

/** A body, and its compressed forms: those of the build, or made when somebody asks for them. */
export type Packed = {
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const brotli = (bytes: Uint8Array, quality: number) =>
  new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))

/** The better of the two codings that the caller accepts. */
const codingOf = (acceptEncoding: string | undefined): 'br' | 'gzip' | null =>
  /\bbr\b/.test(acceptEncoding ?? '') ? 'br' : /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : null

/** The body in the coding the caller accepts, compressed once and cached beside the original. */
function inCoding(packed: Packed, coding: 'br' | 'gzip' | null, quality: number): Uint8Array<ArrayBuffer> {
  if (!coding || packed.plain.length < SMALLEST) return packed.plain
  packed[coding] ??= coding === 'br' ? brotli(packed.plain, quality) : new Uint8Array(gzipSync(packed.plain))
  return packed[coding]
}

export const etagOf = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** A response of cached bytes, compressed as the caller accepts them; a 304 for a caller who has them already. */
export function packedAnswer(
  packed: Packed & { etag: string },
  asked: { 'if-none-match': string | undefined; 'accept-encoding': string | undefined },
  headers: Record<string, string>,
  quality = 9,
): Response {
  const sent = { ...headers, ETag: packed.etag, Vary: 'Accept-Encoding' }
  const known = (asked['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(packed.etag)) return new Response(null, { status: 304, headers: sent })
  const coding = packed.plain.length < SMALLEST ? null : codingOf(asked['accept-encoding'])
  return new Response(inCoding(packed, coding, quality), {
    headers: { ...sent, ...(coding ? { 'Content-Encoding': coding } : undefined) },
  })
}

/** The request headers that `packedAnswer` needs. */
export const askedFor = (request: { header: (name: string) => string | undefined }) => ({
  'if-none-match': request.header('if-none-match'),
  'accept-encoding': request.header('accept-encoding'),
})

/** Compresses JSON responses that are not compressed yet, quickly rather than well. */
export const packJson: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const coding = codingOf(c.req.header('accept-encoding'))
  const { headers, status } = c.res
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  if (!coding || !isJson || headers.has('Content-Encoding') || headers.has('Content-Length') || !c.res.body)
    return
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const packed = inCoding({ plain }, coding, 4)
  const sent = new Headers(headers)
  sent.append('Vary', 'Accept-Encoding')
  if (packed !== plain) sent.set('Content-Encoding', coding)
  c.res = new Response(packed, { status, headers: sent })
}
