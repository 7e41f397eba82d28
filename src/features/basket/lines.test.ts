// @vitest-environment jsdom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#/api/query.ts'
import type { Product } from '#/api/schema/menu.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import {
  clearBasketAtom,
  removeLineAtom,
  replaceLineAtom,
  setLineCountAtom,
  takeOrderedAtom,
} from './edits.ts'
import { addToBasketAtom, basketLinesAtom, takeOneAtom } from './lines.ts'

const product = (id: string, stock: number | null, price = 10_000) =>
  ({
    id,
    unit: 'COUNT',
    amount: 1,
    costPrice: price,
    discount: 0,
    additionalPrice: 0,
    productBranch: [{ branchId: 'br-1', active: true, stock, costPrice: null }],
    modificationGroups: [],
  }) as unknown as Product

const PRODUCTS = [product('plov', null, 38_000), product('samsa', 3), product('tea', null, 5_000)]

/** The same shop after a reload: only storage has survived. */
function open() {
  const store = createStore()
  const client = createQueryClient()
  store.set(merchantAtom, { id: 'm-1' } as never)
  store.set(nearestBranchAtom, { id: 'br-1' } as never)
  store.set(queryClientAtom, client)
  const { queryKey } = menuQuery(store.get(queryScopeAtom), 'WEB')
  client.setQueryData(queryKey, {
    version: '',
    groups: [],
    categories: [],
    products: PRODUCTS,
    isWhole: true,
  })
  return store
}

let store: ReturnType<typeof open>
beforeEach(() => {
  localStorage.clear()
  store = open()
})

const item = (productId: string, count = 1, note = '') => ({ productId, choices: {}, note, count })
const counts = (of = store) => of.get(basketLinesAtom).map(({ productId, count }) => `${productId} ${count}`)

test('equal dishes are one line that remembers the price it was seen at', () => {
  store.set(addToBasketAtom, item('plov'))
  store.set(addToBasketAtom, item('plov', 2))
  expect(store.get(basketLinesAtom)).toMatchObject([{ productId: 'plov', count: 3, seenPrice: 38_000 }])
})

test('no more is added than the branch has, and the caller gets the most there is', () => {
  store.set(addToBasketAtom, item('samsa', 2))
  expect(store.set(addToBasketAtom, item('samsa', 2))).toMatchObject({ isCapped: true, max: 3 })
  expect(counts()).toEqual(['samsa 3'])
  const [line] = store.get(basketLinesAtom)
  expect(store.set(setLineCountAtom, { key: line?.key ?? '', count: 9 })).toMatchObject({ isCapped: true })
  expect(counts()).toEqual(['samsa 3'])
})

test('a card takes from the variant added last', () => {
  store.set(addToBasketAtom, item('plov', 2))
  store.set(addToBasketAtom, item('plov', 1, 'no salt'))
  store.set(takeOneAtom, { productId: 'plov' })
  expect(counts()).toEqual(['plov 2'])
})

test('a removed line and a cleared basket can be put back', () => {
  store.set(addToBasketAtom, item('plov', 2))
  store.set(addToBasketAtom, item('tea'))
  const [first] = store.get(basketLinesAtom)
  const putBack = store.set(removeLineAtom, first?.key ?? '')
  expect(counts()).toEqual(['tea 1'])
  putBack?.()
  expect(counts()).toEqual(['plov 2', 'tea 1'])
  const undo = store.set(clearBasketAtom)
  expect(counts()).toEqual([])
  undo()
  expect(counts()).toEqual(['plov 2', 'tea 1'])
})

test('putting back adds nothing twice, and keeps what came meanwhile (BX-36)', () => {
  store.set(addToBasketAtom, item('plov', 2))
  store.set(addToBasketAtom, item('tea'))
  const undo = store.set(clearBasketAtom)
  store.set(addToBasketAtom, item('samsa'))
  store.set(addToBasketAtom, item('tea', 3))
  undo()
  undo()
  expect(counts()).toEqual(['plov 2', 'samsa 1', 'tea 4'])
})

test('what was ordered is removed, what was added meanwhile stays', () => {
  store.set(addToBasketAtom, item('plov', 2))
  store.set(addToBasketAtom, item('tea', 1))
  const ordered = store.get(basketLinesAtom).map(({ key, count }) => ({ key, count }))
  store.set(addToBasketAtom, item('tea', 2))
  store.set(takeOrderedAtom, [...ordered, { key: 'gone', count: 1 }])
  expect(counts()).toEqual(['tea 2'])
})

test('editing a line into another one merges them (BK-02)', () => {
  store.set(addToBasketAtom, item('tea', 1))
  store.set(addToBasketAtom, item('tea', 1, 'hot'))
  const hot = store.get(basketLinesAtom).find(({ note }) => note === 'hot')
  store.set(replaceLineAtom, { ...item('tea', 1), key: hot?.key ?? '' })
  expect(counts()).toEqual(['tea 2'])
})

test('another merchant has another basket', () => {
  store.set(addToBasketAtom, item('tea'))
  store.set(merchantAtom, { id: 'm-2' } as never)
  expect(counts()).toEqual([])
})

type Step =
  | { do: 'add' | 'take'; product: string; count: number }
  | { do: 'set'; at: number; count: number }
  | { do: 'reload' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('add' as const, 'take' as const),
    product: fc.constantFrom('plov', 'samsa', 'tea'),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('set' as const), at: fc.nat(4), count: fc.integer({ min: 0, max: 5 }) }),
  fc.constant({ do: 'reload' as const }),
)

test('whatever is done, a reload shows the same basket, no line twice, never over the stock (BK-04)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      localStorage.clear()
      store = open()
      for (const one of steps) {
        if (one.do === 'add') store.set(addToBasketAtom, item(one.product, one.count))
        if (one.do === 'take') store.set(takeOneAtom, { productId: one.product })
        const line = one.do === 'set' ? store.get(basketLinesAtom)[one.at] : undefined
        if (line && one.do === 'set') store.set(setLineCountAtom, { key: line.key, count: one.count })
        const before = counts()
        if (one.do === 'reload') store = open()
        expect(counts()).toEqual(before)
        expect(counts(open())).toEqual(before)
        const keys = store.get(basketLinesAtom).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { productId, count } of store.get(basketLinesAtom)) {
          expect(count).toBeGreaterThan(0)
          if (productId === 'samsa') expect(count).toBeLessThanOrEqual(3)
        }
      }
    }),
    { numRuns: 60 },
  )
})
