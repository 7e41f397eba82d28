import type { Page } from '@playwright/test'
import { COMMIT_MS } from '#/shell/presses.ts'
import { expect, test } from './fixtures.ts'
import {
  again,
  type Broken,
  endures,
  LIMIT,
  recovers,
  SOON,
  TROUBLES,
  toPickUpTomorrow,
  trouble,
} from './trouble.ts'

/* Trouble with what a customer has: orders under way, the archive, the profile. */

test.beforeEach(({ page }) => page.clock.install())

const isUpToDate = (page: Page, broken: Broken) =>
  recovers(page, broken, () => expect(page.getByText('Not up to date')).toHaveCount(0, SOON))

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
  await test.step('a slow name and a slow order: one press, one order, a message when the response is late', async () => {
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
    // The name is a help for the kitchen: when saving it gets no response, the order is sent all the same, once.
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
    // Beside an open stream the order is asked for once a minute.
    await page.clock.fastForward(61_000)
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
      await shop.thumb(COMMIT_MS)
      await cancel.click()
      if (name === 'slow') {
        await expect(cancel).toHaveAttribute('aria-busy', 'true')
        await cancel.click({ force: true })
        await page.clock.fastForward(LIMIT)
      }
      await expect(sheet.getByRole('alert').filter({ hasText: TROUBLES[name].words })).toBeVisible()
    }
    expect(broken.asked()).toBe(3)
    broken.recover()
    await shop.thumb(COMMIT_MS)
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
        // The page may have asked by itself once more meanwhile, and waits for that.
        await page.clock.fastForward(LIMIT)
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
  // More orders than one page of the archive holds, all of them ended.
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
