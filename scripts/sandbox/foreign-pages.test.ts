import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf, requestOf } from '../lab/faults/fuzz/mutate.ts'
import { isApiPath } from './services/guard.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'
import { validRequests } from './testing/valid-requests.ts'
import { allRoutes, nameOf, openWorld, type World } from './testing/world.ts'

/*
 * Pages of other sites, in the browser of a customer who is signed in: the browser sends along the cookies that it has,
 * and nothing else that they could know.
 */

let sandbox: OpenSandbox
let world: World
beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 100_000 })
  world = await openWorld(sandbox)
}, 180_000)
afterAll(() => sandbox.close())

const FOREIGN = [
  'https://evil.example',
  'null',
  'http://demo.localhost.evil.example:8080',
  'http://evil-demo.localhost:8080',
  'https://demo.localhost:8080',
  'http://demo.localhost:1',
]
/** Calls that guests may make change nothing of a customer's: they belong to nobody. */
const OF_GUESTS =
  /login|webbot|promo.check|validate|calculate|apply|waiter-calls|unread|hand-over|baskets\/shared/

/** Everything of customers that the database holds. */
const stored = async () => {
  const { users, tokens, addresses, orders } = sandbox.db.query
  return JSON.stringify([
    await users.findMany(),
    await tokens.findMany(),
    await addresses.findMany(),
    await orders.findMany(),
  ])
}

test('no call that changes something is signed in by cookies, from whatever page it comes', async () => {
  const before = await stored()
  const asked: string[] = []
  for (const route of allRoutes(sandbox)) {
    const name = nameOf(route)
    if (route.method === 'GET' || !isApiPath(route.path) || OF_GUESTS.test(name)) continue
    for (const origin of FOREIGN) {
      const request = requestOf(draftOf(route, validRequests(world)[name] ?? {}, world))
      const headers = new Headers(request.headers)
      headers.delete('Authorization')
      headers.set('Cookie', `token=${world.me.token}; __Host-token=${world.me.token}`)
      headers.set('Origin', origin)
      const body = request.method === 'GET' ? null : await request.arrayBuffer()
      const answer = await sandbox.app.request(
        new Request(request.url, { method: request.method, headers, body }),
      )
      expect([name, origin, answer.status]).toEqual([name, origin, name.includes('/logout/') ? 204 : 401])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      asked.push(name)
    }
  }
  expect(new Set(asked).size).toBeGreaterThan(15)
  expect(await stored()).toBe(before)
})

test('no page of another site is allowed to bring a token of its own', async () => {
  for (const Origin of FOREIGN) {
    const headers = {
      Origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, merchant, content-type',
    }
    const answer = await sandbox.call('/orders/v1/orders', { method: 'OPTIONS', headers })
    expect([Origin, answer.headers.get('access-control-allow-origin')]).toEqual([Origin, null])
  }
})
