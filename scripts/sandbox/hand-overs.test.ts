import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { HandedOver, HandOverCode } from '#/api/schema/hand-over.ts'
import { HAND_OVER_MS } from '#/domain/basket/hand-over.ts'
import { BASKET_LIMITS } from '#/domain/basket/persisted-basket.ts'
import { CODE_SIGNS } from '#/domain/code-signs.ts'
import { handOvers } from './db/schema/index.ts'
import { HAND_OVER_LIMITS } from './services/hand-overs.ts'
import { NOON, type OpenSandbox, sandboxForEach } from './testing/testing.ts'

/* A basket goes on on another device (CX-02). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const PATH = '/orders/v1/baskets/hand-over'
const dish = () => [...(sandbox.services.tenants.find('demo')?.products.keys() ?? [])][0] ?? ''
const line = (change: object = {}) => ({
  productId: dish(),
  choices: { 'mod-1': 2 },
  note: 'No onion',
  count: 2,
  seenPrice: 45_000,
  ...change,
})
const basket = (change: object = {}) => ({
  brandId: null,
  branchId: 'br-demo-chilonzor',
  serviceType: 'PICK_UP',
  lines: [line(), line({ note: '', count: 0.5 })],
  ...change,
})
const make = (body: unknown = basket(), merchant = 'demo') => sandbox.call(PATH, { body, merchant })
const take = (code: unknown, { merchant = 'demo', key }: { merchant?: string; key?: string } = {}) =>
  sandbox.call(`${PATH}/take`, {
    body: { code },
    merchant,
    headers: key ? { 'Idempotency-Key': key } : {},
  })
const codeOf = async () => (await make()).body.code as string

describe('a basket that is handed over', () => {
  test('waits ten minutes under a code without look-alikes, and comes out as it went in, with names', async () => {
    const made = await make()
    expect(made.status).toBe(201)
    expect(made.body.code).toMatch(new RegExp(`^[${CODE_SIGNS}]{6}$`))
    expect(Date.parse(v.parse(HandOverCode, made.body).expiresAt)).toBe(NOON + HAND_OVER_MS)
    const taken = await take(made.body.code)
    expect(taken.status).toBe(200)
    const { lines, ...rest } = basket()
    expect(taken.body).toMatchObject({ ...rest, lines })
    expect(taken.body.lines[0].name.ru).not.toBe('')
    expect(v.parse(HandedOver, taken.body)).toMatchObject({ hasAllLines: true, lines })
  })

  test('is taken however the code is typed', async () => {
    const code = await codeOf()
    expect((await take(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).status).toBe(200)
  })

  test('works once, also when two devices take it at the same moment', async () => {
    const code = await codeOf()
    const both = await Promise.all([take(code), take(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    const again = await take(code)
    expect([again.status, again.body.code]).toEqual([410, 'HAND_OVER_USED'])
  })

  test('is given again to the call that took it, whose answer was lost, and to no other', async () => {
    const code = await codeOf()
    expect((await take(code, { key: 'key-of-one-press' })).status).toBe(200)
    const again = await take(code, { key: 'key-of-one-press' })
    expect([again.status, again.body.lines.length]).toEqual([200, 2])
    expect((await take(code, { key: 'key-of-another' })).status).toBe(410)
    sandbox.clock.add(HAND_OVER_MS)
    expect((await take(code, { key: 'key-of-one-press' })).status).toBe(410)
  })

  test('expires after ten minutes, and is forgotten after a day', async () => {
    const [early, late] = [await codeOf(), await codeOf()]
    sandbox.clock.add(HAND_OVER_MS - 1)
    expect((await take(early)).status).toBe(200)
    sandbox.clock.add(1)
    const expired = await take(late)
    expect([expired.status, expired.body.code]).toEqual([410, 'HAND_OVER_EXPIRED'])
    sandbox.clock.add(24 * 60 * 60_000)
    await codeOf()
    expect(await sandbox.db.select().from(handOvers)).toHaveLength(1)
    expect((await take(late)).body.code).toBe('HAND_OVER_NOT_FOUND')
  })

  test('is not there for another merchant', async () => {
    const code = await codeOf()
    const other = await take(code, { merchant: 'dark' })
    expect([other.status, other.body.code]).toEqual([404, 'HAND_OVER_NOT_FOUND'])
    expect((await take(code)).status).toBe(200)
  })

  test('is nothing that a merchant without the feature has', async () => {
    expect((await make(basket(), 'minimal')).body.code).toBe('FEATURE_OFF')
    expect((await take('K7M3QX', { merchant: 'minimal' })).body.code).toBe('FEATURE_OFF')
  })
})

describe('limits', () => {
  test('who guesses is held after twenty wrong codes, all at once too, and may go on ten minutes later', async () => {
    const code = await codeOf()
    const wrong = await Promise.all(
      Array.from({ length: HAND_OVER_LIMITS.misses + 10 }, (_, n) => take(`K7M${'34679A'[n % 6]}QX`)),
    )
    const statuses = wrong.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(HAND_OVER_LIMITS.misses)
    for (let n = 0; n < HAND_OVER_LIMITS.misses; n++) await take('K7M3QX')
    const held = await take(code)
    expect([held.status, held.body.code]).toEqual([429, 'HAND_OVER_TOO_OFTEN'])
    expect(held.headers.get('retry-after')).toBe('600')
    sandbox.clock.add(HAND_OVER_LIMITS.windowMs - 1_000)
    expect((await take(code)).body.details).toEqual([{ retryAfter: 1 }])
    sandbox.clock.add(1_000)
    expect((await take('K7M3QX')).status).toBe(404)
  })

  test('right codes do not count', async () => {
    for (let n = 0; n < HAND_OVER_LIMITS.misses + 5; n++)
      expect((await take(await codeOf())).status).toBe(200)
  })

  test('an address hands over sixty baskets in ten minutes', async () => {
    for (let n = 0; n < HAND_OVER_LIMITS.made; n++) expect((await make()).status).toBe(201)
    const more = await make()
    expect([more.status, more.body.code]).toEqual([429, 'HAND_OVER_TOO_OFTEN'])
    sandbox.clock.add(HAND_OVER_LIMITS.windowMs)
    expect((await make()).status).toBe(201)
  })
})

describe('what is no basket is refused, and nothing of it is stored', () => {
  const many = (length: number, each: object) => Array.from({ length }, () => each)
  const choices = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`mod-${n}`, 1]))
  test.each<[string, () => unknown]>([
    ['no lines', () => basket({ lines: [] })],
    ['lines that are no list', () => basket({ lines: { 0: line() } })],
    [
      'more lines than a basket has',
      () => basket({ lines: many(BASKET_LIMITS.lines + 1, { productId: 'p' }) }),
    ],
    ['a bad id', () => basket({ lines: [line({ productId: ' ' })] })],
    ['no quantity', () => basket({ lines: [line({ count: 0 })] })],
    ['a quantity without end', () => basket({ lines: [line({ count: 1e300 })] })],
    ['a long note', () => basket({ lines: [line({ note: 'x'.repeat(301) })] })],
    ['half a choice', () => basket({ lines: [line({ choices: { 'mod-1': 0.5 } })] })],
    ['too many choices', () => basket({ lines: [line({ choices })] })],
    ['a price below zero', () => basket({ lines: [line({ seenPrice: -1 })] })],
    ['another service', () => basket({ serviceType: 'YANDEX_EATS' })],
    ['an address', () => basket({ address: { streetName: 'Bunyodkor' } })],
    ['a phone in a line', () => basket({ lines: [line({ phone: '+998901234567' })] })],
    ['a text', () => 'basket'],
    ['nothing', () => null],
  ])('%s', async (_, body) => {
    expect((await make(body())).status).toBe(400)
    expect(await sandbox.db.select().from(handOvers)).toEqual([])
  })

  test.each([[null], [42], [''], ['x'.repeat(65)], ["' or 1=1 --"], ['K7M3Q'], [['K7M3QX']]])(
    'the code %j',
    async (code) => {
      expect([400, 404]).toContain((await take(code)).status)
    },
  )

  test('a body that is larger than any basket', async () => {
    const lines = many(BASKET_LIMITS.lines, line({ note: 'x'.repeat(300) }))
    expect((await make(basket({ lines }))).status).toBe(413)
  })
})
