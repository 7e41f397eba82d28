// @vitest-environment jsdom
import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import { SignIn } from '#/api/schema/user.ts'
import { parsePersisted } from '#/domain/basket/persisted-basket.ts'
import { createStorage } from '#/lib/storage.ts'
import { brandAtom, merchantAtom } from '#/tenant/merchant.ts'
import { basketName, isBasketPersistedAtom, savedBasketAtom, storageAtom } from './basket.ts'
import { cookies, keys, scopedKeys } from './keys.ts'
import { forgetCustomerAtom, logoutAtom, rescuedBasketAtom } from './logout.ts'
import { hasActiveOrdersAtom, isSignedOutAtom, savedDraftAtom } from './saved.ts'
import { telegramUserAtom } from './scope.ts'
import { beginSessionAtom, customerAtom, queryScopeAtom, showTokenAtom, tokenAtom } from './session.ts'
import { wipeAll } from './wipe.ts'

const merchant = (id: string) => v.parse(Merchant, { id, name: { uz: id } })
const brand = (id: string) => ({
  id,
  merchantId: 'm-1',
  name: id,
  domainUrl: '',
  color: '',
  image: '',
  page: null,
})
const aziza = v.parse(SignIn, {
  token: 'token-a',
  user: { id: 'u-a', firstName: 'Aziza', phone: '+998901234567' },
})
const bobur = v.parse(SignIn, { token: 'token-b', user: { id: 'u-b', firstName: 'Bobur' } })

/** A page of merchant m-1, as after a reload: new atoms over the same storage. */
function page({ brandId = '', telegramUser = '' } = {}) {
  const store = createStore()
  store.set(telegramUserAtom, telegramUser)
  store.set(merchantAtom, merchant('m-1'))
  if (brandId) store.set(brandAtom, brand(brandId))
  return store
}

const plov = parsePersisted([{ productId: 'p-1', choices: {}, count: 1 }])

let logoutCalls = 0
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const one of Object.values(cookies)) one.clear()
  logoutCalls = 0
  connectApi({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: () => {},
    idempotency: true,
    fetch: async () => {
      logoutCalls++
      return new Response(null, { status: 204 })
    },
  })
})

test('a session survives a reload, token and profile together', () => {
  page().set(beginSessionAtom, aziza)
  cookies.token.clear()
  const store = page()
  store.set(showTokenAtom)
  expect(store.get(customerAtom)?.firstName).toBe('Aziza')
  expect(cookies.token.read()).toBe('token-a')
  expect(store.get(queryScopeAtom)).toEqual(['m-1', '', 'u-a'])
})

test('one saved session per brand (ST-11)', () => {
  page({ brandId: 'b-1' }).set(beginSessionAtom, aziza)
  const other = page({ brandId: 'b-2' })
  other.set(showTokenAtom)
  expect(other.get(customerAtom)).toBeNull()
  expect(cookies.token.read()).toBeNull()
  const back = page({ brandId: 'b-1' })
  back.set(showTokenAtom)
  expect(cookies.token.read()).toBe('token-a')
})

test('the bearer is that of the page’s own session, whatever the shared cookie says', () => {
  const [first, second] = [page({ brandId: 'b-1' }), page({ brandId: 'b-2' })]
  first.set(beginSessionAtom, aziza)
  second.set(beginSessionAtom, bobur)
  expect(cookies.token.read()).toBe('token-b')
  expect([first.get(tokenAtom), second.get(tokenAtom)]).toEqual(['token-a', 'token-b'])
  first.set(showTokenAtom)
  expect(cookies.token.read()).toBe('token-a')
})

test('back at a brand, a page has the customer that another tab has signed in there meanwhile', () => {
  const store = page({ brandId: 'b-1' })
  store.set(beginSessionAtom, aziza)
  store.set(savedBasketAtom, plov)
  const stops = [tokenAtom, savedBasketAtom].map((one) => store.sub(one, () => {}))
  store.set(brandAtom, brand('b-2'))
  expect(store.get(tokenAtom)).toBeNull()
  page({ brandId: 'b-1' }).set(forgetCustomerAtom)
  page({ brandId: 'b-1' }).set(beginSessionAtom, bobur)
  store.set(brandAtom, brand('b-1'))
  expect([store.get(tokenAtom), store.get(customerAtom)?.firstName]).toEqual(['token-b', 'Bobur'])
  expect(store.get(savedBasketAtom)).toEqual([])
  for (const stop of stops) stop()
})

