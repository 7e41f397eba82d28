import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_ROUTES } from './app.ts'
import { cdnRoutes } from './routes/cdn.ts'
import { deskRoutes } from './routes/desk.ts'
import { mapRoutes } from './routes/maps.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { placeOf, randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

/* Every route gets input that no database column, date or sum can hold, and refuses it without a 500. */

let sandbox: OpenSandbox
let me: Awaited<ReturnType<OpenSandbox['signIn']>>
const signIn = async () => {
  me = await sandbox.signIn()
}
beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 100_000 })
  await signIn()
})
afterAll(() => sandbox.close())

type Route = { method: string; path: string }
function allRoutes(): Route[] {
  const { services } = sandbox
  const apps = [...API_ROUTES, cdnRoutes, deskRoutes, mapRoutes, sandboxRoutes].map((routes) =>
    routes(services),
  )
  const known = apps.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL')
  return [...new Map(known.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values()]
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Segments and values of a query, as encoded in an address. */
const TEXTS = [
  '%00',
  'a%00b',
  '%2500',
  '%ED%A0%80',
  '%27%3B--',
  '1.5',
  '-1',
  '1e400',
  '9999999999999999999',
  'x'.repeat(3_000),
]
const QUERY = [
  'page size lat lon people branchId productId q type cityId domain userId returnUrl policies phone user merchant',
  'age start lang forge date time channel amount isFavourite',
].flatMap((names) => names.split(' '))

/** Replacements for every value of a body. */
const VALUES: readonly unknown[] = [
  'a\0b',
  '\ud800',
  'x\udfff',
  'x'.repeat(3_000),
  100_000,
  1_000_000,
  2 ** 31,
  1e300,
  -1,
  0.5,
  null,
  ['\0'],
  { '\0': 1 },
]

/** What the storefront would send; every route that reads a body has one. */
function bodies(): Record<string, object> {
  const demo = sandbox.services.tenants.find('demo')
  if (!demo) throw new Error('no demo')
  const { branch, point } = placeOf(demo)
  const [productId] = [...demo.products.keys()]
  const order = requestOf(demo, me.user.id, randomBasket(demo, 7), { comment: 'Soon' })
  const described = {
    ...order,
    receiver: { name: 'Bobur', phone: '+998901112233' },
    cartItems: order.cartItems.map((line) => ({ ...line, comment: 'No onion' })),
  }
  const hall = demo.wire.halls.find(({ branchId }) => branchId === branch.id)
  const address = {
    type: 'HOUSE',
    name: 'Home',
    streetName: 'Bunyodkor',
    houseNumber: '1',
    comment: '',
    ...point,
  }
  const contact = { initData: 'query_id=1&hash=1', contact: 'contact=1&hash=1' }
  const phone = { phone: '+998900000081', type: 'WEB' }
  const code = { ...phone, code: '111111' }
  const grade = { grade: 5, comment: 'Good' }
  return {
    'POST /users/v1/users/login': phone,
    'POST /users/v1/users/login/verify': code,
    'PUT /users/v1/users/phone/WITH_TOKEN': phone,
    'PUT /users/v1/users/phone/verify/WITH_TOKEN': code,
    'PUT /users/v1/users/:id/WITH_TOKEN': {
      firstName: 'Aziza',
      lastName: 'Karimova',
      birthday: '1995-04-12',
      gender: 'FEMALE',
      email: 'a@example.uz',
      image: 'u/1.webp',
    },
    'POST /users/v1/addresses/WITH_TOKEN': address,
    'PUT /users/v1/addresses/:id/WITH_TOKEN': address,
    'POST /webbot/v1/users/token': contact,
    'POST /webbot/v1/users/auth': contact,
    'POST /webbot/v1/users/contact': contact,
    'POST /webbot/v1/messages/WITH_TOKEN': { text: 'Norin', url: 'https://demo.example.uz/product/p-1' },
    'POST /orders/v1/orders': described,
    'POST /orders/v1/orders/at-time': { ...described, later: true, day: '2026-11-25', time: '13:00' },
    'POST /orders/v1/orders/validate': described,
    'PUT /orders/v1/orders/:id/cancel': { reasonId: 'r-1', comment: 'Late' },
    'POST /orders/v1/orders/:id/grade': grade,
    'POST /products/v1/grade/WITH_TOKEN': { ...grade, productId, orderId: 'o-1' },
    'PUT /products/v1/favourite/WITH_TOKEN': { productId, isFavourite: true },
    'POST /orders/v1/bookings': {
      branchId: branch.id,
      hallId: hall?.id,
      tableId: hall?.tables[0]?.id,
      date: '2026-11-25',
      time: '13:00',
      people: 2,
      name: 'Aziza',
      phone: '+998901234567',
      comment: 'By the window',
    },
    'POST /orders/v1/waiter-calls': { branchId: branch.id, tableId: hall?.tables[0]?.id, reason: 'BILL' },
    'POST /orders/v1/promo/check': { code: 'SALOM10', productPrice: 100_000, productIds: [productId] },
    'POST /payments/v2/cards': { number: '8600123412341239', expire: '03/30', name: 'Main' },
    'POST /payments/v2/cards/confirm': { id: 'k-1', code: '111111' },
    'POST /deliveries/v1/delivery/tariff/client/calculate': {
      productPrice: 100_000,
      branchId: branch.id,
      ...point,
    },
    'PUT /support/v1/notifications/read': { ids: ['n-1'] },
    'POST /support/v1/vacancies/:id/apply': { name: 'Aziza', phone: '+998901234567', comment: 'Two years' },
    'POST /sandbox/faults': { route: '/no/such', kind: 'delay', ms: 0, times: 1 },
  }
}

/** The body with each of its values replaced by `bad`, one at a time. */
function* spoilt(body: unknown, bad: unknown): Generator<unknown> {
  yield bad
  if (typeof body !== 'object' || body === null) return
  const entries = Object.entries(body)
  for (const [key, value] of entries) {
    for (const worse of spoilt(value, bad)) {
      const changed = Object.fromEntries([...entries, [key, worse]])
      yield Array.isArray(body) ? Object.values(changed) : changed
    }
  }
}

const failures: string[] = []
let asked = 0
async function ask(route: Route, path: string, body?: unknown) {
  asked++
  const { method } = route
  const answer = await sandbox.call(path, { method, body, token: me.token }).catch((error: unknown) => ({
    status: 599,
    body: String(error),
  }))
  sandbox.services.faults.clear()
  if (answer.status >= 500) {
    const sent = body === undefined ? '' : ` ${JSON.stringify(body).slice(0, 200)}`
    failures.push(`${answer.status} ${nameOf(route)} ${path.slice(0, 120)}${sent}`)
  }
  return answer
}

/** The route with valid values for its parameters. */
const harmless = (path: string) => path.replace(/:\w+(\{.*?\})?|\*/g, 'x')

test('no segment of a path causes a 500', async () => {
  for (const route of allRoutes()) {
    await signIn()
    const places = [...route.path.matchAll(/:\w+(\{.*?\})?|\*/g)]
    for (const { index, 0: name } of places)
      for (const text of TEXTS) {
        const path = route.path.slice(0, index) + text + route.path.slice(index + name.length)
        await ask(route, harmless(path), route.method === 'GET' ? undefined : {})
      }
  }
  expect(failures.splice(0)).toEqual([])
}, 120_000)

test('no value of a query causes a 500', async () => {
  for (const route of allRoutes().filter(({ method }) => method === 'GET')) {
    await signIn()
    const own = route.path.replace('/user/:userId', `/user/${me.user.id}`)
    for (const name of QUERY)
      for (const text of TEXTS) await ask(route, `${harmless(own)}?lat=41.3&lon=69.2&${name}=${text}`)
  }
  expect(asked).toBeGreaterThan(5_000)
  expect(failures.splice(0)).toEqual([])
}, 240_000)

test('no value of a body causes a 500', async () => {
  const routes = allRoutes().filter((route) => nameOf(route) in bodies())
  expect(routes.map(nameOf).sort()).toEqual(Object.keys(bodies()).sort())
  for (const route of routes) {
    await signIn()
    const path = harmless(route.path.replace('/users/:id/', `/users/${me.user.id}/`))
    const usual = bodies()[nameOf(route)]
    for (const bad of VALUES) for (const body of spoilt(usual, bad)) await ask(route, path, body)
  }
  expect(failures.splice(0)).toEqual([])
}, 240_000)

test('an endlessly nested body is a 400, not a 500', async () => {
  const deep = `{"comment":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const answer = await sandbox.app.request('/orders/v1/orders', {
    method: 'POST',
    headers: { Merchant: 'demo', 'Content-Type': 'application/json', Authorization: `Bearer ${me.token}` },
    body: deep,
  })
  expect(answer.status).toBe(400)
})

test('a refusal names its field', async () => {
  const body = { ...requestOfDemo(), comment: 'Fast\0' }
  const { status, body: said } = await sandbox.call('/orders/v1/orders', { body, token: me.token })
  expect([status, said.code, said.details]).toEqual([
    400,
    'BAD_REQUEST',
    [{ field: 'comment', rule: 'text' }],
  ])
  for (const [where, field] of [
    [`/orders/v1/orders/user/${me.user.id}?size=1.5`, 'size'],
    [`/orders/v1/orders/user/${me.user.id}?page=0.5`, 'page'],
    ['/orders/v1/orders/%00', 'url'],
  ] as const) {
    const answer = await sandbox.call(where, { token: me.token })
    expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, field])
  }
})

const requestOfDemo = () => bodies()['POST /orders/v1/orders']

test('emoji, Uzbek letters and right-to-left marks are words like any other', async () => {
  const comment = 'Oʻzbekcha 🍲 שלום \u200f كباب'
  const body = { ...requestOfDemo(), comment }
  const { status, body: made } = await sandbox.call('/orders/v1/orders', { body, token: me.token })
  expect([status, made.comment]).toEqual([201, comment])
})
