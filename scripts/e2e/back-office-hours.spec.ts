import type { Page } from '@playwright/test'
import { WORK_DAYS } from '#/domain/hours/tashkent.ts'
import { expect, test } from './fixtures.ts'
import { here } from './unreadable.ts'

/* Opening hours as back offices write them (PU-05, SC-03). */

/** It is so late in Tashkent, and the branches of every answer have these hours, as nothing else says whether they are open. */
async function branchesHave(
  page: Page,
  time: string,
  shifts: readonly (readonly [open: unknown, close: unknown])[],
) {
  const now = new Date(`2027-03-10T${time}:00+05:00`)
  await page.clock.install({ time: now })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': now.toISOString() })
  const [[open, close] = []] = shifts
  const hours = {
    open,
    close,
    deliveryStart: '',
    deliveryEnd: '',
    workHours: WORK_DAYS.flatMap((day) =>
      shifts.map(([from, to]) => ({ day, open: from, close: to, isDayOff: false })),
    ),
  }
  const withHours = ({ isOpen: _, nextOpenAt: __, ...branch }: Record<string, unknown>) => ({
    ...branch,
    ...hours,
  })
  await page.route(/\/users\/v1\/(branches|local\/branch)(?!.*slots)/, async (route) => {
    const response = await here(route)
    const sent = await response.json()
    await route.fulfill({ response, json: Array.isArray(sent) ? sent.map(withHours) : withHours(sent) })
  })
}

const TWO_SHIFTS = [
  ['10:00', '15:00'],
  ['17:00', '23:00'],
] as const

test('between two shifts a branch says when the second one begins, and its week has both', async ({
  page,
  shop,
}) => {
  await branchesHave(page, '16:00', TWO_SHIFTS)
  await shop.open('demo', { path: '/branches' })
  await page.getByRole('button', { name: /^Chilanzar.*opens at 17:00/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Every day 10:00–15:00, 17:00–23:00')
})

test('in the second shift it is open until its end', async ({ page, shop }) => {
  await branchesHave(page, '18:00', TWO_SHIFTS)
  await shop.open('demo', { path: '/branches' })
  await expect(page.getByRole('button', { name: /^Chilanzar.*open until 23:00/ })).toBeVisible()
})

for (const [what, open, close] of [
  ['one digit', '9:00', '23:00'],
  ['seconds', '9:00:00', '23:00:00'],
  ['lists', [9, 0], [23, 0, 0]],
  ['half days', '9:00 AM', '11:00 PM'],
] as const)
  test(`hours with ${what} are read: at 03:00 nothing is sold for now`, async ({ page, shop }) => {
    await branchesHave(page, '03:00', [[open, close]])
    await shop.open()
    await expect(page.getByRole('status').filter({ hasText: 'Closed now' })).toContainText('Opens at 09:00.')
  })

test('a branch whose hours nobody can read takes no order, and is not called open', async ({
  page,
  shop,
}) => {
  await branchesHave(page, '12:00', [['ertalab', 'kechgacha']])
  await shop.open()
  await shop.sees('This branch isn’t taking orders for the next few days.')
  await shop.go('/branches')
  await page.getByRole('button', { name: /^Chilanzar.*closed/ }).click()
  await expect(page.getByRole('dialog')).toContainText('not specified')
})
