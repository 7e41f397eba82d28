// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { NearestBranch } from '#/api/schema/branch.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import * as firstPaint from '#/config/first-paint.ts'
import { parsePersisted } from '#/domain/basket/persisted-basket.ts'
import type { CookieName } from '#/lib/cookie-in.ts'
import type { Store } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { sentBranches } from '#/testing/test-menu.ts'
import type { Key } from './key.ts'
import { keys, scopedKeys } from './keys.ts'
import { forgetCustomerAtom, logoutAtom } from './logout.ts'
import { savedSessionAtom, sharedSeatAtom, storedAtom } from './saved.ts'
import { customerAtom } from './session.ts'

/*
 * Everything that this origin stores, and what becomes of it when the customer logs out (SI-10): what is of the person
 * goes, what is of the shop, of this device or of a visit stays. A name without a verdict fails.
 */

type Verdict = 'goes' | 'stays'
/** What becomes of it, and a value that is stored under it. */
type Case<K> = K extends Key<infer T> ? [verdict: Verdict, value: T] : never

const KEYS: { [K in keyof typeof keys]: Case<(typeof keys)[K]> } = {
  language: ['stays', 'eng'],
  staffLanguage: ['stays', 'ru'],
  dataSaver: ['stays', true],
  // The theme of the shop and of the device.
  paint: ['stays', { '--accent': '#fce000' }],
  version: ['stays', '1.0.0'],
  // Which shop this tab shows, and when it last reloaded by itself.
  tabVendor: ['stays', 'demo'],
  tabBrand: ['stays', 'b-1'],
  reloadedAt: ['stays', 1],
  redirectUrl: ['goes', '/checkout'],
  activeCategory: ['goes', 'c-1'],
  errorText: ['goes', 'Ошибка'],
  errorVisible: ['goes', true],
  preferences: ['goes', { tags: ['halal'], without: ['nuts'] }],
  openProduct: ['goes', { path: '/', of: { productId: 'p-1' } }],
  openAddress: ['goes', { path: '/', of: true }],
  foundPlace: ['goes', { streetName: 'Bunyodkor' }],
  formInputs: ['goes', { 'm-1/u-1/booking': 'Aziza' }],
  loginPhone: ['goes', '+998 90 123 45 67'],
  sentCode: ['goes', { phone: '+998901234567', resendAt: 1 }],
  lastPage: ['goes', { from: '', href: '/profile', top: 0, section: null }],
  codeWaits: ['goes', { '+998901234567': 1 }],
  basketCode: ['goes', { code: '123456', key: 'k-1', isTaken: false }],
}

const SCOPED: { [K in keyof typeof scopedKeys]: Case<ReturnType<(typeof scopedKeys)[K]>> } = {
  session: ['goes', azizasSession],
  draft: ['goes', { name: 'Aziza' }],
  searches: ['goes', ['osh']],
  seenSlides: ['goes', ['s-1']],
  nearestBranch: ['goes', v.parse(NearestBranch, sentBranches[0])],
  hasActiveOrders: ['goes', true],
  canRepeat: ['goes', true],
  sharedSeat: [
    'goes',
    {
      ...{ basketId: 'sb-1', code: 'c-1', member: 'm-1', revision: 1 },
      ...{ brought: null, isOver: false, orderId: null, people: 1, sum: 0 },
    },
  ],
  openedPayments: ['goes', [{ id: 'o-1', at: 1 }]],
  seenOrders: ['goes', [{ id: 'o-1', order: { payment: null, lines: {}, total: 1 } }]],
  // The shop had none to show.
  hasNoStories: ['stays', true],
  // An order that may exist is not sent a second time.
  journal: ['stays', { 'u-1': {} }],
  // Which of this device's customers want no picture of it, and nothing of what they spent.
  hiddenSpending: ['stays', ['u-1']],
  lease: ['stays', { until: 1 }],
  // Ids that say nothing, by customer: the next visit of the same one begins with the same card.
  usedCards: ['stays', { 'u-1': ['k-1'] }],
  // Otherwise Telegram would sign the customer in again at once.
  signedOut: ['stays', true],
  // The bot writes to the Telegram account, which is still that of this device; it is asked once (BX-12).
  askedToWrite: ['stays', true],
}

const lines = parsePersisted([{ productId: 'p-1', choices: {}, count: 1 }])

const COOKIES: Record<CookieName, [verdict: Verdict, value: string]> = {
  token: ['goes', azizasSession.token],
  page: ['goes', '1'],
  basket: ['goes', JSON.stringify({ 'basket:v1:m-1::': lines })],
  merchant: ['stays', 'm-1'],
  lang: ['stays', 'ru'],
  journal: ['stays', 'packed'],
}

