// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { menu, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { Recommendations } from './Recommendations.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const shown = () =>
  [...document.querySelectorAll('li button:not([aria-label])')].map((one) => one.textContent)
const offered = menu.products.filter((one) => one.isCartRecommendation)
const plain = offered.filter((one) => one.modificationGroups.length === 0)

test('up to ten recommended dishes that are available and not in the basket are shown (BK-06)', async () => {
  const isSoldOut = ({ productBranch }: { productBranch: { stock: number | null }[] }) =>
    productBranch.every(({ stock }) => stock === 0)
  // The sold-out dishes would come first.
  const all = sentMenu.products.map((one) => ({
    ...one,
    isCartRecommendation: true,
    priority: isSoldOut(one) ? 0 : 1,
  }))
  page = await renderShop(<Recommendations size="page" />, {
    answer: (path) =>
      path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: all }) : null,
  })
  expect(shown()).toHaveLength(10)
  const soldOut = sentMenu.products.filter(isSoldOut).map(({ name }) => name.eng)
  expect(soldOut.length).toBeGreaterThan(0)
  for (const name of soldOut) expect(shown()).not.toContain(name)
})

test('only what the merchant recommends; adding takes it off the rail', async () => {
  page = await renderShop(<Recommendations size="page" />)
  const names = offered.map(({ name }) => name.eng)
  expect(shown().length).toBeGreaterThan(3)
  for (const name of shown()) expect(names).toContain(name)
  const [first] = shown().filter((name) => plain.some((one) => one.name.eng === name))
  await press(byRole('button', `Add ${first}`))
  expect(page.store.get(basketLinesAtom)).toMatchObject([
    { productId: plain.find((one) => one.name.eng === first)?.id },
  ])
  expect(shown()).not.toContain(first)
})

test('with all of them in the basket nothing is shown', async () => {
  page = await renderShop(<Recommendations size="page" />)
  await act(async () => {
    for (const { id } of offered)
      page.store.set(addToBasketAtom, { productId: id, choices: {}, note: '', count: 1 })
  })
  await settle()
  expect(document.querySelector('section')).toBeNull()
})
