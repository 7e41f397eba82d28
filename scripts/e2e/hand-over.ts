import { type Browser, devices, type Page } from '@playwright/test'
import { expect, shopUrl } from './fixtures.ts'
import { choseEnglish, createShop, type Shop } from './shop.ts'
import { STALE, TRANSLATES_ALL, translate } from './translator.ts'
import { reportViolations, watch } from './watch.ts'

/* Steps of a basket that goes on on another device. */

export const NORIN = 'Norin with horse meat'
export const LIVER = 'Liver with tail fat'
export const CODE = /^[34679ACDEFGHJKMNPQRTUWXY]{3} [34679ACDEFGHJKMNPQRTUWXY]{3}$/
export const HERE = 'Basket moved here'

export const lines = (root: Pick<Page, 'getByRole'>) => root.getByRole('heading', { level: 3 })
export const sheetOf = (root: Shop['root']) =>
  root.getByRole('dialog', { name: 'Continue on another device' })

/** Another device: a browser of its own, with nothing of the first one. `end` fails on what the watch has seen. */
export async function otherDevice(browser: Browser) {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  await context.addInitScript(reportViolations)
  if (TRANSLATES_ALL) await context.addInitScript(translate, STALE)
  const { problems } = watch(context)
  const page = await context.newPage()
  await choseEnglish(page)
  return {
    page,
    shop: createShop(page, page, shopUrl),
    end: async () => {
      expect(problems).toEqual([])
      await context.close()
    },
  }
}

/** Opens the sheet in the basket and reads its code. */
export async function codeOf(shop: Shop): Promise<string> {
  await shop.press('Continue on another device')
  const code = sheetOf(shop.root).getByText(CODE)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

/** Types a code at the page for it. */
export async function enterCode(shop: Shop, code: string) {
  await shop.seesHeading('Basket from another device')
  await shop.fill('Code', code)
  await shop.press('Move it here')
}

export async function withBasket(shop: Shop, ...dishes: string[]) {
  for (const dish of dishes) await shop.addDish(dish)
  await shop.go('/basket')
  await expect(lines(shop.root)).toHaveText(dishes)
}

/** Another device, on the web, with this dish in its basket. */
export async function otherDeviceWith(browser: Browser, dish: string) {
  const device = await otherDevice(browser)
  await device.page.goto(device.shop.address('demo'))
  await withBasket(device.shop, dish)
  return device
}
