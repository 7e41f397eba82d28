import { expect, test } from './fixtures.ts'

/* Where notices stand, and when they go (NT-04). */

/** px between two of them, and how long each stays, ms. */
const GAP = 16
const STAYS = 4_500

const DISHES = ['Norin with horse meat', 'Dimlama stew', 'Fried lagʻmon']

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
  // What is removed stands in a notice with a way back.
  for (const dish of DISHES) {
    await page.getByRole('button', { name: `Remove ${dish}` }).click()
    await expect(notices.last()).toHaveText(`Removed: ${dish}`)
  }
  await stack.getByRole('button', { name: 'Undo' }).first().hover()
  await expect(notices).toHaveText(DISHES.map((dish) => `Removed: ${dish}`))
  await expect
    .poll(async () => {
      const boxes = await stack.evaluate((it) => [...it.children].map((one) => one.getBoundingClientRect()))
      return boxes.slice(1).map(({ top }, nth) => Math.round((top - (boxes[nth]?.bottom ?? 0)) * 10) / 10)
    })
    .toEqual([GAP, GAP])

  await page.clock.fastForward(10 * STAYS)
  await expect(notices).toHaveCount(3)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(STAYS)
  await expect(notices).toHaveCount(0)
})
