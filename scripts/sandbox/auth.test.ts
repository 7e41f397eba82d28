import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, nameOf as nameOfCall } from '../contract/calls.ts'
import { type Draft, draftOf, requestOf } from '../lab/faults/fuzz/mutate.ts'
import { isApiPath } from './services/guard.ts'
import { issueToken } from './services/tokens.ts'
import { requestOf as orderOf, randomBasket } from './testing/random-order.ts'
import { everyRow } from './testing/rows.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'
import { validRequests } from './testing/valid-requests.ts'
import { allRoutes, bookingOf, nameOf, openWorld, type Route, type World } from './testing/world.ts'

/*
 * Every route of the API, asked by everybody whom it is not for. The cells are made of all routes and their valid
 * requests, so that a new route joins by itself; that each of the requests succeeds for its own customer,
 * faults/fuzz/fuzz.test.ts holds.
 */

const DAY = 86_400_000
/** In everything that the customer has written. */
const CANARY = 'CANARY'
const KEY = 'key-of-a-valid-request'

let sandbox: OpenSandbox
let world: World
/** Ids that only this customer may name, and what else nobody else may read. */
let mine: string[]
let secret: string[]

/** Gives the customer one of everything that holds a text of their own. */
async function writeCanaries({ demo, me }: World) {
  const call = sandbox.as(me.token, 'demo')
  sandbox.clock.add(2 * 60_000)
  const point = { latitude: 41.28, longitude: 69.2 }
  const profile = { firstName: CANARY, lastName: CANARY }
  const order = orderOf(demo, me.user.id, randomBasket(demo, 5), { comment: CANARY })
  const booking = { ...bookingOf(demo), tableId: null, hallId: null, time: '15:00', comment: CANARY }
  const card = { number: '9860123456789015', expire: '03/30', name: CANARY }
  const made = [
    await call(`/users/v1/users/${me.user.id}/WITH_TOKEN`, profile, { method: 'PUT' }),
    await call('/users/v1/addresses/WITH_TOKEN', { name: CANARY, streetName: CANARY, ...point }),
    await call('/orders/v1/orders', order, { headers: { 'Idempotency-Key': KEY } }),
    await call('/orders/v1/bookings', booking),
    await call('/payments/v2/cards', card),
    await call('/support/v1/chat/messages', { text: CANARY, clientId: 'c-3' }),
  ]
  expect(made.map(({ status }) => status)).toEqual([200, 201, 201, 201, 201, 201])
}

beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 100_000 })
  world = await openWorld(sandbox)
  await writeCanaries(world)
  // A call for a waiter and a studio belong to nobody.
  const { call: _call, studio: _studio, ...ids } = world.ids
  mine = [world.me.user.id, KEY, ...Object.values(ids)]
  secret = [...mine, CANARY, world.me.token, world.tracking, world.shared.open.code, world.shared.closed.code]
}, 120_000)
afterAll(() => sandbox.close())

const shape = (name: string) => name.replace(/:\w+|\{\w+\}/g, '{}')
const needsToken = new Map(CALLS.map((row) => [shape(nameOfCall(row)), row.needsToken === true]))
/** Whether a route is a customer's own. One that the contract does not know yet is. */
const isOwn = (route: Route) => needsToken.get(shape(nameOf(route))) ?? true
/** Ends the session of whoever calls: there is nothing to refuse. forged-tokens.test.ts holds whose session that is. */
const isLogout = ({ path }: Route) => path.includes('/logout/')
const apiRoutes = () => allRoutes(sandbox).filter(({ path }) => isApiPath(path))
const ownRoutes = () => apiRoutes().filter((route) => isOwn(route) && !isLogout(route))

type Asker = { token: string | null; merchant: string | null }

