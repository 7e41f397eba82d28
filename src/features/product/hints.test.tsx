// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NearestBranch } from '#/api/schema/branch.ts'
import { lastOrdersQuery } from '#/features/orders/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed, sentBranches } from '#/testing/test-menu.ts'
import { orderWith } from '#/testing/test-order.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { Hints } from './Hints.tsx'

/* What helps to choose a dish (DX-15). */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

async function renderHints(name: string, settings: Record<string, unknown> = {}) {
  const asked: string[] = []
  page = await renderShop(<Hints product={productNamed(name)} />, {
    settings,
    prepare: (store) => store.set(savedSessionAtom, azizasSession as never),
    answer: (path) => {
      asked.push(path)
      return null
    },
  })
  await act(async () => page.store.set(nearestBranchAtom, v.parse(NearestBranch, sentBranches[0])))
  return asked
}

test('a dish that is sold by the piece says its price by weight; one sold by weight, or with sizes, none', async () => {
  await renderHints('Norin with horse meat')
  expect(words()).toMatch(/^[\d,]+ UZS per 100 g$/)
  await page.remove()
  await renderHints('Osh by the kilo')
  expect(words()).toBe('')
  await page.remove()
  await renderHints('Choyxona oshi')
  expect(words()).toBe('')
})

test('how often it was had is known of the orders that were read, and nothing is asked for it', async () => {
  const asked = await renderHints('Osh by the kilo')
  const had = (id: string) =>
    orderWith({
      id,
      status: 'CLOSED',
      cartItems: [
        {
          product: {
            id: productNamed('Osh by the kilo').id,
            name: { uz: 'Osh', ru: 'Osh', eng: 'Osh' },
            costPrice: 1,
            count: 1,
          },
          modifications: [],
        },
      ],
    })
  const { queryKey } = lastOrdersQuery(page.store.get(queryScopeAtom))
  const last = { content: [had('o-1'), had('o-2'), orderWith({ id: 'o-3', status: 'CLOSED' })] }
  await act(async () =>
    page.client.setQueryData(queryKey, { ...last, totalElements: 3, totalPages: 1, last: true }),
  )
  await until(() => expect(words()).toBe('You had this 2 times'))
  expect(asked).toEqual([])
})

test('without the setting nothing is said', async () => {
  await renderHints('Norin with horse meat', { menuHintsActive: false })
  expect(words()).toBe('')
})
