// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NearestBranch } from '#/api/schema/branch.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { menu, productNamed, sentBranches } from '#/testing/test-menu.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { EnergyLine } from './EnergyLine.tsx'

/* The energy of the basket (DX-15). */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())
const words = () => document.body.textContent ?? ''

async function renderBasket(dishes: readonly string[], settings: Record<string, unknown> = {}) {
  page = await renderShop(<EnergyLine />, { settings })
  await act(async () => {
    page.store.set(nearestBranchAtom, v.parse(NearestBranch, sentBranches[0]))
    for (const productId of dishes)
      page.store.set(addToBasketAtom, { productId, choices: {}, note: '', count: 1 })
  })
  await settle()
}

const norin = productNamed('Norin with horse meat')
const silent = menu.products.find(
  ({ calorie, type, unit, active }) => !calorie && type === 'NONE' && unit === 'COUNT' && active,
)
if (!silent) throw new Error('each dish of the seed says its energy')

test.each([
  [
    'every dish says its energy',
    [norin.id, norin.id],
    `${(2 * (norin.calorie ?? 0)).toLocaleString('en-US')} kcal in the basket`,
  ],
  [
    'one of three does not',
    [norin.id, norin.id, silent.id],
    `At least ${(2 * (norin.calorie ?? 0)).toLocaleString('en-US')} kcal in the basket`,
  ],
  ['most do not', [silent.id, silent.id, norin.id], ''],
  ['nothing lies in it', [], ''],
])('what is said of the energy where %s (DX-15)', async (_what, dishes, expected) => {
  await renderBasket(dishes)
  expect(words()).toBe(expected)
})

test('is not said without the setting', async () => {
  await renderBasket([norin.id], { menuHintsActive: false })
  expect(words()).toBe('')
})
