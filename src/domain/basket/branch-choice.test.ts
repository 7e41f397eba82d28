import { expect, test } from 'vitest'
import type { BranchOffer } from '#/domain/menu/product.ts'
import { product } from '#/testing/samples.ts'
import { newLine } from './basket-lines.ts'
import { betterThanNearest, branchAvailability } from './branch-choice.ts'

const offer = (branchId: string, change: Partial<BranchOffer> = {}): BranchOffer => ({
  branchId,
  active: true,
  stock: null,
  costPrice: null,
  ...change,
})
const both = [offer('here'), offer('there')]
const osh = (change: object = {}) => product({ id: 'osh', costPrice: 40_000, productBranch: both, ...change })
const lines = (count = 2) => [
  newLine({ productId: 'osh', choices: {}, note: '', count, seenPrice: 40_000 }),
  newLine({ productId: 'tea', choices: {}, note: '', count: 1, seenPrice: 8_000 }),
]
const tea = product({ id: 'tea', costPrice: 8_000, productBranch: both })
const dearer = [offer('here', { costPrice: 43_000 }), offer('there')]

test.each([
  ['the same everywhere', osh(), [], [], 0],
  ['not sold here', osh({ productBranch: [offer('there')] }), ['osh'], [], 0],
  [
    'switched off here',
    osh({ productBranch: [offer('here', { active: false }), offer('there')] }),
    ['osh'],
    [],
    0,
  ],
  ['sold out here', osh({ productBranch: [offer('here', { stock: 0 }), offer('there')] }), ['osh'], [], 0],
  ['less of it here', osh({ productBranch: [offer('here', { stock: 1 }), offer('there')] }), [], ['osh'], 0],
  ['dearer here', osh({ productBranch: dearer }), [], [], 6_000],
  [
    'cheaper here',
    osh({ productBranch: [offer('here', { costPrice: 39_000 }), offer('there')] }),
    [],
    [],
    -2_000,
  ],
  [
    'dearer, but only one is there: what both have is compared',
    osh({ productBranch: [offer('here', { stock: 1, costPrice: 43_000 }), offer('there')] }),
    [],
    ['osh'],
    3_000,
  ],
  [
    'dearer, but there is only one there: what both have is compared',
    osh({ productBranch: [offer('here', { costPrice: 43_000 }), offer('there', { stock: 1 })] }),
    [],
    [],
    3_000,
  ],
  ['not sold anywhere any more: no fault of the branch', osh({ active: false }), [], [], 0],
  [
    'never brought: no fault of the branch',
    osh({ deliveryEnabled: false, productBranch: dearer }),
    [],
    [],
    0,
  ],
])('the basket at another branch: %s (CX-15)', (_what, dish, missing, short, extra) => {
  const products = new Map([dish, tea].map((one) => [one.id, one]))
  const fit = branchAvailability({ lines: lines(), products, service: 'DELIVERY' }, 'here', 'there')
  expect([fit.missing.map(({ id }) => id), fit.short.map(({ id }) => id), fit.extra]).toEqual([
    missing,
    short,
    extra,
  ])
})

test('two lines of one dish lack it once, and a branch beside itself costs the same (CX-15)', () => {
  const dish = osh({ productBranch: [offer('there')] })
  const twice = [...lines(), newLine({ productId: 'osh', choices: {}, note: 'hot', count: 1, seenPrice: 0 })]
  const basket = { lines: twice, products: new Map([dish, tea].map((one) => [one.id, one])) }
  expect(branchAvailability({ ...basket, service: 'PICK_UP' }, 'here', null)).toEqual({
    missing: [dish],
    short: [],
    extra: 0,
  })
})

const branch = (id: string, distance: number | null, isOpen: boolean, missing = 0, short = 0) => ({
  id,
  distance,
  isOpen,
  fit: { missing: Array(missing).fill(id), short: Array(short).fill(id), extra: 0 },
})

test.each([
  ['the nearest is good', [branch('a', 1, true), branch('b', 2, true)], null],
  ['it is closed, another is open', [branch('a', 1, false), branch('b', 2, true)], ['a', 'b']],
  ['it missing a dish, another has all', [branch('a', 1, true, 1), branch('b', 2, true)], ['a', 'b']],
  [
    'of the better ones the best, then the nearest',
    [branch('a', 1, false, 2), branch('b', 2, true, 1), branch('d', 4, true), branch('c', 3, true)],
    ['a', 'c'],
  ],
  [
    'it has too little of one, another has enough',
    [branch('a', 1, true, 0, 1), branch('b', 2, true)],
    ['a', 'b'],
  ],
  ['as many are missing or short there', [branch('a', 1, true, 1), branch('b', 2, true, 0, 1)], null],
  ['another has all but is closed', [branch('a', 1, true, 1), branch('b', 2, false)], null],
  ['another is open but missing more', [branch('a', 1, false), branch('b', 2, true, 1)], null],
  ['the nearest one is unknown', [branch('a', null, false), branch('b', null, true)], null],
  ['there is no other', [branch('a', 1, false)], null],
] as const)('why not the nearest: %s (CX-15)', (_what, branches, expected) => {
  const found = betterThanNearest(branches)
  expect(found && [found.nearest.id, found.better.id]).toEqual(expected)
})
