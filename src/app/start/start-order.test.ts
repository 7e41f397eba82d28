// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/" }
import { createStore } from 'jotai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ACTIVE_ORDERS_DELAY_MS } from '#/domain/constants.ts'
import { log } from '#/lib/log.ts'
import { cookies, keys } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { customerAtom } from '#/session/session.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { citiesAtom, merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { createSandbox } from '../../../scripts/sandbox/app.ts'
import { phaseAtom, start } from './start.ts'

/*
 * The order of the start (ST-05), by what each step leaves behind. Every answer is held back until the test lets it
 * go, so that a step which does not wait for the one before it is seen too early.
 */

const CALLS = {
  merchant: '/merchants/sub/',
  settings: '/merchant/settings/web',
  about: '/company/policies',
  cities: '/city-merchant',
  'sign-in': '/webbot/v1/users/token',
  menu: '/products/v1/overalls',
  'active orders': '/active',
} as const
type Call = keyof typeof CALLS
const calls = Object.keys(CALLS) as Call[]

/** The three steps that follow the menu in one go. */
const AFTER_THE_MENU = ['analytics', 'language', 'location']

let sandbox: Awaited<ReturnType<typeof createSandbox>>
let initData = ''
const cleanups: (() => unknown)[] = []

beforeAll(async () => {
  sandbox = await createSandbox()
  const launch = await sandbox.app.request('/sandbox/launch?merchant=demo&user=known')
  initData = ((await launch.json()) as { initData: string }).initData
  // What the start loads later is there at once: only answers decide what comes when.
  await Promise.all([import('./response-cache.ts'), import('./later-steps.ts'), import('./metrics.ts')])
})
afterAll(() => sandbox.close())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const one of Object.values(cookies)) one.clear()
  queryClient.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the steps do to the browser: cookies, storage, colours, the place of the device, the frame that counts. */
function watchBrowser(see: (what: string) => void) {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      if (text.startsWith('lang=')) see('language')
      cookie?.set?.call(document, text)
    },
  })
  cleanups.push(() => Reflect.deleteProperty(document, 'cookie'))
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (name === keys.version.name) see('version')
    setItem.call(this, name, text)
  })
  const { style, ownerDocument } = document.documentElement
  const setProperty = style.setProperty.bind(style)
  vi.spyOn(style, 'setProperty').mockImplementation((name, value) => {
    if (name === '--brand') see('theme')
    setProperty(name, value)
  })
  vi.stubGlobal('navigator', {
    language: 'uz',
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: { getCurrentPosition: () => see('location') },
  })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setImmediate(run))
  // jsdom knows no sandboxed frames.
  Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', { configurable: true, value: new Set() })
  const append = ownerDocument.body.append.bind(ownerDocument.body)
  vi.spyOn(ownerDocument.body, 'append').mockImplementation((node) => {
    if (node instanceof HTMLIFrameElement) see('analytics')
    else append(node)
  })
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A moment to wait for, and the call that makes it come. */
function moment() {
  let come = () => {}
  const there = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come, there }
}

/**
 * A start in a browser that has nevertheless been given launch data by a client, so that it has every step there is.
 * `seen`: what has happened, each thing once, in its order; `asked`: calls that have left; `answer` lets the answer to
 * one of them go, and waits for everything that comes of it.
 */
