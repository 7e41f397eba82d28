import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BRANCH, product } from '#/testing/samples.ts'
import { categoriesInOrder, indexById, isAvailable, isSoldOut, NO_GROUP, visibleMenu } from './menu.ts'

const category = (id: string, groupId: string | null = 'g-1', priority = 1) => ({ id, groupId, priority })
const g = (id: string, priority = 1) => ({ id, priority })
const here = { branchId: BRANCH, channel: 'WEB' } as const
const offer = (branchId: string, active = true, stock: number | null = null) => ({
  branchId,
  active,
  stock,
  costPrice: null,
})
const ids = (items: Iterable<{ id: string }> | undefined) => [...(items ?? [])].map((item) => item.id)

test('a shuffled payload is sorted by ascending priority, equal ones stay in their order', () => {
  const menu = visibleMenu(
    {
      groups: [g('g-2', 2), g('g-1', 1)],
      categories: [category('c-3', 'g-2', 3), category('c-2', 'g-1', 2), category('c-1', 'g-1', 1)],
      products: [
        product({ id: 'b', categoryId: 'c-1', priority: 5 }),
        product({ id: 'a', categoryId: 'c-1', priority: 1 }),
        product({ id: 'c', categoryId: 'c-1', priority: 5 }),
        product({ id: 'd', categoryId: 'c-2' }),
        product({ id: 'e', categoryId: 'c-3' }),
      ],
    },
    here,
  )
  expect(ids(menu.groups)).toEqual(['g-1', 'g-2'])
  expect(ids(menu.categories)).toEqual(['c-1', 'c-2', 'c-3'])
  expect(ids(menu.productsOf.get('c-1'))).toEqual(['a', 'b', 'c'])
  expect(ids(menu.categoriesOf.get('g-1'))).toEqual(['c-1', 'c-2'])
  expect(ids(categoriesInOrder(menu, 'GROUP'))).toEqual(['c-1', 'c-2', 'c-3'])
})

test('an empty category never shows, nor a group with only empty ones', () => {
  const menu = visibleMenu(
    {
      groups: [g('g-1'), g('g-2')],
      categories: [category('full'), category('empty'), category('hidden', 'g-2')],
      products: [
        product({ categoryId: 'full' }),
        product({ id: 'off', categoryId: 'hidden', active: false }),
      ],
    },
    here,
  )
  expect([ids(menu.groups), ids(menu.categories)]).toEqual([['g-1'], ['full']])
})

test('a category without a known group is not lost: it reads after the groups', () => {
  const lists = {
    groups: [g('g-1')],
    categories: [category('stray', 'g-9', 0), category('none', null, 1), category('own', 'g-1', 2)],
    products: ['stray', 'none', 'own'].map((categoryId) => product({ id: categoryId, categoryId })),
  }
  const menu = visibleMenu(lists, here)
  expect(ids(menu.categoriesOf.get(NO_GROUP))).toEqual(['stray', 'none'])
  expect(ids(categoriesInOrder(menu, 'GROUP'))).toEqual(['own', 'stray', 'none'])
  expect(ids(categoriesInOrder(menu, 'WITHOUT_GROUP'))).toEqual(['stray', 'none', 'own'])
})

test.each([
  ['sold in this branch', {}, BRANCH, true],
  ['not active', { active: false }, BRANCH, false],
  ['off in this branch', { productBranch: [offer(BRANCH, false)] }, BRANCH, false],
  ['only in another branch', { productBranch: [offer('br-2')] }, BRANCH, false],
  ['named by no branch', { productBranch: [] }, BRANCH, false],
  ['with no branch known every active one shows', { productBranch: [] }, null, true],
  ['with no branch known an inactive one does not', { active: false }, null, false],
])('isAvailable: %s', (_rule, change, branchId, expected) => {
  expect(isAvailable(product(change), branchId)).toBe(expected)
})

test.each([
  ['no limit', product(), false],
  ['the last one', product({ productBranch: [offer(BRANCH, true, 1)] }), false],
  ['some left', product({ productBranch: [offer(BRANCH, true, 3)] }), false],
  ['none left', product({ productBranch: [offer(BRANCH, true, 0)] }), true],
  [
    'less than a portion left',
    product({ unit: 'KG', amount: 0.5, productBranch: [offer(BRANCH, true, 0.4)] }),
    true,
  ],
])('isSoldOut: %s', (_rule, of, expected) => {
  expect(isSoldOut(of, BRANCH)).toBe(expected)
  expect(isSoldOut(of, null)).toBe(false)
})

describe('systems', () => {
  test.each([
    ['none named: everywhere', [], true],
    ['this channel', ['WEB', 'APP'], true],
    ['other channels only', ['TG', 'EATS'], false],
  ])('%s', (_rule, systems, expected) => {
    const menu = visibleMenu(
      { groups: [], categories: [category('cat-1')], products: [product({ systems })] },
      here,
    )
    expect(menu.byId.has('p-1')).toBe(expected)
  })
})

test('a sold-out product still shows; one without a category does not', () => {
  const products = [
    product({ productBranch: [offer(BRANCH, true, 0)] }),
    product({ id: 'lost', categoryId: 'no' }),
  ]
  const menu = visibleMenu({ groups: [], categories: [category('cat-1')], products }, here)
  expect([...menu.byId.keys()]).toEqual(['p-1'])
  expect(indexById(products).has('lost')).toBe(true)
})

test('a menu of which all is shown has one index, however often it is asked for', () => {
  const products = [product()]
  const menu = visibleMenu({ groups: [], categories: [category('cat-1')], products }, here)
  expect(menu.byId).toBe(indexById(products))
})

test('every shown product is available, in a shown category, in order; none available is missing', () => {
  const anyProduct = fc
    .record({
      id: fc.uuid(),
      categoryId: fc.constantFrom('c-1', 'c-2', 'c-3'),
      active: fc.boolean(),
      priority: fc.integer({ min: 0, max: 5 }),
      productBranch: fc.constantFrom([], [offer(BRANCH)], [offer(BRANCH, false)], [offer('br-2')]),
    })
    .map(product)
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 30 }),
      fc.constantFrom(null, BRANCH),
      (products, branchId) => {
        const categories = ['c-1', 'c-2', 'c-3'].map((id) => category(id))
        const menu = visibleMenu({ groups: [g('g-1')], categories, products }, { branchId, channel: 'WEB' })
        const shown = menu.categories.flatMap((c) => menu.productsOf.get(c.id) ?? [])
        expect(new Set(ids(shown))).toEqual(new Set(ids(products.filter((p) => isAvailable(p, branchId)))))
        for (const list of menu.productsOf.values()) {
          const priorities = list.map((p) => p.priority)
          expect(priorities).toEqual([...priorities].sort((a, b) => a - b))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('no product is looked for among all others: its fields are read a few times, however many there are', () => {
  const readsOf = (count: number) => {
    let reads = 0
    const counted = (one: ReturnType<typeof product>) =>
      new Proxy(one, {
        get: (target, field) => {
          reads++
          return Reflect.get(target, field)
        },
      })
    const categories = Array.from({ length: count / 50 }, (_, i) => category(`c-${i}`, 'g-1', i))
    const products = Array.from({ length: count }, (_, i) =>
      counted(
        product({ id: `p-${i}`, categoryId: `c-${i % categories.length}`, priority: (i * 7919) % 100 }),
      ),
    )
    expect(visibleMenu({ groups: [g('g-1')], categories, products }, here).byId.size).toBe(count)
    return reads / count
  }
  // Sorting reads each a few times more where there are more.
  expect(readsOf(5_000)).toBeLessThan(2 * readsOf(500))
})
