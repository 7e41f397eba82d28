import { expect, test, vi } from 'vitest'
import { log } from '#/lib/log.ts'
import { readMenu } from './products.ts'

/* A menu of which one dish holds one bad record, whichever place the dish has in it (ST-18). */

const branch = (costPrice: unknown) => ({ branch: { id: 'b-1' }, active: true, costPrice })
const option = (id: unknown) => ({ id, name: 'Large', price: 5_000 })
const group = (change: object) => ({ id: 'g-1', name: 'Size', min: 1, max: 1, ...change })
const BAD: [string, object][] = [
  ['a branch price in words', { productBranch: [branch('kelishiladi'), branch(30_000)] }],
  ['a branch price below zero', { productBranch: [branch(-1), branch(30_000)] }],
  ['no record of a branch at all', { productBranch: [null] }],
  [
    'an option without an id',
    { modificationGroups: [group({ modifications: [option(null), option('o-2')] })] },
  ],
  ['a group without an id', { modificationGroups: [group({ id: null, modifications: [option('o-1')] })] }],
  ['no group', { modificationGroups: [null] }],
]
const dish = (at: number) => ({ id: `p-${at}`, categoryId: 'c-1', name: `Dish ${at}`, costPrice: 30_000 })

/** The ids of the dishes that are left of five, of which that at `place` is spoiled. */
async function left(place: number, change: object) {
  const products = [0, 1, 2, 3, 4].map((at) => (at === place ? { ...dish(at), ...change } : dish(at)))
  const body = new Blob([JSON.stringify({ categories: [{ id: 'c-1', name: 'Pilaf' }], products })]).stream()
  const menu = (await readMenu(body)) as { isWhole: boolean; products: { id: string }[] }
  return { isWhole: menu.isWhole, ids: menu.products.map(({ id }) => id) }
}

test.each(BAD.flatMap(([what, change]) => [0, 2, 4].map((place) => [what, place, change] as const)))(
  '%s of dish %i takes no other dish along',
  async (_what, place, change) => {
    vi.spyOn(log, 'warn').mockReturnValue()
    const { isWhole, ids } = await left(place, change)
    expect(isWhole).toBe(false)
    const others = [0, 1, 2, 3, 4].filter((at) => at !== place).map((at) => `p-${at}`)
    expect(ids.filter((id) => id !== `p-${place}`)).toEqual(others)
  },
)
