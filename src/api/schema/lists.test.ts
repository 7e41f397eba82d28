import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '#/api/client.ts'
import { productsApi } from '#/api/products.ts'
import { log } from '#/lib/log.ts'
import { Category, Menu, Product } from './menu.ts'
import { Cities } from './merchant.ts'
import { OwnPromo, Promo } from './promo.ts'
import { answerList, fullList, listOf, pageOf } from './records.ts'
import { Referral } from './referral.ts'
import { Hall } from './table.ts'
import { itemsOf } from './values.ts'

const warn = vi.spyOn(log, 'warn')
beforeEach(() => {
  warn.mockClear()
  warn.mockImplementation(() => {})
})

const Item = v.object({ id: v.string() })
const good = fc.record({ id: fc.string() })
const bad = fc.oneof(fc.constant(null), fc.constant({}), fc.constant('x'), fc.record({ id: fc.integer() }))
// Of several with one id the first counts, so none is there twice.
const some = fc.uniqueArray(
  fc.oneof(
    good.map((item) => [item, true] as const),
    bad.map((item) => [item, false] as const),
  ),
  { selector: ([item]) => JSON.stringify(item) },
)

test('of a required list bad records are dropped one by one; a list of bad records only is a bad answer', () => {
  fc.assert(
    fc.property(some, (records) => {
      const sent = records.map(([item]) => item)
      const readable = records.flatMap(([item, isGood]) => (isGood ? [item] : []))
      const isBad = sent.length > 0 && readable.length === 0
      for (const [schema, answer] of [
        [answerList('items', Item), sent],
        [v.object({ items: fullList('items', Item) }), { items: sent }],
        [pageOf('items', Item), { content: sent }],
      ] as const) {
        const read = v.safeParse(schema, answer)
        expect(read.success).toBe(!isBad)
        if (read.success) expect(JSON.stringify(read.output)).toContain(JSON.stringify(readable))
      }
      expect(v.parse(listOf('items', Item), sent)).toEqual(readable)
    }),
  )
})

test('what a list that lost records has left may be too little; a list that lost none is what was sent', () => {
  const schema = answerList('items', Item, (items) => items.some(({ id }) => id === 'shown'))
  const isGood = (...sent: unknown[]) => v.safeParse(schema, sent).success
  expect(isGood({ id: 'hidden' }, null)).toBe(false)
  expect(isGood({ id: 'hidden' }, { id: 'shown' }, null)).toBe(true)
  expect(isGood({ id: 'hidden' })).toBe(true)
  expect(isGood()).toBe(true)
})

test.each([undefined, null, '', false, {}])('a list that is %s within a record is empty', (items) => {
  expect(v.parse(v.object({ items: fullList('items', Item) }), { items })).toEqual({ items: [] })
})

test.each(['none', 5, { a: 1 }, true])('what is no list is not read as an empty list: %j', (items) => {
  expect(v.safeParse(v.object({ items: fullList('items', Item) }), { items }).success).toBe(false)
  expect(v.safeParse(answerList('items', Item), items).success).toBe(false)
})

const product = { id: 'p-1', categoryId: 'c-1', costPrice: 45_000 }
const category = { id: 'c-1' }
const menu = { groups: [], categories: [category], products: [product] }
const offer = { branch: { id: 'br-1' }, stock: 3 }
const choice = { id: 'm-1', price: 0 }
const group = { id: 'g-1', modifications: [choice] }
const words = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'number' ? 'kelishiladi' : value]),
  )

