import { DRAFT_PREFIX } from '#/config/first-paint.ts'
import { DOUBLE_PRESS_MS } from '#/shell/presses.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { atEachGap, countPosts, FEW_GAPS, GAPS, MORE_GAPS, ORDERS, pressTwice } from './presses.ts'
import { choseEnglish, type Shop } from './shop.ts'

/*
 * In Telegram two clicks arrive as two presses of the main button, whatever screen is shown by then. Only one may
 * count.
 */

const DISH = 'Norin with horse meat'

test.beforeEach(({ page }) => choseEnglish(page))

async function fillBasket(shop: Shop) {
  await shop.hasDish(DISH)
  await shop.choose(shop.root.getByRole('radio', { name: 'Pick-up' }))
}

for (const [profile, gaps] of [
  ['weba', GAPS],
  ['webk', GAPS],
  ['weba', MORE_GAPS],
] as const) {
  test(
    `${profile}: two presses on Checkout order nothing, ${gaps.join(', ')} ms apart`,
    extended(profile === 'webk' || gaps === MORE_GAPS),
    async ({ page, telegram, telegramShop: shop }) => {
      const { mainButton: main } = telegram
      const orders = countPosts(page, ORDERS)
      await atEachGap(gaps, {
        begin: async (isFresh) => {
          if (isFresh) {
            await telegram.open({ profile, user: 'known' })
            await fillBasket(shop)
            await shop.toBasket()
            orders.posts = 0
          } else await telegram.leave.click()
          await expect(main).toHaveText(/^Checkout/)
        },
        press: (gap) => pressTwice(page, main, gap),
        check: async (gap) => {
          await expect(main).toHaveText(/^Order/)
          await expect(main).toBeEnabled()
          expect(orders.posts, `${gap} ms`).toBe(0)
        },
      })
      await main.click()
      await shop.sees(/^Order sent\. No\. \d+/)
      expect(orders.posts).toBe(1)
      expect(await telegram.errors()).toEqual([])
    },
  )
}

test(
  'two presses on Deliver here choose the address and order nothing',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    const { app, mainButton: main } = telegram
    const orders = countPosts(page, ORDERS)
    // Each launch begins without an address. The page that is left may still write its draft, so this is the new one's
    // first step.
    await page.addInitScript((prefix) => {
      for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
    }, DRAFT_PREFIX)
    await atEachGap(FEW_GAPS, {
      begin: async () => {
        await telegram.open({ user: 'known', path: '/' })
        await shop.hasDish(DISH)
        await app.getByRole('button', { name: `One more ${DISH}` }).click()
        await shop.toBasket()
        await expect(main).toHaveText(/^Checkout/)
        await main.click()
        await expect(main).toHaveText('Set an address')
        orders.posts = 0
      },
      press: async (gap) => {
        let isClose = false
        await shop.chooseAddress('Bunyodkor 12', async () => {
          await expect(main).toHaveText('Deliver here')
          isClose = await pressTwice(page, main, gap, DOUBLE_PRESS_MS)
        })
        return isClose
      },
      check: async (gap) => {
        await expect(main).toHaveText(/^Order/)
        await expect(main).toBeEnabled()
        expect(orders.posts, `${gap} ms`).toBe(0)
      },
    })
  },
)

test('the basket’s pill, pressed twice, does not press the client’s button that comes over it', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { mainButton: main, leave } = telegram
  await atEachGap(FEW_GAPS, {
    begin: async (isFresh) => {
      if (isFresh) {
        await telegram.open({ user: 'known' })
        await fillBasket(shop)
      }
      await expect(shop.basketLink()).toBeVisible()
    },
    press: (gap) => pressTwice(page, shop.basketLink(), gap, DOUBLE_PRESS_MS),
    check: async () => {
      await expect(main).toBeEnabled()
      await expect(main).toHaveText(/^Checkout/)
      await leave.click()
      await expect(main).toBeHidden()
    },
  })
})

test(
  'two presses on Add to basket put one in and leave the basket closed',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    const { app, mainButton: main } = telegram
    let count = 0
    await atEachGap(FEW_GAPS, {
      begin: async (isFresh) => {
        if (isFresh) await telegram.open({ user: 'known' })
        // With an order of an earlier test above the menu the dish lies near the client's button, which was just pressed.
        else await shop.thumb()
        await app
          .getByRole('link', { name: new RegExp(`^${DISH}, `) })
          .first()
          .click()
        await expect(main).toBeVisible()
        await expect(main).toHaveText(/^Add to basket/)
        count++
      },
      press: (gap) => pressTwice(page, main, gap, DOUBLE_PRESS_MS),
      check: async () => {
        await expect(main).toBeHidden()
        await expect(shop.basketLink()).toContainText(`${count}`)
      },
    })
  },
)