/** Names that no key of `keys.ts` has, by their constant; of a prefix with what stands behind it. */
const OTHERS: Record<string, [verdict: Verdict, name: string, area: Storage]> = {
  BASKET_PREFIX: ['goes', 'basket:v1:m-1::', localStorage],
  // The menu of the last visit and the like, which were asked for without a token.
  CACHE_PREFIX: ['stays', 'cache:kept:v2:m-1/products/v1/overalls?type=WEB', localStorage],
  // Boot takes it at the next load of this tab.
  PRESSED_KEY: ['stays', 'pressed', sessionStorage],
  // What the client of Telegram launched this tab with.
  LAUNCH_KEY: ['stays', 'launch', sessionStorage],
  KEPT_BY_SDK: ['stays', 'tapps/launchParams', sessionStorage],
}

const scope = { merchantId: 'm-1', brandId: '', telegramUserId: '' }

/** Everything that is stored, by its name. */
const all: { is: string; name: string; verdict: Verdict; fill: () => void }[] = [
  ...Object.entries(keys).map(([is, one]) => {
    const [verdict, value] = KEYS[is as keyof typeof keys]
    return { is, name: one.name, verdict, fill: () => void (one as Key<unknown>).write(value) }
  }),
  ...Object.entries(scopedKeys).map(([is, of]) => {
    const [verdict, value] = SCOPED[is as keyof typeof scopedKeys]
    const one = of(scope) as Key<unknown>
    return { is, name: one.name, verdict, fill: () => void one.write(value) }
  }),
  ...Object.entries(OTHERS).map(([is, [verdict, name, area]]) => ({
    ...{ is, name, verdict, fill: () => area.setItem(name, JSON.stringify(lines)) },
  })),
]
const names = () => new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])

const src = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('testing'),
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  connectApi({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: () => {},
    idempotency: true,
    fetch: async () => new Response(null, { status: 204 }),
  })
})

test('each key and each name that boot knows has a verdict', () => {
  expect(Object.keys(KEYS).toSorted()).toEqual(Object.keys(keys).toSorted())
  expect(Object.keys(SCOPED).toSorted()).toEqual(Object.keys(scopedKeys).toSorted())
  const constants = Object.entries(firstPaint).filter(([is]) => /_(?:KEY|PREFIX)$/.test(is))
  const unjudged = constants.filter(
    ([, of]) => typeof of !== 'string' || !all.some(({ name }) => name.startsWith(of)),
  )
  expect(unjudged).toEqual([])
})

test('nothing is written to a storage, nor to a cookie, but by a name that has a verdict', () => {
  const judged = [...Object.keys(OTHERS), 'RELOADED_KEY']
  const writers: string[] = []
  for (const file of sources) {
    // What every key is written through.
    if (/^(?:lib[/\\](?:storage|cookie)|session[/\\](?:key|basket-record)\.ts)/.test(file)) continue
    const text = readFileSync(path.join(src, file), 'utf8')
    for (const [, what = ''] of text.matchAll(
      /(?:[sS]torage\.(?:setItem|write|tryWrite)|writeCookie)\(\s*([\w'"`]+)/g,
    ))
      writers.push(what)
    if (/document\.cookie\s*=[^=]/.test(text)) writers.push(`a cookie in ${file}`)
  }
  // The cache of answers, and the cookies of `keys.ts`, which are named by the type of their names.
  expect(writers.filter((what) => !judged.includes(what)).toSorted()).toEqual(['cachedName', 'name'])
})

describe.each([
  ['by hand', (store: Store) => store.set(logoutAtom, false)],
  ['by the server', (store: Store) => store.set(forgetCustomerAtom, { isForced: true })],
])('after a logout %s', (_by, logOut) => {
  let before: Set<string>
  beforeEach(async () => {
    for (const { fill } of all) fill()
    for (const [name, [, value]] of Object.entries(COOKIES)) {
      // biome-ignore lint/suspicious/noDocumentCookie: `basket` and `journal` are written where storage refuses them
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/`
    }
    before = names()
    const store = createStore()
    store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
    expect(store.get(customerAtom)?.firstName).toBe('Aziza')
    await logOut(store)
    expect(store.get(customerAtom)).toBeNull()
  })
  const verdictOf = (isThere: boolean): Verdict => (isThere ? 'stays' : 'goes')

  test.each(all)('$is $verdict', ({ name, verdict }) => {
    expect(before).toContain(name)
    expect(verdictOf(names().has(name))).toBe(verdict)
  })

  test.each(Object.entries(COOKIES))('the cookie %s goes, or stays', (name, [verdict]) => {
    expect(verdictOf(new RegExp(`(?:^|; )${name}=.`).test(document.cookie))).toBe(verdict)
  })
})

test('what an atom has read before the logout is not what it says afterwards', async () => {
  const store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
  const preferencesAtom = storedAtom(keys.preferences)
  const languageAtom = storedAtom(keys.language)
  const seen = store.sub(preferencesAtom, () => {})
  store.set(savedSessionAtom, azizasSession)
  store.set(preferencesAtom, { tags: ['halal'], without: [] })
  store.set(languageAtom, 'eng')
  store.set(sharedSeatAtom, SCOPED.sharedSeat[1])
  await store.set(logoutAtom, false)
  expect([store.get(preferencesAtom), store.get(sharedSeatAtom)]).toEqual([{ tags: [], without: [] }, null])
  expect(store.get(languageAtom)).toBe('eng')
  seen()
})
