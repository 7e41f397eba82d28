import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { COMMIT_MS } from '#/shell/presses.ts'
import { betweenPresses } from './presses.ts'
import { isStandingStill } from './settled.ts'

/** Phones whose code is always this one in the sandbox. */
export const CODE = '111111'

/** The customer chose English on an earlier visit; by itself the shop speaks its main language. */
export const choseEnglish = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, '"eng"'), LANGUAGE_KEY)

/** Whose shop a journey opens that names none; `npm run e2e -- --shop wild` changes it. */
export const MERCHANT = process.env.SHOP_MERCHANT || 'demo'

/** How far a customer scrolls for a dish. */
const SCREENS = 10

/** Whether it becomes true within the time, in ms. */
const comes = async (isThere: () => Promise<boolean>, timeout: number) => {
  try {
    await expect.poll(isThere, { timeout }).toBe(true)
    return true
  } catch {
    return false
  }
}

/** What a customer does, by roles and words only: the same on the web and inside Telegram. */
export type Shop = ReturnType<typeof createShop>

/** `root` is where the shop is rendered: the page, or the frame in Telegram's window. */
export function createShop(page: Page, root: Page | FrameLocator, shopUrl: string) {
  const button = (name: string) => root.getByRole('button', { name }).first()
  const host = (merchant: string) => shopUrl.replace('//127.0.0.1', `//${merchant}.localhost`)
  const shop = {
    root,
    /** Where a merchant's shop is. */
    address: host,
    /** Opens a shop on the web, in English unless another language is given. */
    open: async (
      merchant = MERCHANT,
      { lang = 'eng', path = '/' }: { lang?: string; path?: string } = {},
    ) => {
      await page.addInitScript(
        ([key, language]) => {
          try {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(language))
          } catch {
            // a journey with storage blocked chooses its language by hand
          }
        },
        [LANGUAGE_KEY, lang] as const,
      )
      await page.goto(new URL(path, host(merchant)).href)
    },
    /** The button of a card that puts the first of the dish into the basket. */
    add: (dish: string) => button(`Add ${dish}`),
    /** The button that puts another one in. */
    more: (dish: string) => button(`One more ${dish}`),
    /** How many of the dish there are, with its buttons. */
    countOf: (dish: string) => root.getByRole('group', { name: dish, exact: true }).first(),
    /** One more of the dish, from its card. Of a long menu only what is near the screen is there: one scrolls to it. */
    addDish: async (name: string) => {
      const cards = root.getByRole('article')
      const add = shop.add(name)
      // The placeholder cards of a cold start have no buttons and are replaced when the app starts.
      await expect(cards.getByRole('button').first()).toBeVisible()
      let isTried = false
      const isThere = async (one: Locator) => (await one.count()) > 0
      // A press that took effect is not repeated: on a busy machine it is reported as failed, or its effect comes late.
      const isTaken = async () =>
        isTried && ((await isThere(shop.more(name))) || (await isThere(root.getByRole('dialog'))))
      const isFound = async () => (await isThere(add)) || (await isTaken())
      // Scrolls down, up and down once more: an address that is resolved late brings another branch and its menu.
      await expect(async () => {
        for (const edge of [cards.last(), cards.first()])
          for (let step = 0; step < SCREENS && !(await isFound()); step++) {
            const text = await edge.textContent()
            await edge.scrollIntoViewIfNeeded({ timeout: 5000 })
            // A busy machine renders the next cards after a while; where none come, the list has ended.
            const hasMore = async () => (await isFound()) || (await edge.textContent()) !== text
            if (!(await comes(hasMore, 1000))) break
          }
        if (await isTaken()) return
        isTried = true
        await add.click({ timeout: 5000 })
        // A list that moved while the button was held has not taken the press, so it is pressed again.
        const isGone = async () => !(await isThere(add)) || (await isTaken())
        await expect.poll(isGone, { timeout: 5000 }).toBe(true)
      }).toPass()
    },
    /** Adds the dish unless the basket has it already. */
    hasDish: async (name: string) => {
      const more = shop.more(name)
      await expect(shop.add(name).or(more)).toBeVisible()
      if (!(await more.isVisible())) await shop.addDish(name)
    },
    /** Opens another page of the shop by its address. */
    go: (path: string) => page.goto(new URL(path, page.url()).href),
    /** Two of the dish, enough for a delivery. */
    fillBasket: async (dish: string) => {
      await shop.go('/')
      await shop.addDish(dish)
      await shop.more(dish).click()
    },
    /** To the basket: over the menu, or a tab. */
    basketLink: () => root.getByRole('link', { name: /^Basket/ }).last(),
    toBasket: () => shop.basketLink().click(),
    /**
     * Retries on a list that may be reloading: a press on an option that is replaced meanwhile has no effect. Nor has one
     * on a notice or a bar that lies over it: the notice waits for as long as the pointer is there.
     */
    choose: (radio: Locator) =>
      expect(async () => {
        try {
          await radio.check({ force: true, timeout: 2000 })
        } catch (error) {
          await page.mouse.move(0, 0)
          await radio.evaluate((option) => option.scrollIntoView({ block: 'center' }))
          throw error
        }
      }).toPass(),
    press: (name: string | RegExp) => root.getByRole('button', { name }).first().click(),
    /** The wait between two presses at one place: a faster pair counts as one double click. */
    thumb: (ms?: number) => betweenPresses(page, ms),
    /** Answers the question that is open, once it can have been read: a sooner press was meant for what was there before. */
    answer: async (name: string) => {
      const button = root.getByRole('dialog').last().getByRole('button', { name, exact: true })
      await expect(button).toBeVisible()
      await betweenPresses(page, COMMIT_MS)
      await button.click()
    },
    follow: (name: string | RegExp) => root.getByRole('link', { name }).first().click(),
    fill: (label: string | RegExp, text: string) => root.getByLabel(label).first().fill(text),
    sees: (text: string | RegExp) => expect(root.getByText(text).first()).toBeVisible(),
    seesHeading: (name: string | RegExp) => expect(root.getByRole('heading', { name }).first()).toBeVisible(),
    /** Waits until smooth scrolling has ended. */
    stands: () => expect.poll(() => root.locator('html').evaluate(isStandingStill)).toBe(true),
    /** Types the customer's name at the checkout, unless an earlier order has stored it. */
    fillName: async (name = 'Aziza') => {
      const field = root.getByRole('textbox', { name: 'Your name' })
      // The form may come after the bar below it.
      await expect(root.getByRole('heading', { name: 'Who' })).toBeVisible()
      if ((await field.count()) > 0) await field.fill(name)
    },
    /** What an order can do without is in the sheets behind the rows of its wishes. `close`: the sheet's one action. */
    wish: async (
      row: 'For the kitchen' | 'For the courier' | 'Tip for the courier' | 'Tip for the waiter',
      fill: (sheet: Locator) => Promise<unknown>,
      close?: () => Promise<unknown>,
    ) => {
      // It may stand where the button was that led here.
      await shop.thumb()
      await root.getByRole('button', { name: new RegExp(`^${row}`) }).click()
      const sheet = root.getByRole('dialog', { name: row })
      await fill(sheet)
      await (close ? close() : sheet.getByRole('button', { name: 'Done' }).click())
      await expect(sheet).toBeHidden()
    },
    /** A note for the kitchen; the sandbox cooks a "#fast" one at once. */
    tellKitchen: (note: string, close?: () => Promise<unknown>) =>
      shop.wish('For the kitchen', (sheet) => sheet.getByLabel('Note for the kitchen').fill(note), close),
    /** Where no map can be shown: takes the branch in Mirabad from the list, and says `confirm`. */
    pickUpByList: async (confirm = () => shop.press('Pick up here')) => {
      await expect(root.getByText('The map cannot be shown here')).toBeVisible({ timeout: 40_000 })
      await root
        .getByRole('listitem')
        .getByRole('button', { name: /^Mirabad/ })
        .click()
      await confirm()
    },
    /** Opens the sheet of the delivery's address, from the row that asks for one. */
    openAddressSheet: async () => {
      await root
        .getByRole('button', { name: /Set your address/ })
        .first()
        .click()
      return root.getByRole('dialog', { name: 'Delivery address' })
    },
    /** Types an address, takes the first suggestion and says `confirm`: the one action of the sheet, wherever it is. */
    chooseAddress: async (words: string, confirm = () => shop.press('Deliver here')) => {
      const sheet = await shop.openAddressSheet()
      await sheet.getByRole('searchbox').fill(words)
      // Saved addresses are below what is found.
      await sheet.getByRole('list', { name: 'Found addresses' }).getByRole('button').first().click()
      await sheet.getByRole('textbox', { name: 'Flat' }).fill('57')
      await confirm()
      await expect(sheet).toBeHidden()
    },
    /** Logs in and brings two of the dish to the checkout, with an address: a delivery that only needs a name. */
    toDelivery: async (phone: string, dish: string) => {
      await shop.signIn(phone)
      await shop.fillBasket(dish)
      await shop.go('/checkout')
      await shop.chooseAddress('Bunyodkor 12')
    },
    signIn: async (phone: string, merchant = MERCHANT) => {
      await page.goto(new URL('/login', host(merchant)).href)
      await shop.logIn(phone)
    },
    /** Logs in by SMS with a phone of nine digits after +998, on the page for it; the code is the sandbox's. */
    logIn: async (phone: string) => {
      await root.getByLabel('Phone number').pressSequentially(phone)
      await root.getByRole('button', { name: /^Get the code/ }).click()
      await expect(root.getByRole('heading', { name: 'Code from the SMS' })).toBeVisible()
      await root.getByLabel('Code from the SMS').first().pressSequentially(CODE)
      await expect(page).not.toHaveURL(/\/login/)
    },
  }
  return shop
}
