import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createCall } from './client.ts'
import type { ApiError } from './result.ts'
import { Done } from './schema/done.ts'

/* What an answer proves. */

const Thing = v.object({ id: v.string() })
const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

/** A client of which every call gets this answer. */
function wall(answer: () => Response) {
  const failures: ApiError[] = []
  const ended: number[] = []
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: (error) => failures.push(error),
    onEnd: ({ status }) => ended.push(status),
    fetch: async () => answer(),
  })
  return { call, failures, ended }
}
const html = (status: number) =>
  new Response('<!doctype html><h1>Nothing here</h1>', { status, headers: { 'Content-Type': 'text/html' } })
const description = { uz: 'Topilmadi', ru: 'Не найдено', eng: 'Not found' }

describe('a refusal without an error body of the API proves nothing (ER-06)', () => {
  const STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 422, 429, 451]
  const BODIES: [string, (status: number) => Response][] = [
    ['HTML', html],
    ['no body', (status) => new Response(null, { status })],
    ['an empty object', (status) => json({}, status)],
    [
      'what a framework writes by itself',
      (status) => json({ timestamp: '2026-11-27T10:00:00Z', status, error: 'Gone', path: '/x' }, status),
    ],
    ['what a gateway writes', (status) => json({ message: 'no Route matched with those values' }, status)],
    ['a code of somebody else', (status) => json({ code: 'invalid_token', description: 'Expired' }, status)],
    ['a code that no list has by itself', (status) => json({ code: 'toString' }, status)],
    [
      'a code that every API has',
      (status) => json({ code: 'NOT_FOUND', message: 'no Route matched' }, status),
    ],
    [
      'the same with words in one language',
      (status) => json({ code: 'FORBIDDEN', description: 'No' }, status),
    ],
    ['the same with no words', (status) => json({ code: 'TOO_MANY_REQUESTS', description: {} }, status)],
    ['a number for a code', (status) => json({ code: 404, description }, status)],
    ['half an error body', (status) => json('{"code":"NOT_FOUND","descr', status)],
    ['a list', (status) => json([{ code: 'NOT_FOUND' }], status)],
  ]
  test.each(BODIES)('%s', async (_what, answer) => {
    for (const status of STATUSES) {
      const { call, failures } = wall(() => answer(status))
      const [error] = await call(Thing, '/x', { method: 'POST' })
      expect(error).toMatchObject({ kind: 'bad-answer', status: 0, code: '' })
      expect(failures).toHaveLength(1)
    }
  })

  test('nor does its Retry-After: the wait of a proxy is not remembered as the wait of the API', async () => {
    const { call } = wall(() => new Response('', { status: 429, headers: { 'Retry-After': '95' } }))
    expect((await call(Thing, '/x', { method: 'POST' }))[0]).toMatchObject({ retryAfter: null })
  })

  test.each([
    [429, 'wait'],
    [413, 'send-less'],
    [404, undefined],
  ])('a %i of a server on the way says what helps: %s', async (status, advice) => {
    const { call } = wall(() => html(status))
    const [error] = await call(Thing, '/x', { method: 'POST' })
    expect(error?.advice).toBe(advice)
  })

  test('a server that fails is one, whatever its body is', async () => {
    for (const answer of [html(500), json({}, 502), json({ code: 'INTERNAL' }, 503)]) {
      const { call } = wall(() => answer)
      expect((await call(Thing, '/x', { method: 'POST' }))[0]).toMatchObject({ kind: 'http' })
    }
  })

  test('a code that this build does not know refuses in its own words, and proves nothing else', async () => {
    const { call } = wall(() => json({ code: 'KITCHEN_ON_STRIKE', description }, 404))
    const [error] = await call(Thing, '/x')
    expect(error).toMatchObject({ kind: 'refused', status: 0, code: '', message: description })
  })

  test('asked to come back later by a code that is not known, nothing is refused', async () => {
    for (const status of [408, 425, 429]) {
      const { call } = wall(() => json({ code: 'SLOW_DOWN', description }, status))
      expect((await call(Thing, '/x', { method: 'POST' }))[0]).toMatchObject({
        kind: 'bad-answer',
        status: 0,
      })
    }
  })

  test('the status that came is remembered for whoever helps, and for nobody else', async () => {
    const { call, ended } = wall(() => html(404))
    await call(Thing, '/x')
    expect(ended).toEqual([404])
  })
})

describe('the body decides what it is, not the header (ER-06)', () => {
  test.each(['text/html', 'text/plain', 'application/octet-stream', ''])(
    'JSON sent as %j is read',
    async (type) => {
      const sent = (body: object, status = 200) =>
        new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } })
      expect(await wall(() => sent({ id: 'a' })).call(Thing, '/x')).toEqual([null, { id: 'a' }])
      const [error] = await wall(() => sent({ code: 'FEATURE_OFF' }, 403)).call(Thing, '/x')
      expect(error).toMatchObject({ kind: 'http', status: 403, code: 'FEATURE_OFF' })
    },
  )

  test.each(['text/html', 'application/json'])(
    'HTML sent as %s is no answer, even where none is read',
    async (type) => {
      const page = () =>
        new Response('<html>Log in to the Wi-Fi</html>', { headers: { 'Content-Type': type } })
      const [error] = await wall(page).call(Done, '/x', { method: 'DELETE' })
      expect(error).toMatchObject({ kind: 'bad-answer', status: 0 })
    },
  )

  test('no content is an answer where none is read', async () => {
    for (const answer of [new Response(null, { status: 204 }), new Response('')])
      expect((await wall(() => answer).call(Done, '/x', { method: 'DELETE' }))[0]).toBeNull()
  })

  test.each([
    { error: 'maintenance' },
    { error: { code: 'X' } },
    { ok: false },
    { success: 'false', data: null },
  ])('%j beside a good status is not done', async (body) => {
    expect((await wall(() => Response.json(body)).call(Done, '/x', { method: 'DELETE' }))[0]).toMatchObject({
      kind: 'bad-answer',
    })
  })

  test.each([null, 'OK', [], {}, { ok: true }, { success: 1, error: null }, { id: 'a' }])(
    '%j is done',
    async (body) => {
      expect((await wall(() => Response.json(body)).call(Done, '/x', { method: 'DELETE' }))[0]).toBeNull()
    },
  )
})
