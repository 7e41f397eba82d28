import { type ProfileName, profiles } from '../telegram-frame/page/profiles.ts'
import { denyStorage, NOTHING_IN_A_FRAME } from './deny-storage.ts'
import { expect, test } from './fixtures.ts'
import { atCheckout } from './pay.ts'
import { choseEnglish } from './shop.ts'
import { PRESS } from './storm.ts'
import { LONG_MS, walkOf } from './telegram-rows.ts'
import { ordersOnce, paysOutside } from './telegram-rows-order.ts'
import {
  asksBeforeClosing,
  asksNothingWithoutBasket,
  goesBack,
  hasTwo,
  keepsClear,
  opensSettings,
  ownsSwipes,
  ownsSwipesOnMap,
  staysAboveKeyboard,
  survivesReload,
} from './telegram-rows-pages.ts'
import { isWebElsewhere, menusAsked, signsIn, wears } from './telegram-rows-start.ts'
import { DISH } from './trouble.ts'

/*
 * Every row of Telegram (TG-01 to TG-14) in every kind of client. A row that a client has no part of, such as a settings
 * button before 6.10, is what the customer has instead.
 */

/** A test of rows that need nothing but the client. */
function walks(
  title: string,
  profile: ProfileName,
  rows: (walk: ReturnType<typeof walkOf>) => Promise<void>,
) {
  test(title, async ({ page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    await rows(walkOf({ page, telegram, shop, profile }))
    expect(await telegram.errors()).toEqual([])
  })
}

for (const profile of Object.keys(profiles) as ProfileName[]) {
  test.describe(profile, () => {
    test.slow()

    test('starts: TG-01, TG-02, TG-06', async ({ page, telegram, telegramShop: shop }) => {
      await choseEnglish(page)
      await page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => console.error('asked where the device is')
      })
      const walk = walkOf({ page, telegram, shop, profile })
      const menus = menusAsked(page)
      await signsIn(walk)
      await walk.client.row('TG-06: no question where the customer is', {}, async () => {
        await expect(shop.add(DISH)).toBeVisible()
        await telegram.waitFor('web_app_ready')
        await walk.client.startIsOver()
        expect(await walk.client.askedFor(/location/)).toEqual([])
        expect(menus.length).toBeGreaterThan(0)
        for (const url of menus) expect(url).toContain('type=TG')
      })
      await test.step('TG-01: one header here, a web shop elsewhere', async () => {
        await expect(telegram.app.getByRole('banner')).toHaveCount(0)
        await isWebElsewhere(walk)
      })
      expect(await telegram.errors()).toEqual([])
    })

    walks('wears Telegram’s theme: TG-03', profile, async (walk) => {
      await walk.client.row('TG-03', { theme: 'night' }, () => wears(walk))
    })

    walks('pages and the client’s buttons: TG-04, TG-09, TG-11', profile, async (walk) => {
      const { row } = walk.client
      await row('TG-09: closing with a basket', {}, () => asksBeforeClosing(walk))
      await row('TG-09: closing without one', {}, () => asksNothingWithoutBasket(walk))
      await row('TG-09: swipes over a sheet', {}, () => ownsSwipes(walk))
      await row('TG-09: swipes over a map', { path: '/address/delivery' }, () => ownsSwipesOnMap(walk))
      await row('TG-04', {}, () => goesBack(walk))
      await row('TG-11', {}, () => opensSettings(walk))
    })

    walks('a reload, the keyboard, fullscreen: TG-07, TG-13', profile, async (walk) => {
      const { row } = walk.client
      await row('two dishes', {}, () => hasTwo(walk.shop))
      await row('TG-13', { path: '/checkout' }, () => survivesReload(walk))
      await row('TG-07: keyboard', { path: '/checkout' }, () => staysAboveKeyboard(walk))
      // Without a basket, whose button lies over the dishes.
      await row('TG-07: fullscreen', { user: 'nophone' }, () => keepsClear(walk))
    })

    test('one order, paid outside: TG-05, TG-06, TG-10, TG-12', async ({
      page,
      telegram,
      telegramShop: shop,
      watch,
    }) => {
      watch.allowHost('t.me')
      await choseEnglish(page)
      const walk = walkOf({ page, telegram, shop, profile })
      await walk.client.open({ user: 'known' })
      await atCheckout(shop, () => telegram.mainButton.click(PRESS))
      await test.step('TG-05, TG-06', async () => {
        expect(await ordersOnce(walk)).toMatchObject({ orderDevice: 'TELEGRAM_BOT' })
      })
      await test.step('TG-10', () => paysOutside(walk))
      await test.step('TG-12', async () => expect(await telegram.errors()).toEqual([]))
    })

    test('without any storage: TG-08', async ({ page, telegram, telegramShop: shop }) => {
      await page.addInitScript(denyStorage, NOTHING_IN_A_FRAME)
      const walk = walkOf({ page, telegram, shop, profile })
      const { client } = walk
      const link = telegram.app.getByRole('link', { name: 'Profile' })
      await client.row('TG-08: the session and the basket hold', {}, async () => {
        await shop.hasDish(DISH)
        await shop.toBasket()
        await shop.sees(DISH)
        await client.back()
        await link.click()
        await expect(telegram.app.getByText('Log out', { exact: true })).toBeVisible()
        await client.back()
        await expect(shop.more(DISH)).toBeVisible()
      })
      await test.step('TG-08: a reload signs in again', async () => {
        client.signIns.length = 0
        await client.reload()
        await expect.poll(() => client.signIns.at(-1), { timeout: LONG_MS }).toBe(200)
        await expect(shop.add(DISH).or(shop.more(DISH))).toBeVisible()
      })
      expect(await telegram.errors()).toEqual([])
      // A page that stores nothing and is loaded anew every few seconds has an empty basket each time.
      if (client.isStormy) return
      await client.open({ user: 'known' })
      await shop.hasDish(DISH)
      await shop.choose(telegram.app.getByRole('radio', { name: 'Pick-up' }))
      await shop.toBasket()
      await expect(telegram.mainButton).toHaveText(/^Checkout/)
      await shop.thumb()
      await telegram.mainButton.click()
      await shop.fillName()
      await shop.thumb()
      await test.step('TG-08: an order is placed', async () => {
        expect(await ordersOnce(walk)).toMatchObject({ orderDevice: 'TELEGRAM_BOT' })
        await shop.seesHeading(/^Order \d+/)
      })
      expect(await telegram.errors()).toEqual([])
    })

    test('two accounts on one device: TG-14', async ({ page, telegram, telegramShop: shop }) => {
      await choseEnglish(page)
      const { row, basketIsKept, startIsOver } = walkOf({ page, telegram, shop, profile }).client
      const seesOnly = async (mine: string, other: string) => {
        await telegram.app.getByRole('link', { name: 'Profile' }).click()
        await expect(telegram.app.getByText(mine).first()).toBeVisible()
        await expect(telegram.app.getByText(other)).toHaveCount(0)
      }
      await row('TG-14: Bobur has a dish', { user: 'second' }, async () => {
        await shop.hasDish(DISH)
        await basketIsKept()
        await seesOnly('Bobur', 'Aziza')
      })
      await row('TG-14: Aziza has none', { user: 'known' }, async () => {
        await expect(shop.add(DISH)).toBeVisible()
        await startIsOver()
        await expect(shop.basketLink()).toHaveCount(0)
        await seesOnly('Aziza', 'Bobur')
      })
      await row('TG-14: a visitor has none', { data: false }, async () => {
        await expect(shop.add(DISH)).toBeVisible()
        await startIsOver({ isVisitor: true })
        await expect(shop.basketLink()).toHaveCount(0)
      })
      await row('TG-14: Bobur has it still', { user: 'second' }, async () => {
        await expect(shop.basketLink()).toContainText('34,000')
        await seesOnly('Bobur', 'Aziza')
      })
      expect(await telegram.errors()).toEqual([])
    })
  })
}
