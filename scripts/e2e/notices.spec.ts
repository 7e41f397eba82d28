import type { Locator } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { holdTime } from './hold-time.ts'

/* Where notices stand, and when they go (NT-04). */

/** px between two of them, and how long each stays, ms. */
const GAP = 16
const STAYS = 4_500

const DISHES = ['Norin with horse meat', 'Dimlama stew', 'Fried lagʻmon']

/** px between each notice and the next, once they stand still. */
async function gapsOf(stack: Locator): Promise<number[]> {
  const boxes = await stack.evaluate((it) => [...it.children].map((one) => one.getBoundingClientRect()))
  return boxes.slice(1).map(({ top }, nth) => Math.round((top - (boxes[nth]?.bottom ?? 0)) * 10) / 10)
}

test('three notices stand 16 px apart, wait under the pointer, and go when it leaves (NT-04)', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await shop.open()
  for (const dish of DISHES) await shop.addDish(dish)
  await shop.toBasket()
  const stack = page.getByRole('region', { name: 'Notices' })
  const notices = stack.getByRole('status')
  const remove = (dish: string) => page.getByRole('button', { name: `Remove ${dish}` })
  for (const dish of DISHES) await expect(remove(dish)).toBeVisible()
  await holdTime(page)
  // What is removed stands in a notice with a way back.
  for (const dish of DISHES) {
    await remove(dish).click()
    await expect(notices.last()).toHaveText(`Removed: ${dish}`)
  }
  await stack.getByRole('button', { name: 'Undo' }).first().hover()
  await expect(notices).toHaveText(DISHES.map((dish) => `Removed: ${dish}`))
  await expect.poll(() => gapsOf(stack)).toEqual([GAP, GAP])

  await page.clock.fastForward(10 * STAYS)
  await expect(notices).toHaveCount(3)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(STAYS)
  await expect(notices).toHaveCount(0)
})

test(
  'a notice that appears under a mouse at rest goes in its time (NT-04)',
  extended(),
  async ({ page, shop }) => {
    await page.clock.install()
    await shop.open()
    for (const dish of DISHES) await shop.addDish(dish)
    await shop.toBasket()
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status')
    const [first, second] = DISHES.map((dish) => page.getByRole('button', { name: `Remove ${dish}` }))
    await first?.click()
    const { x = 0, y = 0, width = 0, height = 0 } = (await notice.boundingBox()) ?? {}
    const at = [x + width / 2, y + height / 2] as const
    await page.clock.fastForward(STAYS)
    await expect(notice).toHaveCount(0)
    await page.mouse.move(...at)
    await second?.press('Enter')
    await expect(notice).toHaveCount(1)
    const isUnder = ([left, top]: readonly [number, number]) =>
      document.elementFromPoint(left, top)?.closest('section[aria-label="Notices"]') !== null
    await expect.poll(() => page.evaluate(isUnder, at)).toBe(true)
    await page.clock.fastForward(STAYS)
    await expect(notice).toHaveCount(0)
  },
)

test('three plain notices stand 16 px apart, go in order, and wait under the focus that a key brings (NT-04)', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  const point = { latitude: 41.2852, longitude: 69.2034 }
  const streets = ['Bunyodkor', 'Navoiy', 'Qatortol']
  await page.route('**/users/v1/addresses/WITH_TOKEN', (route) =>
    route.fulfill({
      json: streets.map((streetName) => ({
        ...{ id: streetName, type: 'HOUSE', name: streetName, streetName, houseNumber: '1', ...point },
      })),
    }),
  )
  await shop.open()
  await shop.signIn('900000066')
  await shop.go('/profile/address')
  const stack = page.getByRole('region', { name: 'Notices' })
  const notices = stack.getByRole('status')
  const words = streets.map((street) => `The order goes to: ${street}, 1`)
  const place = (street: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${street}`) })
  for (const street of streets) await expect(place(street)).toBeVisible()
  await holdTime(page)
  for (const [nth, street] of streets.entries()) {
    await place(street).click()
    await expect(notices).toHaveText(words.slice(0, nth + 1))
    await page.clock.fastForward(1_000)
  }
  await expect.poll(() => gapsOf(stack)).toEqual([GAP, GAP])
  await test.step('each goes when its own time is over', async () => {
    await page.clock.fastForward(STAYS - 3_000)
    await expect(notices).toHaveText(words.slice(1))
  })
  await test.step('the focus holds them', async () => {
    await notices.first().evaluate((it) => {
      const last = it.closest('section')?.lastElementChild as HTMLElement
      last.focus()
    })
    await page.keyboard.press('Shift+Tab')
    await expect(stack.locator(':focus')).toHaveText(words[1] ?? '')
    await page.clock.fastForward(10 * STAYS)
    await expect(notices).toHaveText(words.slice(1))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(STAYS)
    await expect(notices).toHaveCount(0)
  })
})
