import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Banner } from '#/api/schema/content.ts'
import { Grade, Menu } from '#/api/schema/menu.ts'
import { Brand, Cities, Merchant } from '#/api/schema/merchant.ts'
import { answerList } from '#/api/schema/records.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { firstMenu } from '#/boot/first-menu.ts'
import { CACHE_PREFIX, cachedText, FIRST_CALLS, isEarlierCache, parseCached } from '#/config/first-paint.ts'
import { log } from '#/lib/log.ts'
import { seeds } from '../../../scripts/sandbox/seeds/index.ts'
import { reduceResponse } from './reduce-response.ts'

const demo = seeds.find(({ merchant }) => merchant.sub === 'demo')
const brands = seeds.find((seed) => seed.merchant.sub === 'brands')
if (!demo || !brands) throw new Error('no seeds')

const MENU = FIRST_CALLS.menu('WEB', '')
/** Dishes as cash desks write them. */
const sauces = [{ id: 'ketchup', price: '3 000' }, { id: 'chili' }, { id: 'chili' }]
const oddMenu = {
  categories: [{ id: 'cat.1', availableFrom: '7:00', availableTo: 'kechgacha' }],
  products: [
    { id: 'a b', categoryId: 'cat.1', costPrice: '45 000 soʻm', unit: 'кг', amount: '0,5', active: '1' },
    { id: 'a b', categoryId: 'cat.1', costPrice: 1 },
    {
      ...{ id: 'two', categoryId: 'cat.1', costPrice: null },
      modificationGroups: [
        { id: 'first', min: '1', modifications: [{ id: 'small', price: 30_000, max: 0 }] },
        { id: 'second', max: 0, modifications: sauces },
        { id: 'third', max: null, modifications: sauces },
      ],
    },
  ],
}
const ANSWERS: readonly (readonly [path: string, schema: v.GenericSchema, answer: unknown])[] = [
  [FIRST_CALLS.settings, WebSettings, demo.settings],
  [FIRST_CALLS.merchant({ by: 'name', value: 'demo' }), Merchant, demo.merchant],
  [FIRST_CALLS.merchant({ by: 'domain', value: 'demo.uz' }), Merchant, demo.merchant],
  [FIRST_CALLS.brands, answerList('brands', Brand), brands.brands],
  [FIRST_CALLS.cities('demo'), Cities, demo.cities],
  [FIRST_CALLS.banners, answerList('banners', Banner), demo.banners],
  [FIRST_CALLS.grades, answerList('grades', Grade), [{ productId: 'p-1', grade: 4.6, count: 2 }]],
  [MENU, Menu, demo.menu],
  [FIRST_CALLS.menu('TG', 'b-1'), Menu, demo.menu],
  [FIRST_CALLS.menu('WEB', 'b-2'), Menu, oddMenu],
]
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

test.each(ANSWERS)('what is cached of %s reads like the response itself', async (path, schema, answer) => {
  const cached = await reduceResponse(path, JSON.stringify(answer))
  expect(v.parse(schema, JSON.parse(cached ?? ''))).toEqual(v.parse(schema, json(answer)))
})

