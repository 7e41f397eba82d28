import { expect, test, vi } from 'vitest'
import {
  bootContext,
  fetchPreloaded,
  type PreloadedRequest,
  type PreloadedRequests,
  type RawResponse,
  readOrCached,
} from './preload.ts'

const network = () => vi.fn(async () => new Response('network'))
const url = 'https://api.test/menu?type=WEB'
const answerOf = (text: string, status = 200): RawResponse => ({
  status,
  headers: [['content-type', 'application/json']],
  text,
})

function preloadedWith(call: Partial<PreloadedRequest>) {
  const calls: PreloadedRequests = new Map()
  const sent = call.sent ?? Promise.resolve(answerOf('preloaded'))
  sent.catch(() => {})
  calls.set(url, { cached: null, answer: null, given: 'nothing', ...call, sent })
  return calls
}
const textOf = async (response: Promise<Response>) => (await response).text()

test('a preloaded response is returned once', async () => {
  const own = network()
  const fetch = fetchPreloaded(preloadedWith({}), own)
  expect(await textOf(fetch(url))).toBe('preloaded')
  expect(await textOf(fetch(url))).toBe('network')
  expect(own).toHaveBeenCalledTimes(1)
})

test('it keeps its status and headers', async () => {
  const fetch = fetchPreloaded(preloadedWith({ sent: Promise.resolve(answerOf('', 204)) }), network())
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([204, 'application/json'])
})

test('a failed preloaded request is sent again', async () => {
  const fetch = fetchPreloaded(preloadedWith({ sent: Promise.reject(new TypeError('lost')) }), network())
  expect(await textOf(fetch(url))).toBe('network')
})

test('a write never gets a preloaded response', async () => {
  const fetch = fetchPreloaded(preloadedWith({}), network())
  expect(await textOf(fetch(url, { method: 'POST' }))).toBe('network')
})

test('the cached response of the last visit comes first, then the network’s', async () => {
  const calls = preloadedWith({ cached: { at: 5, mark: 'm', text: 'cached' } })
  const fetch = fetchPreloaded(calls, network())
  expect(await textOf(fetch(url))).toBe('cached')
  expect(calls.get(url)?.given).toBe('cached')
  expect(await textOf(fetch(url))).toBe('preloaded')
  expect(calls.get(url)?.given).toBe('answer')
})

test.each([
  ['a good answer that is there already goes before a cached one', answerOf('preloaded'), 'preloaded'],
  ['a bad one does not', answerOf('trouble', 500), 'cached'],
] as const)('%s', async (_rule, answer, text) => {
  const calls = preloadedWith({
    cached: { at: 5, mark: 'm', text: 'cached' },
    answer,
    sent: Promise.resolve(answer),
  })
  expect(await textOf(fetchPreloaded(calls, network())(url))).toBe(text)
})

test('an answer that cannot be read gives way to the cached one; the same is true of no other path (BX-14)', async () => {
  const answer = answerOf('<html>')
  const calls = preloadedWith({
    cached: { at: 5, mark: 'm', text: 'cached' },
    answer,
    sent: Promise.resolve(answer),
  })
  bootContext().calls = calls
  const fetch = fetchPreloaded(calls, network())
  const isUnreadable = (text: string) => text.startsWith('<')
  expect(await readOrCached('/other', async () => '<html>', isUnreadable)).toBe('<html>')
  expect(await readOrCached('/menu?type=WEB', () => textOf(fetch(url)), isUnreadable)).toBe('cached')
  expect(calls.get(url)?.given).toBe('cached')
})
