import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { DOUBLE_PRESS_MS, STEP_MS } from '#/shell/presses.ts'

/** Phones whose code is always this one in the sandbox. */
export const CODE = '111111'

/** How far a customer scrolls for a dish. */
const SCREENS = 10

/** What a customer does, by roles and words only: the same on the web and inside Telegram. */
export type Shop = ReturnType<typeof createShop>

/** `root` is where the shop is drawn: the page, or the frame in Telegram's window. */
export function createShop(page: Page, root: Page | FrameLocator, shopUrl: string) {
  const host = (merchant: string) => shopUrl.replace('//127.0.0.1', `//${merchant}.localhost`)
  const shop = {
    root,
    /** Opens a shop on the web, in English unless told otherwise. */
    open: async (merchant = 'demo', { lang = 'eng', path = '/' }: { lang?: string; path?: string } = {}) => {
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
    /** One more of the dish, from its card. Of a long menu only what is near the screen is there: one scrolls to it. */
    addDish: async (name: string) => {
      const cards = root.getByRole('article')
      const add = root.getByRole('button', { name: `Add ${name}` }).first()
      // The first cards of a cold start have nothing to press yet, and go when the app comes.
      await expect(cards.getByRole('button').first()).toBeVisible()
      // Down, and up again, and once more: a place that is known only now brings another branch and its menu.
      await expect(async () => {
        for (const edge of [cards.last(), cards.first()])
          for (let step = 0; step < SCREENS && (await add.count()) === 0; step++)
            await edge.scrollIntoViewIfNeeded({ timeout: 1000 })
        await add.click({ timeout: 5000 })
        // A list that moved between down and up of the finger has not taken the press: it is pressed again.
        const isTaken = async () => (await add.count()) === 0 || (await root.getByRole('dialog').count()) > 0
        await expect.poll(isTaken, { timeout: 5000 }).toBe(true)
      }).toPass()
    },
    /** The dish is in the basket, from before or from now on. */
    hasDish: async (name: string) => {
      const more = root.getByRole('button', { name: `One more ${name}` }).first()
      await expect(
        root
          .getByRole('button', { name: `Add ${name}` })
          .first()
          .or(more),
      ).toBeVisible()
      if (!(await more.isVisible())) await shop.addDish(name)
    },
    /** Of a list that may be on its way: a press on a choice that another list takes the place of counts for nothing. */
    choose: (radio: Locator) =>
      expect(async () => {
        await radio.check({ force: true, timeout: 2000 })
      }).toPass(),
    press: (name: string | RegExp) => root.getByRole('button', { name }).first().click(),
    /** Between two presses of the committing button: sooner than a thumb's they are one double click, and the second is none. */
    thumb: () => page.waitForTimeout(DOUBLE_PRESS_MS),
    /** As long as it takes to see the page that came: a press sooner at the same place meant the one before it. */
    looks: () => page.waitForTimeout(STEP_MS),
    follow: (name: string | RegExp) => root.getByRole('link', { name }).first().click(),
    fill: (label: string | RegExp, text: string) => root.getByLabel(label).first().fill(text),
    sees: (text: string | RegExp) => expect(root.getByText(text).first()).toBeVisible(),
    seesHeading: (name: string | RegExp) => expect(root.getByRole('heading', { name }).first()).toBeVisible(),
    /** The page does not move: what began to glide has arrived. */
    stands: () =>
      expect
        .poll(() =>
          page.evaluate(async () => {
            const from = window.scrollY
            await new Promise((later) => setTimeout(later, 120))
            return window.scrollY - from
          }),
        )
        .toBe(0),
    /** Types an address, takes the first suggestion and says `confirm`: the one action of the sheet, wherever it is. */
    chooseAddress: async (words: string, confirm = () => shop.press('Deliver here')) => {
      await root
        .getByRole('button', { name: /Set your address/ })
        .first()
        .click()
      const sheet = root.getByRole('dialog', { name: 'Delivery address' })
      await sheet.getByRole('searchbox').fill(words)
      await sheet.getByRole('listitem').getByRole('button').first().click()
      await sheet.getByRole('textbox', { name: 'Flat' }).fill('57')
      await confirm()
      await expect(sheet).toBeHidden()
    },
    /** Logs in by SMS with a phone of nine digits after +998; the code is the sandbox's. */
    signIn: async (phone: string, merchant = 'demo') => {
      await page.goto(new URL('/login', host(merchant)).href)
      await root.getByLabel('Phone number').pressSequentially(phone)
      await root.getByRole('button', { name: /^Get the code/ }).click()
      await expect(root.getByRole('heading', { name: 'Code from the SMS' })).toBeVisible()
      await root.getByLabel('Code from the SMS').first().pressSequentially(CODE)
      await expect(page).not.toHaveURL(/\/login/)
    },
  }
  return shop
}
