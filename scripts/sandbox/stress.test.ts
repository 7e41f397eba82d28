import { afterAll, beforeAll, expect, test } from 'vitest'
import { beta } from './seeds/small.ts'
import { stressSeed, stressSize } from './seeds/stress/stress.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ seeds: [beta] })
})
afterAll(() => sandbox.close())

test.each([
  ['stress', 10_000],
  ['m-stress', 10_000],
  ['stress300', 300],
  ['m-stress300', 300],
  ['stress10001', null],
  ['stress0', null],
  ['stressed', null],
  ['demo', null],
])('the merchant %s has %s products', (name, size) => {
  expect(stressSize(name)).toBe(size)
})

test.each([
  [1, 1, 1],
  [100, 8, 8],
  [1_000, 20, 8],
  [10_000, 200, 8],
])('%i products stand in %i categories and %i groups, each named once', (size, categories, groups) => {
  const { menu } = stressSeed(size)
  expect([menu.products.length, menu.categories.length, menu.groups.length]).toEqual([
    size,
    categories,
    groups,
  ])
  for (const language of ['uz', 'ru', 'eng'] as const) {
    expect(new Set(menu.categories.map(({ name }) => name[language])).size).toBe(categories)
    expect(new Set(menu.products.map(({ name }) => name[language])).size).toBe(size)
  }
})

test('it is created on its first request, always the same, and only there', async () => {
  expect(sandbox.services.tenants.find('stress100')).toBeNull()
  const [first, second] = await Promise.all([
    sandbox.call('/products/v1/overalls?type=WEB', { merchant: 'stress100' }),
    sandbox.call('/products/v1/overalls?type=WEB', { merchant: 'm-stress100' }),
  ])
  expect(first.body.products).toHaveLength(100)
  expect(second.body).toEqual(first.body)
  expect(JSON.parse(JSON.stringify(stressSeed(100).menu.products))).toEqual(first.body.products)
  expect(sandbox.services.tenants.all.map(({ sub }) => sub)).not.toContain('stress100')
  const picture = await sandbox.call(`/cdn/w32h32q100/${first.body.products[0].image}`, { merchant: null })
  expect(picture.status).toBe(200)
})
