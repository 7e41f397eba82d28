import { expect, test, vi } from 'vitest'
import { createStorage } from './storage.ts'
import { memoryStorage } from './storage-shim.ts'

/** A storage that holds `limit` characters and then throws as browsers do. */
function small(limit: number): Storage {
  const storage = memoryStorage()
  const plain = storage.setItem.bind(storage)
  storage.setItem = (key, text) => {
    let used = key.length + text.length
    for (let index = 0; index < storage.length; index++) {
      const other = storage.key(index) ?? ''
      if (other !== key) used += other.length + (storage.getItem(other)?.length ?? 0)
    }
    if (used > limit) throw new DOMException('full', 'QuotaExceededError')
    plain(key, text)
  }
  return storage
}

test('what is written is read back and removed', () => {
  const { read, write, remove, keys } = createStorage({ area: cached(memoryStorage()) })
  expect(write('a', '1')).toBe('persisted')
  expect([read('a'), read('b'), keys()]).toEqual(['1', null, ['a']])
  remove('a')
  expect([read('a'), keys()]).toEqual([null, []])
})

test('a storage that throws keeps everything in memory', () => {
  const { read, write, remove, keys } = createStorage({
    area: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(write('a', '1')).toBe('memory')
  expect([read('a'), keys()]).toEqual(['1', ['a']])
  remove('a')
  expect(read('a')).toBeNull()
})

test('a storage that silently forgets counts as refusing', () => {
  const area = memoryStorage()
  area.setItem = () => {}
  const { read, write } = createStorage({ area: () => area })
  expect(write('a', '1')).toBe('memory')
  expect(read('a')).toBe('1')
})

test('in a full storage caches are deleted, never the rest', () => {
  const area = small(40)
  area.setItem('session', 'x'.repeat(10))
  area.setItem('cache:menu', 'y'.repeat(10))
  const { read, write } = createStorage({ area: () => area, expendable: ['cache:'] })
  expect(write('basket', 'z'.repeat(15))).toBe('persisted')
  expect(read('cache:menu')).toBeNull()
  expect(read('session')).toBe('x'.repeat(10))
})

test('a text that no longer fits does not come back old on the next visit', () => {
  const area = small(20)
  const first = createStorage({ area: () => area })
  first.write('basket', 'old')
  expect(first.write('basket', 'n'.repeat(30))).toBe('memory')
  expect(first.read('basket')).toBe('n'.repeat(30))
  expect(createStorage({ area: () => area }).read('basket')).toBeNull()
})

test('an attempt that storage refuses leaves the older text where it is', () => {
  const { read, tryWrite } = createStorage({ area: cached(small(20)) })
  expect(tryWrite('basket', 'old')).toBe(true)
  expect(tryWrite('basket', 'n'.repeat(30))).toBe(false)
  expect(read('basket')).toBe('old')
  expect(tryWrite('basket', 'new')).toBe(true)
  expect(read('basket')).toBe('new')
})

test('changes by another tab are received, of the key and of a clear, until unsubscribed', () => {
  const events = new EventTarget()
  const area = memoryStorage()
  const { subscribe } = createStorage({ area: cached(area), events: events as Window })
  const changed = vi.fn()
  const stop = subscribe('a', changed)
  const notifyTab = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  area.setItem('a', '2')
  notifyTab('a')
  notifyTab('b')
  show(false)
  area.clear()
  notifyTab(null)
  area.setItem('a', '3')
  show(true)
  stop()
  notifyTab('a')
  show(true)
  expect(changed.mock.calls).toEqual([['2'], [null], ['3']])
})

function cached(area: Storage) {
  return () => area
}
