import { serve } from '@hono/node-server'
import { createStore } from 'jotai'
import { revokeToken } from '../../sandbox/services/tokens.ts'
import { openSandbox } from '../../sandbox/testing/testing.ts'
import { createBrowser, type Tab } from './browser.ts'

/*
 * The shop in several tabs of one browser, each started by the real start against a sandbox behind real HTTP, and a
 * model of whose token each of them has to send. The model knows what the server answered and what was pressed, and
 * nothing of how the app keeps it.
 */

const CODE = '111111'

/** Who opens the shop: a browser, or one of Telegram's people. */
type Account = 'known' | 'second' | null
type Call = { tab: string; path: string; authorization: string | null }
type Brand = Parameters<typeof import('#/features/brands/switch-brand.ts')['switchBrandAtom']['write']>[2]

export type Shop = {
  tab: Tab
  account: Account
  vendor: string
  /** The brand on the screen, empty without brands; null: a page has just been opened and has not chosen yet. */
  brandId: string | null
  chosenBrandId: () => string
  page: Awaited<ReturnType<typeof startPage>>
}

export const scopeOf = ({ vendor, brandId, chosenBrandId, account }: Omit<Shop, 'tab' | 'page'>) =>
  [vendor, brandId ?? chosenBrandId(), account ?? 'web'].join(' ')

/** A document of the tab: the app's own start, and the functions that a customer's presses call. */
async function startPage(shop: Omit<Shop, 'page'>, address: string, initData: string) {
  const { tab, account, vendor } = shop
  tab.load(address)
  const parts = await Promise.all([
    tab.module<typeof import('#/api/api.ts')>('/src/api/api.ts'),
    tab.module<typeof import('#/api/orders.ts')>('/src/api/orders.ts'),
    tab.module<typeof import('#/session/session.ts')>('/src/session/session.ts'),
    tab.module<typeof import('#/session/logout.ts')>('/src/session/logout.ts'),
    tab.module<typeof import('#/features/sign-in/atoms.ts')>('/src/features/sign-in/atoms.ts'),
    tab.module<typeof import('#/features/sign-in/telegram.ts')>('/src/features/sign-in/telegram.ts'),
    tab.module<typeof import('#/features/brands/switch-brand.ts')>('/src/features/brands/switch-brand.ts'),
    tab.module<typeof import('#/tenant/merchant.ts')>('/src/tenant/merchant.ts'),
  ])
  const [{ shellAtom, quietShell }, { keepTokenCookie }, { start }] = await Promise.all([
    tab.module<typeof import('#/shell/shell.ts')>('/src/shell/shell.ts'),
    tab.module<typeof import('#/app/start/token-cookie.ts')>('/src/app/start/token-cookie.ts'),
    tab.module<typeof import('#/app/start/start.ts')>('/src/app/start/start.ts'),
  ])
  const store = createStore()
  const launch = { ...quietShell.launch, initData, userId: account }
  if (account)
    store.set(shellAtom, {
      ...quietShell,
      name: 'telegram',
      channel: 'TG',
      launch,
      refreshLaunch: () => launch,
    })
  shop.chosenBrandId = () => store.get(parts[7].brandAtom)?.id ?? ''
  keepTokenCookie(store)
  await start(store)
  await tab.quiet()
  const [api, orders, session, logout, login, telegram, brands, tenant] = parts
  if (store.get(tenant.merchantAtom)?.id !== `m-${vendor}`) throw new Error(`${tab.name} did not open`)
  return { store, api, orders, ...session, ...logout, ...login, ...telegram, ...brands, ...tenant }
}

