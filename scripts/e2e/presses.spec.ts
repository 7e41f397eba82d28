import type { Page } from '@playwright/test'
import { DOUBLE_PRESS_MS } from '#/shell/presses.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { atEachGap, countPosts, FEW_GAPS, GAPS, MORE_GAPS, ORDERS, pressTwice } from './presses.ts'
import type { Shop } from './shop.ts'

/* On the web a double press, by a bouncing mouse or in haste, takes one step. */

const DISH = 'Norin with horse meat'

const mainOf = (page: Page) => page.getByRole('button', { name: /^(Checkout|Order) / })

/** A basket for pick-up, and a customer whose name is known: the checkout has nothing more to ask. */
async function fillBasket(page: Page, shop: Shop) {
  await shop.go('/')
  await shop.hasDish(DISH)
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
}

async function fillName(page: Page, shop: Shop) {
  await expect(mainOf(page)).toHaveText(/^Order/)
  await shop.fillName('Nodira')
}

for (const [gaps, phone] of [
  [GAPS, '900000017'],
  [MORE_GAPS, '900000018'],
] as const) {
  test(
    `two presses on Checkout order nothing, ${gaps.join(', ')} ms apart`,
    extended(gaps === MORE_GAPS),
    async ({ page, shop }) => {
      const main = mainOf(page)
      const orders = countPosts(page, ORDERS)
      await shop.open()
      await shop.signIn(phone)
      await atEachGap(gaps, {
        begin: async (isFresh) => {
          if (isFresh) {
            // A pair that came too late has ordered, which empties the basket when the answer comes.
            if (orders.posts > 0) await shop.sees(/^Order sent\. No\. \d+/)
            await fillBasket(page, shop)
            await shop.go('/basket')
            await main.click()
            await fillName(page, shop)
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
      await shop.sees(/^Order sent\. No\. \d+/)
      expect(orders.posts).toBe(1)
    },
  )
}

test('two presses on the basket’s pill open the basket and no more', async ({ page, shop }) => {
  await shop.open()
  await fillBasket(page, shop)
  const pill = shop.basketLink()
  const main = mainOf(page)
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      if (!page.url().endsWith('/')) await shop.go('/')
      await expect(pill).toBeVisible()
    },
    press: (gap) => pressTwice(page, pill, gap, DOUBLE_PRESS_MS),
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
      await shop.fillBasket(DISH)
      await shop.go('/checkout')
    },
    press: async (gap) => {
      let isClose = false
      await shop.chooseAddress('Bunyodkor 12', async () => {
        isClose = await pressTwice(
          page,
          page.getByRole('button', { name: 'Deliver here' }),
          gap,
          DOUBLE_PRESS_MS,
        )
      })
      return isClose
    },
    check: async () => {
      await expect(main).toHaveText(/^Order/)
      await expect(main).toBeEnabled()
      await expect(page).toHaveURL(/\/checkout$/)
    },
  })
  // A guest who presses Order is asked to log in.
  await main.click()
  await expect(page).toHaveURL(/\/login$/)
})

test('two presses on Add to basket put one in and leave the basket closed', async ({ page, shop }) => {
  await shop.open()
  const sheet = page.getByRole('dialog', { name: DISH })
  let count = 0
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      if (!page.url().endsWith('/')) await shop.go('/')
      await page
        .getByRole('link', { name: new RegExp(`^${DISH}, `) })
        .first()
        .click()
      await expect(sheet).toBeVisible()
      count++
    },
    press: (gap) =>
      pressTwice(page, sheet.getByRole('button', { name: /^Add to basket/ }), gap, DOUBLE_PRESS_MS),
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
      await shop.go('/checkout')
      await fillName(page, shop)
      orders.posts = 0
    },
    press: (gap) => pressTwice(page, main, gap),
    check: async () => {
      await shop.sees(/^Order sent\. No\. \d+/)
      await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(orders.posts).toBe(1)
    },
  })
})

test(
  'on a wide page two presses on Checkout beside the menu lead to the checkout',
  extended(),
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open()
    await fillBasket(page, shop)
    const main = mainOf(page)
    await atEachGap(FEW_GAPS, {
      begin: async () => {
        if (!page.url().endsWith('/')) await shop.go('/')
        await expect(main).toHaveText(/^Checkout/)
      },
      press: (gap) => pressTwice(page, main, gap, DOUBLE_PRESS_MS),
      check: async () => {
        await expect(main).toHaveText(/^Order/)
        await expect(main).toBeEnabled()
        await expect(page).toHaveURL(/\/checkout$/)
        await page.goBack()
      },
    })
  },
)
