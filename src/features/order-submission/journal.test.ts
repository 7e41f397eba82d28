// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '#/lib/storage.ts'
import { cookies, scopedKeys } from '#/session/keys.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { openPage } from '#/testing/test-orders-server.ts'
import { freshJournalAtom, type Journal, journalAtom, submitPhaseAtom } from './journal.ts'

/* Where the journal lies: in storage, else in short in a cookie, else in memory. */

const scope = { merchantId: 'm-demo', brandId: '', telegramUserId: '' }
const journal: Journal = {
  key: 'key-1',
  merchantId: 'm-demo',
  userId: 'u-1',
  match: 'match',
  snapshot: ['old'],
  lines: [{ key: 'line', count: 2 }],
  phone: '+998712000001',
  body: { comment: 'Less salt' },
  startedAt: 1_000,
  endedAt: null,
  tries: 1,
  state: 'SENT',
}
const long = Array.from({ length: 100 }, (_, n) => `order-number-${n}`)
const sessionOf = (id: string) => ({ ...azizasSession, user: { ...azizasSession.user, id } })

const fillUp = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
/** The page that comes after a reload, by which what was in memory is gone. */
function reloaded(merchantId = 'm-demo') {
  storage.remove(scopedKeys.journal(scope).name)
  const page = openPage()
  page.set(merchantAtom, { id: merchantId } as never)
  page.set(savedSessionAtom, azizasSession)
  return page
}

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage({ isFirst: true })
  cookies.journal.clear()
})
afterEach(() => vi.restoreAllMocks())

test('a storage that is full: the journal comes back from a cookie, without the order itself', () => {
  fillUp()
  page.set(journalAtom, journal)
  expect(page.get(journalAtom)).toEqual(journal)
  const next = reloaded()
  expect(next.get(journalAtom)).toEqual({ ...journal, body: null })
  expect(next.get(submitPhaseAtom)).toBe('checking')
})

test('a cookie is of one shop', () => {
  fillUp()
  page.set(journalAtom, journal)
  expect(reloaded('m-other').get(journalAtom)).toBeNull()
})

test('it goes with the journal, and when storage takes it again', () => {
  const full = fillUp()
  page.set(journalAtom, journal)
  expect(cookies.journal.read()).not.toBeNull()
  page.set(journalAtom, null)
  expect(cookies.journal.read()).toBeNull()
  page.set(journalAtom, journal)
  full.mockRestore()
  page.set(journalAtom, { ...journal, tries: 2 })
  expect(cookies.journal.read()).toBeNull()
  expect(openPage().get(journalAtom)).toEqual({ ...journal, tries: 2 })
})

test('one that is too long for a cookie is kept for this visit, and no older one is found instead', () => {
  fillUp()
  page.set(journalAtom, journal)
  page.set(journalAtom, { ...journal, snapshot: long })
  expect(page.get(journalAtom)?.snapshot).toEqual(long)
  expect(reloaded().get(journalAtom)).toBeNull()
})

test.each([
  ['the first', 3_000, 2_000, 'u-1'],
  ['the second', 2_000, 3_000, 'u-2'],
])('of two customers the cookie has the one who ordered last: %s', (_rule, first, second, last) => {
  fillUp()
  page.set(journalAtom, { ...journal, startedAt: first })
  page.set(journalAtom, { ...journal, userId: 'u-2', startedAt: second })
  const next = reloaded()
  for (const id of ['u-1', 'u-2']) {
    next.set(savedSessionAtom, sessionOf(id))
    expect(next.get(journalAtom)?.userId).toBe(id === last ? id : undefined)
  }
})

test('a journal that is none is dropped alone', () => {
  scopedKeys.journal(scope).write({ 'u-1': journal, 'u-2': { ...journal, state: 'LOST' }, 'u-3': 7 })
  expect(page.set(freshJournalAtom)).toEqual(journal)
  page.set(savedSessionAtom, sessionOf('u-2'))
  expect(page.get(journalAtom)).toBeNull()
})

test('what another tab writes is heard', () => {
  const seen: (string | undefined)[] = []
  const stop = page.sub(journalAtom, () => seen.push(page.get(journalAtom)?.key))
  const key = scopedKeys.journal(scope).name
  localStorage.setItem(key, JSON.stringify({ 'u-1': journal }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  stop()
  expect(seen).toEqual(['key-1', undefined])
})

test('nobody is signed in: there is none', () => {
  page.set(journalAtom, journal)
  page.set(savedSessionAtom, null)
  expect(page.get(journalAtom)).toBeNull()
  page.set(journalAtom, null)
  page.set(savedSessionAtom, azizasSession)
  expect(page.get(journalAtom)).toEqual(journal)
})
