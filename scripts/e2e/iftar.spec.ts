import { expect, test } from './fixtures.ts'

const DISH = 'Tandoor samsa with lamb'

for (const [name, now, isRamadan] of [
  ['in Ramadan the iftar is offered first, and ordered for', '2028-02-15T12:00:00+05:00', true],
  ['outside of Ramadan nothing of it is seen', '2028-03-15T12:00:00+05:00', false],
] as const)
  test(`${name} (CX-08)`, async ({ page, shop }) => {
    await page.clock.install({ time: Date.parse(now) })
    await page.setExtraHTTPHeaders({ 'x-sandbox-now': now })
    await shop.open('beta')
    await shop.signIn('900000044', 'beta')
    await shop.go('/')
    await shop.addDish(DISH)
    await shop.go('/checkout')
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    const times = page.getByRole('group', { name: 'When' }).getByRole('radio')
    await expect(times.first()).toBeVisible()
    if (!isRamadan) {
      await expect(times.first()).toHaveAccessibleName(/^As soon as/)
      await expect(page.getByText('Iftar')).toHaveCount(0)
      return
    }
    await expect(times.first()).toHaveAccessibleName(/^Iftar 17:5\d\s*17:45–18:00$/)
    await expect(times.nth(1)).toHaveAccessibleName(/^As soon as/)
    await shop.choose(times.first())
    await shop.fillName()
    const posted = page.waitForRequest(/\/orders\/v1\/orders\/at-time$/)
    await shop.press(/^Order/)
    expect((await posted).postDataJSON().deliveryAt).toBe('2028-02-15T17:45:00+05:00')
    await shop.sees(/^Order sent\. No\. \d+/)
  })
