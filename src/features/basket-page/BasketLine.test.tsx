// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { productNamed, sentMenu } from '#/testing/test-menu.ts'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { BasketLines } from './BasketLines.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const sauce = { id: 'sauce', name: 'Sauce', price: 5_000 }
const groups = [{ id: 'g', max: 1, modifications: [sauce] }]

test.each([
  ['a weighed dish with its choices', { unit: 'KG', amount: 0.5 }, { sauce: 1 }, '500 g · Sauce'],
  ['a weighed dish without', { unit: 'KG', amount: 0.5 }, {}, '500 g'],
  ['a piece with its choices, which may weigh something else', { measure: '450 g' }, { sauce: 1 }, 'Sauce'],
  ['a piece without', { measure: '450 g' }, {}, '450 g'],
])('%s says what is in it (PR-07)', async (_what, dish, choices, about) => {
  const { id } = productNamed('Norin with horse meat')
  const sent = sentMenu.products.find((one) => one.id === id)
  const odd = { ...sent, ...dish, modificationGroups: groups }
  page = await renderShop(<BasketLines />, {
    answer: (path) =>
      path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [odd] }) : null,
  })
  await act(async () => page.store.set(addToBasketAtom, { productId: id, choices, note: '', count: 0.5 }))
  await settle()
  expect(document.querySelector('li p')?.textContent?.replaceAll('\u00a0', ' ')).toBe(about)
})

test.each([
  ['of a cheaper dish says what it was, as the rows of the total do', 4_000, '60,000 UZS68,000was 68,000'],
  ['of a dish at its price says it alone', 0, '68,000 UZS'],
])('the sum of a line %s (PR-07)', async (_what, discount, said) => {
  const { id } = productNamed('Norin with horse meat')
  const sent = sentMenu.products.find((one) => one.id === id)
  const cheaper = { ...sent, costPrice: 34_000, discount }
  page = await renderShop(<BasketLines />, {
    answer: (path) =>
      path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [cheaper] }) : null,
  })
  await act(async () => page.store.set(addToBasketAtom, { productId: id, choices: {}, note: '', count: 2 }))
  await settle()
  const price = document.querySelector('li [translate=no]')?.parentElement?.textContent
  expect(price?.replaceAll('\u00a0', ' ')).toBe(said)
})