test('a logout leaves another brand’s token in the cookie', async () => {
  const [first, second] = [page({ brandId: 'b-1' }), page({ brandId: 'b-2' })]
  first.set(beginSessionAtom, aziza)
  second.set(beginSessionAtom, bobur)
  await first.set(logoutAtom, false)
  expect(cookies.token.read()).toBe('token-b')
  expect([first.get(tokenAtom), second.get(tokenAtom)]).toEqual([null, 'token-b'])
})

test('two Telegram accounts of one device never see each other (TG-14)', () => {
  const first = page({ telegramUser: '1' })
  first.set(beginSessionAtom, aziza)
  first.set(savedBasketAtom, plov)
  const second = page({ telegramUser: '2' })
  second.set(showTokenAtom)
  expect(second.get(customerAtom)).toBeNull()
  expect(second.get(savedBasketAtom)).toEqual([])
  expect(cookies.token.read()).toBeNull()
})

describe('logout', () => {
  test('clears the customer and this brand, keeps the merchant and other brands', async () => {
    page({ brandId: 'b-2' }).set(beginSessionAtom, bobur)
    const store = page({ brandId: 'b-1' })
    store.set(beginSessionAtom, aziza)
    store.set(savedBasketAtom, plov)
    store.set(savedDraftAtom, { comment: 'x' })
    store.set(hasActiveOrdersAtom, true)
    cookies.merchant.write('m-1')
    keys.redirectUrl.write('/checkout')
    keys.language.write('eng')
    cookies.lang.write('ru')
    sessionStorage.setItem('tapps/launchParams', 'stored')

    await store.set(logoutAtom, false)

    expect(logoutCalls).toBe(1)
    expect(store.get(customerAtom)).toBeNull()
    expect(store.get(hasActiveOrdersAtom)).toBe(false)
    expect(cookies.token.read()).toBeNull()
    expect(cookies.merchant.read()).toBe('m-1')
    expect(sessionStorage.getItem('tapps/launchParams')).toBe('stored')
    const b2 = { merchantId: 'm-1', brandId: 'b-2', telegramUserId: '' }
    expect(Object.keys(localStorage).sort()).toEqual([keys.language.name, scopedKeys.session(b2).name].sort())
    expect([keys.language.read(), cookies.lang.read()]).toEqual(['eng', 'ru'])
  })

  test('by the server holds the basket in memory for the same person, by hand it holds nothing', async () => {
    const store = page()
    const fill = () => {
      store.set(beginSessionAtom, aziza)
      store.set(savedBasketAtom, plov)
    }
    fill()
    store.set(forgetCustomerAtom, { isForced: true })
    expect(store.get(savedBasketAtom)).toEqual([])
    expect(store.get(rescuedBasketAtom)).toEqual({ userId: 'u-a', lines: plov })
    fill()
    await store.set(logoutAtom, false)
    expect(store.get(savedBasketAtom)).toEqual([])
    expect(store.get(rescuedBasketAtom)).toBeNull()
  })

  test('inside Telegram both services are called and the customer is not signed back in at once (SI-10)', async () => {
    const store = page({ telegramUser: '1' })
    store.set(beginSessionAtom, aziza)
    await store.set(logoutAtom, true)
    expect(logoutCalls).toBe(2)
    expect(store.get(isSignedOutAtom)).toBe(true)
    // A window that is opened later, of the same account; not of another one.
    expect(page({ telegramUser: '1' }).get(isSignedOutAtom)).toBe(true)
    expect(page({ telegramUser: '2' }).get(isSignedOutAtom)).toBe(false)
  })
})

describe('a missing merchant', () => {
  const scope = { merchantId: 'm-1', brandId: '', telegramUserId: '' }
  const journal = scopedKeys.journal(scope).name
  beforeEach(() => {
    const store = page()
    store.set(beginSessionAtom, aziza)
    store.set(savedBasketAtom, plov)
    cookies.merchant.write('m-1')
    cookies.journal.write('packed')
    keys.redirectUrl.write('/basket')
    localStorage.setItem(journal, '{"u-a":{}}')
    sessionStorage.setItem('tapps/launchParams', 'stored')
  })

  test('deletes our data, but no order that may exist and nothing of the messenger’s', () => {
    wipeAll(false)
    expect(Object.keys(localStorage)).toEqual([journal])
    expect(Object.keys(sessionStorage)).toEqual(['tapps/launchParams'])
    expect([cookies.merchant.read(), cookies.token.read(), cookies.journal.read()]).toEqual([
      null,
      null,
      'packed',
    ])
  })

  test('on an origin of several merchants leaves what belongs to the others', () => {
    wipeAll(true)
    const left = [basketName(scope), scopedKeys.session(scope).name, journal]
    expect(Object.keys(localStorage).sort()).toEqual(left.sort())
    expect([cookies.merchant.read(), keys.redirectUrl.read()]).toEqual([null, '/'])
  })
})

