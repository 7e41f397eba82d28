import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, api, connectApi } from '#/api/api.ts'
import type { Call } from '#/api/client.ts'
import { ArrivedMenu } from '#/api/schema/menu.ts'
import { randomBasket, requestOf } from '../sandbox/testing/random-order.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/testing/testing.ts'
import { allRoutes, nameOf as routeName, tenantOf } from '../sandbox/testing/world.ts'
import { CALLS, nameOf, RECORDS, rowOf } from './calls.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { recordSchemas, schemaOf } from './openapi.ts'
import { validate } from './validate.ts'

/*
 * The table of calls is whole: what the shop's code calls, and by which schema it reads the answer, is what the table
 * says, and nothing else is in it (QA-02).
 */

type Seen = { service: string; schema: Parameters<Call>[0]; method: string; path: string; request: object }

let sandbox: OpenSandbox
let seen: Seen[]
beforeAll(async () => {
  sandbox = await openSandbox()
  seen = await everyCall()
})
afterAll(() => sandbox.close())

type Service = Record<string, (...args: never[]) => unknown>
const modules = import.meta.glob<Record<string, unknown>>(['/src/api/*.ts', '!/src/api/*.test.ts'], {
  eager: true,
})

const POINT = { latitude: 41.3, longitude: 69.2 }
const PHONE = '+998901234567'
const ADDRESS = {
  ...{ type: 'HOUSE', name: 'Uy', streetName: 'Bunyodkor', houseNumber: '12', details: '', description: '' },
  ...{
    ...POINT,
    cityId: null,
    office: '',
    domophone: '',
    entrance: '2',
    floor: '5',
    comment: '',
    landmark: '',
  },
}
const BOOKING = {
  ...{ branchId: 'b', date: '2026-11-25', time: '19:00', people: 2 },
  ...{ name: 'Aziza', phone: PHONE, comment: '' },
}
const PROMO = {
  ...{ code: 'SALOM10', productPrice: 80_000, deliveryPrice: 12_000 },
  ...{ serviceType: 'DELIVERY', branchId: null, productIds: ['p'] },
}
const MEMBER = { basketId: 'sb', member: 'secret-of-this-phone' }
const CHANGE = {
  ...{ lineId: 'l', revision: 1, productId: 'p', choices: { 'mod-1': 1 } },
  ...{ note: '', count: 0, seenPrice: 45_000 },
}
const NEW_MEMBER = { member: MEMBER.member, name: 'Aziza' }
const SHARED = {
  'sharedBasketsApi.start': [[{ ...NEW_MEMBER, brandId: null, branchId: 'b', serviceType: 'DELIVERY' }]],
  'sharedBasketsApi.invitation': [[{ code: 'code-of-a-link' }]],
  'sharedBasketsApi.join': [[{ ...NEW_MEMBER, code: 'code-of-a-link' }]],
  'sharedBasketsApi.read': [[MEMBER]],
  'sharedBasketsApi.change': [[MEMBER, [CHANGE]]],
  'sharedBasketsApi.leave': [[MEMBER]],
  'sharedBasketsApi.close': [[MEMBER]],
  'sharedBasketsApi.reopen': [[MEMBER]],
}
/** An order as `domain` builds it, of a basket of the demo shop. */
const orderOf = (options: Parameters<typeof requestOf>[3] = {}) => {
  const demo = tenantOf(sandbox, 'demo')
  return requestOf(demo, 'u', randomBasket(demo, 7), options)
}
/** What a function is given when three texts do not do. */
const argumentsOf = (): Record<string, unknown[][]> => ({
  'usersApi.merchant': [[{ by: 'name', value: 'x' }], [{ by: 'domain', value: 'x.uz' }]],
  'usersApi.login': [[PHONE]],
  'usersApi.verifyLogin': [[PHONE, '111111']],
  'webbotApi.message': [[{ text: 'Norin', url: 'https://demo.example.uz/' }]],
  'accountApi.update': [['u', { firstName: 'Aziza', gender: 'FEMALE', birthday: null, image: 'u/f.webp' }]],
  'accountApi.cashback': [[]],
  'referralsApi.own': [[]],
  'accountApi.changePhone': [[PHONE]],
  'accountApi.verifyPhone': [[PHONE, '111111']],
  'branchesApi.full': [['c', POINT]],
  'branchesApi.one': [['b', POINT]],
  'slotsApi.ofDay': [['b', 'PICK_UP', '2026-11-25']],
  'branchesApi.closest': [['m', POINT, true]],
  'branchesApi.closestForCustomer': [[POINT, true]],
  'deliveriesApi.tariff': [
    [{ ...POINT, productPrice: 1, distance: 900, branchId: 'b', address: '', cityId: null }],
  ],
  'addressesApi.add': [[ADDRESS]],
  'addressesApi.change': [['a', ADDRESS]],
  'addressesApi.places': [['q', POINT, 'c']],
  'addressesApi.placeAt': [[POINT]],
  'productsApi.setFavourite': [['p', true]],
  'productsApi.grade': [[{ productId: 'p', orderId: 'o', grade: 5, comment: '' }]],
  'contentApi.apply': [['v', { name: 'Aziza', phone: PHONE, comment: '' }, 'key']],
  'basketsApi.handOver': [
    [
      {
        ...{ brandId: null, branchId: 'b', serviceType: 'DELIVERY' },
        lines: [{ productId: 'p', choices: { 'mod-1': 1 }, note: '', count: 1, seenPrice: 45_000 }],
      },
    ],
  ],
  'basketsApi.take': [['K7M3QX', 'key']],
  ...SHARED,
  'ordersApi.submit': [
    [orderOf(), 'key'],
    [orderOf({ when: { day: '2026-11-25', time: '14:00' }, payment: 'PAYME', cardId: 'k-1' }), 'key'],
  ],
  'ordersApi.check': [[orderOf({ service: 'PICK_UP', promo: 'SALOM10' })]],
  'ordersApi.page': [['u', 0, true]],
  'ordersApi.grade': [
    ['o', { grade: 5, comment: '' }],
    ['o', { grade: 1, comment: '', tags: ['COLD'] }],
  ],
  'ordersApi.lateTip': [['o', 5_000, 'http://demo.localhost:8080/x']],
  'ordersApi.checkPromo': [[PROMO]],
  'filesApi.send': [[new Blob(['x'])]],
  'talkApi.readNotifications': [[], [['n-1']]],
  'cardsApi.add': [[{ number: '9860123456789015', expire: '0330', name: '' }, 'key']],
  'cardsApi.confirm': [['k', '111111']],
  'tablesApi.book': [[BOOKING, 'key']],
  'tablesApi.callWaiter': [[{ branchId: 'b', tableId: 't', reason: 'BILL' }, 'key']],
  'talkApi.send': [[{ text: 'Salom', orderId: null, clientId: 'c' }]],
})

