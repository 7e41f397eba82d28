import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Menu } from '#/api/schema/menu.ts'
import { categoriesInOrder, visibleMenu } from '#/domain/menu.ts'
import { shownPrice } from '#/domain/shown-price.ts'
import { log } from '#/lib/log.ts'
import { seeds } from '../../scripts/sandbox/seeds/index.ts'
import { firstMenu } from './first-menu.ts'

type Where = Parameters<typeof firstMenu>[1]

/** What a customer reads of the first screen, from the schemas the app reads with. */
function asTheApp(answer: unknown, where: Where) {
  const parsed = v.safeParse(Menu, answer)
  if (!parsed.success) return null
  const visible = visibleMenu(parsed.output, where)
  const ordered = categoriesInOrder(visible, where.isGrouped ? 'GROUP' : 'WITHOUT_GROUP')
  return ordered.map((category) => ({
    name: category.name,
    view: category.viewType,
    isRail: category.scrollType === 'HORIZONTAL',
    products: (visible.productsOf.get(category.id) ?? []).map((product) => ({
      id: product.id,
      name: product.name,
      image: product.image,
      ...shownPrice(product, where.branchId),
    })),
  }))
}

const asBoot = (answer: unknown, where: Where) =>
  firstMenu(answer, where)?.sections.map(({ category, products }) => ({
    name: category.name,
    view: category.viewType,
    isRail: category.isRail,
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      image: product.image,
      ...shownPrice(product, where.branchId),
    })),
  })) ?? null

const everywhere: Where = { branchId: null, channel: 'WEB', isGrouped: true }

test.each(seeds.map((seed) => [seed.merchant.sub, seed] as const))(
  'the first cards of %s are those of the app',
  (_sub, seed) => {
    const menu = JSON.parse(JSON.stringify(seed.menu))
    const branches = [
      null,
      ...menu.products[0].productBranch.map((one: { branch: { id: string } }) => one.branch.id),
    ]
    for (const branchId of branches)
      for (const isGrouped of [true, false]) {
        const where = { ...everywhere, branchId, isGrouped }
        expect(asBoot(menu, where)).toEqual(asTheApp(menu, where))
      }
  },
)

test('whatever a server sends, boot and app drop the same records', () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const odd = fc.oneof(
    fc.constant(null),
    fc.constant(undefined),
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.boolean(),
  )
  const or = <T>(good: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: odd })
  const id = fc.constantFrom('a', 'b', 'c', 'd', 7)
  const sum = fc.integer({ min: 0, max: 100_000 })
  const name = or(
    fc.oneof(fc.string(), fc.record({ uz: or(fc.string()), ru: or(fc.string()), eng: or(fc.string()) })),
  )
  const offer = fc.record({
    branch: or(fc.record({ id: or(id) })),
    active: or(fc.boolean()),
    stock: or(fc.integer()),
    costPrice: or(sum),
  })
  const choice = fc.record({ id: or(id), price: or(sum), min: or(fc.nat(2)), active: or(fc.boolean()) })
  const group = fc.record({
    id: or(id),
    min: or(fc.nat(2)),
    modifications: or(fc.array(or(choice), { maxLength: 3 })),
  })
  const product = fc.record(
    {
      id: or(id),
      productId: or(id),
      categoryId: or(id),
      name,
      image: or(fc.string()),
      active: or(fc.boolean()),
      priority: or(fc.integer()),
      unit: or(fc.constantFrom('KG', 'COUNT', 'GRAMM')),
      amount: or(fc.double({ min: 0.1, max: 500 })),
      costPrice: or(sum),
      discount: or(sum),
      additionalPrice: or(sum),
      systems: or(fc.array(or(fc.constantFrom('WEB', 'TG')), { maxLength: 2 })),
      productBranch: or(fc.array(or(offer), { maxLength: 3 })),
      modificationGroups: or(fc.array(or(group), { maxLength: 2 })),
    },
    { requiredKeys: [] },
  )
  const category = fc.record(
    {
      id: or(id),
      groupId: or(id),
      name,
      priority: or(fc.integer()),
      viewType: or(fc.constantFrom('BIG', 'SMALL', 'MEDIUM')),
      scrollType: or(fc.constantFrom('HORIZONTAL', 'VERTICAL')),
    },
    { requiredKeys: [] },
  )
  const menu = fc.record({
    groups: or(fc.array(or(fc.record({ id: or(id), priority: or(fc.integer()) })), { maxLength: 3 })),
    categories: or(fc.array(or(category), { maxLength: 5 })),
    products: or(fc.array(or(product), { maxLength: 8 })),
  })
  fc.assert(
    fc.property(menu, fc.constantFrom(null, 'a'), fc.boolean(), (answer, branchId, isGrouped) => {
      const where: Where = { branchId, channel: 'WEB', isGrouped }
      expect(asBoot(answer, where)).toEqual(asTheApp(answer, where))
    }),
    { numRuns: 2_000 },
  )
})
