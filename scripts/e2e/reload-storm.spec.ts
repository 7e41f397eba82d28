import type { FrameLocator, Page } from '@playwright/test'
import type { ProfileName } from '../telegram-frame/page/profiles.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { categoryOf, link, optionIn, SHEET } from './one-dish.ts'
import { ORDERS } from './presses.ts'
import { CODE, choseEnglish, type Shop } from './shop.ts'
import { brew, does, PRESS, placeOf, reloadTelegram, reloadWeb, SOON, type Storm, writes } from './storm.ts'

/*
 * A customer orders while the app is loaded anew every five seconds, at random moments (TG-13): nothing that was chosen,
 * typed or opened is done twice, each is there again within a second, and one order is placed.
 */

const STREET = 'Bunyodkor 12'
const DOOR = { Entrance: '2', Floor: '3', Flat: '57', Intercom: '57K' }
const DIRECTIONS = 'The blue gate'
const SUM = '112,000'

type Walk = {
  page: Page
  root: Page | FrameLocator
  shop: Shop
  storm: Storm
  /** Presses the main action, wherever the shell has it; `label`: what it says. */
  act: (label: RegExp) => Promise<void>
}

async function choosesDish({ root, shop, storm, act }: Walk) {
  const sheet = root.getByRole('dialog', { name: SHEET.name })
  const category = categoryOf(root, SHEET)
  await does(
    () => sheet.isVisible(),
    async () => {
      await category.click(PRESS)
      await link(root, SHEET.name).click(PRESS)
    },
  )
  for (const option of [/^Large/, /^Patir/]) {
    const input = optionIn(sheet, option)
    await does(
      () => input.isChecked(PRESS),
      () => input.check({ ...PRESS, force: true }),
    )
  }
  const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
  await writes(note, 'Without salt')
  const two = sheet.getByText('2', { exact: true }).first()
  await does(
    () => two.isVisible(),
    () => sheet.getByRole('button', { name: `One more ${SHEET.name}` }).click(PRESS),
  )
  await storm.next()
  await expect(note).toHaveValue('Without salt', SOON)
  await expect(two).toBeVisible(SOON)
  await does(
    async () =>
      !(await sheet.isVisible()) && new RegExp(SUM).test((await shop.basketLink().textContent(PRESS)) ?? ''),
    () => act(/^Add to basket/),
  )
}

async function scrolls({ page, root, storm }: Walk) {
  await does(
    () => root.locator('html').evaluate(() => scrollY > 600),
    async () => {
      await page.mouse.move(200, 500)
      await page.mouse.wheel(0, 1_500)
    },
  )
  // A wheel may turn on while the page is loaded anew.
  await storm.next()
  const before = await placeOf(root)
  await storm.next()
  await expect.poll(() => placeOf(root), SOON).toEqual(before)
}

async function setsAddress({ root, storm, act }: Walk) {
  const sheet = root.getByRole('dialog', { name: 'Delivery address' })
  await does(
    () => sheet.isVisible(),
    () =>
      root
        .getByRole('button', { name: /Set your address/ })
        .first()
        .click(PRESS),
  )
  const search = sheet.getByRole('searchbox')
  await writes(search, STREET)
  await storm.next()
  await expect(search).toHaveValue(STREET, SOON)
  const flat = sheet.getByRole('textbox', { name: 'Flat' })
  await does(
    () => flat.isVisible(),
    () => sheet.getByRole('listitem').getByRole('button').first().click(PRESS),
  )
  for (const [label, text] of Object.entries(DOOR))
    await writes(sheet.getByRole('textbox', { name: label }), text)
  const directions = sheet.getByRole('textbox', { name: 'Directions for the courier' })
  await writes(directions, DIRECTIONS)
  await storm.next()
  await expect(directions).toHaveValue(DIRECTIONS, SOON)
  const taken = root.getByRole('button', { name: /Bunyodkor.*12/ }).first()
  for (const [label, text] of Object.entries(DOOR))
    await expect(sheet.getByRole('textbox', { name: label })).toHaveValue(text, SOON)
  await does(
    async () => (await sheet.count()) === 0 && (await taken.isVisible()),
    () => act(/^Deliver here/),
  )
}

