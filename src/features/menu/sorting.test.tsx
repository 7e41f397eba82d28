// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productNamed } from '#/testing/test-menu.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import CategoryScreen from './CategoryScreen.tsx'

/* The order of dishes on the page of a category is the customer's choice (DX-15). */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const { categoryId } = productNamed('Choyxona oshi')

async function renderCategory(settings: Record<string, unknown> = {}) {
  history.replaceState(null, '', `/category?id=${categoryId}`)
  page = await renderShop(<CategoryScreen />, { settings })
  await until(() => expect(allByRole('article').length).toBeGreaterThan(1))
}
const prices = () =>
  [...document.querySelectorAll('article')].map((card) =>
    Number(/([\d,]+)\u00a0UZS/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', '')),
  )
const filters = () =>
  allByRole('button').filter((one) => one.getAttribute('aria-label')?.startsWith('Filters'))
const choose = (name: string) => act(async () => byRole('radio', name).click())

test('the cheapest come first once the customer wants it, and the menu’s order comes back', async () => {
  await renderCategory()
  await until(() => expect(filters()).toHaveLength(1))
  const before = prices()
  expect(before.length).toBeGreaterThan(3)
  await press(filters()[0] as HTMLElement)
  await settle()
  expect(byRole('button', /^Show/).textContent).toBe(`Show ${before.length} dishes`)
  await choose('Cheapest first')
  expect(prices()).not.toEqual(before)
  expect(prices()).toEqual(before.toSorted((a, b) => a - b))
  await choose('As on the menu')
  expect(prices()).toEqual(before)
})

test('another order counts among the filters that are on, and "Clear" takes it back', async () => {
  await renderCategory()
  await until(() => expect(filters()).toHaveLength(1))
  const before = prices()
  await press(filters()[0] as HTMLElement)
  await settle()
  expect(allByRole('button').some((one) => one.textContent === 'Clear')).toBe(false)
  await choose('Cheapest first')
  expect(filters()[0]?.getAttribute('aria-label')).toBe('Filters, 1 on')
  await press(byRole('button', 'Clear'))
  expect(filters()[0]?.getAttribute('aria-label')).toBe('Filters')
  expect(prices()).toEqual(before)
})

test('without the setting the page has no way to it', async () => {
  await renderCategory({ menuHintsActive: false })
  expect(filters()).toEqual([])
})
