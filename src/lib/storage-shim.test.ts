import { expect, test } from 'vitest'
import { memoryStorage, shimStorage } from './storage-shim.ts'

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a storage that throws when touched is replaced by memory', () => {
  const host = Object.create(
    {},
    {
      localStorage: { configurable: true, get: blocked },
      sessionStorage: { configurable: true, get: blocked },
    },
  ) as Window
  expect(shimStorage(host)).toEqual({ localStorage: true, sessionStorage: true })
  host.sessionStorage.setItem('a', '1')
  expect(host.sessionStorage.getItem('a')).toBe('1')
  expect(host.localStorage.getItem('a')).toBeNull()
})

test('a storage that works is left alone', () => {
  const own = memoryStorage()
  const host = { localStorage: own, sessionStorage: own }
  expect(shimStorage(host)).toEqual({ localStorage: false, sessionStorage: false })
  expect(host.localStorage).toBe(own)
})

test('a storage without room is replaced while it is empty, and read when it is full', () => {
  const without = (storage: Storage) =>
    Object.assign(storage, {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    })
  const full = memoryStorage()
  full.setItem('session', 'ours')
  const host = { localStorage: without(full), sessionStorage: without(memoryStorage()) }
  expect(shimStorage(host)).toEqual({ localStorage: false, sessionStorage: true })
  expect(host.localStorage.getItem('session')).toBe('ours')
  host.sessionStorage.setItem('launch', '1')
  expect(host.sessionStorage.getItem('launch')).toBe('1')
})

test('a missing storage is replaced, one that cannot be replaced does not throw', () => {
  const missing = { localStorage: null, sessionStorage: null } as unknown as Window
  expect(shimStorage(missing).localStorage).toBe(true)
  const frozen = Object.freeze(
    Object.create({}, { localStorage: { get: blocked }, sessionStorage: { get: blocked } }),
  )
  expect(shimStorage(frozen)).toEqual({ localStorage: false, sessionStorage: false })
})

test('memory storage behaves like the real one', () => {
  const storage = memoryStorage()
  storage.setItem('a', 1 as unknown as string)
  storage.setItem('b', '2')
  expect([storage.length, storage.key(1), storage.key(5), storage.getItem('a')]).toEqual([2, 'b', null, '1'])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
  storage.clear()
  expect(storage.length).toBe(0)
})