test.each([
  ['as it should be', Menu, menu, true],
  ['nothing at all', Menu, { ...menu, categories: [], products: [] }, true],
  ['prices as text', Menu, { ...menu, products: [{ ...product, costPrice: '45000' }] }, true],
  ['prices in words', Menu, { ...menu, products: [words(product)] }, false],
  ['one price in words', Menu, { ...menu, products: [words(product), product] }, true],
  ['no category can be read', Menu, { ...menu, categories: [{}, null] }, false],
  ['no category was sent for its dishes', Menu, { ...menu, categories: null }, false],
  ['no group can be read: its dishes are in their categories', Menu, { ...menu, groups: [{}] }, true],
  ['a dish without a readable place of sale', Product, { ...product, productBranch: [{ stock: 3 }] }, false],
  ['a dish sold at one branch we can read', Product, { ...product, productBranch: [{}, offer] }, true],
  [
    'a dish whose price at its only branch cannot be read',
    Product,
    { ...product, productBranch: [{ ...offer, costPrice: '9000 each' }] },
    false,
  ],
  ['a dish of whose choices none can be read', Product, { ...product, modificationGroups: [{}] }, false],
  [
    'a dish whose choice has nothing to choose that can be read',
    Product,
    { ...product, modificationGroups: [{ ...group, modifications: [words(choice)] }] },
    false,
  ],
  [
    'a dish of whose choices one can be read',
    Product,
    { ...product, modificationGroups: [{ ...group, modifications: [words(choice), choice] }] },
    true,
  ],
  ['a dish without a label that can be read', Product, { ...product, labels: [5], gallery: [{}] }, true],
  ['a hall without a table that can be read', Hall, { id: 'h-1', tables: [{}] }, false],
  [
    'a hall with an unreadable fee',
    Hall,
    { id: 'h-1', tables: [], service: { id: 's', percent: 'ten' } },
    false,
  ],
  ['a hall that takes nothing', Hall, { id: 'h-1', tables: [], service: null }, true],
  ['cities that lost the main one', Cities, [{ isMain: true }, { id: 'c-2' }], false],
  ['cities that lost the main one, in another spelling', Cities, [{ isMain: '1' }, { id: 'c-2' }], false],
  ['cities without a main one that lost another', Cities, [{ id: 'c-1' }, {}], true],
  ['cities that lost another one', Cities, [{ id: 'c-1', isMain: true }, {}], true],
  [
    'a promo with an unreadable scope',
    Promo,
    { id: 'pr', discountType: 'AMOUNT', scope: 'ONE_CATEGORY', scopeIds: [{}] },
    false,
  ],
] as const)('%s', (_what, schema, answer, isGood) => {
  expect(v.safeParse(schema, answer).success).toBe(isGood)
})

test('a page may be the data of its answer', () => {
  const sent = { data: { content: [{ id: 'a' }], totalPages: 3 } }
  expect(v.parse(pageOf('items', Item), sent)).toMatchObject({ content: [{ id: 'a' }], totalPages: 3 })
})

const promo = { id: 'pr', code: 'SALOM', discountType: 'PERCENTAGE', productDiscount: 10 }
test.each([
  ['percents with a fraction', { productDiscount: 12.5 }, { productDiscount: 12.5 }],
  [
    'percents as a text',
    { productDiscount: '15%', deliveryDiscount: '50 %' },
    { productDiscount: 15, deliveryDiscount: 50 },
  ],
  ['its type as a sign', { discountType: '%' }, { discountType: 'PERCENTAGE', productDiscount: 10 }],
  [
    'a fixed sum',
    { discountType: 'FIXED', productDiscount: '20 000 soʻm' },
    { discountType: 'AMOUNT', productDiscount: 20_000 },
  ],
  ['one scope as a text', { scopeIds: 'c-1' }, { scopeIds: ['c-1'] }],
  ['scopes as one text', { scopeIds: 'c-1, c-2' }, { scopeIds: ['c-1', 'c-2'] }],
  ['a use that nobody can read', { isUsed: 'balki' }, { isUsed: true }],
  ['no discount on delivery', { deliveryDiscount: null }, { deliveryDiscount: 0, isUsed: false }],
  ['more than all of it', { productDiscount: 150 }, null],
  ['a discount that nobody can read', { productDiscount: 'katta' }, null],
  ['less than nothing', { productDiscount: -5 }, null],
  ['no code', { code: null }, null],
])('a promo with %s is read, or promises nothing (PC-04)', (_what, change, read) => {
  const { success, output } = v.safeParse(OwnPromo, { ...promo, ...change })
  expect(success).toBe(read !== null)
  if (read) expect(output).toMatchObject(read)
})

