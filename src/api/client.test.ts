import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { createCall, publicly } from './client.ts'
import type { ApiError } from './result.ts'

const Thing = v.object({ id: v.string() })
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

/** A client whose fetch returns the given responses one after another; the last one repeats. */
function wall(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = []
  const failures: [ApiError, string][] = []
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({ Merchant: 'm-demo' }),
    onFailure: (error, path) => failures.push([error, path]),
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new Error('no answer given')
      return answer()
    },
  })
  return { call, requests, failures }
}

const refused = (status: number) => () => json({}, status, { 'Retry-After': '0.001' })

describe('the one retry', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a GET answering %i, then 200, is one result',
    async (status) => {
      const { call, requests, failures } = wall(refused(status), () => json({ id: 'a' }))
      expect(await call(Thing, '/x')).toEqual([null, { id: 'a' }])
      expect(requests).toHaveLength(2)
      expect(failures).toEqual([])
    },
  )

  test('twice 503 is an error pair after two requests', async () => {
    const { call, requests } = wall(refused(503))
    const [error] = await call(Thing, '/x')
    expect(error).toMatchObject({ kind: 'http', status: 503 })
    expect(requests).toHaveLength(2)
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('a %s is never repeated', async (method) => {
    const { call, requests } = wall(refused(503))
    await call(Thing, '/x', { method })
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 422])('a GET answering %i is not repeated', async (status) => {
    const { call, requests } = wall(refused(status))
    await call(Thing, '/x')
    expect(requests).toHaveLength(1)
  })
})

