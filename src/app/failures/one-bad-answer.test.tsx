// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/" }
import type { createStore } from 'jotai'
import { act } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { errorOf, isRetryable } from '#/api/query.ts'
import { App } from '#/app/App.tsx'
import { start } from '#/app/start/start.ts'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { log } from '#/lib/log.ts'
import { queryClient } from '#/session/query-client.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { beginSessionAtom, customerAtom } from '#/session/session.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { loadPages } from '#/testing/test-app.tsx'
import { render } from '#/testing/test-page.tsx'
import { until } from '#/testing/test-shop.tsx'
import { randomBasket, requestOf } from '../../../scripts/sandbox/testing/random-order.ts'
import { type OpenSandbox, openSandbox } from '../../../scripts/sandbox/testing/testing.ts'
import { tenantOf } from '../../../scripts/sandbox/testing/world.ts'

/*
 * The whole app of a customer with a basket, an order and a shared basket, before the sandbox. Each call of each page gets
 * one answer of something on the way, and then the server is well again.
 */

const page = '<!doctype html><title>Proxy</title><h1>Nothing here</h1>'
const html = (status: number) => new Response(page, { status, headers: { 'Content-Type': 'text/html' } })
const KINDS: [string, () => Response][] = [
  ['HTML 404', () => html(404)],
  ['HTML 401', () => html(401)],
  ['HTML 403', () => html(403)],
  ['HTML 410', () => html(410)],
  ['HTML 502', () => html(502)],
  ['HTML 200', () => html(200)],
  ['204', () => new Response(null, { status: 204 })],
  [
    'half a body',
    () => new Response('{"id":"o-1","sta', { headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'a 401 without a code',
    () => Response.json({ status: 401, error: 'Unauthorized', path: '/' }, { status: 401 }),
  ],
]

const SECRET = 'secret-of-this-phone-in-the-test'
let sandbox: OpenSandbox
let store: ReturnType<typeof createStore>
const ids = { order: '', tracking: '', basket: '', code: '', vacancy: '', product: '' }
/** The call that is answered by something on the way, once. */
let bad: { call: string; answer: () => Response } | null = null
let sent = new Set<string>()
let underWay = 0

const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, { ...init, signal: null })
  const { pathname } = new URL(request.url)
  // A stream would never end here; without one the page polls.
  if (pathname.endsWith('/changes'))
    return Response.json({ code: 'NOT_FOUND', description: { uz: 'Topilmadi' } }, { status: 404 })
  const call = `${request.method} ${pathname}`
  sent.add(call)
  underWay++
  try {
    if (bad?.call !== call) return await sandbox.app.fetch(request)
    const { answer } = bad
    bad = null
    return answer()
  } finally {
    underWay--
  }
}

/** Until nothing is asked for any more. */
async function quiet() {
  const end = performance.now() + 6_000
  for (let looks = 0; looks < 6 && performance.now() < end; looks++) {
    await act(async () => new Promise((done) => setTimeout(done, 10)))
    if (underWay > 0 || queryClient.isFetching() > 0) looks = 0
  }
}
const words = () => (document.querySelector('main')?.textContent ?? '').replace(/\d+/g, '0')
const stored = () =>
  Object.entries({ ...localStorage })
    .filter(([name]) => /session|basket|shared|draft|merchant/i.test(name))
    .toSorted()

/** Opens a page as if nothing had been read yet; `answer`: to the first such call of it. */
async function go(address: string, answer: typeof bad = null) {
  await act(async () => navigate('/capabilities'))
  await quiet()
  await act(async () => queryClient.clear())
  sent = new Set()
  bad = answer
  await act(async () => navigate(address))
  await quiet()
}

