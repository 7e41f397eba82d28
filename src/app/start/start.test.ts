// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/" }
import { createStore } from 'jotai'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACTIVE_ORDERS_DELAY_MS } from '#/domain/constants.ts'
import { log } from '#/lib/log.ts'
import { basketName } from '#/session/basket.ts'
import { cookies, keys, scopedKeys } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { isAbout } from '#/session/query-keys.ts'
import { customerAtom } from '#/session/session.ts'
import { quietShell, type Shell, shellAtom } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { citiesAtom, merchantAtom } from '#/tenant/merchant.ts'
import { createSandbox } from '../../../scripts/sandbox/app.ts'
import { phaseAtom, start } from './start.ts'

let sandbox: Awaited<ReturnType<typeof createSandbox>>
let sent: Request[] = []
const isMenuThere = () => queryClient.getQueriesData(isAbout('menu')).some(([, menu]) => menu !== undefined)
/** Responses of this test in place of the sandbox's, by a part of the path. */
let instead: Record<string, () => Response | Promise<Response>> = {}

beforeAll(async () => {
  sandbox = await createSandbox()
}, 60_000)
afterAll(() => sandbox.close())

beforeEach(() => {
  sent = []
  instead = {}
  localStorage.clear()
  sessionStorage.clear()
  for (const one of Object.values(cookies)) one.clear()
  queryClient.clear()
  // jsdom has none, and the start would wait a second for what stands in for it.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setImmediate(run))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // The page's AbortSignal is jsdom's, which Node's Request refuses.
    const request = new Request(input, { ...init, signal: null })
    sent.push(request)
    const own = Object.entries(instead).find(([part]) => request.url.includes(part))
    return own ? own[1]() : sandbox.app.fetch(request)
  })
  vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})

async function startPage(shell: Shell = quietShell) {
  const store = createStore()
  store.set(shellAtom, shell)
  await start(store)
  return store
}

/** Waits until the last step of a start: what it asks for later would otherwise come in the next test. */
async function ended() {
  await vi.waitFor(() => expect(performance.getEntriesByName('app start ended')).not.toHaveLength(0), 10_000)
  performance.clearMarks('app start ended')
  // The active orders follow by a timer of their own.
  await new Promise((resolve) => setTimeout(resolve, ACTIVE_ORDERS_DELAY_MS))
}

test('every call carries the merchant, a visitor’s none a token (ST-16)', async () => {
  const store = await startPage()
  await ended()
  const id = store.get(merchantAtom)?.id
  expect(sent.length).toBeGreaterThan(4)
  for (const request of sent) {
    expect(['demo', id]).toContain(request.headers.get('Merchant'))
    expect(request.headers.has('Authorization')).toBe(false)
  }
})

test('a failing about text and failing cities do not stop the menu (ST-05)', async () => {
  instead = { policies: () => new Response('', { status: 500 }), 'city-merchant': () => Response.error() }
  const store = await startPage()
  await ended()
  expect(store.get(phaseAtom)).toBe('ready')
  expect(isMenuThere()).toBe(true)
  expect(store.get(citiesAtom)).toEqual([])
})

test('about and cities that never answer hold nothing up (ST-05)', async () => {
  instead = { policies: () => new Promise(() => {}), 'city-merchant': () => new Promise(() => {}) }
  const store = await startPage()
  await ended()
  expect(store.get(phaseAtom)).toBe('ready')
  expect(isMenuThere()).toBe(true)
})

test('the menu begins with the branch of the last visit (ST-14, DL-07)', async () => {
  const first = await startPage()
  await ended()
  const merchantId = first.get(merchantAtom)?.id ?? ''
  const branch = await sandbox.app.request('/users/v1/branches/full', { headers: { Merchant: 'demo' } })
  const [yunusobod] = (await branch.json()).slice(1)
  scopedKeys.nearestBranch({ merchantId, brandId: '', telegramUserId: '' }).write(yunusobod)
  const second = await startPage()
  expect(second.get(nearestBranchAtom)?.id).toBe(yunusobod.id)
  // Calls that end later would otherwise write into the storage of the next test.
  await ended()
})

