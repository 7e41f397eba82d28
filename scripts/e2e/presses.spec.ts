import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { atEachGap, countPosts, FEW_GAPS, GAPS, MORE_GAPS, ORDERS, pressTwice } from './presses.ts'
import type { Shop } from './shop.ts'
import { wide } from './wide.ts'

/* On the web: a press that lands twice, by a mouse that bounces or a hand that hurries, takes one step. */

const DISH = 'Norin with horse meat'

const mainOf = (page: Page) => page.getByRole('button', { name: /^(Checkout|Order) / })
const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

/** A basket for pick-up, and a customer whose name is known: the checkout has nothing more to ask. */
async function fillBasket(page: Page, shop: Shop) {
  await goTo(page, '/')
  await shop.hasDish(DISH)
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
}

async function fillName(page: Page) {
  const name = page.getByRole('textbox', { name: 'Your name' })
  await expect(mainOf(page)).toHaveText(/^Order/)
  if ((await name.count()) > 0) await name.fill('Nodira')
}

for (const [gaps, phone] of [
  [GAPS, '900000017'],
  [MORE_GAPS, '900000018'],
] as const) {
  test(
    `two presses on Checkout order nothing, ${gaps.join(', ')} ms apart`,
    wide(gaps === MORE_GAPS),
    async ({ page, shop }) => {
      const main = mainOf(page)
      const orders = countPosts(page, ORDERS)
      await shop.open()
      await shop.signIn(phone)
      await atEachGap(gaps, {
        begin: async (isFresh) => {
          if (isFresh) {
            await fillBasket(page, shop)
            await goTo(page, '/basket')
            await main.click()
            await fillName(page)
            orders.posts = 0
          }
          await page.goBack()
          await expect(main).toHaveText(/^Checkout/)
        },
        press: (gap) => pressTwice(page, main, gap),
        check: async (gap) => {
          await expect(main).toHaveText(/^Order/)
          await expect(main).toBeEnabled()
          await expect(page).toHaveURL(/\/checkout$/)
          expect(orders.posts, `${gap} ms`).toBe(0)
        },
      })
      await main.click()
      await shop.sees(/^Order placed! No\. \d+/)
      expect(orders.posts).toBe(1)
    },
  )
}

test('two presses on the basket’s pill open the basket and no more', async ({ page, shop }) => {
  await shop.open()
  await fillBasket(page, shop)
  const pill = page.getByRole('link', { name: /^Basket/ }).last()
  const main = mainOf(page)
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      if (!page.url().endsWith('/')) await goTo(page, '/')
      await expect(pill).toBeVisible()
    },
    press: (gap) => pressTwice(page, pill, gap),
    check: async () => {
      await expect(main).toBeEnabled()
      await expect(main).toHaveText(/^Checkout/)
      await expect(page).toHaveURL(/\/basket$/)
      await page.goBack()
    },
  })
  await pill.click()
  await main.click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('two presses on Deliver here take the address and order nothing', async ({ page, shop }) => {
  const main = mainOf(page)
  await shop.open()
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      await page.evaluate(() => localStorage.clear())
      await goTo(page, '/')
      await shop.addDish(DISH)
      await page.getByRole('button', { name: `One more ${DISH}` }).click()
      await goTo(page, '/checkout')
    },
    press: async (gap) => {
      let isClose = false
      await shop.chooseAddress('Bunyodkor 12', async () => {
        isClose = await pressTwice(page, page.getByRole('button', { name: 'Deliver here' }), gap)
      })
      return isClose
    },
    check: async () => {
      await expect(main).toHaveText(/^Order/)
      await expect(main).toBeEnabled()
      await expect(page).toHaveURL(/\/checkout$/)
    },
  })
  // A visitor who orders is asked who they are.
  await main.click()
  await expect(page).toHaveURL(/\/login$/)
})

test('two presses on Add to basket put one in and leave the basket closed', async ({ page, shop }) => {
  await shop.open()
  const sheet = page.getByRole('dialog', { name: DISH })
  let count = 0
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      if (!page.url().endsWith('/')) await goTo(page, '/')
      await page
        .getByRole('link', { name: new RegExp(`^${DISH}, `) })
        .first()
        .click()
      await expect(sheet).toBeVisible()
      count++
    },
    press: (gap) => pressTwice(page, sheet.getByRole('button', { name: /^Add to basket/ }), gap),
    check: async () => {
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('link', { name: new RegExp(`^Basket · ?${count}`) }).last()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    },
  })
})

