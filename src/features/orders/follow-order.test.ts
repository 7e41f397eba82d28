import { afterEach, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { reopenAfter } from '#/api/follow-changes.ts'
import { followOrder } from './follow-order.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  [0, 0, 1_000, 2_000],
  [1, 0, 1_000, 2_000],
  [80, 0, 1_000, 2_000],
  [82, 0, 4_000, 8_000],
  [84, 0, 15_000, 30_000],
  [400, 0, 15_000, 30_000],
  [1, 1, 2_000, 4_000],
  [4, 4, 15_000, 30_000],
  [90, 1, 15_000, 30_000],
])(
  'after %i failures in a row, %i by a busy server, a stream is opened again in %i to %i ms',
  (failures, refusals, soonest, latest) => {
    expect([reopenAfter(failures, refusals, 0), reopenAfter(failures, refusals, 1)]).toEqual([
      soonest,
      latest,
    ])
  },
)

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
  await vi.advanceTimersByTimeAsync(2_000)
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
  await vi.advanceTimersByTimeAsync(3_100)
  expect([said, opened.length]).toEqual([[true, 'read', false, true, 'read'], 2])
  leave()
})

test('a server that says itself that it has no stream is asked once (OR-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(() =>
    Response.json({ code: 'NOT_FOUND', description: { uz: 'Topilmadi' } }, { status: 404 }),
  )
  const { said, leave } = follow()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([said, opened.length]).toEqual([[false], 1])
  leave()
})

test.each([
  ['the 404 of a proxy', () => new Response('<html>Not Found</html>', { status: 404 })],
  ['a 403 without a word', () => new Response('{}', { status: 403 })],
  ['the page of a Wi-Fi', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['a list', () => Response.json([])],
])(
  '%s in place of the stream says nothing of it: it is asked for again, ever more rarely (ER-06)',
  async (_what, bad) => {
    vi.useFakeTimers()
    let isBad = true
    const opened = streaming((body) => (isBad ? bad() : stream(body)))
    const { said, leave } = follow()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(opened.length).toBeGreaterThan(2)
    expect(opened.length).toBeLessThanOrEqual(12)
    isBad = false
    said.splice(0)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(said).toEqual([true, 'read'])
    leave()
  },
)

test('a stream that was there is asked for again, though less often, when the server knows none for a while (OR-06)', async () => {
  vi.useFakeTimers()
  let isThere = true
  const opened = streaming((body) => (isThere ? stream(body) : new Response('{}', { status: 404 })))
  const { said, leave } = follow()
  await settled()
  isThere = false
  opened[0]?.cut()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.splice(0, 3)).toEqual([true, 'read', false])
  expect(new Set(said.splice(0))).toEqual(new Set([false]))
  // Cut streams are opened every one to two seconds.
  expect(opened.length).toBeLessThanOrEqual(5)
  isThere = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said.splice(0)).toEqual([true, 'read'])
  leave()
})

test('a server that is busy is left alone longer each time (BX-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(() => new Response('', { status: 503 }))
  const { leave } = follow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened.length).toBeGreaterThan(2)
  expect(opened.length).toBeLessThanOrEqual(8)
  leave()
})

test('a server that is away is asked every second or two, after minutes of it at most every fifteen (OR-06)', async () => {
  vi.useFakeTimers()
  const opened = streaming(() => new Response('', { status: 502 }))
  const { leave } = follow()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened.length).toBeGreaterThan(10)
  await vi.advanceTimersByTimeAsync(220_000)
  const before = opened.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened.length - before).toBeLessThanOrEqual(4)
  leave()
})

test('after a sleep a stream is opened again at once, as is one that waits for its next turn (OR-06)', async () => {
  vi.useFakeTimers()
  // By chance the next turn could come in the very second of the sleep.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  let isWell = true
  const opened = streaming((body) => (isWell ? stream(body) : new Response('', { status: 503 })))
  const { said, leave } = follow()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([said.splice(0), opened.length]).toEqual([[true, 'read'], 1])
  /** No timer runs while the device sleeps; its clock does. */
  const sleep = () => vi.setSystemTime(Date.now() + 20_000)
  sleep()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([said.splice(0), opened.length]).toEqual([[false, true, 'read'], 2])
  isWell = false
  opened[1]?.cut()
  // Long enough for the waits to be the longest.
  await vi.advanceTimersByTimeAsync(400_000)
  said.splice(0)
  isWell = true
  const before = opened.length
  sleep()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([said, opened.length]).toEqual([[true, 'read'], before + 1])
  leave()
})
