import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

test(
  'a table for tonight whose form stands open over midnight is not booked for tomorrow by one press (DI-03)',
  extended(),
  async ({ page, shop }) => {
    const [evening, night] = ['2026-12-01T19:00:00+05:00', '2026-12-02T00:05:00+05:00']
    const goTo = async (moment: string) =>
      page.setExtraHTTPHeaders({ 'x-sandbox-now': new Date(moment).toISOString() })
    await page.clock.install({ time: Date.parse(evening) })
    await goTo(evening)
    const booked: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('bookings'))
        booked.push(request.postDataJSON())
    })
    await shop.open()
    await shop.signIn('900000344')
    await shop.go('/profile')
    await shop.press('Table booking')
    const sheet = page.getByRole('dialog', { name: 'Table booking' })
    await sheet.getByLabel('Branch').selectOption({ label: 'Yunusabad' })
    await shop.choose(sheet.getByRole('radio', { name: '21:00' }))
    await sheet.getByLabel('Name').fill('Aziza')
    await goTo(night)
    await page.clock.fastForward(Date.parse(night) - Date.parse(evening))
    await expect(sheet.getByRole('radio', { name: /^2 Dec/ })).toBeChecked()
    await expect(sheet.getByRole('radio', { name: '21:00' })).not.toBeChecked()
    await sheet.getByRole('button', { name: 'Book a table' }).click()
    await expect(sheet.getByText('Choose a time')).toBeVisible()
    expect(booked).toEqual([])
  },
)
