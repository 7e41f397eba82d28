import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

let sandbox: OpenSandbox
let me: Awaited<ReturnType<OpenSandbox['signIn']>>
let other: typeof me
let foreign: typeof me
let mine: { orderId: string; addressId: string; cardId: string }

const address = { name: 'CANARY-HOME', streetName: 'Bunyodkor', latitude: 41.28, longitude: 69.2 }
const card = { number: '8600123412341239', expire: '0328', name: 'CANARY-CARD' }
const demo = () => {
  const tenant = sandbox.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  return tenant
}

beforeAll(async () => {
  sandbox = await openSandbox()
  me = await sandbox.signIn('known')
  other = await sandbox.signIn('second')
  foreign = await sandbox.signIn('known', 'dark')
  const body = requestOf(demo(), me.user.id, randomBasket(demo(), 5), { comment: 'CANARY-ORDER' })
  const made = await sandbox.call('/orders/v1/orders', { body, token: me.token })
  const saved = await sandbox.call('/users/v1/addresses/WITH_TOKEN', { body: address, token: me.token })
  const added = await sandbox.call('/payments/v2/cards', { body: card, token: me.token })
  mine = { orderId: made.body.id, addressId: saved.body.id, cardId: added.body.id }
})
afterAll(() => sandbox.close())

type Route = readonly [method: string, path: () => string, body?: unknown]
const routes: readonly Route[] = [
  ['GET', () => '/users/v1/users/me/WITH_TOKEN'],
  ['PUT', () => `/users/v1/users/${me.user.id}/WITH_TOKEN`, { firstName: 'X' }],
  ['GET', () => '/users/v1/addresses/WITH_TOKEN'],
  ['PUT', () => `/users/v1/addresses/${mine.addressId}/WITH_TOKEN`, address],
  ['DELETE', () => `/users/v1/addresses/${mine.addressId}/WITH_TOKEN`],
  ['GET', () => `/products/v1/favourite/all/WITH_TOKEN?userId=${me.user.id}`],
  ['PUT', () => '/products/v1/favourite/WITH_TOKEN', { productId: 'p', isFavourite: true }],
  ['GET', () => `/orders/v1/orders/user/${me.user.id}?size=10&page=0`],
  ['GET', () => `/orders/v1/orders/user/${me.user.id}/active`],
  ['GET', () => `/orders/v1/orders/${mine.orderId}`],
  ['GET', () => `/orders/v1/orders/${mine.orderId}/changes`],
  ['PUT', () => `/orders/v1/orders/${mine.orderId}/cancel`, {}],
  ['POST', () => '/orders/v1/orders', {}],
  ['GET', () => `/payments/v2/checkout/${mine.orderId}`],
  ['GET', () => '/payments/v2/cards'],
  ['POST', () => '/payments/v2/cards', card],
  ['POST', () => '/payments/v2/cards/confirm', { id: 'k', code: '1111' }],
  ['POST', () => `/payments/v2/cards/${mine.cardId}/resend`, {}],
  ['DELETE', () => `/payments/v2/cards/${mine.cardId}`],
  ['GET', () => `/deliveries/v1/delivery/courier/${mine.orderId}`],
  ['GET', () => `/orders/v1/promo/user/${me.user.id}`],
  ['GET', () => '/users/v1/cashback/WITH_TOKEN'],
  ['GET', () => '/support/v1/notifications'],
  ['GET', () => '/users/v1/local/branch/closest/WITH_TOKEN?lat=41.3&lon=69.24'],
  ['POST', () => '/webbot/v1/users/auth', { initData: '' }],
]

const cells = routes.flatMap(
  ([method, path, body]) =>
    [
      ['nobody', method, path, body, null, 'demo', 401],
      ['an unknown token', method, path, body, 'x'.repeat(43), 'demo', 401],
      ['a token of another merchant', method, path, body, 'foreign', 'demo', 403],
      ['my token at another merchant', method, path, body, 'me', 'dark', 403],
      ['my token without a merchant', method, path, body, 'me', null, 400],
      ['my token with two merchants', method, path, body, 'me', 'demo, dark', 404],
      ['my token with an unknown merchant', method, path, body, 'me', 'nowhere', 404],
    ] as const,
)

test.each(cells)('%s on %s %o', async (_who, method, path, body, token, merchant, status) => {
  const given = token === 'me' ? me.token : token === 'foreign' ? foreign.token : token
  const answer = await sandbox.call(path(), { method, body, token: given, merchant })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).not.toContain('CANARY')
  if (status === 401) expect(answer.body.code).toBe('SESSION_OUTDATED')
})

const mineOnly = routes
  .filter(([, path]) => /\$\{(me|mine)\b/.test(path.toString()))
  .map(([method, path, body]): [string, () => string, unknown] => [method, path, body])
test.each(mineOnly)(
  'another customer of the same shop finds nothing of mine: %s',
  async (method, path, body) => {
    const answer = await sandbox.call(path(), { method, body, token: other.token })
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer.body)).not.toContain('CANARY')
  },
)

test.each([
  ['merchant', { merchant: { id: 'm-dark' } }, 403],
  ['user', () => ({ user: { id: me.user.id } }), 403],
  ['branch', () => ({ branch: { id: sandbox.services.tenants.find('dark')?.wire.branches[0]?.id } }), 404],
  ['address', () => ({ address: { ...address, id: mine.addressId } }), 422],
  ['payment', { payment: { id: 'pm-of-nobody' } }, 422],
] as const)('an order that names a foreign %s is refused', async (_what, change, status) => {
  const body = requestOf(demo(), other.user.id, randomBasket(demo(), 5))
  const tampered = { ...body, ...(typeof change === 'function' ? change() : change) }
  const answer = await sandbox.call('/orders/v1/orders', { body: tampered, token: other.token })
  expect(answer.status).toBe(status)
})

test('only the hash of a token is stored', async () => {
  const dump = JSON.stringify(await sandbox.db.query.tokens.findMany())
  expect(dump).not.toContain(me.token)
})