test.each(seeds.map((seed) => [seed.merchant.sub, json(seed.menu)] as const))(
  'the first cards of %s are the same from the cached form, which is no longer',
  async (_sub, menu) => {
    const cached = (await reduceResponse(MENU, JSON.stringify(menu))) ?? ''
    for (const branchId of [null, menu.products[0].productBranch[0].branch.id]) {
      const where = { branchId, channel: 'WEB', isGrouped: true } as const
      expect(json(firstMenu(JSON.parse(cached), where, 99))).toEqual(json(firstMenu(menu, where, 99)))
    }
    expect(cached.length).toBeLessThanOrEqual(JSON.stringify(menu).length)
    // Boot searches for the products with this pattern.
    expect(cached).toMatch(/"products":\s*\[\s*\{/)
  },
)

test('entities are decoded once, whether an answer comes from the network or was cached', async () => {
  const texts = { uz: '&amp;lt;b&amp;gt; &amp;amp; A&B', ru: '&lt;300 g &amp; osh', eng: 'AT&T; &amp;' }
  const products = demo.menu.products
    .slice(0, 2)
    .map((dish) => ({ ...dish, name: texts, description: texts }))
  const menu = json({ ...demo.menu, products })
  const read = v.parse(Menu, menu)
  expect(read.products[0]?.name).toEqual({ uz: '&lt;b&gt; & A&B', ru: '<300 g & osh', eng: 'AT&T; &' })
  expect(v.parse(Menu, JSON.parse((await reduceResponse(MENU, JSON.stringify(menu))) ?? ''))).toEqual(read)
})

const CANARY = 'canary-5e17'
const SECRETS = ['smsPassword', 'smsUsername', 'iikoApiLogin', 'yandexDeliveryKey', '__proto__', 'toJSON']

/** Adds a field of that name and any value to some records of the response. */
function withMore(answer: unknown, name: string, more: unknown, isIn: (depth: number) => boolean): unknown {
  const add = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => add(one, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    const own = Object.entries(value).map(([key, one]) => [key, add(one, depth + 1)] as const)
    return Object.fromEntries(isIn(depth) ? [...own, [name, more]] : own)
  }
  return add(answer, 0)
}

const more = fc.oneof(
  fc.constant(CANARY),
  fc.record({ key: fc.constant(CANARY), value: fc.jsonValue() }),
  fc.array(fc.constant(CANARY), { minLength: 1 }),
)
/** Names that no schema reads: those of secrets, and arbitrary ones. */
const name = fc.oneof(
  fc.constantFrom(...SECRETS),
  fc.string({ minLength: 1 }).map((text) => `x-${text}`),
)

test.each(ANSWERS)('%s is not cached that the app does not read', async (path, schema, answer) => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  // Shortens lists, since a few records test as much as hundreds.
  const few = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.slice(0, 3)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, one]) => [
            key,
            Array.isArray(one) ? one.slice(0, 3) : one,
          ]),
        )
  const small = few(json(answer))
  await fc.assert(
    fc.asyncProperty(name, more, fc.nat(5), async (field, value, depth) => {
      const sent = JSON.stringify(withMore(small, field, value, (at) => at === depth || depth === 0))
      const cached = await reduceResponse(path, sent)
      expect(cached).not.toContain(CANARY)
      expect(v.parse(schema, JSON.parse(cached ?? ''))).toEqual(v.parse(schema, small))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['the page of a captive portal', FIRST_CALLS.settings, '<html>Log in</html>'],
  ['half an answer', MENU, '{"products":[{"id":"p-1"'],
  ['no menu', MENU, '{"answer":42}'],
  ['a menu of which no dish can be read', MENU, '{"categories":[{"id":"c"}],"products":[{"id":"p-1"}]}'],
  ['brands of which none can be read', FIRST_CALLS.brands, '[{"name":"Anor"}]'],
  ['no merchant', FIRST_CALLS.merchant({ by: 'name', value: 'x' }), '{}'],
  ['a response to no known call', '/users/v1/users/me/WITH_TOKEN', '{"id":"u-1"}'],
])('%s is not cached', async (_what, path, answer) => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  expect(await reduceResponse(path, answer)).toBeNull()
})

test('a cached response is found again with its time and mark; nothing else is taken for one', () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.string(), (at, mark, text) => {
      expect(parseCached(cachedText({ at, mark, text }))).toEqual({ at, mark, text })
    }),
  )
  for (const other of [null, '', '5', '5 {}', 'x y {}', '5  {}']) expect(parseCached(other)).toBeNull()
})

test('cache entries of earlier versions are recognised by their names', () => {
  expect(isEarlierCache('cache:kept:v1:demo/products/v1/overalls?type=WEB')).toBe(true)
  expect(isEarlierCache(`${CACHE_PREFIX}demo/products/v1/overalls?type=WEB`)).toBe(false)
  expect(isEarlierCache('cache:paint')).toBe(false)
})