describe('no merchant', () => {
  const gone = () => Response.json({ code: 'MERCHANT_NOT_FOUND' }, { status: 404 })

  test('the server says so: stored data is deleted, one log entry, no further calls (ST-04, ST-06)', async () => {
    keys.redirectUrl.write('/basket')
    cookies.merchant.write('m-old')
    instead = { '/merchants/sub/': gone }
    const store = await startPage()
    expect(store.get(phaseAtom)).toBe('missing')
    expect(location.pathname).toBe('/merchantNotAvailable')
    expect(localStorage).toHaveLength(0)
    expect(cookies.merchant.read()).toBeNull()
    expect(log.error).toHaveBeenCalledTimes(1)
    const calls = sent.length
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(sent).toHaveLength(calls)
  })

  test.each([
    ['no network', () => Response.error()],
    ['500', () => new Response('', { status: 500 })],
    ['a captive portal', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a 401 without words', () => Response.json({}, { status: 401 })],
    ['the 403 of a firewall', () => new Response('<html>', { status: 403 })],
    ['the 404 of a proxy', () => new Response('<html>', { status: 404 })],
    [
      'a 404 of another code',
      () => Response.json({ code: 'NOT_FOUND', description: { uz: 'Topilmadi' } }, { status: 404 }),
    ],
    ['the code with another status', () => Response.json({ code: 'MERCHANT_NOT_FOUND' }, { status: 410 })],
    ['an answer without id', () => Response.json({ name: 'x' })],
    ['an answer that only greets', () => Response.json({ message: 'ok' })],
    ['an empty answer', () => new Response('')],
  ])('%s: nothing is wiped, a retry gets there', async (_what, answer) => {
    const scope = { merchantId: 'm-1', brandId: '', telegramUserId: '' }
    const texts = { [basketName(scope)]: 'basket', [scopedKeys.journal(scope).name]: 'journal' }
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
    keys.redirectUrl.write('/basket')
    instead = { '/merchants/sub/': answer }
    const store = await startPage()
    expect(store.get(phaseAtom)).toHaveProperty('unreachable')
    expect(keys.redirectUrl.read()).toBe('/basket')
    for (const [name, text] of Object.entries(texts)) expect(localStorage.getItem(name)).toBe(text)
    instead = {}
    await start(store)
    expect(store.get(phaseAtom)).toBe('ready')
    // The steps after the menu must not continue during the next test.
    await ended()
  })
})

/** The end of the start of a customer. */
const activeOrdersAreAsked = () =>
  vi.waitFor(() => expect(sent.some((request) => request.url.includes('/active'))).toBe(true), 10_000)

test('inside Telegram init data signs in, without a prompt for the location; the menu is of TG (TG-02, TG-06, DL-09, MN-01)', async () => {
  const answer = await sandbox.app.request('/sandbox/launch?merchant=demo&user=known')
  const { initData } = (await answer.json()) as { initData: string }
  const launch = { ...quietShell.launch, initData, userId: '279058397' }
  const store = await startPage({
    ...quietShell,
    name: 'telegram',
    channel: 'TG',
    launch,
    refreshLaunch: () => launch,
  })
  await activeOrdersAreAsked()
  await ended()
  expect(store.get(customerAtom)?.id).toBeTruthy()
  expect(sent.some((request) => request.url.includes('type=TG'))).toBe(true)
})

test('stale init data is read again once, and what the client has by then signs in (TG-02)', async () => {
  const signed = async (query: string): Promise<string> => {
    const answer = await sandbox.app.request(`/sandbox/launch?merchant=demo&user=known${query}`)
    return ((await answer.json()) as { initData: string }).initData
  }
  const [stale, fresh] = [await signed('&age=90000'), await signed('')]
  const launch = { ...quietShell.launch, initData: stale, userId: '279058397' }
  const refreshLaunch = vi.fn(() => ({ ...launch, initData: fresh }))
  const store = await startPage({
    ...quietShell,
    name: 'telegram',
    channel: 'TG',
    launch,
    refreshLaunch,
  })
  await activeOrdersAreAsked()
  await ended()
  expect(store.get(customerAtom)?.id).toBeTruthy()
  expect(sent.filter((request) => request.url.includes('/webbot/v1/users/token'))).toHaveLength(2)
})

test('with refused init data the customer is a guest, and the shop opens', async () => {
  const answer = await sandbox.app.request('/sandbox/launch?merchant=demo&user=known&forge=hash')
  const { initData } = (await answer.json()) as { initData: string }
  const launch = { ...quietShell.launch, initData, userId: '279058397' }
  const store = await startPage({
    ...quietShell,
    name: 'telegram',
    channel: 'TG',
    launch,
    refreshLaunch: () => launch,
  })
  await ended()
  expect(store.get(phaseAtom)).toBe('ready')
  expect(store.get(customerAtom)).toBeNull()
})
