import { check } from './axe.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { LIVER, lines, NORIN, otherDevice, otherDeviceWith } from './hand-over.ts'
import { choseEnglish, type Shop } from './shop.ts'

/* Several people fill one basket, each on an own phone; one of them orders it (CX-12). */

const WATER = 'Still water'
const part = (shop: Shop, name: string) => shop.root.getByRole('region', { name, exact: true })

/** Opens the page by its link in the basket and starts a shared basket. */
async function start(shop: Shop, name: string) {
  await shop.go('/basket')
  await shop.follow('Order together')
  await shop.fill('Your name', name)
  await shop.press('Start together')
  await expect(part(shop, name)).toBeVisible()
}
async function join(shop: Shop, name: string) {
  await shop.seesHeading('Order together')
  await shop.fill('Your name', name)
  await shop.press('Join')
  await expect(part(shop, name)).toBeVisible()
}
const sumIn = (text: string) => Number(/([\d,]+)\sUZS/.exec(text)?.[1]?.replaceAll(',', ''))

test('a starter and two guests: a link, live sums, one who leaves, one order, and who owes what', async ({
  page,
  context,
  browser,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.signIn('900000019')
  await shop.go('/')
  await shop.addDish(NORIN)
  await shop.more(NORIN).click()
  await start(shop, 'Aziza')
  await expect(part(shop, 'Aziza')).toContainText(`2 × ${NORIN}`)
  await check(page, 'a shared basket')
  await shop.press('Send the link to the chat')
  await shop.sees('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${shop.address('demo')}/\\?start=g_[\\w-]{22}$`))

  const [bobur, karim] = [await otherDevice(browser), await otherDevice(browser)]
  await test.step('guests join by a name, without an account', async () => {
    await bobur.page.goto(link)
    await bobur.shop.seesHeading('Aziza invites you to a shared basket')
    await join(bobur.shop, 'Bobur')
    await karim.page.goto(link)
    await join(karim.shop, 'Karim')
  })
  await test.step('each adds dishes from the menu, and all see them live', async () => {
    await bobur.shop.thumb()
    await bobur.shop.press('Add dishes')
    await bobur.shop.addDish(LIVER)
    await expect(part(shop, 'Bobur')).toContainText(`1 × ${LIVER}`)
    await expect(part(karim.shop, 'Bobur')).toContainText(`1 × ${LIVER}`)
    await bobur.shop.root.getByRole('link', { name: /^Shared basket/ }).click()
    await expect(part(bobur.shop, 'Karim')).toContainText('Choosing…')
    await bobur.shop.go('/basket')
    await expect(bobur.shop.root.getByText('Service fee')).toBeHidden()
    await bobur.shop.press('To the shared basket')
    await expect(part(bobur.shop, 'Aziza')).toContainText(`2 × ${NORIN}`)
    const [all, a, b] = await Promise.all(
      [
        shop.root.getByRole('paragraph').filter({ hasText: 'All dishes' }),
        part(shop, 'Aziza'),
        part(shop, 'Bobur'),
      ].map(async (one) => sumIn((await one.textContent()) ?? '')),
    )
    expect((a ?? 0) + (b ?? 0)).toBe(all)
  })
  await test.step('a guest leaves, and the others see it', async () => {
    await karim.shop.press('Leave the basket')
    // He had chosen nothing yet.
    await karim.shop.sees('Your basket is empty')
    await expect(karim.shop.root.getByText('Your own dishes are still in your basket')).toHaveCount(0)
    await expect(part(shop, 'Karim')).toBeHidden()
    await karim.end()
  })
  await test.step('a reload stays in the basket', async () => {
    await bobur.page.reload()
    await expect(part(bobur.shop, 'Aziza')).toContainText(NORIN)
  })

  await test.step('the starter closes it, opens it again, closes it and orders', async () => {
    await shop.press('Lock and check out')
    await expect(page).toHaveURL(/\/checkout$/)
    await bobur.shop.sees('Aziza is ordering now')
    await shop.go('/basket/together')
    await shop.press('Unlock')
    await expect(bobur.shop.root.getByText('Aziza is ordering now')).toBeHidden()
    await shop.go('/basket')
    await expect(lines(page)).toHaveText([NORIN])
    await shop.go('/basket/together')
    await shop.press('Lock and check out')
    await expect(page).toHaveURL(/\/checkout$/)
    await shop.chooseAddress('Bunyodkor 12')
    await shop.fillName()
    await shop.press(/^Order/)
    await expect(page).toHaveURL(/\/profile\/orders\/o-/)
  })
  await test.step('who owes what: all of the order, to the last so’m', async () => {
    const total = sumIn(
      (await page
        .locator('dl > div')
        .filter({ hasText: /^Total/ })
        .textContent()) ?? '',
    )
    // A press so soon after the order's own counts as one that was meant for the page before.
    await expect(async () => {
      await shop.follow('Who owes what')
      await expect(page).toHaveURL(/\/basket\/together$/, { timeout: 2_000 })
    }).toPass()
    await check(page, 'who owes what')
    await shop.press('Copy')
    await shop.sees('Text copied')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const [head = '', aziza = '', guest = '', extra = '', back = ''] = text.split('\n')
    expect(head).toMatch(/^Order \d+: [\d,]+\sUZS$/)
    expect([aziza, guest].map((row) => row.split(':')[0])).toEqual(['Aziza', 'Bobur'])
    expect(extra).toMatch(/^[\d,]+\sUZS for delivery and service is split evenly\.$/)
    expect(back).toBe('Please pay Aziza back.')
    expect(sumIn(aziza) + sumIn(guest)).toBe(sumIn(head))
    expect(sumIn(head)).toBe(total)
  })
  await test.step('the guest sees the same, and has nothing left to order', async () => {
    await bobur.shop.sees(/^Aziza has ordered, No\. \d+$/)
    await expect(bobur.shop.root.getByRole('heading', { name: 'Who owes what' })).toBeVisible()
    await bobur.shop.press('Done')
    await bobur.shop.sees('Your basket is empty')
    await bobur.end()
  })
  await test.step('there is one order', async () => {
    await shop.go('/profile/orders')
    await expect(page.getByRole('main').getByRole('link', { name: /^Order \d+/ })).toHaveCount(1)
  })
})

test(
  'a link that leads nowhere says why, in the customer’s language, with a next step',
  extended(),
  async ({ page, shop, watch: watched }) => {
    watched.allowConsole(/Failed to load resource/)
    await shop.open('demo', { path: '/?start=g_no-such-basket-is-there' })
    // Without a press: the link is looked at before a name is asked for.
    await shop.sees('There is no such shared basket. Ask for a new link, or start one yourself')
    await expect(page.getByRole('link', { name: 'Open the menu' })).toBeVisible()
    await check(page, 'a link without a basket')
    const refused = async (
      call: 'join' | 'invitation',
      code: string,
      status: number,
      words: string | RegExp,
    ) => {
      await page.route(`**/shared/${call}`, (route) =>
        route.fulfill({ status, json: { code, description: {}, details: [] } }),
      )
      await page.route('**/shared/invitation', (route) =>
        route.fulfill(
          call === 'join'
            ? { json: { starter: 'Aziza', people: 2 } }
            : { status, json: { code, description: {}, details: [] } },
        ),
      )
      await shop.go('/basket/together?code=another-one-in-the-chat')
      if (call === 'join') {
        await shop.sees('1 more person is in it')
        await shop.fill('Your name', 'Bobur')
        await shop.press('Join')
      }
      await shop.sees(words)
      await page.unrouteAll()
    }
    await refused('invitation', 'SHARED_BASKET_EXPIRED', 410, 'This shared basket has expired.')
    await refused('join', 'SHARED_BASKET_CLOSED', 409, /is locked while it is being ordered/)
    await refused('join', 'SHARED_BASKET_ORDERED', 409, /has been ordered already/)
    await shop.thumb()
    await shop.press('Start your own')
    await shop.press('Start together')
    await expect(part(shop, 'Bobur')).toBeVisible()
    await test.step('without a name nobody joins', async () => {
      await page.route('**/shared/invitation', (route) =>
        route.fulfill({ json: { starter: 'Aziza', people: 2 } }),
      )
      await shop.go('/basket/together?code=another-one-in-the-chat')
      await shop.sees('You’re in another shared basket')
      await shop.fill('Your name', '')
      await shop.press('Join')
      await shop.sees('Write the name that the others will see')
    })
  },
)

test('a shop whose server has no such calls shows nothing of it', extended(), async ({ page, shop }) => {
  await shop.open('minimal', { path: '/?start=g_no-such-basket-is-there' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await shop.go('/basket')
  await expect(page.getByText('Order together')).toHaveCount(0)
  await shop.go('/basket/together')
  await shop.sees('/basket/together')
})

test(
  'inside Telegram the link of the bot is sent, and a customer joins by the own name',
  extended(),
  async ({ browser, page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    const laptop = await otherDeviceWith(browser, WATER)
    await start(laptop.shop, 'Dilnoza')
    const code = await laptop.page.evaluate(() => {
      const seat = Object.entries(localStorage).find(([name]) => name.startsWith('sharedSeat'))
      return JSON.parse(seat?.[1] ?? '{}').code as string
    })
    await telegram.open({ user: 'known', start: `g_${code}` })
    await expect(shop.root.getByLabel('Your name')).toHaveValue('Aziza')
    await telegram.press('main')
    await expect(part(shop, 'Dilnoza')).toContainText(WATER)
    await expect(part(laptop.shop, 'Aziza')).toBeVisible()
    await shop.press('Send the link to the chat')
    const sent = await telegram.waitFor('web_app_open_tg_link')
    const path = new URL(`https://t.me${(sent as unknown as { data: { path_full: string } }).data.path_full}`)
    expect(path.searchParams.get('url')).toBe(`https://t.me/demo_bot?startapp=g_${code}`)
    await page.getByRole('button', { name: 'Back to the app' }).click()
    await test.step('the starter calls it off: nobody is left waiting', async () => {
      await laptop.shop.press('End shared basket')
      await laptop.shop.answer('End shared basket')
      await shop.sees('This shared basket has ended')
      await laptop.end()
    })
    expect(await telegram.errors()).toEqual([])
  },
)
