import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import {
  again,
  DISH,
  LIMIT,
  recovers,
  SOON,
  showsError,
  TROUBLES,
  toPickUpTomorrow,
  trouble,
} from './trouble.ts'

/* Trouble while an order is made: checkout, sign-in, promo code, and the order itself. */

test.beforeEach(({ page }) => page.clock.install())

const WAITS = 'checkout: tariff, ways of paying, fee and branch say so, and Order waits for all of them'
// A machine that is busy for half a minute lets the slow answers arrive after all, and then nothing has failed.
test(WAITS, extended(), async ({ page, shop, watch }) => {
  test.slow()
  await shop.open()
  await shop.toDelivery('900000045', DISH)
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
      await expect(async () => {
        // Ends the calls that the server, as it was before, never answers: a failed one is repeated some seconds later.
        await page.clock.fastForward(LIMIT)
        for (const title of ['delivery price', 'total', 'branch', 'payment methods'])
          await expect(page.getByText('Could not').filter({ hasText: title }).first()).toBeVisible(SOON)
        await expect(again(page)).toHaveCount(4, SOON)
      }).toPass()
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

test('the number, the code and a promo: one request at a time, an error in words, the text stays for the next try', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await shop.go('/login')
  await test.step('the number', async () => {
    const field = page.getByRole('textbox', { name: /phone/i })
    await field.fill('900000070')
    const broken = await trouble(page, watch, /\/users\/login$/)
    await showsError(page, broken, {
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
    await showsError(page, broken, {
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
    await shop.go('/basket')
    await shop.sees(DISH)
    await page.getByRole('button', { name: /Promo code/ }).click()
    await page.getByRole('textbox', { name: 'Promo code' }).fill('SALOM10')
    const broken = await trouble(page, watch, /\/promo\/check/)
    await showsError(page, broken, {
      button: page.getByRole('button', { name: 'Apply' }),
      field: page.getByRole('textbox', { name: 'Promo code' }),
    })
    await page.getByRole('button', { name: 'Apply' }).click()
    await shop.sees(/SALOM10 applied/)
  })
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
