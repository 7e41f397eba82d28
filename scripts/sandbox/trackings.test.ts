import { describe, expect, test } from 'vitest'
import { TRACKING_AFTER_MS } from '#/domain/order/tracking.ts'
import type { OrderedService } from '#/domain/service.ts'
import { TRACKING_LIMIT } from './orders/trackings.ts'
import { randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'
import { tenantOf } from './testing/world.ts'

/* A link shows where an order is, without a sign-in (BX-35). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const MINUTE = 60_000

/** A delivery that has just been ordered, with all that nobody else may see. */
async function ordered(service: OrderedService = 'DELIVERY') {
  const demo = tenantOf(sandbox, 'demo')
  const { token, user } = await sandbox.signIn()
  const me = sandbox.as(token, 'demo')
  const body = {
    ...requestOf(demo, user.id, randomBasket(demo, 7), { service }),
    receiver: { name: 'Bobur', phone: '+998901112233' },
    office: 'kv-57',
    entrance: '4',
    domophone: '#57B',
    courierComment: 'Ring twice',
  }
  const order = await me('/orders/v1/orders', body)
  expect(order.status).toBe(201)
  const share = () => me(`/orders/v1/orders/${order.body.id}/tracking`, {})
  return { me, order: order.body, share }
}
const look = (link: string, merchant = 'demo') => sandbox.call(`/orders/v1/tracking/${link}`, { merchant })
const codeOf = async (link: string, merchant?: string) => {
  const { status, body } = await look(link, merchant)
  return [status, body.code]
}

describe('the link of an order', () => {
  test('is one however often it is asked for, cannot be guessed, and stands in the order of its customer only', async () => {
    const { me, order, share } = await ordered()
    const [first, second] = await Promise.all([share(), share()])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body.token).toMatch(/^[\w-]{32}$/)
    expect(second.body.token).toBe(first.body.token)
    expect((await me(`/orders/v1/orders/${order.id}`)).body.trackingToken).toBe(first.body.token)
    expect((await look(first.body.token)).body.trackingToken).toBeUndefined()
  })

  test('shows state, places and times, and nobody, no door, no dish and no sum', async () => {
    const { order, share } = await ordered()
    const { token } = (await share()).body
    for (const minutes of [0, 5, 10, 15]) {
      sandbox.clock.add(minutes * MINUTE)
      const { status, body } = await look(token)
      expect(status).toBe(200)
      expect(Object.keys(body).toSorted()).toEqual(
        [
          ...['acceptedTime', 'address', 'branch', 'cookingTime', 'courier', 'courierStatus', 'createdDate'],
          ...['deliveredAt', 'deliveryAt', 'eta', 'readyTime', 'serviceType', 'status', 'statusHistory'],
        ].toSorted(),
      )
      const text = JSON.stringify(body)
      const secrets = [
        ...[
          order.id,
          order.user.id,
          order.user.phone,
          order.branch.phone,
          '+998',
          'Bobur',
          'kv-57',
          '#57B',
          'Ring',
        ],
        ...[order.address.streetName, String(order.totals.totalPrice), order.cartItems[0].product.id],
      ]
      for (const secret of secrets) expect(text).not.toContain(secret)
      sandbox.clock.add(-minutes * MINUTE)
    }
  })

  test('shows the courier on the way, without a name', async () => {
    const { me, order, share } = await ordered()
    const { token } = (await share()).body
    let body: { status: string; courier: object | null }
    do {
      sandbox.clock.add(MINUTE / 2)
      body = (await look(token)).body
      if (body.status !== 'ON_WAY') expect(body.courier).toBeNull()
    } while (body.status !== 'ON_WAY')
    const { location, path, etaMinutes } = (await me(`/deliveries/v1/delivery/courier/${order.id}`)).body
    const { latitude, longitude, bearing } = location
    expect(body.courier).toEqual({ location: { latitude, longitude, bearing }, path, etaMinutes })
  })

  test('ends with the order: it says so without a place for a day, then it is unknown', async () => {
    const { me, order, share } = await ordered()
    const { token } = (await share()).body
    const cancelled = await me(`/orders/v1/orders/${order.id}/cancel`, { reasonId: 'r-1' }, { method: 'PUT' })
    expect(cancelled.status).toBe(200)
    expect((await look(token)).body).toMatchObject({
      status: 'CANCELED',
      branch: null,
      address: null,
      courier: null,
    })
    expect((await me(`/orders/v1/orders/${order.id}`)).body.trackingToken).toBeNull()
    const again = await share()
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_TRACKABLE'])
    sandbox.clock.add(TRACKING_AFTER_MS)
    expect(await codeOf(token)).toEqual([404, 'TRACKING_NOT_FOUND'])
  })

  test('is taken back by its customer, and a new one is another', async () => {
    const { me, order, share } = await ordered()
    const { token } = (await share()).body
    const stop = () => me(`/orders/v1/orders/${order.id}/tracking`, undefined, { method: 'DELETE' })
    expect((await stop()).status).toBe(204)
    expect((await stop()).status).toBe(204)
    expect(await codeOf(token)).toEqual([404, 'TRACKING_NOT_FOUND'])
    expect((await share()).body.token).not.toBe(token)
  })

  test('is made and taken back by nobody else', async () => {
    const { order, share } = await ordered()
    const { token } = (await share()).body
    const other = sandbox.as((await sandbox.signIn('second')).token, 'demo')
    const path = `/orders/v1/orders/${order.id}/tracking`
    expect((await other(path, {})).status).toBe(404)
    expect((await other(path, undefined, { method: 'DELETE' })).status).toBe(404)
    expect((await sandbox.call(path, { body: {} })).status).toBe(401)
    expect((await look(token)).status).toBe(200)
  })

  test('goes with the account', async () => {
    const { me, share } = await ordered()
    const { token } = (await share()).body
    expect((await me('/users/v1/users/WITH_TOKEN', undefined, { method: 'DELETE' })).status).toBe(204)
    expect(await codeOf(token)).toEqual([404, 'TRACKING_NOT_FOUND'])
  })
})

test('there is none of an order that is fetched', async () => {
  const { share } = await ordered('PICK_UP')
  expect((await share()).body.code).toBe('ORDER_NOT_TRACKABLE')
})

test.each(['x', 'o-1', 'a'.repeat(64), "' or 1=1 --", '%F0%9F%8D%9E'])(
  'the link %s is unknown',
  async (link) => {
    expect(await codeOf(encodeURI(link))).toEqual([404, 'TRACKING_NOT_FOUND'])
  },
)

test('a link is not there for another merchant, and a merchant without the feature has none', async () => {
  const { share } = await ordered()
  const { token } = (await share()).body
  expect(await codeOf(token, 'dark')).toEqual([404, 'TRACKING_NOT_FOUND'])
  expect(await codeOf(token, 'minimal')).toEqual([403, 'FEATURE_OFF'])
})

test('one address looks two times a second at most', async () => {
  sandbox.clock.add(60 * MINUTE)
  for (let n = 0; n < TRACKING_LIMIT.most; n++) expect((await look('nothing')).status).toBe(404)
  const held = await look('nothing')
  expect([held.status, held.body.code, held.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '60',
  ])
  sandbox.clock.add(TRACKING_LIMIT.windowMs)
  expect((await look('nothing')).status).toBe(404)
})
