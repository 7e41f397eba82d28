import { expect, test } from './fixtures.ts'

/* A machine that draws no maps: the list does the same (reliability F16). */

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-3d-apis'] }),
})

test('pick-up by the list reaches an order, and no map code was asked for', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await shop.open()
  await shop.signIn('900000034')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish('Norin with horse meat')
  await page.goto(new URL('/address/pickup', page.url()).href)
  await shop.sees('The map does not open here')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Mirabad/ })
    .click()
  await shop.press('Pick up here')
  await expect(page).toHaveURL(/\/$/)
  await page.goto(new URL('/checkout', page.url()).href)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bobur')
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await shop.press(/^Order/)
  expect((await sent).postDataJSON()).toMatchObject({
    serviceType: 'PICK_UP',
    branch: { id: 'br-demo-mirobod' },
    deliveryPrice: 0,
    deliveryType: null,
  })
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  expect(asked.filter((url) => /maplibre|\/maps\//.test(url))).toEqual([])
})