async function completesOrder({ page, root, storm, act }: Walk, comment: string) {
  const wishOf = (row: string, text: string) =>
    root.getByRole('button', { name: new RegExp(`^${row}.*${text}`) })
  /** Writes the note behind a row of the wishes and closes its sheet. */
  const wishes = (row: string, label: string, text: string) => {
    const sheet = root.getByRole('dialog', { name: row })
    return does(
      async () => !(await sheet.isVisible()) && (await wishOf(row, text).isVisible()),
      async () => {
        if (!(await sheet.isVisible())) await wishOf(row, '').click(PRESS)
        await sheet.getByRole('textbox', { name: label }).fill(text, PRESS)
        await act(/^Done/)
      },
    )
  }
  await wishes('For the kitchen', 'Note for the kitchen', comment)
  await wishes('For the courier', 'Note for the courier', 'Ring twice')
  const name = root.getByRole('textbox', { name: 'Your name' })
  const isNameless = await name.isVisible()
  if (isNameless) await writes(name, 'Aziza')
  await storm.next()
  await expect(wishOf('For the kitchen', comment)).toBeVisible(SOON)
  await expect(wishOf('For the courier', 'Ring twice')).toBeVisible(SOON)
  if (isNameless) await expect(name).toHaveValue('Aziza', SOON)
  const sent: { body: Record<string, unknown>; authorization: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !ORDERS.test(request.url())) return
    sent.push({ body: request.postDataJSON(), authorization: request.headers().authorization ?? '' })
  })
  const placed = root.getByText(/^Order sent\. No\. \d+/).or(root.getByRole('link', { name: /^No\. \d+/ }))
  await does(
    async () => sent.length > 0,
    () => act(/^Order/),
  )
  await expect(placed.first()).toBeVisible({ timeout: 60_000 })
  return sent
}

/** The orders of the customer with this comment, as the server has them. */
async function ordersWith(
  comment: string,
  { body, authorization }: { body: Record<string, unknown>; authorization: string },
) {
  const { id } = body.user as { id: string }
  const address = new URL(`/orders/v1/orders/user/${id}?size=50&page=0`, shopUrl)
  const answer = await fetch(address, { headers: { Merchant: 'demo', authorization } })
  const { content } = (await answer.json()) as { content: { comment: string }[] }
  return content.filter((one) => one.comment === comment)
}

async function orders(walk: Walk, comment: string) {
  const { root, shop, storm, act } = walk
  await test.step('a dish with its options', () => choosesDish(walk))
  await test.step('where the menu was scrolled to', () => scrolls(walk))
  const heading = root.getByRole('heading', { name: 'Your order' })
  await test.step('the checkout', async () => {
    await does(
      () => heading.first().isVisible(),
      async () => {
        if (await shop.basketLink().isVisible()) await shop.basketLink().click(PRESS)
        await act(/^Checkout/)
      },
    )
    await storm.next()
    await expect(heading.first()).toBeVisible(SOON)
  })
  await test.step('the address and its door', () => setsAddress(walk))
  const [first, ...again] = await test.step('the rest, and the order', () => completesOrder(walk, comment))
  if (!first) throw new Error('nothing was sent')
  await storm.stop()
  expect(again.map(({ body }) => body.comment)).toEqual(again.map(() => comment))
  const placed = await ordersWith(comment, first)
  expect(placed).toHaveLength(1)
  const { Entrance: entrance, Floor: floor, Flat: office, Intercom: domophone } = DOOR
  expect(first.body).toMatchObject({
    serviceType: 'DELIVERY',
    comment,
    ...{ entrance, floor, office, domophone },
  })
  expect(JSON.stringify(first.body)).toContain(DIRECTIONS)
  expect(JSON.stringify(first.body)).toContain('Without salt')
  expect(storm.times()).toBeGreaterThan(6)
}

test('on the web, with a sign-in by SMS', async ({ page, shop }) => {
  test.slow()
  await shop.open()
  await page.goto(new URL('/login', page.url()).href)
  const act = (label: RegExp) => page.getByRole('button', { name: label }).last().click(PRESS)
  const storm = brew(() => reloadWeb(page), 1)
  await test.step('a number and its code', async () => {
    const phone = page.getByLabel('Phone number')
    await does(
      async () => (await phone.inputValue(PRESS)) === '+998 90 000 00 49',
      () => phone.fill('900000049', PRESS),
    )
    await storm.next()
    await expect(phone).toHaveValue('+998 90 000 00 49', SOON)
    const code = page.getByLabel('Code from the SMS').first()
    await does(
      () => code.isVisible(),
      () => act(/^Get the code/),
    )
    await storm.next()
    await expect(code).toBeVisible(SOON)
    await does(
      async () => !/login/.test(page.url()),
      () => code.fill(CODE, PRESS),
    )
  })
  await orders({ page, root: page, shop, storm, act }, 'A storm on the web')
})

const CLIENTS: [profile: ProfileName, seed: number][] = [
  ['android', 2],
  ['anew', 3],
]
for (const [profile, seed] of CLIENTS) {
  test(`inside Telegram, ${profile}`, async ({ page, telegram, telegramShop: shop }) => {
    test.slow()
    await choseEnglish(page)
    await telegram.open({ user: 'second', profile })
    await expect(shop.add('Norin with horse meat')).toBeVisible()
    const { app, mainButton } = telegram
    const act = async (label: RegExp) => {
      await expect(mainButton).toHaveText(label, PRESS)
      await mainButton.click(PRESS)
    }
    const storm = brew(() => reloadTelegram(telegram), seed)
    await orders({ page, root: app, shop, storm, act }, `A storm of ${profile}`)
    expect(await telegram.errors()).toEqual([])
  })
}
