import { expect, test, vi } from 'vitest'
import { fetchPreloaded, type PreloadedRequest, type PreloadedRequests, type RawResponse } from './preload.ts'

const network = () => vi.fn(async () => new Response('network'))
const url = 'https://api.test/menu?type=WEB'
const answerOf = (text: string, status = 200): RawResponse => ({
  status,
  headers: [['content-type', 'application/json']],
  text,
})

function earlyWith(call: Partial<PreloadedRequest>) {
  const calls: PreloadedRequests = new Map()
  const sent = call.sent ?? Promise.resolve(answerOf('early'))
  sent.catch(() => {})
  calls.set(url, { kept: null, answer: null, given: 'nothing', ...call, sent })
  return calls
}
const textOf = async (response: Promise<Response>) => (await response).text()

test('an early answer is handed out once', async () => {
  const own = network()
  const fetch = fetchPreloaded(earlyWith({}), own)
  expect(await textOf(fetch(url))).toBe('early')
  expect(await textOf(fetch(url))).toBe('network')
  expect(own).toHaveBeenCalledTimes(1)
})

test('it keeps its status and headers', async () => {
  const fetch = fetchPreloaded(earlyWith({ sent: Promise.resolve(answerOf('', 204)) }), network())
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([204, 'application/json'])
})

test('a lost early call is asked again', async () => {
  const fetch = fetchPreloaded(earlyWith({ sent: Promise.reject(new TypeError('lost')) }), network())
  expect(await textOf(fetch(url))).toBe('network')
})

test('a write never takes an early answer', async () => {
  const fetch = fetchPreloaded(earlyWith({}), network())
  expect(await textOf(fetch(url, { method: 'POST' }))).toBe('network')
})

test('what the last visit kept comes first, then what the network said', async () => {
  const calls = earlyWith({ kept: { at: 5, mark: 'm', text: 'kept' } })
  const fetch = fetchPreloaded(calls, network())
  expect(await textOf(fetch(url))).toBe('kept')
  expect(calls.get(url)?.given).toBe('kept')
  expect(await textOf(fetch(url))).toBe('early')
  expect(calls.get(url)?.given).toBe('answer')
})

test.each([
  ['a good answer that is there already goes before a kept one', answerOf('early'), 'early'],
  ['a bad one does not', answerOf('trouble', 500), 'kept'],
] as const)('%s', async (_rule, answer, text) => {
  const calls = earlyWith({ kept: { at: 5, mark: 'm', text: 'kept' }, answer, sent: Promise.resolve(answer) })
  expect(await textOf(fetchPreloaded(calls, network())(url))).toBe(text)
})
