import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  again,
  type Broken,
  DISH,
  endures,
  isTold,
  LIMIT,
  recovers,
  SOON,
  TROUBLES,
  toPickUpTomorrow,
  trouble,
} from './trouble.ts'

test.beforeEach(({ page }) => page.clock.install())

const isUpToDate = (page: Page, broken: Broken) =>
  recovers(page, broken, () => expect(page.getByText('Not up to date')).toHaveCount(0, SOON))

test('checkout: tariff, ways of paying, fee and branch say so, and Order waits for all of them', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000045')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/checkout', page.url()).href)
  await shop.chooseAddress('Bunyodkor 12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  const order = page.getByRole('button', { name: /^Order/ })
  await expect(order).toBeEnabled()

  const broken = await trouble(page, watch, /\/tariff\/|\/payment-types|\/order\/setting|\/closest/)
  broken.be('slow')
  await page.reload()
  await expect(order).toBeDisabled()
  for (const name of Object.keys(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      // Not before all of them are under way, which nothing on the page tells.
      if (name === 'slow')
        await expect(async () => {
          await page.clock.fastForward(LIMIT)
          await expect(again(page)).toHaveCount(4, SOON)
        }).toPass()
      else
        for (const title of ['delivery price', 'total', 'branch', 'payment methods'])
          await page.getByText(`Could not`).filter({ hasText: title }).first().waitFor()
      await expect(again(page)).toHaveCount(4)
      await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toHaveCount(0)
      await expect(order).toBeDisabled()
      if (name !== 'slow') for (const one of await again(page).all()) await one.click()
    })
  }
  await recovers(page, broken, () =>
    expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeEnabled(SOON),
  )
  await expect(again(page)).toHaveCount(0)
})

test('the number, the code and a promo: under way once, told in words, kept for the next try', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await page.goto(new URL('/login', page.url()).href)
  await test.step('the number', async () => {
    const field = page.getByRole('textbox', { name: /phone/i })
    await field.fill('900000070')
    const broken = await trouble(page, watch, /\/users\/login$/)
    await isTold(page, broken, {
      button: page.getByRole('button', { name: /^Get the code/ }),
      field,
    })
    await expect(field).toHaveValue(/^\+998 90 000 00 70/)
    await expect(async () => {
      await shop.press('Get the code')
      await expect(page).toHaveURL(/\/login\/confirm$/, { timeout: 2_000 })
    }).toPass()
  })
  await test.step('the code', async () => {
    const field = page.getByLabel('Code from the SMS').first()
    const broken = await trouble(page, watch, /\/login\/verify/)
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await isTold(page, broken, {
      button: confirm,
      field,
      press: async () => {
        if (await confirm.isEnabled()) await confirm.click()
        else await field.pressSequentially('111111')
      },
    })
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click()
      await expect(page).not.toHaveURL(/\/login/, { timeout: 2_000 })
    }).toPass()
  })
  await test.step('a promo', async () => {
    await page.goto(new URL('/basket', page.url()).href)
    await shop.sees(DISH)
    await page.getByRole('button', { name: /Promo code/ }).click()
    await page.getByRole('textbox', { name: 'Promo code' }).fill('SALOM10')
    const broken = await trouble(page, watch, /\/promo\/check/)
    await isTold(page, broken, {
      button: page.getByRole('button', { name: 'Apply' }),
      field: page.getByRole('textbox', { name: 'Promo code' }),
    })
    await page.getByRole('button', { name: 'Apply' }).click()
    await shop.sees(/SALOM10 applied/)
  })
})