test.each(['{', '"text"', '[1', 'null', '{"token":5}'])(
  'a corrupt saved session %s is dropped alone',
  (text) => {
    const scope = { merchantId: 'm-1', brandId: '', telegramUserId: '' }
    localStorage.setItem(scopedKeys.session(scope).name, text)
    localStorage.setItem(basketName(scope), JSON.stringify(plov))
    const store = page()
    store.set(showTokenAtom)
    expect(store.get(customerAtom)).toBeNull()
    expect(store.get(savedBasketAtom)).toHaveLength(1)
  },
)

test('another tab’s line is shown while subscribed, and a logout there empties the basket here', () => {
  const store = page()
  store.set(savedBasketAtom, plov)
  const stop = store.sub(savedBasketAtom, () => {})
  const name = basketName({ merchantId: 'm-1', brandId: '', telegramUserId: '' })
  const theirs = parsePersisted([{ productId: 'p-9', choices: {}, count: 1, place: 2 }])
  localStorage.setItem(name, JSON.stringify(theirs))
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(store.get(savedBasketAtom)).toEqual([...plov, ...theirs])
  // The other tab overwrote our line without knowing it, and it is there again.
  expect(localStorage.getItem(name)).toContain('p-1')
  localStorage.removeItem(name)
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(store.get(savedBasketAtom)).toEqual([])
  stop()
})

const blockedStorage = () =>
  createStorage({
    area: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })

test('a basket that storage refuses outlives a reload in a cookie, each brand its own', () => {
  const open = (brandId: string) => {
    const store = page({ brandId })
    store.set(storageAtom, blockedStorage())
    return store
  }
  open('b-1').set(savedBasketAtom, plov)
  const other = parsePersisted([{ productId: 'p-2', choices: {}, count: 3 }])
  open('b-2').set(savedBasketAtom, other)
  expect(open('b-1').get(savedBasketAtom)).toEqual(plov)
  expect(open('b-2').get(savedBasketAtom)).toEqual(other)
  open('b-1').set(savedBasketAtom, [])
  expect(open('b-1').get(savedBasketAtom)).toEqual([])
  expect(open('b-2').get(savedBasketAtom)).toEqual(other)
  wipeAll(false)
  expect(open('b-2').get(savedBasketAtom)).toEqual([])
  expect(document.cookie).toBe('')
})

test('a press reads no cookie while storage works; what another tab’s storage refused is read after the press', () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(document, 'cookie', 'get')
  const line = (productId: string, place: number) =>
    parsePersisted([{ productId, choices: {}, count: 1, place }])
  const store = page()
  const stop = store.sub(savedBasketAtom, () => {})
  store.set(savedBasketAtom, plov)
  const other = page()
  other.set(storageAtom, blockedStorage())
  other.set(savedBasketAtom, line('p-2', 1))

  asked.mockClear()
  store.set(savedBasketAtom, (persisted) => [...persisted, ...line('p-3', 2)])
  expect(asked).not.toHaveBeenCalled()
  expect(store.get(savedBasketAtom)).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(store.get(savedBasketAtom).map(({ productId }) => productId)).toEqual(['p-1', 'p-2', 'p-3'])
  // The next press writes it to storage, and the cookie is no longer needed.
  store.set(savedBasketAtom, (persisted) => [...persisted, ...line('p-4', 3)])
  expect(localStorage.getItem('basket:v1:m-1::')).toContain('p-2')
  expect(document.cookie).toBe('')
  stop()
  asked.mockRestore()
  vi.useRealTimers()
})

test('what no cookie accepts is in memory, and the page knows it', () => {
  const store = page()
  store.set(storageAtom, blockedStorage())
  const long = { productId: 'p-1', choices: {}, count: 1, note: 'ў'.repeat(300) }
  store.set(savedBasketAtom, plov)
  expect(store.get(isBasketPersistedAtom)).toBe(true)
  const many = parsePersisted([1, 2, 3].map((place) => ({ ...long, productId: `p-${place}`, place })))
  store.set(savedBasketAtom, many)
  expect(store.get(isBasketPersistedAtom)).toBe(false)
  expect(store.get(savedBasketAtom)).toEqual(many)
  store.set(savedBasketAtom, plov)
  expect(store.get(isBasketPersistedAtom)).toBe(true)
})