/** The valid request, but from somebody else, who does not know what is on the customer's phone. */
async function ask(route: Route, { token, merchant }: Asker) {
  const valid = validRequests(world)[nameOf(route)] ?? {}
  const draft = draftOf(route, valid, world)
  const { Authorization: _, Merchant: usual, ...headers } = draft.headers
  if (headers['Basket-Member']) headers['Basket-Member'] = 'secret-of-a-strange-phone'
  if (token) headers.Authorization = `Bearer ${token}`
  const named = merchant === 'own' ? usual : merchant
  if (named) headers.Merchant = named
  const answer = await sandbox.app.request(requestOf({ ...draft, headers }))
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  const body = isJson && text ? JSON.parse(text) : text
  // An error repeats the path that was asked for.
  if (answer.status >= 400) delete body.path
  const leaks = secret.filter((word) => JSON.stringify(body).includes(word))
  return { status: answer.status, code: String(body?.code ?? ''), leaks, draft }
}

/** Whether a request names something that is the customer's alone. */
const namesMine = ({ params, query, body }: Draft) => {
  const said = JSON.stringify([params, query, body])
  return mine.some((id) => said.includes(id))
}

/** Tokens that open nothing anywhere. */
async function deadTokens(): Promise<Record<string, string | null>> {
  const { db, clock } = sandbox
  const owner = { id: world.me.user.id, merchantId: world.demo.id }
  const expired = await issueToken(db, owner, clock.now() - 31 * DAY)
  const ended = await sandbox.signIn()
  await sandbox.call('/users/v1/users/logout/WITH_TOKEN', { method: 'POST', token: ended.token })
  const deleted = await sandbox.signIn('nophone')
  await sandbox.call('/users/v1/users/WITH_TOKEN', { method: 'DELETE', token: deleted.token })
  return {
    'no token': null,
    'an unknown token': 'x'.repeat(43),
    'an expired token': expired.token,
    'a token that was logged out': ended.token,
    'the token of a deleted account': deleted.token,
  }
}

type Refusal = Asker & { who: string; status: number; code: string }

/** Who is refused whatever they ask for, and how. */
async function refusals(): Promise<Refusal[]> {
  const dark = (await sandbox.signIn('second', 'dark')).token
  const brand = (await sandbox.signIn('known', 'brands')).token
  const dead = Object.entries(await deadTokens()).flatMap(([who, token]) =>
    ['demo', 'dark'].map((merchant) => ({ who, token, merchant })),
  )
  const { token } = world.me
  const foreign = [
    { who: 'my token', token, merchant: 'dark' },
    { who: 'my token', token, merchant: 'm-dark' },
    { who: 'my token', token, merchant: 'brands' },
    { who: 'a token of mine at another merchant', token: world.foreign, merchant: 'demo' },
    { who: 'a token of another merchant', token: dark, merchant: 'demo' },
    { who: 'a token of another merchant', token: dark, merchant: 'm-demo' },
    { who: 'a token of a brand', token: brand, merchant: 'demo' },
    { who: 'a token of a brand', token: brand, merchant: 'dark' },
  ]
  const nowhere = [
    { merchant: null, status: 400, code: 'MERCHANT_MISSING' },
    { merchant: 'nowhere', status: 404, code: 'MERCHANT_NOT_FOUND' },
    { merchant: 'demo, dark', status: 404, code: 'MERCHANT_NOT_FOUND' },
  ]
  return [
    ...dead.map((asker) => ({ ...asker, status: 401, code: 'SESSION_OUTDATED' })),
    // Never 401, which would sign a customer out while they change brands.
    ...foreign.map((asker) => ({ ...asker, status: 403, code: 'FORBIDDEN' })),
    ...nowhere.map((refused) => ({ who: 'my token', token, ...refused })),
  ]
}

test('who has no good token of this merchant reads nothing and changes nothing', async () => {
  const wrong: string[] = []
  let cells = 0
  const people = await refusals()
  for (const route of ownRoutes()) {
    const before = await everyRow(sandbox.db)
    for (const { who, status, code, ...asker } of people) {
      cells++
      const answer = await ask(route, asker)
      const said = `${nameOf(route)}: ${who} at ${asker.merchant}`
      if (answer.status !== status || answer.code !== code)
        wrong.push(`${said}: ${answer.status} ${answer.code}, not ${status} ${code}`)
      if (answer.leaks.length > 0) wrong.push(`${said}: reads ${answer.leaks}`)
    }
    expect([nameOf(route), await everyRow(sandbox.db)]).toEqual([nameOf(route), before])
  }
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(800)
}, 60_000)

