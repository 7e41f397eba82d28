import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#/api/account.ts'
import { type Api, connectApi } from '#/api/api.ts'
import { courierApi } from '#/api/courier.ts'
import { ordersApi } from '#/api/orders.ts'
import { paymentsApi } from '#/api/payments.ts'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { rowOf } from '../contract/calls.ts'
import { type OrderDesk, openOrderDesk } from './testing/order-desk.ts'
import { placeOf } from './testing/random-order.ts'

/*
 * The calls that a merchant's server must answer, both ways: the storefront's own code makes each of them, and the
 * sandbox gives what that code can read (QA-02). All calls there are stand in `scripts/contract/calls.ts`.
 */

let desk: OrderDesk
let api: Api
let orderId: string
let sent: string[] = []
let launch: { initData: string }
let token: string

beforeAll(async () => {
  desk = await openOrderDesk()
  const { sandbox } = desk
  token = desk.me.token
  api = connectApi({
    baseURL: 'http://localhost:8080',
    idempotency: true,
    headers: () => ({ Merchant: 'demo', Authorization: `Bearer ${token}` }),
    onFailure: () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.app.fetch(request)
    },
  })
  orderId = (await desk.post(desk.request({ payment: 'PAYME' }))).body.id
  launch = (await sandbox.call('/sandbox/launch?merchant=demo&user=known')).body
})
afterAll(() => desk.sandbox.close())
beforeEach(() => {
  sent = []
})

const branchId = () => placeOf(desk.demo()).branch.id
const point = () => placeOf(desk.demo()).point
const userId = () => desk.me.user.id
const order = (wish = {}) => desk.request(wish, 23) as unknown as OrderRequest
const tomorrow = { when: { day: '2026-11-25', time: '14:00' } }

type Row = [method: string, path: string, make: () => Promise<readonly [unknown, unknown]>]

const CALLS: Row[] = [
  ['GET', '/users/v1/merchants/sub/demo', () => api.users.merchant({ by: 'name', value: 'demo' })],
  ['GET', '/support/v1/merchant/settings/web', () => api.support.settings()],
  ['GET', '/support/v1/company/policies', () => api.support.policies('ABOUT_COMPANY')],
  ['GET', '/support/v1/brand/catalog', () => api.support.brands()],
  ['GET', '/users/v1/city-merchant/merchant/m-demo', () => api.users.cities('m-demo')],
  ['GET', '/users/v1/branches', () => api.branches.all()],
  ['GET', '/users/v1/branches/full', () => api.branches.full('c-demo-toshkent', null)],
  ['GET', '/users/v1/branches/{branch}', () => api.branches.one(branchId(), null)],
  ['GET', '/users/v1/branches/merchant/m-demo/closest', () => api.branches.closest('m-demo', point(), true)],
  ['GET', '/users/v1/local/branch/closest/WITH_TOKEN', () => api.branches.closestForCustomer(point(), true)],
  ['GET', '/products/v1/overalls', () => api.products.menu('WEB', '')],
  ['GET', '/products/v1/grade', () => api.products.grades()],
  ['GET', '/products/v1/favourite/all/WITH_TOKEN', () => api.products.favourites(userId())],
  ['GET', '/users/v1/users/me/WITH_TOKEN', () => api.users.me()],
  ['PUT', '/users/v1/users/{user}/WITH_TOKEN', () => accountApi().update(userId(), { firstName: 'Aziza' })],
  ['PUT', '/users/v1/users/phone/WITH_TOKEN', () => accountApi().changePhone('+998900000077')],
  [
    'PUT',
    '/users/v1/users/phone/verify/WITH_TOKEN',
    () => accountApi().verifyPhone('+998900000077', '111111'),
  ],
  ['POST', '/webbot/v1/users/token', () => api.webbot.signIn(launch.initData)],
  ['GET', '/orders/v1/orders/user/{user}', () => ordersApi().page(userId(), 0, false)],
  ['GET', '/orders/v1/orders/user/{user}/active', () => ordersApi().active(userId())],
  ['GET', '/orders/v1/orders/{order}', () => ordersApi().one(orderId)],
  ['GET', '/orders/v1/order/setting/m-demo', () => ordersApi().setting('m-demo')],
  ['POST', '/orders/v1/orders', () => ordersApi().submit(order(), crypto.randomUUID())],
  ['POST', '/orders/v1/orders/at-time', () => ordersApi().submit(order(tomorrow), crypto.randomUUID())],
  ['GET', '/payments/v2/checkout/{order}', () => paymentsApi().checkout(orderId, 'http://localhost/')],
  ['GET', '/deliveries/v1/delivery/courier/{order}', () => courierApi().of(orderId)],
  [
    'POST',
    '/deliveries/v1/delivery/tariff/client/calculate',
    () =>
      api.deliveries.tariff({
        ...point(),
        productPrice: 80_000,
        distance: 900,
        branchId: branchId(),
        address: 'Bunyodkor 12',
        cityId: null,
      }),
  ],
  // What gives another token, or ends a session, comes last.
  [
    'POST',
    '/webbot/v1/users/auth',
    async () => {
      const answer = await api.webbot.tie(launch.initData)
      token = answer[1]?.token ?? ''
      return answer
    },
  ],
  ['POST', '/webbot/v1/users/logout/WITH_TOKEN', () => api.webbot.logout()],
  ['POST', '/users/v1/users/logout/WITH_TOKEN', () => api.users.logout()],
  [
    'DELETE',
    '/users/v1/users/WITH_TOKEN',
    async () => {
      token = (await desk.sandbox.signIn('second')).token
      return accountApi().remove()
    },
  ],
]

test('the list is whole', () =>
  expect(new Set(CALLS.map(([method, path]) => `${method} ${path}`)).size).toBe(31))

test.each(CALLS)('%s %s', async (method, path, make) => {
  const [error] = await make()
  expect(error).toBeNull()
  const named = path.replace('{user}', userId()).replace('{branch}', branchId()).replace('{order}', orderId)
  expect(sent).toEqual([`${method} ${named}`])
  expect(rowOf(method, named)).not.toBeNull()
})
