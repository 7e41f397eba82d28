import { expect, test } from './fixtures.ts'

/* Where the merchant is: the list, another city, the map, and the choice that begins with its list. */

test('branches by list, city and map; the other choice of one has its map on demand (PU-02, PU-03, PU-04)', async ({
  page,
  shop,
}) => {
  const cities: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/branches/full')) cities.push(searchParams.get('cityId'))
  })
  await shop.open('demo', { path: '/branches' })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await test.step('another city has its own', async () => {
    const before = [...cities]
    await page.getByRole('button', { name: 'Samarkand' }).click()
    await expect(rows).not.toHaveCount(4)
    const [asked] = cities.slice(before.length)
    expect(asked).toBeTruthy()
    expect(before).not.toContain(asked)
    await page.getByRole('button', { name: 'Tashkent' }).click()
    await expect(rows).toHaveCount(4)
  })
  await test.step('a pin of the map opens the card', async () => {
    await shop.follow('On the map')
    // The library alone is a megabyte; on a busy machine that takes its time.
    const pin = page.getByRole('button', { name: 'Yunusabad', exact: true })
    await expect(pin).toBeVisible({ timeout: 30_000 })
    // It may lie under the list at the bottom; the keyboard comes to it all the same.
    await pin.press('Enter')
    const card = page.getByRole('dialog', { name: 'Yunusabad' })
    await expect(card.getByRole('button', { name: 'The way there' })).toBeVisible()
    await expect(card.getByRole('button', { name: /^\+998 71/ })).toBeVisible()
    await expect(card.getByText('Delivery 09:00–02:00 · from 10,000 UZS')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })
  await test.step('/address/pickup2: the list, the map when asked for, the same choice', async () => {
    await page.goto(new URL('/address/pickup2', page.url()).href)
    await expect(rows.first()).toBeVisible()
    const map = page.getByRole('region', { name: 'Where to pick up' })
    await expect(map).toHaveCount(0)
    await shop.press('On the map')
    await expect(map).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Back' }).first().click()
    await expect(map).toHaveCount(0)
    await rows.getByRole('button', { name: /^Mirabad/ }).click()
    await shop.press('Pick up here')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: /Mirabad/ }).first()).toBeVisible()
  })
})
