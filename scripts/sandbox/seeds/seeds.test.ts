import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { OrderSetting } from '#/api/schema/address.ts'
import { Branch } from '#/api/schema/branch.ts'
import { Banner } from '#/api/schema/content.ts'
import { Grade, Menu } from '#/api/schema/menu.ts'
import { Brand, City, Merchant, Policy } from '#/api/schema/merchant.ts'
import { PaymentMethod } from '#/api/schema/payment.ts'
import { Promo } from '#/api/schema/promo.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { Story } from '#/api/schema/story.ts'
import { Vacancy } from '#/api/schema/vacancy.ts'
import { namedPage } from '#/tenant/pages.ts'
import { picturePaths } from '../images/render.ts'
import type { MerchantSeed } from './builder/seed.ts'
import type { SeedProduct } from './builder/seed-menu.ts'
import { OPTIONAL_FLAGS } from './builder/settings.ts'
import { seeds } from './index.ts'

const bySub = (sub: string) => {
  const seed = seeds.find((one) => one.merchant.sub === sub)
  if (!seed) throw new Error(`no seed ${sub}`)
  return seed
}

/** The part of a seed that the API sends: all but `server`. */
const wire = ({ server: _, ...rest }: MerchantSeed) => rest

function idsOf(seed: MerchantSeed) {
  const { menu } = seed
  const groups = menu.products.flatMap((product) => product.modificationGroups)
  return [
    [seed.merchant],
    seed.brands,
    seed.cities,
    seed.branches,
    menu.groups,
    menu.categories,
    menu.products,
    groups,
    groups.flatMap((group) => group.modifications),
    seed.paymentTypes,
    seed.promos,
    seed.halls,
    seed.halls.flatMap((hall) => [hall.service, ...hall.tables]),
    seed.banners,
    seed.stories,
    seed.stories.flatMap((story) => story.slides),
    seed.vacancies,
    seed.reviews,
  ].flatMap((records) => records.map((record) => record.id))
}

