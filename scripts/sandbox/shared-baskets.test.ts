import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SharedBasket } from '#/api/schema/shared-basket.ts'
import { SHARED_LIMITS } from '#/domain/basket/shared-basket.ts'
import { orders, sharedBaskets, sharedLines, sharedPeople, stock } from './db/schema/index.ts'
import { START_LIMITS } from './services/shared-baskets.ts'
import { requestOf } from './testing/random-order.ts'
import { NOON, type OpenSandbox, sandboxForEach, type TestResponse } from './testing/testing.ts'
import { tenantOf } from './testing/world.ts'

/* Several people fill one basket, one of them orders it (CX-12). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const PATH = '/orders/v1/baskets/shared'
const BRANCH = 'br-demo-chilonzor'
const DAY = 24 * 60 * 60_000
const demo = () => tenantOf(sandbox, 'demo')
/** A dish without choices that costs something at the branch. */
const dish = () => {
  const plain = [...demo().products.values()].find(
    ({ modificationGroups, unit, costPrice, id }) =>
      unit === 'COUNT' && modificationGroups.length === 0 && costPrice > 20_000 && id.includes('norin'),
  )
  if (!plain) throw new Error('no plain dish')
  return plain
}
const secretOf = (name: string) => `secret-of-the-phone-of-${name}`
const change = (revision: number, count: number, more: object = {}) => ({
  ...{ lineId: 'l', revision, count, productId: dish().id, choices: {}, note: '', seenPrice: 33_000 },
  ...more,
})
const start = (name = 'Aziza', more: object = {}, merchant = 'demo') =>
  sandbox.call(PATH, {
    merchant,
    body: { member: secretOf(name), name, brandId: null, branchId: BRANCH, serviceType: 'PICK_UP', ...more },
  })
const join = (code: unknown, name: string, merchant = 'demo') =>
  sandbox.call(`${PATH}/join`, { merchant, body: { code, member: secretOf(name), name } })
type Asked = Parameters<OpenSandbox['call']>[1]
const as = (name: string, id: string, path = '', asked: Asked = {}) =>
  sandbox.call(`${PATH}/${id}${path}`, { ...asked, headers: { 'Basket-Member': secretOf(name) } })
const put = (name: string, id: string, ...changes: object[]) =>
  as(name, id, '/lines', { method: 'PUT', body: { changes } })
const post = (name: string, id: string, path: string, token: string | null = null) =>
  as(name, id, path, { method: 'POST', body: {}, token })
const said = ({ status, body }: TestResponse) => [status, body.code]
const basketOf = ({ body }: TestResponse) => v.parse(SharedBasket, body)
const shape = (answer: TestResponse) => {
  const { lines, people } = basketOf(answer)
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name
  return lines.map(({ personId, available, count }) => `${nameOf(personId)} ${available} of ${count}`)
}

