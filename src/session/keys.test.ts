// @vitest-environment jsdom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '#/lib/log.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import type { Key } from './key.ts'
import { keys, scopedKeys } from './keys.ts'
import { savedDraftAtom } from './saved.ts'

/* Whatever an earlier release, an extension or a customer has written to the storage of this device. */

const scope = { merchantId: 'm-1', brandId: 'b-1', telegramUserId: '7' }
const all: readonly Key<unknown>[] = [
  ...Object.values(keys),
  ...Object.values(scopedKeys).map((of) => of(scope)),
] as readonly Key<unknown>[]

const put = (name: string, text: string) => {
  localStorage.setItem(name, text)
  sessionStorage.setItem(name, text)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})

/** What a read answers, as a text; a value of a storage is JSON and nothing else. */
const readIn = (one: Key<unknown>) => JSON.stringify(one.read())

const POLLUTING = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '[{"__proto__":{"polluted":1}}]',
  '{"token":"t","user":{"__proto__":{"polluted":1}}}',
]
const corrupt = fc.oneof(
  { weight: 3, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...POLLUTING, '', '{', '[1', 'undefined', 'NaN', '"\\ud800"') },
)

test.each(all.map((one) => [one.name, one] as const))(
  '2,000 corrupt values of %s: never an error, and no other value is touched',
  (name, one) => {
    const missing = readIn(one)
    put('canary', 'stays')
    fc.assert(
      fc.property(corrupt, (text) => {
        put(name, text)
        const read = readIn(one)
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
        expect(localStorage.getItem('canary')).toBe('stays')
        // A value that is not read is gone, so that it is not met again on each visit.
        if (localStorage.getItem(name) === null || sessionStorage.getItem(name) === null)
          expect(read).toBe(missing)
        // What was read can be written and is read again.
        one.write(one.read())
        expect(readIn(one)).toBe(read)
      }),
      { numRuns: 2_000 },
    )
  },
  30_000,
)

const nested = (open: string, close: string) => open.repeat(60_000) + close.repeat(60_000)
test.each(all.map((one) => [one.name, one] as const))(
  'a value of %s that is nested thousands of times is removed like any other that cannot be read (ER-07)',
  (name, one) => {
    const missing = readIn(one)
    const deep = nested('[', ']')
    for (const text of [
      deep,
      `{"place":${deep}}`,
      `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`,
      `[${deep}]`,
    ]) {
      put(name, text)
      expect(readIn(one)).toBe(missing)
      const left = [localStorage.getItem(name), sessionStorage.getItem(name)]
      expect(left).toContain(null)
    }
  },
)

test('a draft that is nested thousands of times leaves the shop without a draft, not without a page (ER-07)', () => {
  const { name } = scopedKeys.draft({ merchantId: 'm-1', brandId: '', telegramUserId: '' })
  localStorage.setItem(name, `{"place":${nested('[', ']')}}`)
  const store = createStore()
  store.set(merchantAtom, { id: 'm-1' } as never)
  // Mounted, an atom compares what it has with what is stored.
  const stop = store.sub(savedDraftAtom, () => {})
  expect(store.get(savedDraftAtom)).toEqual({})
  expect(localStorage.getItem(name)).toBeNull()
  stop()
})

test('brackets within a text are no levels', () => {
  const draft = { note: `${'['.repeat(500)}"\\${'{'.repeat(500)}` }
  const key = scopedKeys.draft({ merchantId: 'm-1', brandId: '', telegramUserId: '' })
  key.write(draft)
  expect(key.read()).toEqual(draft)
  key.clear()
})

test('a name of the prototype is no entry of a stored record', () => {
  put(keys.codeWaits.name, '{"__proto__":5,"toString":6}')
  const waits = keys.codeWaits.read()
  expect(Object.getPrototypeOf(waits)).toBe(Object.prototype)
  expect(waits['+998901234567']).toBeUndefined()
})
