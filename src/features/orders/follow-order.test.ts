import { afterEach, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { reopenAfter } from '#/api/follow-changes.ts'
import { followOrder } from './follow-order.ts'

afterEach(() => vi.useRealTimers())

test.each([
  [0, 1_000],
  [1, 2_000],
  [3, 8_000],
  [5, 30_000],
  [40, 30_000],
])('after %i failures in a row a stream is opened again in %i ms', (failures, wait) => {
  expect(reopenAfter(failures)).toBe(wait)
})

/** A server whose stream the test writes and cuts; `opened` are the streams so far. */
function streaming(answer: (body: ReadableStream) => Response) {
  const opened: { send: (text: string) => void; cut: () => void }[] = []
  connectApi({
    baseURL: 'http://shop.test',
    idempotency: true,
    headers: () => ({ Authorization: 'Bearer t' }),
    onFailure: () => {},
    fetch: async (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          const send = (text: string) => stream.enqueue(new TextEncoder().encode(text))
          opened.push({ send, cut: () => stream.close() })
          init?.signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError')))
        },
      })
      return answer(body)
    },
  })
  return opened
}
const stream = (body: ReadableStream) =>
  new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
const settled = () => vi.advanceTimersByTimeAsync(0)

function follow() {
  const said: (boolean | 'read')[] = []
  const leave = followOrder('o-1', {
    onLive: (isLive) => said.push(isLive),
    onChange: () => said.push('read'),
  })
  return { said, leave }
}

test('each event asks for the order, a comment does not; a cut stream is opened again and asks (OR-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(stream)
  const { said, leave } = follow()
  await settled()
  expect(said).toEqual([true, 'read'])
  opened[0]?.send(': here\n\ndata: {"status":"COOK')
  await settled()
  expect(said).toHaveLength(2)
  opened[0]?.send('ING"}\n\n')
  await settled()
  expect(said.splice(0)).toEqual([true, 'read', 'read'])
  opened[0]?.cut()
  await settled()
  expect([said.splice(0), opened.length]).toEqual([[false], 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([said.splice(0), opened.length]).toEqual([[true, 'read'], 2])
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([said, opened.length]).toEqual([[false], 2])
})

test('a stream without even a comment for 45 s counts as cut (OR-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(stream)
  const { said, leave } = follow()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(said).toEqual([true, 'read'])
  await vi.advanceTimersByTimeAsync(2_100)
  expect([said, opened.length]).toEqual([[true, 'read', false, true, 'read'], 2])
  leave()
})

test.each([
  ['not found', () => new Response('{}', { status: 404 })],
  ['a list', () => Response.json([])],
])('a server without a stream (%s) is asked once (OR-06)', async (_what, answer) => {
  vi.useFakeTimers()
  const opened = streaming(answer)
  const { said, leave } = follow()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([said, opened.length]).toEqual([[false], 1])
  leave()
})

test('a server in trouble is asked again, later each time (OR-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(() => new Response('', { status: 503 }))
  const { leave } = follow()
  await vi.advanceTimersByTimeAsync(15_000)
  // At 0, 2, 6 and 14 s.
  expect(opened).toHaveLength(4)
  leave()
})