describe('people at one basket', () => {
  test('the link lets in by a name, and everybody sees the lines and sums of all', async () => {
    const started = basketOf(await start())
    expect([started.status, started.people.map(({ name }) => name)]).toEqual(['OPEN', ['Aziza']])
    expect(Date.parse(started.expiresAt)).toBe(NOON + SHARED_LIMITS.lifeMs)
    const joined = basketOf(await join(started.code, 'Bobur'))
    expect(joined.people.map(({ name }) => name)).toEqual(['Aziza', 'Bobur'])
    expect([joined.starter, joined.me]).toEqual(joined.people.map(({ id }) => id))
    await put('Aziza', started.id, change(1, 2))
    await put('Bobur', started.id, change(1, 1, { note: 'hot' }))
    const seen = await as('Aziza', started.id)
    expect(shape(seen)).toEqual(['Aziza 2 of 2', 'Bobur 1 of 1'])
    const { lines } = basketOf(seen)
    const price = lines[0]?.price ?? 0
    expect(price).toBeGreaterThan(20_000)
    expect(lines.map(({ sum, note }) => [sum, note])).toEqual([
      [2 * price, ''],
      [price, 'hot'],
    ])
    expect(lines[0]?.name.ru).not.toBe('')
  })

  test('start, join, changes and leaving may be sent again and again', async () => {
    const [first, second] = [basketOf(await start()), basketOf(await start())]
    expect(second.id).toBe(first.id)
    const both = await Promise.all([join(first.code, 'Bobur'), join(first.code, 'Bobur')])
    expect(both.map((one) => basketOf(one).people.length)).toEqual([2, 2])
    const { version } = basketOf(await put('Bobur', first.id, change(1, 1)))
    expect(basketOf(await put('Bobur', first.id, change(1, 1))).version).toBe(version)
    expect(basketOf(await post('Bobur', first.id, '/leave')).people).toHaveLength(1)
    expect((await post('Bobur', first.id, '/leave')).status).toBe(200)
    expect(await sandbox.db.select().from(sharedBaskets)).toHaveLength(1)
  })

  test('two starts of one phone at the same moment are one basket', async () => {
    const both = await Promise.all([start(), start()])
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  })

  test('an overtaken change does nothing, a removal stays removed', async () => {
    const { id } = basketOf(await start())
    await put('Aziza', id, change(3, 5))
    await put('Aziza', id, change(2, 1))
    expect(shape(await as('Aziza', id))).toEqual(['Aziza 5 of 5'])
    await put('Aziza', id, change(4, 0))
    await put('Aziza', id, change(3, 5))
    expect(shape(await as('Aziza', id))).toEqual([])
  })

  test('the link says who invites, until nobody can join any more', async () => {
    const { id, code } = basketOf(await start())
    const invited = () => sandbox.call(`${PATH}/invitation`, { body: { code } })
    expect((await invited()).body).toEqual({ starter: 'Aziza', people: 1 })
    await join(code, 'Bobur')
    expect((await invited()).body).toEqual({ starter: 'Aziza', people: 2 })
    await post('Aziza', id, '/leave')
    expect(said(await invited())).toEqual([410, 'SHARED_BASKET_ENDED'])
    expect(said(await sandbox.call(`${PATH}/invitation`, { body: { code: 'of-no-basket' } }))).toEqual([
      404,
      'SHARED_BASKET_NOT_FOUND',
    ])
    expect(said(await sandbox.call(`${PATH}/invitation`, { body: { code }, merchant: 'dark' }))).toEqual([
      404,
      'SHARED_BASKET_NOT_FOUND',
    ])
  })

  test('nobody changes the line of another, even with the same id', async () => {
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    await put('Aziza', id, change(1, 2))
    await put('Bobur', id, change(9, 1))
    expect(shape(await as('Bobur', id))).toEqual(['Aziza 2 of 2', 'Bobur 1 of 1'])
  })

  test('equal names can be told apart', async () => {
    const { code } = basketOf(await start())
    await sandbox.call(`${PATH}/join`, { body: { code, member: secretOf('other'), name: ' Aziza ' } })
    expect(basketOf(await join(code, 'Third')).people.map(({ name }) => name)).toEqual([
      'Aziza',
      'Aziza 2',
      'Third',
    ])
  })

  test('who leaves takes the own lines along; a change or a join that comes late brings nothing back', async () => {
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    await put('Bobur', id, change(1, 1))
    await post('Bobur', id, '/leave')
    expect(said(await put('Bobur', id, change(2, 2)))).toEqual([404, 'SHARED_BASKET_NOT_FOUND'])
    expect(said(await join(code, 'Bobur'))).toEqual([404, 'SHARED_BASKET_NOT_FOUND'])
    expect(shape(await as('Aziza', id))).toEqual([])
  })

  test('with its starter the basket ends for everybody', async () => {
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    await post('Aziza', id, '/leave')
    expect(basketOf(await as('Bobur', id)).status).toBe('ENDED')
    expect(said(await join(code, 'Third'))).toEqual([410, 'SHARED_BASKET_ENDED'])
    expect(said(await put('Bobur', id, change(1, 1)))).toEqual([410, 'SHARED_BASKET_ENDED'])
  })
})

describe('dishes and prices of this moment', () => {
  const leave = (left: number) =>
    sandbox.db.insert(stock).values({ merchantId: demo().id, branchId: BRANCH, productId: dish().id, left })
  const have = async (left: number) => {
    await sandbox.db.delete(stock).where(eq(stock.productId, dish().id))
    await leave(left)
  }

  test('of the last portion the first one has it, and the other sees that it is gone', async () => {
    await have(1)
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    await put('Bobur', id, change(1, 1))
    await put('Aziza', id, change(1, 1))
    const { lines } = basketOf(await as('Aziza', id))
    expect(shape(await as('Aziza', id))).toEqual(['Aziza 0 of 1', 'Bobur 1 of 1'])
    expect(lines[0]?.sum).toBe(0)
    await put('Bobur', id, change(2, 0))
    expect(shape(await as('Aziza', id))).toEqual(['Aziza 1 of 1'])
  })

  test('a dish that is not sold any more has no price, and one whose price has changed the new one', async () => {
    const { id } = basketOf(await start())
    await put('Aziza', id, change(1, 1, { seenPrice: 7 }), change(1, 1, { lineId: 'm', productId: 'p-gone' }))
    const { lines } = basketOf(await as('Aziza', id))
    expect(lines.map(({ seenPrice, price }) => [seenPrice, price !== null && price > 7])).toEqual([
      [7, true],
      [33_000, false],
    ])
    expect(lines[1]).toMatchObject({ price: null, sum: null, available: 0 })
  })
})

