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
    const pin = page.getByRole('button', { name: 'Yunusabad', exact: true })
    await expect(pin).toBeVisible()
    // The pin may be covered by the list at the bottom; the keyboard reaches it all the same.
    await pin.press('Enter')
    const card = page.getByRole('dialog', { name: 'Yunusabad' })
    await expect(card.getByRole('button', { name: 'Directions' })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Call \+998 71/ })).toBeVisible()
    await expect(card.getByText('Delivery 09:00–02:00 · from 10,000 UZS')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })
  await test.step('/address/pickup2: the list, the map when asked for, the same choice', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.go('/address/pickup2')
    await expect(rows.first()).toBeVisible()
    const map = page.getByRole('region', { name: 'Where to pick up' })
    await expect(map).toHaveCount(0)
    const back = page.getByRole('button', { name: 'Back' })
    const title = page.locator('header', { has: back }).getByText('Where to pick up')
    await expect(title, 'the page shows it itself').toBeHidden()
    await shop.press('On the map')
    await expect(map).toBeVisible()
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).first().click()
    await expect(map).toHaveCount(0)
    await rows.getByRole('button', { name: /^Mirabad/ }).click()
    await shop.press('Pick up here')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: /Mirabad/ }).first()).toBeVisible()
  })
})

test('the choice of a branch explains itself: which is nearer, and what it means for the basket (CX-15)', async ({
  page,
  shop,
}) => {
  // Four in the morning of Tashkent: Yunusabad has closed two hours ago, Mirabad never does.
  const night = new Date('2027-03-10T04:00:00+05:00')
  await page.clock.install({ time: night })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': night.toISOString() })
  await shop.open('demo', { path: '/category?id=cat-demo-nonushta' })
  await shop.addDish('Halim porridge')
  await shop.addDish('Syrniki')
  await test.step('another address has another branch: what is lost there and what is saved', async () => {
    await shop.open()
    await shop.chooseAddress('Yunusobod 13')
    await shop.sees(
      /^Yunusabad is closer, so your order will come from there: .*1 dish from the basket is not available, −2,000\sUZS$/,
    )
  })
  await test.step('the list says why not the nearest, and what each has', async () => {
    await shop.go('/address/pickup2')
    const why = page.getByRole('status').filter({ hasText: 'is nearer' })
    await expect(why).toContainText(
      'Yunusabad is nearer, but opens at 09:00, 1 dish from the basket is not available',
    )
    await expect(why).toContainText(/Mirabad: open 24\/7, everything available, \+2,000\sUZS/)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.filter({ hasText: 'Yunusabad' })).toContainText(
      '1 dish from the basket is not available',
    )
    await expect(rows.filter({ hasText: 'Mirabad' })).toContainText(/everything available.*\+2,000\sUZS/)
  })
  await test.step('the card of the branch names the dishes', async () => {
    await shop.go('/branches')
    await page.getByRole('button', { name: /^Yunusabad/ }).click()
    await expect(page.getByRole('dialog', { name: 'Yunusabad' })).toContainText(
      'Not available: Halim porridge',
    )
  })
})

test('a link to a branch opens its card, and the choice is the shop’s branch (PU-05, PU-07)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/?start=b_br-demo-yunusobod' })
  const card = page.getByRole('dialog', { name: 'Yunusabad' })
  await expect(card).toContainText('Every day 09:00–02:00')
  await card.getByRole('button', { name: 'Pick up here' }).click()
  await expect(card).toBeHidden()
  await shop.go('/')
  await expect(page.getByRole('button', { name: /Yunusabad/ }).first()).toBeVisible()
})
