import type { Page } from '@playwright/test'
import { BASKET_PREFIX } from '#/config/first-paint.ts'
import { expect } from './fixtures.ts'
import { see } from './seen.ts'
import { CODE, type Shop } from './shop.ts'

/*
 * One visit from the menu to the order, as twenty and more steps that can each be taken again: something may go wrong at
 * any of them. Every step is taken by what is on the page, never by a new document.
 */

const DISH = 'Norin with horse meat'

export type VisitStep = {
  name: string
  /** What the customer does. Taken again, it does nothing twice. */
  act: () => Promise<unknown>
  /** What is seen once it is done. */
  there: () => Promise<unknown>
  /** The layout of this page has no bar that reports a missing network. */
  isBare?: true
  /** The basket is another one afterwards. */
  changesBasket?: true
}

/** ms; what a customer waits for a control before they say that it is not there. */
const PATIENCE = { timeout: 8_000 }

export function visitOf(page: Page, shop: Shop, phone: string): readonly VisitStep[] {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first()
  const dish = page.getByRole('dialog', { name: DISH })
  const address = page.getByRole('dialog', { name: 'Delivery address' })
  const seen = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  const at = (path: RegExp) => expect(page).toHaveURL(path)
  const back = () => page.goBack()
  return [
    {
      name: 'a dish is added',
      act: () => shop.add(DISH).click(PATIENCE),
      there: () => expect(shop.more(DISH)).toBeVisible(),
      changesBasket: true,
    },
    {
      name: 'one more of it',
      act: () => shop.more(DISH).click(PATIENCE),
      there: () => expect(shop.countOf(DISH)).toContainText('2'),
      changesBasket: true,
    },
    {
      name: 'the sheet of a dish',
      act: () => link(DISH).click(PATIENCE),
      there: () => expect(dish).toContainText('Note for the kitchen'),
    },
    {
      name: 'the sheet is closed',
      act: () => page.keyboard.press('Escape'),
      there: async () => {
        await expect(dish).toBeHidden()
        await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
      },
    },
    {
      name: 'the search',
      act: () => link('Search').click(PATIENCE),
      there: () => seen('Often ordered'),
    },
    {
      name: 'a word that is searched for',
      act: () => page.getByRole('searchbox').fill('norin', PATIENCE),
      there: () => expect(link(DISH)).toBeVisible(),
    },
    { name: 'back from the search', act: back, there: () => at(/:\d+\/$/) },
    {
      name: 'the profile',
      act: () => link('Profile').click(PATIENCE),
      there: () => expect(heading('Profile')).toBeAttached(),
    },
    { name: 'about us', act: () => link('About us').click(PATIENCE), there: () => seen(/Qozon began/) },
    { name: 'back from about us', act: back, there: () => at(/\/profile$/) },
    {
      name: 'branches',
      act: () => link('Branches').click(PATIENCE),
      there: () => seen(/Yunusabad/),
    },
    { name: 'back from the branches', act: back, there: () => at(/\/profile$/) },
    { name: 'back from the profile', act: back, there: () => at(/:\d+\/$/) },
    {
      name: 'the basket',
      act: () => shop.basketLink().click(PATIENCE),
      there: async () => {
        await at(/\/basket$/)
        await expect(button(/^Checkout/)).toBeVisible()
        await seen(DISH)
      },
    },
    {
      name: 'a promo code',
      act: async () => {
        const field = page.getByRole('textbox', { name: 'Promo code' })
        if (!(await field.isVisible())) await button(/^Promo code/).click(PATIENCE)
        await field.fill('SALOM10', PATIENCE)
        await button('Apply').click(PATIENCE)
      },
      there: () => seen(/SALOM10 applied/),
    },
    {
      name: 'the checkout',
      act: () => button(/^Checkout/).click(PATIENCE),
      there: async () => {
        await at(/\/checkout$/)
        await expect(heading('Your order')).toBeAttached()
      },
    },
    {
      name: 'the sign-in',
      act: () => button(/^Order/).click(PATIENCE),
      there: async () => {
        await at(/\/login$/)
        await expect(page.getByRole('textbox', { name: /phone/i })).toBeVisible()
      },
      isBare: true,
    },
    {
      name: 'a code is asked for',
      act: async () => {
        await page.getByRole('textbox', { name: /phone/i }).fill(phone, PATIENCE)
        await button(/^Get the code/).click(PATIENCE)
      },
      there: () => expect(page.getByLabel('Code from the SMS').first()).toBeVisible(),
      isBare: true,
    },
    {
      name: 'the code',
      act: async () => {
        const field = page.getByLabel('Code from the SMS').first()
        await field.fill('', PATIENCE)
        await field.pressSequentially(CODE)
      },
      there: async () => {
        await at(/\/checkout$/)
        await expect(button('Set an address')).toBeVisible()
      },
      isBare: true,
    },
    {
      name: 'the sheet of the address',
      act: () => button(/Set your address/).click(PATIENCE),
      there: () => expect(address.getByRole('searchbox')).toBeVisible(),
    },
    {
      name: 'an address that is searched for',
      act: async () => {
        await address.getByRole('searchbox').fill('', PATIENCE)
        await address.getByRole('searchbox').fill('Bunyodkor 12', PATIENCE)
      },
      there: () =>
        expect(
          address
            .getByRole('listitem')
            .getByRole('button', { name: /Bunyodkor/ })
            .first(),
        ).toBeVisible(),
    },
    {
      name: 'the address is chosen',
      act: async () => {
        const flat = address.getByRole('textbox', { name: 'Flat' })
        if (!(await flat.isVisible()))
          await address.getByRole('listitem').getByRole('button').first().click(PATIENCE)
        await flat.fill('57', PATIENCE)
        await button('Deliver here').click(PATIENCE)
      },
      there: async () => {
        await expect(address).toBeHidden()
        await expect(button(/^Order .*UZS/)).toBeVisible()
      },
    },
    {
      name: 'the name',
      act: async () => {
        const field = page.getByRole('textbox', { name: 'Your name' })
        if (await field.isVisible()) await field.fill('Aziza', PATIENCE)
      },
      there: () => expect(button(/^Order .*UZS/)).toBeEnabled(),
    },
  ]
}

/** The basket as the browser stores it, also of a page that is about to be another one. */
export async function basketIn(page: Page): Promise<string | null> {
  let text: string | null = null
  await expect(async () => {
    text = await page.evaluate((prefix) => {
      const name = Object.keys(localStorage).find((one) => one.startsWith(prefix))
      return name ? localStorage.getItem(name) : null
    }, BASKET_PREFIX)
  }).toPass()
  return text
}

/**
 * There is something to read and something to press, and it is not the page of an uncaught error. `within`: ms; a document
 * that is loaded anew is blank until it is there.
 */
export const isNotBlank = (page: Page, within = 5_000) =>
  expect(async () => {
    const { text, ways } = await see(page)
    expect(text.trim().length).toBeGreaterThan(20)
    expect(ways).toBeGreaterThan(0)
    expect(text).not.toContain('Something burnt in the kitchen')
  }).toPass({ timeout: within })

/** Takes the step, and once more what was interrupted, until it is done. */
export const takes = (step: VisitStep) =>
  expect(async () => {
    const isDone = await step.there().then(
      () => true,
      () => false,
    )
    if (!isDone) await step.act()
    await step.there()
  }).toPass({ timeout: 60_000 })