beforeAll(async () => {
  sandbox = await openSandbox()
  const { token, user } = await sandbox.signIn('known')
  const me = sandbox.as(token, 'demo')
  const demo = tenantOf(sandbox, 'demo')
  ids.order = (await me('/orders/v1/orders', requestOf(demo, user.id, randomBasket(demo, 7)))).body.id
  ids.tracking = (await me(`/orders/v1/orders/${ids.order}/tracking`, {})).body.token
  const shared = await me('/orders/v1/baskets/shared', {
    ...{ member: SECRET, name: 'Aziza', brandId: null, branchId: null, serviceType: 'DELIVERY' },
  })
  ids.basket = shared.body.id
  ids.code = shared.body.code
  ids.vacancy = (await me('/support/v1/vacancies')).body[0]?.id ?? ''
  const line = randomBasket(demo, 7)[0]
  ids.product = line?.product.id ?? ''

  await loadPages()
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setImmediate(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
  }))
  // The one retry of a read comes as soon as it can.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
  const { store: own, rerender } = await render(null)
  store = own
  store.set(shellAtom, quietShell)
  await rerender(<App store={store} onShown={() => {}} />)
  await act(() => start(store))
  await act(async () => {
    store.set(beginSessionAtom, { token, user } as never)
    if (line)
      store.set(addToBasketAtom, { productId: line.product.id, choices: line.choices, note: '', count: 2 })
    store.set(sharedSeatAtom, {
      ...{ basketId: ids.basket, code: ids.code, member: SECRET },
      ...{ revision: 0, brought: null, isOver: false, orderId: null, people: 1, sum: 0 },
    })
  })
  await quiet()
}, 120_000)
afterAll(async () => {
  await sandbox.close()
  vi.unstubAllGlobals()
})

const PAGES: [string, () => string][] = [
  ['the order', () => `/profile/orders/${ids.order}`],
  ['the link of an order', () => `/track/${ids.tracking}`],
  ['the shared basket', () => '/basket/together'],
  ['the basket', () => '/basket'],
  ['the checkout', () => '/checkout'],
  ['a vacancy', () => `/vacancy/${ids.vacancy}`],
  ['all vacancies', () => '/vacancy'],
  ['my orders', () => '/profile/orders'],
  ['the profile', () => '/profile'],
  ['my promo codes', () => '/profile/promos'],
  ['my addresses', () => '/profile/address'],
  ['my cards', () => '/profile/cards'],
  ['what the shop has sent', () => '/profile/notifications'],
  ['favourites', () => '/profile/favorites'],
  ['the branches', () => '/branches'],
  ['the menu', () => '/'],
]

/** What other pages have asked, too, was tried there. */
const tried = new Set<string>()

test.each(PAGES)(
  '%s: one bad answer to any call takes nothing, and the page is well again (ER-06)',
  async (_what, at) => {
    // What is new on a page is not new the second time.
    await go(at())
    await go(at())
    const well = words()
    const before = stored()
    const lines = store.get(basketLinesAtom)
    expect(well).not.toMatch(/Could not load|Page not found/)
    // The shared basket is looked at every few seconds, on whichever page; its own page is the one that shows it.
    const isOfPage = (call: string) => !call.includes('/baskets/shared/') || at() === '/basket/together'
    const calls = [...sent].filter((call) => call.startsWith('GET') && isOfPage(call) && !tried.has(call))
    for (const [nth, call] of calls.entries())
      for (const [turn, [kind, answer]] of KINDS.entries()) {
        tried.add(call)
        // The first two for every call, the rest in turn: all of them are one kind of error by then.
        if (turn > 1 && (nth + turn) % (KINDS.length - 2) > 0) continue
        await go(at(), { call, answer })
        const told = `${call}: ${kind}`
        await until(() => expect(bad, told).toBeNull())
        expect(store.get(customerAtom), told).not.toBeNull()
        // What a query does by itself after half a minute, and its "Try again" at once.
        const failed = ({ state }: { state: { error: unknown } }) => isRetryable(errorOf(state.error))
        await act(async () => queryClient.refetchQueries({ type: 'active', predicate: failed }))
        await quiet()
        await until(() => expect(words(), told).toBe(well))
        expect(stored(), told).toEqual(before)
        expect(store.get(basketLinesAtom), told).toEqual(lines)
      }
  },
  120_000,
)

test('these were the calls of many pages', () => {
  expect(tried.size).toBeGreaterThan(20)
})