test('a gift that nobody can read leaves the rest of an invitation (BX-39)', () => {
  const gift = { discountType: 'PERCENTAGE', productDiscount: '10%' }
  const read = (one: unknown) => v.parse(Referral, { code: 'ABC2345', gift: one, reward: gift })
  expect(read(gift).gift).toMatchObject({ discountType: 'PERCENTAGE', productDiscount: 10 })
  for (const odd of ['sovgʻa', { ...gift, productDiscount: 150 }])
    expect(read(odd)).toMatchObject({ gift: { productDiscount: 0 }, reward: { productDiscount: 10 } })
  // What gives nothing to either is still an invitation; an answer of another call is none.
  expect(v.parse(Referral, { code: 'ABC2345', gift: null, reward: null }).reward.productDiscount).toBe(0)
  expect(v.is(Referral, { code: 'NOT_FOUND', message: 'x' })).toBe(false)
})

/** The menu as the app asks for it: read while it arrives. */
const asked = (answer: unknown) => {
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: () => {},
    fetch: async () =>
      new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } }),
  })
  return productsApi(call).menu('WEB', '')
}

test('a menu that is read as it arrives is good and bad as one that is read whole', async () => {
  const odd = fc.oneof(fc.constant(null), fc.constant('x'), fc.constant({}), fc.constant(words(product)))
  const or = (record: unknown) => fc.oneof(fc.constant(record), odd)
  const list = (record: unknown) =>
    fc.oneof(fc.array(or(record), { maxLength: 3 }), fc.constantFrom(null, 'x', {}))
  const menus = fc.record(
    { groups: list({ id: 'g-1' }), categories: list(category), products: list(product) },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(menus, fc.jsonValue()), async (answer) => {
      const [error, data] = await asked(answer)
      const whole = v.safeParse(Menu, answer)
      expect(error?.kind ?? null).toBe(whole.success ? null : 'bad-answer')
      const sent = answer as Partial<Record<'categories' | 'products', unknown[]>> | null
      const canAllBeRead = (list: 'categories' | 'products', schema: v.GenericSchema) =>
        (itemsOf(sent?.[list]) ?? []).every((record) => v.is(schema, record))
      const isWhole =
        whole.success && canAllBeRead('categories', Category) && canAllBeRead('products', Product)
      expect(data).toEqual(whole.success ? { ...whole.output, isWhole } : null)
    }),
  )
})

test('a menu that was stored with a part of its products is never again a whole one', async () => {
  const part = { categories: [category], products: [product], isWhole: false }
  expect((await asked(part))[1]?.isWhole).toBe(false)
  expect((await asked({ ...part, isWhole: 'x' }))[1]?.isWhole).toBe(true)
})

const choices = { id: 'mg-1', modifications: [choice] }

test.each([
  ['all could be read', { productBranch: [offer], modificationGroups: [choices] }, true],
  ['a branch of a dish is lost', { productBranch: [offer, { branch: {} }] }, false],
  ['a group of choices is lost', { modificationGroups: [choices, null] }, false],
  ['a choice is lost', { modificationGroups: [{ ...choices, modifications: [choice, 'x'] }] }, false],
  ['a label is lost, without which the dish is sold all the same', { labels: [null] }, true],
])('whether a menu is whole, each time it comes: %s', async (_what, change, isWhole) => {
  for (const _time of [1, 2])
    expect((await asked({ ...menu, products: [{ ...product, ...change }] }))[1]?.isWhole).toBe(isWhole)
})

