// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { menu } from '#/testing/test-menu.ts'
import { press } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { MenuSide } from './MenuSide.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  window.scrollTo = vi.fn()
})
afterEach(() => page.remove())

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Categories"] a')]
const idOf = (name: string) => menu.categories.find((one) => one.name.eng === name)?.id

test.each([{}, { categoryView: 'GRID' }])(
  'beside a category the list leads to the other pages: %j',
  async (settings) => {
    navigate(`/category?id=${idOf('Soups')}`)
    page = await renderShop(<MenuSide />, { settings })
    await until(() => expect(links().length).toBeGreaterThan(5))
    const current = links().filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.textContent)).toEqual([expect.stringMatching(/^Soups/)])
    const salads = links().find((link) => link.textContent?.startsWith('Salads')) as HTMLElement
    expect(salads.getAttribute('href')).toBe(`/category?id=${idOf('Salads')}`)
    await press(salads)
    expect(location.search).toBe(`?id=${idOf('Salads')}`)
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  },
)

test('beside the search no category is marked', async () => {
  navigate('/search?id=x')
  page = await renderShop(<MenuSide />)
  await until(() => expect(links().length).toBeGreaterThan(5))
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([])
})
