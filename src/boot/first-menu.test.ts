import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Menu } from '#/api/schema/menu.ts'
import { RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { categoriesInOrder, visibleMenu } from '#/domain/menu/menu.ts'
import { log } from '#/lib/log.ts'
import { seeds } from '../../scripts/sandbox/seeds/index.ts'
import { cardSlotsFor, firstMenu, firstMenuFromPartialJson, parsePartialJson } from './first-menu.ts'

type Where = Parameters<typeof firstMenu>[1]

type Section = { category: unknown; products: unknown }

/** The sections of a menu as the app makes them of the whole answer. */
function asTheApp(answer: unknown, where: Where): Section[] {
  const parsed = v.safeParse(Menu, answer)
  if (!parsed.success) return []
  const visible = visibleMenu(parsed.output, where)
  const ordered = categoriesInOrder(visible, where.isGrouped ? 'GROUP' : 'WITHOUT_GROUP')
  return ordered.map((category) => ({ category, products: visible.productsOf.get(category.id) ?? [] }))
}

const asBoot = (answer: unknown, where: Where): readonly Section[] =>
  firstMenu(answer, where, Number.POSITIVE_INFINITY)?.sections ?? []

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

/** The sections of a first screen, and of each the cards that are rendered. */
function firstScreen(menu: ReturnType<typeof firstMenu>, room: number) {
  let left = room
  return menu?.sections.flatMap((section) => {
    const most = section.category.scrollType === 'HORIZONTAL' ? RAIL_AT_ONCE : left
    const rendered =
      left > 0 ? [section.category.id, section.products.slice(0, most).map(({ id }) => id)] : []
    left -= cardSlotsFor(section)
    return rendered
  })
}

test.each(seeds.map((seed) => [seed.merchant.sub, seed] as const))(
  'the first cards of %s are the same while its menu is on the way',
  (_sub, seed) => {
    const text = JSON.stringify(seed.menu)
    for (const isGrouped of [true, false]) {
      const where = { ...everywhere, isGrouped }
      const whole = firstScreen(firstMenu(JSON.parse(text), where, 8), 8)
      let shown = 0
      for (let end = 0; end < Math.min(text.length, 60_000); end += 997) {
        const part = firstMenuFromPartialJson(parsePartialJson(text.slice(0, end)), where, 8)
        if (!part) continue
        shown += 1
        expect(firstScreen(part, 8)).toEqual(whole)
      }
      if (!isGrouped || seed.merchant.sub === 'demo') continue
      expect(shown).toBeGreaterThan(0)
    }
  },
)

test('a part that shows another order is not rendered', () => {
  const product = (id: string, categoryId: string, priority: number) => ({
    id,
    name: id,
    categoryId,
    costPrice: 1_000,
    priority,
  })
  const eight = (categoryId: string) =>
    Array.from({ length: 8 }, (_, index) => product(`${categoryId}${index}`, categoryId, index))
  const categories = [
    { id: 'a', priority: 1 },
    { id: 'b', priority: 2 },
  ]
  const rendered = (products: unknown[]) =>
    firstMenuFromPartialJson({ groups: [], categories, products }, everywhere, 8) !== null
  expect(rendered(eight('a'))).toBe(true)
  // Dishes of the second category first; dishes in another order; a category that continues after another.
  expect(rendered(eight('b'))).toBe(false)
  expect(rendered([...eight('a').slice(0, 7), product('late', 'a', 0)])).toBe(false)
  expect(rendered(eight('a').slice(0, 3))).toBe(false)
  expect(rendered([...eight('a').slice(0, 3), product('b', 'b', 1)])).toBe(false)
  expect(rendered([...eight('a').slice(0, 3), ...eight('b')])).toBe(true)
})

test('an answer that has come in part is read up to its last whole record, wherever it is cut', () => {
  const menu = {
    version: '1',
    groups: [{ id: 'g', name: { uz: 'a "]}\\' } }],
    products: [{ id: 'p' }, { id: 'q', list: [{ id: 1 }] }],
  }
  const text = JSON.stringify(menu)
  for (let end = 0; end <= text.length; end += 1) {
    const read = parsePartialJson(text.slice(0, end)) as typeof menu | null
    if (!read) continue
    expect(read.groups).toEqual(menu.groups)
    if (read.products) expect(menu.products.slice(0, read.products.length)).toEqual(read.products)
  }
  expect(parsePartialJson(text)).toEqual(menu)
})

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