/** Every function of every service of `src/api`, called with a client that only writes down what it was asked for. */
async function everyCall(): Promise<Seen[]> {
  const calls: Seen[] = []
  const given = argumentsOf()
  let service = ''
  const record: Call = (schema, path, request = {}) => {
    calls.push({ service, schema, method: request.method ?? 'GET', path, request })
    return Promise.resolve([null, null] as never)
  }
  const host = { baseURL: 'http://x', idempotency: true, headers: () => ({}), onFailure: () => {} }
  const connected: Api = connectApi(host)
  connected.call = record
  for (const [name, make] of Object.values(modules).flatMap((one) => Object.entries(one))) {
    if (!name.endsWith('Api') || typeof make !== 'function' || /^(connect|create)/.test(name)) continue
    const made = make(record) as Service
    for (const [key, call] of Object.entries(made)) {
      if (typeof call !== 'function') continue
      service = `${name}.${key}`
      for (const args of given[service] ?? [['x', 'y', 'z']]) await call(...(args as never[]))
    }
  }
  expect(api).toBe(connected)
  return calls
}

const pathOf = (path: string) => new URL(path, 'http://x')

test('every call that the shop makes is in the table', () => {
  const unknown = seen.filter(({ method, path }) => !rowOf(method, pathOf(path).pathname))
  expect(unknown.map(({ service, method, path }) => `${service}: ${method} ${path}`)).toEqual([])
  expect(seen.length).toBeGreaterThan(70)
})

test('and nothing is in the table that the shop does not call', () => {
  const called = new Set(seen.map(({ method, path }) => rowOf(method, pathOf(path).pathname)))
  // Streams of changes are opened past the client, see api/event-stream.ts.
  expect(CALLS.filter((row) => !called.has(row)).map(nameOf)).toEqual([
    'GET /orders/v1/orders/{order}/changes',
    'GET /orders/v1/baskets/shared/{basket}/changes',
  ])
  expect(new Set(CALLS.map(nameOf)).size).toBe(CALLS.length)
})