test('two presses on Order show the order and touch nothing of its page', async ({ page, shop }) => {
  const orders = countPosts(page, ORDERS)
  const main = mainOf(page)
  await shop.open()
  await shop.signIn('900000020')
  await atEachGap([250, 700], {
    begin: async () => {
      await fillBasket(page, shop)
      await goTo(page, '/checkout')
      await fillName(page)
      orders.posts = 0
    },
    press: (gap) => pressTwice(page, main, gap),
    check: async () => {
      await shop.sees(/^Order placed! No\. \d+/)
      await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(orders.posts).toBe(1)
    },
  })
})

test('two presses on Get the code ask for one and confirm nothing', async ({ page, shop }) => {
  await shop.open()
  const sent = countPosts(page, /\/users\/v1\//)
  const phones = ['900000021', '900000022', '900000025', '900000026']
  await atEachGap([80, 700], {
    begin: async () => {
      await goTo(page, '/login')
      await page.getByLabel('Phone number').pressSequentially(phones.shift() ?? '')
      sent.posts = 0
    },
    press: (gap) => pressTwice(page, page.getByRole('button', { name: /^Get the code/ }), gap),
    check: async () => {
      await expect(page.getByRole('heading', { name: 'Code from the SMS' })).toBeVisible()
      await expect(page).toHaveURL(/\/login\/confirm$/)
      expect(sent.posts).toBe(1)
    },
  })
})

test('two presses on Book a table open its form and do not send it', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000023')
  await goTo(page, '/profile')
  const sheet = page.getByRole('dialog', { name: 'Table booking' })
  const book = sheet.getByRole('button', { name: 'Book a table' })
  await shop.press('Table booking')
  await sheet.getByLabel('Branch').selectOption({ label: 'Yunusabad' })
  await sheet.getByRole('button', { name: 'One more How many people' }).click()
  await sheet.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check({ force: true })
  await shop.choose(sheet.getByRole('radio', { name: '19:00' }))
  await sheet.getByLabel('Name').fill('Aziza')
  await book.click()
  await shop.sees(/^Table booked, No\. \d+/)
  await atEachGap([450, 1_050], {
    begin: async () => {
      if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
      await shop.press('Table booking')
      await expect(sheet.getByText(/^Booking No\. \d+/)).toBeVisible()
    },
    press: (gap) => pressTwice(page, book, gap),
    check: async () => {
      await expect(sheet.getByLabel('Branch')).toBeVisible()
      await expect(book).toBeEnabled()
      await expect(sheet.getByRole('alert')).toHaveCount(0)
    },
  })
  await book.click()
  await expect(sheet.getByRole('alert').first()).toBeVisible()
})

test('on a wide page two presses on Checkout beside the menu lead to the checkout', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open()
  await fillBasket(page, shop)
  const main = mainOf(page)
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      if (!page.url().endsWith('/')) await goTo(page, '/')
      await expect(main).toHaveText(/^Checkout/)
    },
    press: (gap) => pressTwice(page, main, gap),
    check: async () => {
      await expect(main).toHaveText(/^Order/)
      await expect(main).toBeEnabled()
      await expect(page).toHaveURL(/\/checkout$/)
      await page.goBack()
    },
  })
})

test('two presses on the action of any other page take one step, and nothing of the next page is done', async ({
  page,
  shop,
}) => {
  test.slow()
  const gaps = [250, 700, 1_200]
  await shop.open()
  await shop.signIn('900000047')
  const changes = countPosts(page, /\/(users|payments|orders)\/v\d/)
  const actionOf = (name: string) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name, exact: true }))
      .last()
  for (const { path, action, next } of [
    { path: '/basket', action: 'Open the menu', next: /\/$/ },
    { path: '/profile/orders', action: 'Open the menu', next: /\/$/ },
    { path: '/profile/address', action: 'Add address', next: /\/profile\/address\/create$/ },
    { path: '/profile/cards', action: 'Add card', next: /\/profile\/cards\/create$/ },
  ]) {
    await test.step(`${path}: ${action}`, async () => {
      await atEachGap(gaps, {
        begin: async () => {
          // What the step before led to lies right behind, as it did for the customer.
          await goTo(page, '/')
          await goTo(page, path)
          changes.posts = 0
        },
        press: (gap) => pressTwice(page, actionOf(action), gap),
        check: async (gap) => {
          await expect(page).toHaveURL(next)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
          expect(changes.posts, `${gap} ms`).toBe(0)
        },
      })
    })
  }
})
