import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { rowOf } from '../../contract/calls.ts'
import { ErrorBody } from '../../contract/calls-shop.ts'
import { randomOf } from '../../random.ts'
import type { Ctx, Env, Services } from './context.ts'
import { languageOf } from './guard.ts'
import { respelled, withGaps } from './respell.ts'

/** The merchant whose every answer is spelled otherwise. */
export const WILD = 'wild'

const decoded = (bytes: Uint8Array, coding: string | null) =>
  coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes

const FOUND = '/users/v1/merchants/'

/** The merchant that a call is for, or that it looks for. */
async function isWild(c: Ctx, { tenants }: Services): Promise<boolean> {
  const { path } = c.req
  if (!path.startsWith(FOUND)) return c.var.tenant?.sub === WILD
  const name = c.req.query('domain') ?? path.split('/').at(-1) ?? ''
  return (await tenants.seek(name))?.sub === WILD
}

/**
 * Spells the answers to calls of `wild` anew just before they are sent, by the contract's kind of each field; calls are
 * read as those of any merchant. Each answer has other spellings than the one before, all of them from the seed.
 */
export function wildAnswers(services: Services): MiddlewareHandler<Env> {
  let seed = services.settings.spellingSeed
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const row = rowOf(c.req.method, c.req.path)
    const isJson = headers.get('Content-Type')?.startsWith('application/json')
    if (!row || !isJson || !c.res.body || !(await isWild(c, services))) return
    const schema = status < 400 ? row.answer : ErrorBody
    if (!schema) return
    const bytes = decoded(new Uint8Array(await c.res.arrayBuffer()), headers.get('Content-Encoding'))
    const random = randomOf(seed++)
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const spelled = respelled(schema, withGaps(answer, random, languageOf(c)), random)
    const sent = new Headers(headers)
    // What described the bytes describes others now.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) sent.delete(name)
    // Hono puts the headers of the answer that is there into the next one.
    c.res = undefined
    c.res = new Response(JSON.stringify(spelled), { status, headers: sent })
  }
}