function startHeld(shown?: Promise<void>) {
  const seen: string[] = []
  const asked: Call[] = []
  const gates = new Map(calls.map((call) => [call, { asked: moment(), open: moment() }]))
  const isDone = moment()
  const see = (what: string) => {
    if (!seen.includes(what)) seen.push(what)
    if (what === 'language') isDone.come()
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // The page's AbortSignal is jsdom's, which Node's Request refuses.
    const request = new Request(input, { ...init, signal: null })
    const call = calls.find((name) => request.url.includes(CALLS[name]))
    if (call) asked.push(call)
    const sent = await sandbox.app.fetch(request)
    const gate = call && gates.get(call)
    gate?.asked.come()
    await gate?.open.there
    if (call !== 'settings') return sent
    const counted = { yandexMetricsEnabled: true, yandexMetricsId: '1' }
    return Response.json({ ...((await sent.json()) as object), ...counted })
  })
  watchBrowser(see)
  const store = createStore()
  store.set(shellAtom, { ...quietShell, launch: { ...quietShell.launch, initData, userId: '279058397' } })
  store.sub(merchantAtom, () => see('merchant'))
  store.sub(settingsAtom, () => see('settings'))
  store.sub(citiesAtom, () => see('cities'))
  store.sub(customerAtom, () => see('sign-in'))
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'success') return
    if (query.queryKey.includes('policy')) see('about')
    if (query.queryKey.includes('menu')) see('menu')
  })
  cleanups.push(stop)
  void start(store, shown)

  /** Everything happens that needs no further answer and no timer, since `setTimeout` stands still. */
  async function turns() {
    for (let nth = 0; nth < 25; nth++) await turn()
    await vi.dynamicImportSettled()
    await turn()
  }
  async function answer(...those: Call[]) {
    for (const call of those) {
      await gates.get(call)?.asked.there
      gates.get(call)?.open.come()
      await turns()
    }
  }
  async function pass(ms: number) {
    vi.advanceTimersByTime(ms)
    await turns()
  }
  // A start that is still under way would go on in the next test.
  cleanups.push(async () => {
    for (const { open } of gates.values()) open.come()
    await isDone.there
    await pass(ACTIVE_ORDERS_DELAY_MS)
  })
  return { store, seen, asked, answer, turns, pass }
}

test('each step waits for the one before it, in whichever order the answers come (ST-05)', async () => {
  const { store, seen, asked, answer, pass } = startHeld()
  await answer('settings')
  expect(seen).toEqual([])
  await answer('merchant')
  expect(seen).toEqual(['merchant', 'settings', 'theme'])
  expect(cookies.merchant.read()).toBe(store.get(merchantAtom)?.id)
  expect(store.get(phaseAtom)).toBe('ready')
  await answer('cities')
  expect(seen).not.toContain('cities')
  await answer('about')
  expect(seen.slice(3)).toEqual(['about', 'cities'])
  await answer('sign-in')
  expect(seen.slice(5)).toEqual(['sign-in', 'version'])
  await answer('menu')
  expect(seen[7]).toBe('menu')
  expect(seen.slice(8).toSorted()).toEqual(AFTER_THE_MENU)
  await pass(ACTIVE_ORDERS_DELAY_MS - 1)
  expect(asked).not.toContain('active orders')
  await pass(1)
  expect(asked).toContain('active orders')
})

test('what the settings decide is not asked for before they are there (ST-05)', async () => {
  const { seen, asked, answer } = startHeld()
  await answer('merchant')
  expect(seen).toEqual(['merchant'])
  expect(asked.toSorted()).toEqual(['cities', 'merchant', 'settings'])
  await answer('settings')
  expect(asked.slice(3).toSorted()).toEqual(['about', 'menu', 'sign-in'])
})

test('about, cities and sign-in are waited for no longer than the menu takes (ST-05)', async () => {
  const { store, seen, asked, answer, pass } = startHeld()
  await answer('merchant', 'settings')
  expect(store.get(phaseAtom)).toBe('ready')
  expect(seen).not.toContain('version')
  await answer('menu')
  expect(seen.slice(3, 5)).toEqual(['menu', 'version'])
  expect(seen.slice(5).toSorted()).toEqual(AFTER_THE_MENU)
  // Whose orders they are is not known yet.
  await pass(10 * ACTIVE_ORDERS_DELAY_MS)
  expect(asked).not.toContain('active orders')
  await answer('cities', 'about', 'sign-in')
  expect(seen.slice(8)).toEqual(['cities', 'about', 'sign-in'])
  await pass(ACTIVE_ORDERS_DELAY_MS)
  expect(asked).toContain('active orders')
})

test('what takes much of the processor or the line waits for the first screen to be shown (ST-05)', async () => {
  const shown = moment()
  cleanups.push(shown.come)
  const { seen, answer, turns } = startHeld(shown.there)
  await answer('merchant', 'settings', 'about', 'cities', 'sign-in', 'menu')
  expect(seen.at(-1)).toBe('menu')
  shown.come()
  await turns()
  expect(seen.slice(-3).toSorted()).toEqual(AFTER_THE_MENU)
})
