import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.ts'

/* Without Web Locks, which old web views lack and some frames refuse: a lease in the storage that tabs share. */

let shared: Record<string, unknown> | null
const lease = {
  read: () => shared,
  write: (value: Record<string, unknown> | null) => {
    shared = value
    return 'persisted' as const
  },
  clear: () => {
    shared = null
  },
}
beforeEach(() => {
  shared = null
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => new Promise<string>(() => {})
const done = async () => 'done'

test('one works, the other is turned away, and afterwards anybody may', async () => {
  let end = (_: string) => {}
  const first = withLock('a', lease, () => new Promise<string>((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(1_000)
  // Another tab has another name for its lock and the same lease.
  expect(await withLock('a in another tab', lease, done)).toBeNull()
  // However long it takes, the lease is renewed.
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await withLock('a in another tab', lease, done)).toBeNull()
  end('first')
  expect(await first).toBe('first')
  const second = withLock('a in another tab', lease, done)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await second).toBe('done')
  // Nobody renews it any more.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shared).toBeNull()
})

test('a lease of this very millisecond counts', async () => {
  const both = [withLock('e', lease, done), withLock('e in another tab', lease, done)]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(both)).toEqual(['done', null])
})

test('a tab that slept too long leaves the lease to who has taken it since', async () => {
  let end = (_: string) => {}
  const first = withLock('f', lease, () => new Promise<string>((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(1_000)
  const taken = { owner: 'another tab', until: Date.now() + 60_000 }
  shared = taken
  end('late')
  expect(await first).toBe('late')
  expect(shared).toBe(taken)
})

test('with Web Locks the browser says who works, and no lease is written', async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  let end = (_: string) => {}
  const elsewhere = navigator.locks.request('g', () => new Promise<string>((resolve) => (end = resolve)))
  expect(await withLock('g', lease, done)).toBeNull()
  end('free')
  await elsewhere
  const states: unknown[] = []
  expect(await withLock('g', lease, async () => states.push(shared))).toBe(1)
  expect(states).toEqual([null])
})

test('of two tabs that begin at the same moment one works', async () => {
  const both = [withLock('b', lease, done), withLock('b in another tab', lease, done)]
  // The second tab wrote before it could see the first one's lease, as tabs of different processes may.
  shared = { owner: 'somebody', until: Date.now() + 60_000 }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(both)).toEqual([null, null])
})

test('a tab that is killed holds the lock for a minute at most; a lease of another clock is ignored', async () => {
  let isDead = false
  const write: typeof lease.write = (value) => (isDead ? 'persisted' : lease.write(value))
  void withLock('c', { ...lease, write }, never)
  await vi.advanceTimersByTimeAsync(1_000)
  const left = shared
  isDead = true
  await vi.advanceTimersByTimeAsync(58_000)
  expect(await withLock('c in another tab', lease, done)).toBeNull()
  await vi.advanceTimersByTimeAsync(1_001)
  expect(shared).toBe(left)
  const second = withLock('c in another tab', lease, done)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await second).toBe('done')

  shared = { owner: 'from next year', until: Date.now() + 365 * 86_400_000 }
  const third = withLock('c in another tab', lease, done)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await third).toBe('done')
})

test('work that fails gives the lock back', async () => {
  const failing = withLock('d', lease, () => Promise.reject(new Error('no')))
  const isSaid = expect(failing).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(1_000)
  await isSaid
  const next = withLock('d', lease, done)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await next).toBe('done')
})

const thrown = () => {
  throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
}
const REFUSALS: [how: string, navigator: object][] = [
  ['are not there', {}],
  ['throw', { locks: { request: thrown } }],
  ['throw where they are only read', Object.defineProperty({}, 'locks', { get: thrown })],
  ['reject', { locks: { request: async () => thrown() } }],
  ['never answer', { locks: { request: never } }],
]
test.each(REFUSALS)('Web Locks that %s: the lease says who works (TG-08)', async (_how, browser) => {
  vi.stubGlobal('navigator', browser)
  let end = (_: string) => {}
  const first = withLock('h', lease, () => new Promise<string>((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(2_000)
  const second = withLock('h in another tab', lease, done)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await second).toBeNull()
  end('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(await first).toBe('first')
  expect(shared).toBeNull()
})

test('a lock that comes when the lease has been taken is given back at once', async () => {
  let grant = (_: object): unknown => null
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _how: object, granted: typeof grant) => {
        grant = granted
        return never()
      },
    },
  })
  const first = withLock('i', lease, done)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await first).toBe('done')
  // Held for as long as a promise that it is given.
  expect(grant({})).toBeUndefined()
})
