import type { Page } from '@playwright/test'
import { denyStorage } from './deny-storage.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { visitOf } from './whole-visit.ts'

/*
 * Orders of a browser that stores nothing: its storages throw, or are there and have no room, and in a frame it may keep
 * no cookies and take no locks either. All is walked in one document, since the next one would begin anew.
 */

const DISH = 'Norin with horse meat'

const MODES = [
  { words: 'storages that throw', storage: 'throws', cookies: true },
  { words: 'storages that throw, and no cookies', storage: 'throws', cookies: false },
  { words: 'storages without room', storage: 'is full', cookies: true },
  { words: 'storages without room, and no cookies', storage: 'is full', cookies: false },
  {
    words: 'storages that throw, and neither cookies nor locks',
    storage: 'throws',
    cookies: false,
    locks: false,
  },
] as const

/** The choice of an earlier visit is not stored, so it is made in this one. */
async function chooseEnglish(shop: Shop) {
  await shop.press(/^Til\b/)
  const sheet = shop.root.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await shop.thumb()
  await sheet.getByText('English').click()
  await expect(sheet).toBeHidden()
}

const isOrder = (page: Page) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(request.url()),
  )

for (const [nth, { words, ...mode }] of MODES.entries()) {
  test(`${words}: a delivery and a pick-up are ordered on the web (TG-08)`, async ({ page, shop }) => {
    await page.addInitScript(denyStorage, { ...mode, where: 'page' } as const)
    await page.goto(shop.address('demo'))
    // The browser's own language.
    await expect(shop.add(DISH)).toBeVisible()
    for (const step of visitOf(page, shop, `90000026${nth}`))
      await test.step(step.name, async () => {
        // A button that lies where the last press was takes none for a moment.
        await shop.thumb()
        await step.act()
        await step.there()
      })
    const delivery = isOrder(page)
    await shop.thumb()
    await shop.press(/^Order .*UZS/)
    expect((await delivery).postDataJSON()).toMatchObject({ serviceType: 'DELIVERY', promoCode: 'SALOM10' })
    await shop.seesHeading(/^Order \d+/)

    await test.step('the next one is picked up', async () => {
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      // The order has emptied the basket.
      await shop.addDish(DISH)
      await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
      await shop.toBasket()
      await shop.thumb()
      await shop.press(/^Checkout/)
      await shop.fillName()
      const pickUp = isOrder(page)
      await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toBeEnabled()
      await shop.thumb()
      await shop.press(/^Order .*UZS/)
      expect((await pickUp).postDataJSON()).toMatchObject({ serviceType: 'PICK_UP' })
      await shop.seesHeading(/^Order \d+/)
    })
  })

  test(`${words}: a delivery is ordered inside Telegram (TG-08)`, async ({
    page,
    telegram,
    telegramShop: shop,
  }) => {
    test.setTimeout(180_000)
    await page.addInitScript(denyStorage, { ...mode, where: 'frame' } as const)
    const { app, mainButton } = telegram
    const signedIn = page.waitForResponse((answer) => answer.url().includes('/webbot/v1/users/token'))
    await telegram.open({ user: 'second', lang: 'uz' })
    expect((await signedIn).status()).toBe(200)
    await expect(app.getByRole('article').getByRole('button').first()).toBeVisible()
    await telegram.waitFor('web_app_ready')
    await expect.poll(() => telegram.press('settings')).toBe(true)
    await expect(app.getByRole('heading', { level: 1, name: 'Profil' })).toBeAttached()
    await chooseEnglish(shop)
    await telegram.leave.click()
    await shop.addDish(DISH)
    await shop.more(DISH).click()
    await shop.toBasket()
    await expect(mainButton).toHaveText(/^Checkout/)
    await shop.thumb()
    await mainButton.click()
    await expect(mainButton).toHaveText('Set an address')
    await shop.chooseAddress('Bunyodkor 12', async () => {
      await expect(mainButton).toHaveText('Deliver here')
      await shop.thumb()
      await mainButton.click()
    })
    await shop.fillName()
    await expect(mainButton).toHaveText(/^Order · .*UZS$/)
    await shop.thumb()
    const sent = isOrder(page)
    await mainButton.click()
    expect((await sent).postDataJSON()).toMatchObject({
      orderDevice: 'TELEGRAM_BOT',
      serviceType: 'DELIVERY',
    })
    await shop.seesHeading(/^Order \d+/)
    expect(await telegram.errors()).toEqual([])
  })
}
