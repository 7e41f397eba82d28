import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'
import { validRequests } from './testing/valid-requests.ts'
import { allRoutes, nameOf, openWorld, type Route, type World } from './testing/world.ts'

/* Every route gets input that no database column, date or sum can hold, and refuses it without a 500. */

let sandbox: OpenSandbox
let world: World
let me: World['me']
const signIn = async () => {
  me = await sandbox.signIn()
}
beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 100_000 })
  world = await openWorld(sandbox)
  await signIn()
})
afterAll(() => sandbox.close())

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

/** What the storefront would send, by route; with forged launch data, as honest data would end the session. */
function bodies(): Record<string, object> {
  const forged = { initData: 'query_id=1&hash=1', contact: 'contact=1&hash=1' }
  const sent = Object.entries(validRequests({ ...world, me })).flatMap(([name, { body }]) =>
    body ? [[name, name.includes('/webbot/v1/users/') ? forged : body]] : [],
  )
  return Object.fromEntries(sent)
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

/** Without the pages of the shop, which read nothing of what is sent. */
const routesWithData = () => allRoutes(sandbox).filter(({ path }) => path !== '/*')

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
  for (const route of routesWithData()) {
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

/**
 * Of all values every third, each time beginning elsewhere: together all of them are tried, and `npm run faults -- --fuzz`
 * tries each of them everywhere.
 */
let turn = 0
const inTurn = <T>(values: readonly T[]): T[] => {
  turn++
  return values.filter((_, index) => (index + turn) % 3 === 0)
}

test('no value of a query causes a 500', async () => {
  for (const route of routesWithData().filter(({ method }) => method === 'GET')) {
    await signIn()
    const own = route.path.replace('/user/:userId', `/user/${me.user.id}`)
    for (const name of QUERY)
      for (const text of inTurn(TEXTS)) await ask(route, `${harmless(own)}?lat=41.3&lon=69.2&${name}=${text}`)
  }
  expect(asked).toBeGreaterThan(3_000)
  expect(failures.splice(0)).toEqual([])
}, 240_000)

test('no value of a body causes a 500', async () => {
  const routes = routesWithData().filter((route) => nameOf(route) in bodies())
  for (const route of routes) {
    await signIn()
    const path = harmless(route.path.replace('/users/:id/', `/users/${me.user.id}/`))
    const usual = bodies()[nameOf(route)]
    for (const bad of inTurn(VALUES)) for (const body of spoilt(usual, bad)) await ask(route, path, body)
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

test.each([
  ['a NUL', 'application/x-www-form-urlencoded', 'text=a%00b&do=%00&returnUrl=%00'],
  ['no boundary', 'multipart/form-data', 'x'],
  ['an open end', 'multipart/form-data; boundary=x', '--x\r\n'],
  [
    'a nameless part',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
  ],
])('a form with %s is a 400 on every page of the sandbox', async (_what, type, body) => {
  world = await openWorld(sandbox)
  me = world.me
  for (const route of ['/sandbox/orders/:id', '/sandbox/pay/:id', '/sandbox/chat/:merchantId/:userId']) {
    const { id = '', merchantId = '', userId = '' } = validRequests(world)[`POST ${route}`]?.params ?? {}
    const path = route.replace(':id', id).replace(':merchantId', merchantId).replace(':userId', userId)
    const headers = { 'Content-Type': type }
    const { status } = await sandbox.app.request(path, { method: 'POST', headers, body })
    expect([route, status]).toEqual([route, 400])
  }
})

test('a body over 256 KB is refused by the pages of the sandbox too', async () => {
  const body = new URLSearchParams({ text: 'x'.repeat(300_000) })
  const { status } = await sandbox.app.request('/sandbox/chat/m-demo/u-1', { method: 'POST', body })
  expect(status).toBe(413)
})

test.each(['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '99999999999999'])(
  'a clock at %s is not heeded',
  async (now) => {
    const { status, headers } = await sandbox.call('/users/v1/merchants/sub/demo', {
      headers: { 'X-Sandbox-Now': now },
    })
    const date = new Date(sandbox.clock.now()).toUTCString()
    expect([status, headers.get('date')]).toEqual([200, date])
  },
)

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