test('a call that is not in the table is found', () => {
  expect(rowOf('GET', '/users/v1/nowhere')).toBeNull()
  expect(rowOf('PATCH', '/users/v1/branches')).toBeNull()
  expect(rowOf('GET', '/users/v1/branches/full')?.path).toBe('/users/v1/branches/full')
  expect(rowOf('GET', '/users/v1/branches/br-1')?.path).toBe('/users/v1/branches/{branch}')
})

test('each answer is described by the schema that reads it', () => {
  const wrong = seen.filter(({ schema, method, path }) => {
    const row = rowOf(method, pathOf(path).pathname)
    // A menu is read while it arrives: `ArrivedMenu` takes products that are parsed already.
    if ((schema as unknown) === ArrivedMenu) return row?.answer !== RECORDS.Menu
    if (!row?.answer) return schema.type !== 'unknown'
    const [isOptional, inner] = 'wrapped' in schema ? [true, schema.wrapped] : [false, schema]
    const read =
      isOptional && 'wrapped' in (inner as object) ? (inner as { wrapped: typeof schema }).wrapped : inner
    return JSON.stringify(jsonSchemaOf(read as typeof schema)) !== JSON.stringify(jsonSchemaOf(row.answer))
  })
  expect(wrong.map(({ service }) => service)).toEqual([])
})

test('queries and keys are sent as the table says', () => {
  const wrong = seen.flatMap(({ service, method, path, request }) => {
    const row = rowOf(method, pathOf(path).pathname)
    const { query = {}, headers = {}, body } = request as Record<'query' | 'headers' | 'body', object>
    const sent = [...pathOf(path).searchParams.keys(), ...Object.keys(query)]
    const known = Object.entries(row?.query ?? {})
    const extra = sent.filter((name) => !known.some(([one]) => one === name))
    const missing = known.filter(([name, { isNeeded }]) => isNeeded && !sent.includes(name))
    const key = 'Idempotency-Key' in headers === (row?.takesKey ?? false) ? [] : ['Idempotency-Key']
    const member = 'Basket-Member' in headers === (row?.needsMember ?? false) ? [] : ['Basket-Member']
    const bodies = (body === undefined) === (row?.body === undefined) ? [] : ['body']
    return [...extra, ...missing.map(([name]) => name), ...key, ...member, ...bodies].map(
      (name) => `${service}: ${name}`,
    )
  })
  expect(wrong).toEqual([])
})

test('a token goes with the calls that the table says, and with no other', () => {
  const wrong = seen.flatMap(({ service, method, path, request }) => {
    const row = rowOf(method, pathOf(path).pathname)
    const isOfSomebody = row?.needsToken ?? row?.takesToken ?? false
    const { isPublic = false } = request as { isPublic?: boolean }
    return isPublic === isOfSomebody ? [`${service}: ${isPublic ? 'without' : 'with'} a token`] : []
  })
  expect(wrong).toEqual([])
  // A call that is nobody's has no place for a token in its path either.
  expect(CALLS.filter((row) => row.path.includes('WITH_TOKEN') && !row.needsToken).map(nameOf)).toEqual([])
})

test('bodies are sent as the table says, and have no field that it does not name', () => {
  const schemas = recordSchemas()
  const bodies = seen.flatMap(({ service, method, path, request }) => {
    const { body: schema } = rowOf(method, pathOf(path).pathname) ?? {}
    const { body } = request as { body?: unknown }
    return schema && schema !== 'file' ? [{ service, schema, body }] : []
  })
  expect(bodies.length).toBeGreaterThan(25)
  const wrong = bodies.flatMap(({ service, schema, body }) =>
    validate(schemaOf(schema), JSON.parse(JSON.stringify(body)), schemas).map(
      ({ path, is, wanted }) => `${service}: ${path} is ${is}, not ${wanted}`,
    ),
  )
  expect(wrong).toEqual([])
})

/** Calls of the sandbox that this shop does not make. */
const NOT_CALLED = ['POST /users/v1/users/token/refresh/WITH_TOKEN']

test('the sandbox answers each of them', () => {
  const shape = (name: string) => name.replace(/:\w+|\{\w+\}/g, '{}')
  const table = new Set(CALLS.map((row) => shape(nameOf(row))))
  const routes = allRoutes(sandbox)
    .map(routeName)
    .filter((name) => /^\w+ \/\w+\/v\d\//.test(name))
  expect(routes.filter((name) => !table.has(shape(name))).toSorted()).toEqual(NOT_CALLED.toSorted())
  const served = new Set(routes.map(shape))
  expect([...table].filter((name) => !served.has(name))).toEqual([])
})