/** Answers to a stranger who names what is mine, where it is not 404. */
const REFUSED_OTHERWISE: Record<string, readonly [status: number, code: string]> = {
  // The order says whose it is.
  'POST /orders/v1/orders': [403, 'FORBIDDEN'],
  'POST /orders/v1/orders/at-time': [403, 'FORBIDDEN'],
  // The launch is mine, and ties my account of Telegram to nobody else's.
  'POST /webbot/v1/users/auth': [409, 'PHONE_TAKEN'],
  // The code was sent for my change of phone.
  'PUT /users/v1/users/phone/verify/WITH_TOKEN': [422, 'SMS_CODE_WRONG'],
  // Who is not in a shared basket cannot tell whether there is one.
  'POST /orders/v1/baskets/shared/:id/close': [404, 'SHARED_BASKET_NOT_FOUND'],
}

/** The same at another merchant, of what belongs to a merchant. */
const REFUSED_ELSEWHERE: typeof REFUSED_OTHERWISE = {
  'PUT /products/v1/favourite/WITH_TOKEN': [422, 'PRODUCT_NOT_AVAILABLE'],
  'POST /orders/v1/bookings': [404, 'BRANCH_NOT_FOUND'],
  'POST /webbot/v1/users/auth': [400, 'INIT_DATA_INVALID'],
}

test.each([
  ['another customer of the same shop', 'second', 'demo'],
  ['a customer of another merchant, at their own shop,', 'second', 'dark'],
  ['the same person as a customer of another merchant', 'known', 'dark'],
] as const)(
  '%s finds nothing of mine and changes nothing of mine',
  async (_who, user, merchant) => {
    const wrong: string[] = []
    const myRows = async () =>
      (await everyRow(sandbox.db)).filter((row) => secret.some((id) => row.includes(id)))
    const before = await myRows()
    const known = merchant === 'demo' ? REFUSED_OTHERWISE : { ...REFUSED_OTHERWISE, ...REFUSED_ELSEWHERE }
    let named = 0
    for (const route of ownRoutes()) {
      // A call may end their session.
      const { token } = await sandbox.signIn(user, merchant)
      const answer = await ask(route, { token, merchant })
      const said = `${nameOf(route)}: ${answer.status} ${answer.code}`
      const isNamed = namesMine(answer.draft)
      if (isNamed) named++
      const refused = known[nameOf(route)] ?? (isNamed ? [404, 'NOT_FOUND'] : null)
      const isSwitchedOff = merchant !== 'demo' && answer.code === 'FEATURE_OFF'
      const isRight = refused
        ? answer.status === refused[0] && answer.code === refused[1]
        : answer.status < 400
      if (!isRight && !isSwitchedOff) wrong.push(said)
      if (answer.leaks.length > 0) wrong.push(`${said}: reads ${answer.leaks}`)
      expect([said, await myRows()]).toEqual([said, before])
    }
    expect(wrong).toEqual([])
    expect(named).toBeGreaterThan(20)
  },
  60_000,
)

test('a call that guests may make takes a good token, or heeds none', async () => {
  const wrong: string[] = []
  const heeding: string[] = []
  for (const route of apiRoutes().filter((one) => !isOwn(one))) {
    const statuses = []
    for (const token of ['x'.repeat(43), (await sandbox.signIn('known', 'brands')).token])
      statuses.push((await ask(route, { token, merchant: 'own' })).status)
    const refused = statuses.filter((status) => status === 401 || status === 403)
    if (refused.length > 0) heeding.push(nameOf(route))
    if (refused.length > 0 && statuses.join() !== '401,403') wrong.push(`${nameOf(route)}: ${statuses}`)
  }
  expect(wrong).toEqual([])
  expect(heeding.length).toBeGreaterThan(4)
}, 60_000)

test('only the hash of a token is stored', async () => {
  expect((await everyRow(sandbox.db)).join()).not.toContain(world.me.token)
})
