import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nextPage, type Page } from '#/api/pages.ts'
import { CALLS, nameOf } from '../contract/calls.ts'
import { ErrorBody } from '../contract/calls-shop.ts'
import { answersForTests } from '../contract/sandbox-answers.ts'
import { randomOf } from '../random.ts'
import { respelled, withGaps } from './services/respell.ts'

/*
 * An answer means the same in any usual spelling: each answer of the contract, respelled at random, is read as what the
 * sandbox has sent.
 */

const FIRST_SEED = Number(process.env.SPELLINGS_SEED ?? 1)
/** Ten times as many where the seed is a new one each night. */
const SEEDS = process.env.SPELLINGS_SEED ? 200 : 20
/** A whole menu takes some 100 ms to spell and to read, ms. */
const LIMIT = 20_000 + SEEDS * 500

const server = answersForTests()

const MOMENT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/
const isPage = (value: object): value is Page =>
  'content' in value && 'totalElements' in value && 'last' in value

/** Moments by when they are, and pages by whether another one follows: these may be written in several ways. */
function meaning(value: unknown): unknown {
  if (typeof value === 'string') return MOMENT.test(value) ? Date.parse(value) : value
  if (Array.isArray(value)) return value.map(meaning)
  if (typeof value !== 'object' || value === null) return value
  if (isPage(value)) return { content: meaning(value.content), next: nextPage(value, [value], 0) }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, meaning(one)]))
}

function expectAlike(schema: v.GenericSchema, sent: unknown) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
    const random = randomOf(seed)
    const gaps = withGaps(sent, random, 'eng')
    const spelled: unknown = JSON.parse(JSON.stringify(respelled(schema, gaps, random)))
    const [read, wanted] = [v.safeParse(schema, spelled), v.safeParse(schema, gaps)]
    expect(read.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toBeUndefined()
    expect(meaning(read.output), `seed ${seed}`).toEqual(meaning(wanted.output))
  }
}

const rows = CALLS.flatMap((row) => (row.answer ? [[nameOf(row), row.answer] as const] : []))

test.each(rows)('%s is read alike in every spelling', { timeout: LIMIT }, async (name, schema) => {
  const body = await (await server().answerOf(name)).text()
  if (body === '') return
  expectAlike(schema, JSON.parse(body))
})

test('an error is read alike in every spelling', () => {
  const description = { uz: 'Kuting', ru: 'Подождите', eng: 'Wait' }
  expectAlike(ErrorBody, { code: 'SMS_TOO_OFTEN', description, details: [{ retryAfter: 42 }] })
  expectAlike(ErrorBody, {
    code: 'MIN_SUM',
    description,
    details: [{ productId: 'p-1', min: 40_000, line: 0 }],
  })
})

/** Public calls that need nothing of a customer. */
const LISTS = [
  ...['/users/v1/merchants/sub/{sub}', '/support/v1/merchant/settings/web', '/support/v1/banners'],
  ...['/support/v1/stories', '/users/v1/branches/full', '/products/v1/overalls', '/products/v1/grade'],
  ...['/orders/v1/order/setting/{sub}', '/payments/v2/payment-types'],
]

test('`wild` is `demo` spelled otherwise, and otherwise each time', async () => {
  const { app, call } = server().sandbox
  const schemaOf = (path: string) => rows.find(([name]) => fixed(name) === fixed(`GET ${path}`))?.[1]
  const fixed = (name: string) => name.replace(/\{\w+\}/, '{}')
  for (const path of LISTS) {
    const schema = schemaOf(path) ?? v.never()
    const asked = (sub: string) =>
      call(`${path.replace('{sub}', sub)}?type=WEB&channel=WEB`, { merchant: sub })
    // An address differs from shop to shop, as an id does.
    const readOf = (body: unknown) =>
      meaning(v.parse(schema, JSON.parse(JSON.stringify(body).replaceAll('wild', 'demo'))))
    const [demo, first, second] = [await asked('demo'), await asked('wild'), await asked('wild')]
    expect([first.status, second.status], path).toEqual([200, 200])
    expect(JSON.stringify(first.body), path).not.toBe(JSON.stringify(second.body))
    for (const { body } of [first, second])
      expect(named(readOf(body)), path).toEqual(named(readOf(demo.body)))
  }
  const again = await app.request('/products/v1/overalls?type=WEB', {
    headers: { Merchant: 'wild', 'Accept-Encoding': 'br' },
  })
  expect(again.headers.get('Content-Encoding')).toBe('br')
  const bytes = brotliDecompressSync(new Uint8Array(await again.arrayBuffer()))
  expect(v.safeParse(schemaOf('/products/v1/overalls') ?? v.never(), JSON.parse(String(bytes))).success).toBe(
    true,
  )
  const refused = await call('/users/v1/users/me/WITH_TOKEN', { merchant: 'wild' })
  expect([refused.status, v.parse(ErrorBody, refused.body).code]).toEqual([401, 'SESSION_OUTDATED'])
})

/** Without the languages that `wild` lacks here and there: what the caller speaks is always there. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null) return value
  if ('uz' in value && 'ru' in value && 'eng' in value) return value.uz
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]))
}