describe('answers that are none', () => {
  test.each([
    [
      'the page of a captive portal',
      () => new Response('<html>log in</html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['nothing', () => new Response('')],
    ['half an object', () => json('{"id":')],
    ['a number', () => json('5')],
    ['null', () => json('null')],
    ['a list', () => json([])],
    ['another shape', () => json({ id: 7 })],
  ] as const)('%s with 200 is an error pair and reported once', async (_what, answer) => {
    const { call, failures } = wall(answer)
    const [error, data] = await call(Thing, '/x')
    expect(data).toBeNull()
    expect(error?.kind).toBe('bad-answer')
    expect(failures).toHaveLength(1)
  })
})

describe('an answer that is read while it arrives', () => {
  const read = async (body: ReadableStream<Uint8Array>) => JSON.parse(await new Response(body).text())
  const cutOff = () => {
    const body = new ReadableStream({
      start: (sender) => sender.enqueue(new TextEncoder().encode('{"id":')),
      pull: (sender) => sender.error(new TypeError('network error')),
    })
    return new Response(body)
  }
  test('is parsed as any other', async () => {
    const { call } = wall(() => json({ id: 'a', more: 1 }))
    expect(await call(Thing, '/x', { read })).toEqual([null, { id: 'a' }])
  })
  test('cut off, it is asked for once more', async () => {
    const { call, requests, failures } = wall(cutOff, () => json({ id: 'a' }))
    expect(await call(Thing, '/x', { read })).toEqual([null, { id: 'a' }])
    expect(requests).toHaveLength(2)
    expect(failures).toEqual([])
  })
  test('cut off twice, it is an error pair', async () => {
    const { call, requests } = wall(cutOff)
    expect((await call(Thing, '/x', { read }))[0]?.kind).toBe('network')
    expect(requests).toHaveLength(2)
  })
  test('no JSON is a bad answer, asked for once', async () => {
    const { call, requests, failures } = wall(() => new Response('<html>'))
    expect((await call(Thing, '/x', { read }))[0]?.kind).toBe('bad-answer')
    expect([requests.length, failures.length]).toEqual([1, 1])
  })
  test('a refusal says what it is', async () => {
    const { call } = wall(() => json({ code: 'FEATURE_OFF', description: { uz: 'Yoʻq' } }, 403))
    expect((await call(Thing, '/x', { read }))[0]).toMatchObject({ status: 403, code: 'FEATURE_OFF' })
  })
})

test('no network is an error pair', async () => {
  const { call } = wall(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await call(Thing, '/x'))[0]).toMatchObject({ kind: 'network', status: 0 })
})

describe('a hung call ends at 30 s with an error pair', () => {
  const stopped = (init: RequestInit | undefined) =>
    new Promise<never>((_resolve, reject) => {
      const stop = () => reject(init?.signal?.reason)
      if (init?.signal?.aborted) stop()
      init?.signal?.addEventListener('abort', stop)
    })
  const busyThenHung = () => {
    let calls = 0
    return (init?: RequestInit) => (calls++ ? stopped(init) : Promise.resolve(json({}, 503)))
  }
  test.each<
    [string, Parameters<ReturnType<typeof createCall>>[2], (init?: RequestInit) => Promise<Response>]
  >([
    ['a write', { method: 'POST' }, stopped],
    ['a read', {}, stopped],
    ['a read that can be given up', { signal: new AbortController().signal }, stopped],
    ['its second try', { signal: new AbortController().signal }, busyThenHung()],
    [
      'its body',
      {},
      (init) => {
        const body = new ReadableStream({
          start: (sender) => void stopped(init).catch((e) => sender.error(e)),
        })
        return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
      },
    ],
  ])('%s', async (_what, request, fetch) => {
    vi.useFakeTimers()
    try {
      const failures: ApiError[] = []
      const hang = createCall({
        baseURL: 'https://api.test',
        headers: () => ({}),
        onFailure: (error) => failures.push(error),
        fetch: (_input, init) => fetch(init),
      })
      const answer = hang(Thing, '/x', request)
      await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS - 1)
      expect(failures).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect((await answer)[0]).toMatchObject({ kind: 'timeout' })
      expect(failures).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('an aborted call is not a failure', async () => {
  const failures: ApiError[] = []
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: (error) => failures.push(error),
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        const stopped = () => reject(new DOMException('stop', 'AbortError'))
        if (init?.signal?.aborted) stopped()
        init?.signal?.addEventListener('abort', stopped)
      }),
  })
  const stop = new AbortController()
  const answer = call(Thing, '/x', { signal: stop.signal })
  stop.abort()
  expect((await answer)[0]?.kind).toBe('aborted')
  expect(failures).toEqual([])
})

test('an error body gives its code, three languages and details', async () => {
  const body = {
    code: 'NOT_ENOUGH_PRODUCTS',
    description: { uz: 'Yetarli emas', ru: 'Недостаточно', eng: 'Not enough' },
    details: [{ productId: 'p-1', max: 3, junk: {} }],
  }
  const { call, failures } = wall(() => json(body, 422))
  const [error] = await call(Thing, '/x', { method: 'POST' })
  expect(error).toMatchObject({ status: 422, code: 'NOT_ENOUGH_PRODUCTS', message: body.description })
  expect(error?.details).toEqual([{ productId: 'p-1', max: 3 }])
  expect(failures).toHaveLength(1)
})

test('a call that is nobody’s carries no token, any other one the token of the session', async () => {
  const sent: Headers[] = []
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({ Merchant: 'm-demo', Authorization: 'Bearer t-1' }),
    onFailure: () => {},
    fetch: async (_input, init) => {
      sent.push(new Headers(init?.headers))
      return json({ id: 'a' })
    },
  })
  await call(Thing, '/x')
  await call(Thing, '/x', { isPublic: true, headers: { 'Idempotency-Key': 'k-1' } })
  await publicly(call)(Thing, '/x')
  expect(sent.map((headers) => [headers.get('Merchant'), headers.get('Authorization')])).toEqual([
    ['m-demo', 'Bearer t-1'],
    ['m-demo', null],
    ['m-demo', null],
  ])
  expect(sent[1]?.get('Idempotency-Key')).toBe('k-1')
})
