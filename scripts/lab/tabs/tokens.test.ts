import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShops, type Shop, type Shops, scopeOf } from './shops.ts'

/*
 * Every tab sends the token of what it shows, whatever happens in the others: customers sign in, switch brand or
 * merchant, log out, lose their session, reload and come back, and after each of these every tab calls.
 */

const CUSTOMERS = ['+998900000011', '+998900000012', '+998900000013'] as const
const NEXT_VENDOR: Record<string, string> = { demo: 'dark', dark: 'brands', brands: 'beta', beta: 'demo' }
const CELLS = 800
/** Seeds the order of the steps. */
const SEED = 20

let shops: Shops
beforeAll(async () => {
  shops = await openShops()
})
afterAll(() => shops.close())

const demo = { name: 'demo', vendor: 'demo', account: null }
const brands = { name: 'brands', vendor: 'brands', account: null }
const telegram = { name: 'Telegram', vendor: 'demo', account: 'known' } as const
const openAll = async () => {
  const asked = [demo, demo, { ...demo, vendor: 'beta' }, brands, brands, brands, telegram, telegram]
  for (const [index, { name, vendor, account }] of asked.entries())
    await shops.open(`${name} ${index}`, vendor, account)
  await shops.open('Telegram of another', 'demo', 'second')
  switchBrand(shops.shops[4] as Shop)
}

/** Switches to the other brand. */
function switchBrand(shop: Shop) {
  const { store, brandsAtom } = shop.page
  const other = store.get(brandsAtom).find((brand) => brand.id !== shop.brandId)
  if (other) shops.switchBrand(shop, other)
}

/** Opens in another tab what this one shows. */
async function follow(shop: Shop): Promise<Shop> {
  const isFree = (one: Shop) =>
    one !== shop && one.account === shop.account && !one.tab.name.includes('brands')
  const other = shops.shops.find(isFree) ?? shop
  if (other.vendor !== shop.vendor) await shops.visit(other, shop.vendor)
  if (other.brandId !== shop.brandId) switchBrand(other)
  return other
}

const OPERATIONS = {
  'sign in': (shop: Shop, phone: string) => shops.signIn(shop, phone),
  'switch brand or merchant': async (shop: Shop) => {
    if (shop.tab.name.includes('brands')) switchBrand(shop)
    else await shops.visit(shop, NEXT_VENDOR[shop.vendor] ?? 'demo')
  },
  'log out': (shop: Shop) => shops.logOut(shop),
  'the session ends': async (shop: Shop) => {
    const { store, customerAtom } = shop.page
    await shops.revoke(shop)
    // In Telegram a silent sign-in follows.
    const isDone = () =>
      shop.account ? shops.expected(shop) !== undefined : store.get(customerAtom) === null
    await vi.waitUntil(isDone).catch(() => {})
  },
  reload: (shop: Shop) => shops.reload(shop),
  'sign in elsewhere, and return': async (shop: Shop, phone: string) => {
    shop.tab.freeze()
    const other = await follow(shop)
    if (other !== shop) {
      shops.browser.front(other.tab)
      await shops.signIn(other, phone === CUSTOMERS[0] ? CUSTOMERS[1] : CUSTOMERS[0])
    }
    shop.tab.thaw()
    shops.browser.front(shop.tab)
  },
} as const
type Operation = keyof typeof OPERATIONS

const cells = new Map<string, number>()
let wrongCells = 0
const wrong: string[] = []
const problems = () => shops.leaks.length + wrong.length

/** Checks which token every tab sends now, and which customer it shows. */
async function look(said: string) {
  for (const shop of shops.shops) {
    const { store, api, orders, customerAtom } = shop.page
    const [before, known] = [shops.calls.length, shops.expected(shop)]
    const problemsBefore = problems()
    const id = store.get(customerAtom)?.id ?? 'nobody'
    await Promise.all([api.api.users.me(), orders.ordersApi().active(id), api.api.products.favourites(id)])
    await shop.tab.quiet()
    const report = (what: string) => wrong.push(`${said}: ${shop.tab.name}, ${scopeOf(shop)}: ${what}`)
    const sent = shops.calls.slice(before).filter(({ tab }) => tab === shop.tab.name)
    if (sent.length < 3) report(`only ${sent.length} calls`)
    for (const { authorization, path } of sent)
      if (authorization !== (known ? `Bearer ${known.token}` : null))
        report(`sent ${authorization} to ${path}`)
    const shown = store.get(customerAtom)?.phone
    if (shown !== known?.phone) report(`shows ${shown}, not ${known?.phone}`)
    if (problems() > problemsBefore) wrongCells++
    cells.set(said, (cells.get(said) ?? 0) + 1)
  }
}

async function act(operation: Operation, shop: Shop, phone: string) {
  shops.sandbox.clock.add(1_000)
  shops.browser.front(shop.tab)
  await OPERATIONS[operation](shop, phone)
  for (const { tab } of shops.shops) await tab.quiet()
  const { cookies } = await shop.tab.module<typeof import('#/session/keys.ts')>('/src/session/keys.ts')
  if (cookies.token.read() !== (shops.expected(shop)?.token ?? null))
    wrong.push(`${operation}: the cookie is not that of ${shop.tab.name}, which is in front`)
  await look(operation)
}

test('no tab sends, shows or receives what another one is signed in to', async () => {
  await openAll()
  const operations = Object.keys(OPERATIONS) as Operation[]
  const all = shops.shops.flatMap((shop) =>
    // In Telegram the launch data says who signs in.
    (shop.account ? [''] : CUSTOMERS).flatMap((phone) =>
      operations.map((operation) => ({ shop, phone, operation })),
    ),
  )
  const orders = fc.shuffledSubarray(all, { minLength: all.length })
  const [steps = []] = fc.sample(orders, { numRuns: 1, seed: SEED })
  for (const { shop, phone, operation } of steps) {
    const known = shops.expected(shop)
    // Signing out and reloading need a customer who is signed in.
    if (operation !== 'sign in' && (phone ? known?.phone !== phone : !known))
      await act('sign in', shop, phone)
    await act(operation, shop, phone)
  }
  const count = [...cells.values()].reduce((sum, one) => sum + one, 0)
  const said = `${count} cells, ${wrongCells} wrong; ${shops.calls.length} calls, ${shops.leaks.length} leaks`
  process.stdout.write(`${said}\n${[...cells].map(([one, times]) => `${one}: ${times}`).join(', ')}\n`)
  expect([...shops.leaks, ...wrong].slice(0, 20), said).toEqual([])
  expect(count).toBeGreaterThanOrEqual(CELLS)
}, 300_000)
