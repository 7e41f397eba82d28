import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './context.ts'

const SMALLEST = 1_024

export type Packed = {
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const brotli = (bytes: Uint8Array, quality: number) =>
  new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))

/** Which of the two codings the caller takes. */
const codingOf = (acceptEncoding: string | undefined): 'br' | 'gzip' | null =>
  /\bbr\b/.test(acceptEncoding ?? '') ? 'br' : /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : null

/** The bytes in the coding the caller takes, packed once and kept beside the plain ones. */
function inCoding(packed: Packed, coding: 'br' | 'gzip' | null, quality: number): Uint8Array<ArrayBuffer> {
  if (!coding || packed.plain.length < SMALLEST) return packed.plain
  packed[coding] ??= coding === 'br' ? brotli(packed.plain, quality) : new Uint8Array(gzipSync(packed.plain))
  return packed[coding]
}

export const etagOf = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** An answer of kept bytes, packed as the caller takes them; nothing but headers for a caller who has them already. */
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

/** What `packedAnswer` wants to know of a request. */
export const askedFor = (request: { header: (name: string) => string | undefined }) => ({
  'if-none-match': request.header('if-none-match'),
  'accept-encoding': request.header('accept-encoding'),
})

/** Packs JSON answers that nobody packed yet; quick rather than small. */
export const packJson: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const coding = codingOf(c.req.header('accept-encoding'))
  const { headers, status } = c.res
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  if (!coding || !isJson || headers.has('Content-Encoding') || headers.has('Content-Length') || !c.res.body)
    return
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const packed = inCoding({ plain }, coding, 4)
  const kept = new Headers(headers)
  kept.append('Vary', 'Accept-Encoding')
  if (packed !== plain) kept.set('Content-Encoding', coding)
  c.res = new Response(packed, { status, headers: kept })
}
