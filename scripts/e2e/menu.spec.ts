import { expect, test } from './fixtures.ts'
import { chip } from './menu.ts'

/* The menu as its customer reads it: what the branch sells, what is left out, and nothing that jumps. */

test('another branch hides and shows dishes without a reload (MN-04)', async ({ page, shop }) => {
  await shop.open('demo')
  await chip(page, 'Goes with osh').click()
  await expect(page.getByRole('link', { name: /^Obi non/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Qazi sausage/ })).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.getByRole('dialog').getByRole('button', { name: 'Samarkand' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Qazi sausage/ })).toHaveCount(1)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the menu, a category and the search leave out what the customer does not eat (BX-15)', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  const samsa = page.getByRole('link', { name: /^Beef samsa/ })
  await chip(page, 'Tandoor').click()
  await expect(samsa).toBeVisible()
  await chip(page, 'Osh and qozon').click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await shop.thumb()
  await sheet.getByRole('button', { name: 'Vegetarian' }).click()
  await expect(sheet.getByRole('button', { name: 'Vegetarian' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'nuts' }).click()
  await expect(sheet.getByRole('button', { name: 'nuts' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
  await expect(sheet).toBeHidden()
  await shop.sees(/^Vegetarian, without nuts\s· \d+ dishes$/)
  await expect(chip(page, 'Shashlik')).toHaveCount(0)
  await expect(samsa).toHaveCount(0)

  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.getByRole('searchbox').fill('samsa')
  await expect(page.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible()
  await shop.sees(/^Vegetarian, without nuts\s· \d+ dish/)
  await expect(samsa).toHaveCount(0)
  await shop.press('Clear filters')
  await expect(samsa).toBeVisible()
})

test('what is rendered above the screen pushes nothing that is on it', async ({ page, shop }) => {
  await shop.open('demo')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Jumps to the end, past sections that were never rendered and whose heights are estimates.
  const places = await page.getByRole('link', { name: 'About us' }).evaluate(async (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const seen = new Set<number>()
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      seen.add(Math.round(link.getBoundingClientRect().top))
    }
    return [...seen]
  })
  expect(places).toHaveLength(1)
  // Scrolls up again through them: each step moves a card by exactly that step.
  const moved = await page.evaluate(async () => {
    const all: number[] = []
    for (let step = 0; step < 25; step++) {
      const card = [...document.querySelectorAll('article')].find(
        (one) => one.getBoundingClientRect().top > 150 && one.getBoundingClientRect().top < 600,
      )
      const before = card?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: -100, behavior: 'instant' })
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
      if (card?.isConnected) all.push(Math.round(card.getBoundingClientRect().top - before))
    }
    return all
  })
  expect(moved.length).toBeGreaterThan(10)
  expect([...new Set(moved)]).toEqual([100])
})