test('the log says which field of which record was bad, and nothing of what stood there', async () => {
  const secret = 'canary-5e17'
  // The log is limited per minute, and the tests above have used it up.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000)
  const record = { id: 'p-1', categoryId: 'c-1', costPrice: secret, smsPassword: secret }
  await asked({ categories: [category], products: [record, { ...record, id: { secret } }] })
  v.safeParse(answerList('items', Item), [{ id: [secret] }, secret])
  const logged = JSON.stringify(warn.mock.calls)
  expect(logged).toContain('costPrice')
  expect(logged).toContain('p-1')
  expect(logged).not.toContain(secret)
})

test.each([
  ['not sent', undefined, 2, 1],
  ['null', null, 2, 1],
  ['zero: no limit', 0, 2, 2],
  ['a text', '2', 2, 2],
  ['in words: one', 'many', 1, 1],
])('the most pieces of a group, and of its first option: %s', (_how, max, ofGroup, ofOption) => {
  const options = [
    { id: 'a', name: 'A', max },
    { id: 'b', name: 'B', max: 1 },
  ]
  const sent = { ...product, modificationGroups: [{ id: 'g', max, modifications: options }] }
  const [read] = v.parse(Product, sent).modificationGroups
  const most = max === 0 ? 100 : ofGroup
  expect([read?.max, Math.min(2, read?.modifications[0]?.max ?? 0)]).toEqual([most, ofOption])
})

test('a choice of which more pieces have to be taken than its group allows is not offered', () => {
  const two = { id: 'two', name: 'Two', min: 2 }
  const offered = (max: number | null) =>
    v
      .parse(Product, {
        ...product,
        modificationGroups: [{ id: 'g', max, modifications: [two, named('A')] }],
      })
      .modificationGroups[0]?.modifications.map(({ active }) => active)
  expect([offered(1), offered(2), offered(null)]).toEqual([
    [false, true],
    [true, true],
    [true, true],
  ])
})

const named = (id: string) => ({ id, name: id })
const groupOf = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, modifications: [named(`${name} 1`), named(`${name} 2`)] },
  ...more,
})

/** What can be chosen of each group, with its limits and those of its choices. */
const read = (groups: unknown) =>
  v
    .parse(Product, { ...product, modificationGroups: groups })
    .modificationGroups.map((one) => [
      one.min,
      one.max,
      one.modifications.map(({ name, min, max }) => `${name.eng} ${min}-${max}`).join(),
    ])

test.each([
  ['a maximum below the minimum', [groupOf('g', 'A', { min: 2, max: 1 })], [[2, 2, 'A 1 0-1,A 2 0-1']]],
  [
    'that of an option, too',
    [{ id: 'g', max: 3, modifications: [{ ...named('A'), min: 2, max: 1 }] }],
    [[0, 2, 'A 2-2']],
  ],
  [
    'options that nobody can name are none',
    [{ id: 'g', min: 1, max: 1, modifications: [named('A'), { id: 'b', name: ' ' }, { id: 'c' }] }],
    [[1, 1, 'A 0-1']],
  ],
  ['of which nothing is left', [{ id: 'g', min: 1, max: 1, modifications: [{ id: 'c' }] }], [[1, 1, '']]],
  [
    'nothing to choose, and nothing has to be',
    [{ id: 'g', modifications: null }, { id: 'h', modifications: [{ id: 'c' }] }, groupOf('i', 'A')],
    [[0, 2, 'A 1 0-1,A 2 0-1']],
  ],
  [
    'twice the same group',
    [groupOf('g', 'A', { min: 1 }), groupOf('g', 'A', { min: '1' })],
    [[1, 2, 'A 1 0-1,A 2 0-1']],
  ],
  [
    'another one with its id, that may be left out',
    [groupOf('g', 'A', { min: 1 }), groupOf('g', 'B')],
    [[1, 2, 'A 1 0-1,A 2 0-1']],
  ],
  [
    'another one with its id, that must not: the dish is sold out',
    [groupOf('g', 'A'), groupOf('g', 'B', { min: 1 }), groupOf('g', 'A')],
    [[1, 1, '']],
  ],
])('the groups of a dish: %s', (_what, sent, expected) => {
  expect(read(sent)).toEqual(expected)
})
