import type { Page } from '@playwright/test'

/* Locators and texts of the menu, by roles and words. */

export const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
export const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
export const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true })
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Replaces the sandbox's response by what `change` makes of it. */
export async function changed(page: Page, path: string, change: (body: Record<string, unknown>) => object) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      // Node does not know the sub-domains of localhost; the merchant is in the call's header.
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1'),
      })
      await route.fulfill({ response: answer, json: change(await answer.json()) })
    },
  )
}
export const SETTINGS = '/support/v1/merchant/settings/web'