test('of a dish that is sold whole nobody brings a part: the whole portions can be had', async () => {
  const { id, code } = basketOf(await start())
  await join(code, 'Bobur')
  await put('Bobur', id, change(1, 0.3), change(2, 2.3, { lineId: 'l2' }))
  const { lines } = basketOf(await as('Aziza', id))
  expect(lines.map(({ count, available }) => [count, available]).toSorted()).toEqual([
    [0.3, 0],
    [2.3, 2],
  ])
})

describe('closing and ordering', () => {
  const closed = async () => {
    const { token, user } = await sandbox.signIn()
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    await put('Bobur', id, change(1, 2))
    await put('Aziza', id, change(1, 1))
    expect(basketOf(await post('Aziza', id, '/close', token)).status).toBe('CLOSED')
    const line = { product: dish(), choices: {}, count: 3, note: '' }
    const body = requestOf(demo(), user.id, [line], { service: 'PICK_UP' })
    const order = (sharedBasketId: string, key: string, by = token) =>
      sandbox.call('/orders/v1/orders', {
        token: by,
        body: { ...body, sharedBasketId },
        headers: { 'Idempotency-Key': key },
      })
    return { id, code, token, order }
  }

  test('only the starter closes, and only signed in', async () => {
    const { id, code } = basketOf(await start())
    await join(code, 'Bobur')
    const { token } = await sandbox.signIn()
    expect(said(await post('Bobur', id, '/close', token))).toEqual([403, 'FORBIDDEN'])
    expect(said(await post('Aziza', id, '/close'))).toEqual([401, 'SESSION_OUTDATED'])
    expect(basketOf(await as('Aziza', id)).status).toBe('OPEN')
  })

  test('a closed basket takes nothing more until it is opened again', async () => {
    const { id, code } = await closed()
    expect(said(await put('Bobur', id, change(2, 9)))).toEqual([409, 'SHARED_BASKET_CLOSED'])
    expect((await put('Bobur', id, change(1, 2))).status).toBe(200)
    expect(said(await join(code, 'Third'))).toEqual([409, 'SHARED_BASKET_CLOSED'])
    expect(said(await post('Bobur', id, '/leave'))).toEqual([409, 'SHARED_BASKET_CLOSED'])
    expect((await join(code, 'Bobur')).status).toBe(200)
    expect(said(await post('Bobur', id, '/reopen'))).toEqual([403, 'FORBIDDEN'])
    await post('Aziza', id, '/reopen')
    expect(shape(await put('Bobur', id, change(2, 9)))).toEqual(['Aziza 1 of 1', 'Bobur 9 of 9'])
  })

  test('it is ordered once, and everybody sees what it cost', async () => {
    const { id, order } = await closed()
    const first = await order(id, 'key-of-the-first')
    expect(first.status).toBe(201)
    expect((await order(id, 'key-of-the-first')).body.id).toBe(first.body.id)
    expect(said(await order(id, 'key-of-a-second'))).toEqual([409, 'SHARED_BASKET_ORDERED'])
    const { status, order: cost } = basketOf(await as('Bobur', id))
    const sum = (cost?.products ?? 0) - (cost?.discount ?? 0) + (cost?.extra ?? 0)
    expect([status, cost?.number, sum]).toEqual(['ORDERED', first.body.number, first.body.totals.totalPrice])
    expect(await sandbox.db.select().from(orders)).toHaveLength(1)
  })

  test('two orders at the same moment: one is made', async () => {
    const { id, order } = await closed()
    const both = await Promise.all([order(id, 'key-of-the-first'), order(id, 'key-of-a-second')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await sandbox.db.select().from(orders)).toHaveLength(1)
  })

  test('a refused order leaves it closed, to be ordered', async () => {
    const { id, order } = await closed()
    expect((await order('sb-none', 'key-of-the-first')).body.code).toBe('SHARED_BASKET_NOT_FOUND')
    const { token: other } = await sandbox.signIn('second')
    expect((await order(id, 'key-of-another', other)).status).toBe(403)
    expect((await order(id, 'key-of-the-first')).status).toBe(201)
  })

  test('an open one is not ordered', async () => {
    const { id, order } = await closed()
    await post('Aziza', id, '/reopen')
    expect((await order(id, 'key-of-the-first')).status).toBe(404)
    expect(await sandbox.db.select().from(orders)).toEqual([])
  })
})

describe('limits', () => {
  test('it expires after its life, and is forgotten after a day more', async () => {
    const { id, code } = basketOf(await start())
    await put('Aziza', id, change(1, 1))
    sandbox.clock.add(SHARED_LIMITS.lifeMs - 1)
    expect((await join(code, 'Bobur')).status).toBe(200)
    sandbox.clock.add(1)
    for (const late of [join(code, 'Third'), as('Bobur', id), put('Bobur', id, change(1, 1))])
      expect(said(await late)).toEqual([410, 'SHARED_BASKET_EXPIRED'])
    sandbox.clock.add(DAY + 1)
    await start('Somebody')
    expect(said(await join(code, 'Third'))).toEqual([404, 'SHARED_BASKET_NOT_FOUND'])
    expect(await sandbox.db.select().from(sharedLines)).toEqual([])
    expect(await sandbox.db.select().from(sharedPeople)).toHaveLength(1)
  })

  test('people', async () => {
    const { code } = basketOf(await start())
    for (let n = 1; n < SHARED_LIMITS.people; n++) expect((await join(code, `Guest${n}`)).status).toBe(200)
    expect(said(await join(code, 'More'))).toEqual([409, 'SHARED_BASKET_FULL'])
    expect((await join(code, 'Guest1')).status).toBe(200)
  })

  test('lines', async () => {
    const { id } = basketOf(await start())
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => change(1, 1, { lineId: `l${from + n}` }))
    expect((await put('Aziza', id, ...lines(0, SHARED_LIMITS.lines))).status).toBe(200)
    expect(said(await put('Aziza', id, ...lines(1_000, 1)))).toEqual([409, 'SHARED_BASKET_FULL'])
    expect((await put('Aziza', id, change(2, 0, { lineId: 'l0' }), ...lines(1_000, 1))).status).toBe(200)
  })

  test('baskets of one address', async () => {
    for (let n = 0; n < START_LIMITS.started; n++) expect((await start(`Starter${n}`)).status).toBe(201)
    const more = await start('More')
    expect(said(more)).toEqual([429, 'SHARED_BASKET_TOO_OFTEN'])
    expect(more.headers.get('retry-after')).toBe('600')
    expect((await start('Starter1')).status).toBe(201)
  })

  test('who has no seat cannot tell whether there is a basket, nor another merchant', async () => {
    const { id, code } = basketOf(await start())
    const unknown = [404, 'SHARED_BASKET_NOT_FOUND']
    expect(said(await as('Somebody', id))).toEqual(unknown)
    expect(said(await as('Aziza', 'sb-none'))).toEqual(unknown)
    expect(said(await sandbox.call(`${PATH}/${id}`))).toEqual(unknown)
    expect(said(await join('no-such-code', 'Bobur'))).toEqual(unknown)
    expect(said(await join(code, 'Bobur', 'dark'))).toEqual(unknown)
  })

  test('a merchant without the feature has nothing of it', async () => {
    expect(said(await start('Aziza', {}, 'minimal'))).toEqual([403, 'FEATURE_OFF'])
    expect(said(await join('x', 'Aziza', 'minimal'))).toEqual([403, 'FEATURE_OFF'])
  })

  test.each<[string, object]>([
    ['no name', { name: ' \n ' }],
    ['a short secret', { member: 'short' }],
    ['a phone', { phone: '+998901234567' }],
    ['another service', { serviceType: 'YANDEX_EATS' }],
  ])('what is no start is refused: %s', async (_, more) => {
    expect((await start('Aziza', more)).status).toBe(400)
    expect(await sandbox.db.select().from(sharedBaskets)).toEqual([])
  })

  test.each<[string, object]>([
    ['half a revision', { revision: 1.5 }],
    ['less than nothing', { count: -1 }],
    ['a quantity without end', { count: 1e300 }],
    ['a bad id', { lineId: 'a\nb' }],
    ['another person', { personId: 'sp-1' }],
  ])('what is no change is refused: %s', async (_, more) => {
    const { id } = basketOf(await start())
    expect((await put('Aziza', id, change(1, 1, more))).status).toBe(400)
    expect(await sandbox.db.select().from(sharedLines)).toEqual([])
  })
})

test('the stream says each change, and ends with the basket', async () => {
  const { id, code } = basketOf(await start())
  const response = await sandbox.app.request(`${PATH}/${id}/changes`, {
    headers: { Merchant: 'demo', Accept: 'text/event-stream', 'Basket-Member': secretOf('Aziza') },
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value ?? null
  expect(await next()).toBe(': here\n\n')
  const { version } = basketOf(await join(code, 'Bobur'))
  expect(await next()).toContain(`id: ${version}\n`)
  await post('Aziza', id, '/leave')
  expect(await next()).toContain(`id: ${version + 1}\n`)
  expect(await next()).toBeNull()
})
