import type { Browser, CDPSession, Page } from '@playwright/test'
import { isAppThere } from '../../e2e/app-is-there.ts'
import { newCustomer, rest, slowDown, untilIdle } from './phone.ts'
import { type Awaited, armStopwatch, probe } from './probe.ts'

/* What every visit to a measured shop begins with. */

export type Shop = { url: string; merchant: string }

export const addressOf = ({ url, merchant }: Shop, path = '/') =>
  new URL(path, url.replace('127.0.0.1', `${merchant}.localhost`)).href

/** The first cards can be pressed before the app has started; this waits for the app. */
export const untilWorks = (page: Page) => page.waitForFunction(isAppThere, null, { timeout: 180_000 })

export async function enter(browser: Browser, shop: Shop, path = '/') {
  const customer = await newCustomer(browser)
  await customer.page.addInitScript(probe)
  await customer.page.goto(addressOf(shop, path))
  await untilWorks(customer.page)
  return customer
}

export async function settle(page: Page, cdp: CDPSession) {
  await page.waitForLoadState('networkidle')
  await untilIdle(page, cdp)
  await slowDown(cdp)
  await rest(page, 300)
}

export const arm = (page: Page, type: 'click' | 'keydown', awaited: Awaited = null) =>
  page.evaluate(armStopwatch, { type, awaited })
export const taken = (page: Page) => page.evaluate(() => window.bench.took.splice(0))
