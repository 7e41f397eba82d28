import { expect, test } from './fixtures.ts'

/* The system takes the graphics away from a page that has a map, and does not give them back. */

test('a map whose graphics are gone becomes the list, where a branch is chosen (PU-01)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/address/pickup' })
  const map = page.locator('canvas')
  await expect(map).toBeVisible()
  await map.evaluate((canvas) => {
    const context = (canvas as HTMLCanvasElement).getContext('webgl2')
    const graphics = context?.getExtension('WEBGL_lose_context')
    if (!graphics) throw new Error('The map has no graphics to lose.')
    graphics.loseContext()
  })
  await shop.pickUpByList()
  await expect(page).toHaveURL(/\/$/)
})