test('my orders, one order, its cancelling and the profile: as of when, and live again by themselves', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000050')
  const at = (path: string) => new URL(path, page.url()).href
  await test.step('active and archived orders, none yet', async () => {
    for (const path of ['/profile/orders', '/profile/orders?tab=archive']) {
      const broken = await trouble(page, watch, /\/orders\/v1\/orders\/user/)
      await endures(page, broken, () => page.goto(at(path)))
      await again(page).click()
      await shop.sees(/No active orders|No orders yet|^Order \d+/)
    }
  })
  await test.step('a slow name and a slow order: one press, one order, told when the answer is late', async () => {
    const order = await toPickUpTomorrow(page, shop)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/orders(\/at-time)?$/.test(request.url())) sent.push(request.url())
    })
    const name = await trouble(page, watch, /\/users\/[\w-]+\/WITH_TOKEN/, 'PUT')
    name.be('slow')
    await order.click()
    await expect(order).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(400)
    await order.click({ force: true })
    expect(name.asked()).toBe(1)
    expect(sent).toEqual([])
    // The name helps the kitchen; without an answer to it the order goes all the same, once.
    await page.clock.fastForward(LIMIT)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
    expect(sent).toHaveLength(1)
  })
  await test.step('the order', async () => {
    const broken = await trouble(page, watch, /\/orders\/v1\/orders\/o-/, 'GET')
    await endures(page, broken, () => page.reload())
    await again(page).click()
    await shop.sees('34,000')

    broken.be('stopped')
    await page.clock.fastForward(11_000)
    await shop.sees('Not up to date')
    await shop.sees('34,000')
    await isUpToDate(page, broken)
  })
  await test.step('its cancelling', async () => {
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Cancel the order?' })
    await sheet.getByRole('radio').first().check({ force: true })
    const broken = await trouble(page, watch, /\/cancel$/)
    const cancel = sheet.getByRole('button', { name: 'Cancel the order' })
    for (const name of ['slow', 'stopped', 'answering 500'] as const) {
      broken.be(name)
      await cancel.click()
      if (name === 'slow') {
        await expect(cancel).toHaveAttribute('aria-busy', 'true')
        await cancel.click({ force: true })
        await page.clock.fastForward(LIMIT)
      }
      await expect(sheet.getByRole('alert').filter({ hasText: TROUBLES[name].words })).toBeVisible()
    }
    expect(broken.asked()).toBe(3)
    broken.mend()
    await cancel.click()
    await shop.sees('Order cancelled')
  })
  await test.step('the profile', async () => {
    const broken = await trouble(page, watch, /\/users\/me\//)
    broken.be('slow')
    await page.goto(at('/profile'))
    await shop.sees('+998 90 000 00 50')
    for (const [name, { words }] of Object.entries(TROUBLES)) {
      if (name !== 'slow') {
        broken.be(name as keyof typeof TROUBLES)
        await again(page).click()
      }
      await expect(async () => {
        if (name === 'slow') await page.clock.fastForward(LIMIT)
        await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await shop.sees(/Not up to date/)
      await shop.sees('+998 90 000 00 50')
    }
    await isUpToDate(page, broken)
  })
})

test('the second page of the archive: the first one stays, and more comes after Try again', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000053')
  const at = (path: string) => new URL(path, page.url()).href
  const button = await toPickUpTomorrow(page, shop)
  const sent = page.waitForRequest((one) => one.method() === 'POST' && /\/orders\/at-time$/.test(one.url()))
  await button.click()
  const order = await sent
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
  // More than one page of them, over at once.
  await page.evaluate(
    async ({ url, headers, body }) => {
      const send = (path: string, method: string, json: unknown) =>
        fetch(new URL(path, url), {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: headers.authorization ?? '',
            merchant: headers.merchant ?? '',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(json),
        }).then((answer) => answer.json())
      for (let made = 0; made < 12; made++) {
        const { id } = await send(url, 'POST', body)
        await send(`/orders/v1/orders/${id}/cancel`, 'PUT', { reasonId: null, comment: '' })
      }
    },
    { url: order.url(), headers: await order.allHeaders(), body: order.postDataJSON() },
  )
  let isBroken = true
  watch.allowConsole(/net::ERR_/)
  await page.route(/\/orders\/v1\/orders\/user.*page=1/, (route) =>
    isBroken ? route.abort('connectionrefused') : route.fallback(),
  )
  await page.goto(at('/profile/orders?tab=archive'))
  const orders = page.getByRole('link', { name: /Order \d+/ })
  await expect(orders).toHaveCount(10)
  await orders.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load' })).toBeVisible()
  await expect(orders).toHaveCount(10)
  isBroken = false
  await again(page).click()
  await expect(orders).toHaveCount(12)
})

test('an order whose answer is late or nonsense: it is looked for, and there is one', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000052')
  const at = (path: string) => new URL(path, page.url()).href
  const broken = await trouble(page, watch, /\/orders\/v1\/orders(\/at-time)?$/, 'POST')
  for (const [index, name] of (['slow', 'answering nonsense'] as const).entries()) {
    await test.step(name, async () => {
      const order = await toPickUpTomorrow(page, shop)
      broken.be(name)
      const before = broken.asked()
      await order.click()
      await expect.poll(broken.asked).toBe(before + 1)
      if (name === 'slow') {
        await expect(order).toHaveAttribute('aria-busy', 'true')
        await page.clock.fastForward(LIMIT)
      }
      await shop.sees('No response yet. Checking if the order got through')
      await shop.sees(/Your basket is safe/)
      await recovers(page, broken, () => expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/, SOON))
      await page.goto(at('/profile/orders'))
      await expect(page.getByRole('link', { name: /No\. \d+|Order \d+/ })).toHaveCount(index + 1)
      await page.goto(at('/basket'))
      await shop.sees('Your basket is empty')
    })
  }
})