/** Every string of a record, with the path to it. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`))
}

const isPicture = (text: string) => /^[a-z]+\/[\w/-]+\.webp$/.test(text)
const ground = (seed: MerchantSeed, product: SeedProduct) => {
  const recipe = seed.server.pictures[product.image]
  return recipe?.kind === 'dish' ? recipe.ground : null
}

describe.each(seeds.map((seed) => [seed.merchant.sub, seed] as const))('seed %s', (_, seed) => {
  const { menu } = seed

  test('ids are valid and none is used twice', () => {
    const ids = idsOf(seed)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('every product is in a category of its own group, every category has products', () => {
    for (const product of menu.products) {
      const category = menu.categories.find((one) => one.id === product.categoryId)
      expect(category?.groupId, product.id).toBe(product.group)
      expect(menu.groups.some((group) => group.id === product.group)).toBe(true)
    }
    for (const category of menu.categories)
      expect(menu.products.some((product) => product.categoryId === category.id)).toBe(true)
  })

  test('every name is there in three languages, a description in all three or in none', () => {
    const named = [...menu.groups, ...menu.categories, ...menu.products, ...seed.branches, ...seed.cities]
    const choices = menu.products.flatMap((product) => product.modificationGroups)
    for (const { id, name } of [...named, ...choices, ...choices.flatMap((group) => group.modifications)])
      for (const text of [name.uz, name.ru, name.eng]) expect(text.trim(), id).not.toBe('')
    for (const { id, description: d } of menu.products)
      expect([0, 3], id).toContain([d.uz, d.ru, d.eng].filter(Boolean).length)
  })

  test('Uzbek is written with the right letters, Russian in Cyrillic', () => {
    for (const [path, text] of strings(wire(seed))) {
      if (path.endsWith('.uz')) expect(text, path).not.toMatch(/['’‘`]|[а-яё]/i)
      if (/description\.ru$/.test(path) && text) expect(text, path).toMatch(/[а-яё]/i)
    }
  })

  test('what is chosen at the start keeps the rules of its group, and a minimum can be met', () => {
    for (const product of menu.products)
      for (const group of product.modificationGroups) {
        const live = group.modifications.filter((one) => one.active)
        const chosen = live.filter((one) => one.isDefault).length
        // A group with no default makes the customer choose, which is allowed.
        if (chosen > 0) expect(chosen, group.id).toBeGreaterThanOrEqual(group.min)
        expect(chosen, group.id).toBeLessThanOrEqual(group.max)
        const most = live.reduce((sum, one) => sum + one.max, 0)
        expect(most, group.id).toBeGreaterThanOrEqual(group.min)
        expect(group.modifications.filter((one) => !one.active && one.isDefault)).toEqual([])
      }
  })

  test('prices leave something to pay', () => {
    for (const product of menu.products)
      expect(product.costPrice - product.discount, product.id).toBeGreaterThan(0)
  })

  test('neighbours in up to five columns have different grounds', () => {
    for (const [i, product] of menu.products.entries())
      for (const before of menu.products.slice(Math.max(0, i - 5), i))
        expect(ground(seed, product), `${before.id} and ${product.id}`).not.toBe(ground(seed, before))
  })

  test('every picture the wire names has a recipe', () => {
    const known = new Set(picturePaths())
    const named = strings(wire(seed)).filter(([, text]) => isPicture(text))
    expect(named.length).toBeGreaterThan(menu.products.length)
    expect(named.filter(([, text]) => !known.has(text))).toEqual([])
  })

  test('banners, stories, vacancies, halls and brands point at what exists', () => {
    const known = new Set(idsOf(seed))
    for (const { target } of [...seed.banners, ...seed.stories.flatMap((story) => story.slides)])
      if (target.type === 'PRODUCT' || target.type === 'CATEGORY') expect(known).toContain(target.value)
      else if (target.type === 'PAGE')
        expect(namedPage(target.value ?? ''), target.value ?? '').not.toBeNull()
      else if (target.type === 'PROMO') expect(seed.promos.map((promo) => promo.code)).toContain(target.value)
    for (const { branch } of seed.vacancies) expect(known).toContain(branch.id)
    for (const { branchId } of seed.halls) expect(known).toContain(branchId)
    for (const [product, brand] of Object.entries(seed.server.productBrand)) {
      expect(known).toContain(product)
      expect(known).toContain(brand)
    }
    for (const { cityId } of seed.branches) expect(known).toContain(cityId)
    expect(known).toContain(seed.merchant.mainCityId)
  })

  test('no secret is outside `server`', () => {
    expect(JSON.stringify(wire(seed))).not.toContain('SECRET-')
    expect(JSON.stringify(wire(seed))).not.toContain(seed.server.botToken)
  })

  test('the client reads all of it and drops nothing', () => {
    const read = v.parse(Menu, menu)
    expect(read.products.length).toBe(menu.products.length)
    expect(read.categories.length).toBe(menu.categories.length)
    expect(read.groups.length).toBe(menu.groups.length)
    for (const [i, product] of read.products.entries()) {
      const sent = menu.products[i]
      expect(product.name).toEqual(sent?.name)
      expect(product.description).toEqual(sent?.description)
      expect(product.modificationGroups.map((group) => group.modifications.map((one) => one.id))).toEqual(
        sent?.modificationGroups.map((group) => group.modifications.map((one) => one.id)),
      )
      expect(product.productBranch.length).toBe(sent?.productBranch.length)
      expect(product.labels).toEqual(sent?.labels)
      expect(product.integration.mxicCode).toBe(sent?.mxicCode)
    }
    expect(v.parse(Merchant, seed.merchant).color).toBe(seed.merchant.color)
    expect(seed.settings).toMatchObject(v.parse(WebSettings, seed.settings))
    expect(v.parse(OrderSetting, seed.orderSetting)).toBeTruthy()
    for (const policy of seed.policies) expect(policy).toMatchObject(v.parse(Policy, policy))
    for (const brand of seed.brands) expect(v.parse(Brand, brand)).toEqual(brand)
    for (const city of seed.cities) expect(v.parse(City, city)).toEqual(city)
    for (const branch of seed.branches) {
      // The delivery radius and the time of a delivery are added by the server from its tariff.
      const { deliveryRadius: _, etaMinutes: __, ...own } = v.parse(Branch, branch)
      expect(branch).toMatchObject(own)
    }
    for (const grade of seed.grades) expect(v.parse(Grade, grade)).toEqual(grade)
    for (const type of seed.paymentTypes) expect(type).toMatchObject(v.parse(PaymentMethod, type))
    for (const promo of seed.promos) expect(promo).toMatchObject(v.parse(Promo, promo))
    for (const banner of seed.banners) expect(banner).toMatchObject(v.parse(Banner, banner))
    for (const story of seed.stories) expect(story).toMatchObject(v.parse(Story, story))
    for (const vacancy of seed.vacancies) {
      const { branchId, ...read } = v.parse(Vacancy, vacancy)
      expect(vacancy).toMatchObject({ ...read, branch: { id: branchId } })
    }
  })
})

test('ids of one merchant are never those of another', () => {
  const all = seeds.flatMap(idsOf)
  expect(new Set(all).size).toBe(all.length)
})

test.each(['demo', 'dark', 'brands', 'minimal'])('%s has a whole menu', (sub) => {
  const { menu } = bySub(sub)
  expect(menu.products.length).toBeGreaterThanOrEqual(60)
  expect(menu.groups.length).toBeGreaterThanOrEqual(5)
  expect(menu.categories.length).toBeGreaterThanOrEqual(8)
  const units = new Set(menu.products.map((product) => product.unit))
  expect(units.size).toBeGreaterThan(1)
  expect(menu.products.some((product) => product.productBranch[0]?.stock === 3)).toBe(true)
  expect(menu.products.some((product) => product.productBranch[0]?.stock === 0)).toBe(true)
  expect(menu.products.some((product) => product.discount > 0)).toBe(true)
  expect(menu.products.some((product) => !product.deliveryEnabled)).toBe(true)
  expect(menu.products.some((product) => product.isCartRecommendation)).toBe(true)
  expect(menu.products.some((product) => product.gallery.length === 3)).toBe(true)
})

test('demo shows every form of a category and of a unit', () => {
  const { categories, products } = bySub('demo').menu
  const forms = (field: 'viewType' | 'scrollType' | 'navigationType' | 'isWithoutCart') =>
    new Set(categories.map((category) => category[field])).size
  expect([forms('viewType'), forms('scrollType'), forms('navigationType'), forms('isWithoutCart')]).toEqual([
    3, 2, 3, 2,
  ])
  expect(new Set(products.map((product) => product.unit)).size).toBe(4)
})

test('the vendors have the names that tests and documentation use', () => {
  const on = (sub: string) => OPTIONAL_FLAGS.filter((flag) => bySub(sub).settings[flag])
  expect(on('demo')).toEqual([...OPTIONAL_FLAGS])
  expect(on('minimal')).toEqual([])
  expect(bySub('dark').settings.isDark).toBe(true)
  expect(bySub('brands').brands.map((brand) => brand.page)).toEqual([1, 2, null])
  expect(bySub('dinein').settings).toMatchObject({
    deliveryActive: false,
    pickupActive: false,
    dineInActive: true,
  })
  for (const branch of bySub('closed').branches)
    expect(branch.workHours.every((day) => day.isDayOff)).toBe(true)
  expect(bySub('demo').promos.map((promo) => promo.code)).toEqual([
    'SALOM10',
    'FIX20000',
    'OFF',
    'SOON',
    'OLD',
    'MIN500',
    'BIRINCHI',
    'BOLIM20',
    'GURUH7',
  ])
})