export async function openShops() {
  const sandbox = await openSandbox({ launchesPerMinute: 1_000_000 })
  const calls: Call[] = []
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const tab = request.headers.get('X-Tab') ?? ''
      const call = {
        tab,
        path: new URL(request.url).pathname,
        authorization: request.headers.get('Authorization'),
      }
      calls.push(call)
      check(call)
      return sandbox.app.fetch(request)
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const shops: Shop[] = []
  /** The response to the last sign-in of each scope, and the owner of every token. */
  const sessions = new Map<string, { token: string; phone: string }>()
  const owners = new Map<string, string>()
  const phones = new Set<string>()
  /** Logged out by hand inside Telegram. */
  const signedOut = new Set<string>()
  const leaks: string[] = []

  const expected = (shop: Shop) => sessions.get(scopeOf(shop))
  const shopOf = (name: string) => shops.find(({ tab }) => tab.name === name)

  /** No call may ever carry a token that was given to another scope. */
  function check({ tab, path, authorization }: Call) {
    const shop = shopOf(tab)
    if (!shop || authorization === null) return
    const owner = owners.get(authorization.replace('Bearer ', ''))
    if (owner !== scopeOf(shop)) leaks.push(`${tab}, ${scopeOf(shop)}, sent the token of ${owner} to ${path}`)
  }

  /** Records who signed in, and checks that no response is about another customer. */
  function received(tab: Tab, path: string, text: string) {
    const shop = shopOf(tab.name)
    if (!shop) return
    const { token, user } = /\/(?:verify|token)$/.test(path) ? JSON.parse(text) : {}
    if (token) {
      const scope = scopeOf(shop)
      if (signedOut.has(scope)) leaks.push(`${tab.name}, ${scope}, signed in again by itself`)
      sessions.set(scope, { token, phone: user.phone })
      owners.set(token, scope)
      phones.add(user.phone)
    }
    // This response repeats the number that was typed.
    if (path.endsWith('/users/login')) return
    for (const phone of phones)
      if (text.includes(phone) && phone !== expected(shop)?.phone)
        leaks.push(`${tab.name}, ${scopeOf(shop)}, received ${phone} from ${path}`)
  }

  const browser = await createBrowser(origin, received)

  async function load(shop: Omit<Shop, 'page'>, query: string): Promise<Shop> {
    const launch = await sandbox.call(`/sandbox/launch?merchant=${shop.vendor}&user=${shop.account}`)
    const page = await startPage(shop, `/${query}`, launch.body.initData ?? '')
    return Object.assign(shop, { page, brandId: shop.chosenBrandId() })
  }

  const acts = {
    open: async (name: string, vendor: string, account: Account = null) => {
      const tab = browser.open(name)
      browser.front(tab)
      const shop = { tab, vendor, account, brandId: null } as unknown as Shop
      shops.push(shop)
      return load(shop, `?vendor=${vendor}`)
    },
    /** The same tab, its address changed by hand. */
    visit: async (shop: Shop, vendor: string) => {
      await load(Object.assign(shop, { vendor, brandId: null }), `?vendor=${vendor}`)
    },
    reload: async (shop: Shop) => {
      const before = scopeOf(shop)
      await load(shop, '')
      if (scopeOf(shop) !== before)
        leaks.push(`${shop.tab.name} came back with ${scopeOf(shop)}, not ${before}`)
    },
    signIn: async (shop: Shop, phone: string) => {
      const { store, sendCodeAtom, confirmCodeAtom, askTelegramAtom } = shop.page
      signedOut.delete(scopeOf(shop))
      if (shop.account) {
        if ((await store.set(askTelegramAtom)) !== 'entered')
          throw new Error('the sign-in by Telegram failed')
        return
      }
      await store.set(sendCodeAtom, phone)
      const [error] = await store.set(confirmCodeAtom, { code: CODE, initData: null })
      if (error) throw new Error(`${phone} could not sign in: ${error.code}`)
    },
    switchBrand: (shop: Shop, brand: Brand) => {
      shop.brandId = brand.id
      shop.page.store.set(shop.page.switchBrandAtom, brand)
    },
    logOut: async (shop: Shop) => {
      const { store, logoutAtom } = shop.page
      await store.set(logoutAtom, shop.account !== null)
      sessions.delete(scopeOf(shop))
      if (shop.account) signedOut.add(scopeOf(shop))
    },
    /** The server takes the token back, the next request gets a 401. */
    revoke: async (shop: Shop) => {
      const known = expected(shop)
      if (!known) throw new Error('no customer is signed in')
      await revokeToken(sandbox.db, known.token, sandbox.clock.now())
      sessions.delete(scopeOf(shop))
      await shop.page.api.api.users.me()
    },
  }

  return {
    ...acts,
    ...{ browser, sandbox, shops, calls, leaks, expected },
    close: async () => {
      await browser.close()
      server.close()
      await sandbox.close()
    },
  }
}
export type Shops = Awaited<ReturnType<typeof openShops>>
