// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftAtom } from '#/features/order-draft/index.ts'
import { openedProductAtom } from '#/features/product-card/index.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop } from '#/testing/test-shop.tsx'
import { Banners } from './Banners.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
const onCategory = vi.fn()
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  onCategory.mockClear()
})
afterEach(() => page.remove())

async function renderBanner(type: string, value: string | null, settings = {}) {
  const one = { id: 'bn-1', image: '', title: 'Look', target: { type, value }, priority: 1 }
  page = await renderShop(<Banners onCategory={onCategory} />, {
    settings,
    answer: (path) => (path === '/support/v1/banners' ? Response.json([one]) : null),
  })
}

/* Where a banner leads, and that it leads nowhere where there is nothing (NT-01). */

test.each([
  ['by its name', 'vacancies', '/vacancy'],
  ['by its path', '/profile/promos', '/profile/promos'],
])('to a page %s: a link', async (_, value, path) => {
  await renderBanner('PAGE', value)
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe(path)
  await press(link as HTMLElement)
  expect(location.pathname).toBe(path)
})

test('to a dish, a category, a promo code and a site', async () => {
  const norin = productNamed('Norin with horse meat')
  await renderBanner('PRODUCT', norin.id)
  await press(byRole('button', 'Look'))
  expect(page.store.get(openedProductAtom)?.productId).toBe(norin.id)
  await page.remove()

  await renderBanner('CATEGORY', norin.categoryId)
  await press(byRole('button', 'Look'))
  expect(onCategory).toHaveBeenCalledWith(norin.categoryId)
  await page.remove()

  await renderBanner('PROMO', 'SALOM10')
  await press(byRole('button', 'Look'))
  expect(page.store.get(draftAtom).wantedPromo).toBe('SALOM10')
  await page.remove()

  await renderBanner('URL', 'https://qozon.example.uz/news')
  const openLink = vi.fn()
  await act(async () => page.store.set(shellAtom, { ...quietShell, openLink }))
  await press(byRole('button', 'Look'))
  expect(openLink).toHaveBeenCalledWith('https://qozon.example.uz/news')
})

test.each([
  ['no target', 'NONE', null, {}],
  ['an unknown page', 'PAGE', 'cashback', {}],
  ['a page that is off', 'PAGE', 'vacancies', { vacanciesActive: false }],
  ['a dish that is not sold', 'PRODUCT', 'p-none', {}],
  ['a promo code where there are none', 'PROMO', 'SALOM10', { promoActive: false }],
  ['an address that is none', 'URL', 'javascript:alert(1)', {}],
])('%s: a picture without a link', async (_, type, value, settings) => {
  await renderBanner(type, value, settings)
  expect(document.querySelector('li')?.textContent).toBe('Look')
  expect(document.querySelector('li :is(a, button)')).toBeNull()
})
