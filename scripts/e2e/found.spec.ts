import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/* What pages say of themselves to search engines and to whoever gets a link (BX-34). */

const of = (page: Page, selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
const dataOf = (page: Page) =>
  page
    .locator('head script[type="application/ld+json"]')
    .textContent()
    .then((text) => JSON.parse(text ?? ''))

test('home, category and dish describe themselves; pages of an order ask not to be found', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/product/p-demo-norin' })
  const { origin } = new URL(page.url())
  const canonical = page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${origin}/product/p-demo-norin`)
  await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Norin with horse meat — Qozon',
  )
  expect(await of(page, 'meta[property="og:image"]', 'content')).toMatch(/^http/)
  expect(await of(page, 'link[hreflang="ru"]', 'href')).toBe(`${origin}/ru/product/p-demo-norin`)
  expect(await dataOf(page)).toMatchObject({
    '@graph': [{ '@type': 'MenuItem', offers: { priceCurrency: 'UZS' } }, { '@type': 'BreadcrumbList' }],
  })

  await shop.go('/category?id=cat-demo-qozon')
  await expect(canonical).toHaveAttribute('href', `${origin}/category?id=cat-demo-qozon`)
  expect((await dataOf(page))['@graph'][0]['@type']).toBe('MenuSection')

  await shop.go('/')
  await expect(canonical).toHaveAttribute('href', `${origin}/`)
  const data = await dataOf(page)
  expect(data).toMatchObject({ '@type': 'Restaurant', name: 'Qozon' })
  expect(data.hasMenu.hasMenuSection.length).toBeGreaterThan(3)

  await shop.go('/search')
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(canonical).toHaveCount(0)
})
