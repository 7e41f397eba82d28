import type { Walk } from './variant.ts'
import { expect, shopUrl, test } from './variant.ts'

/* Every screen as a customer meets it, once for each shell, theme, width and language; sheets.ts lays them side by side. */

/** Scrolls what the customer looks at: the sheet on top, else the page. */
async function scroll(walk: Walk, by: number) {
  const { page, root, variant } = walk
  const box = await root.locator('body').boundingBox()
  const middle =
    variant.shell === 'web' ? variant.width / 2 : (box?.x ?? 0) + (box?.width ?? variant.width) / 2
  await page.mouse.move(middle, 500)
  await page.mouse.wheel(0, by)
  await walk.settled()
}

/** Puts two dishes without choices into the basket. */
async function fillBasket(walk: Walk) {
  const { root, say } = walk
  const add = root
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${say('Add {name}', { name: '.+' })}$`) })
  let added = 0
  for (let index = 0; added < 2 && index < 12; index++) {
    // A dish that lies in the basket has a stepper instead; one with choices opens them, as a sheet or a page.
    const before = await add.count()
    const choices = root.getByRole('dialog')
    // A press may fall on a sheet that is just going.
    await expect(async () => {
      await add.nth(index - added).click()
      await expect
        .poll(async () => (await choices.count()) > 0 || (await add.count()) !== before, { timeout: 3_000 })
        .toBe(true)
    }).toPass()
    if ((await choices.count()) > 0) await close(walk)
    else if ((await add.count()) > 0) added++
    else {
      await root.locator('body').evaluate(() => history.back())
      await expect(add.first()).toBeVisible()
    }
  }
}

async function firstChoice(walk: Walk) {
  const { root } = walk
  await root.locator('main article h3 a').first().click()
  // A sheet, or a page of its own in a shop that opens dishes full screen.
  await expect
    .poll(
      async () =>
        (await pathOf(walk)).startsWith('/product/') || (await root.getByRole('dialog').count()) > 0,
    )
    .toBe(true)
  await walk.settled()
}

const pathOf = ({ root }: Walk) => root.locator('body').evaluate(() => location.pathname)

/** Closes the sheet on top; it is an entry of the history, so nothing may be opened before it is gone. */
async function close({ root }: Walk) {
  await root.getByRole('dialog').last().press('Escape')
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => root.locator('body').evaluate(() => history.state?.layer ?? 0)).toBe(0)
}

test('menu', async ({ walk }) => {
  await walk.go('/basket')
  await walk.snap('basket-empty')
  await walk.go('/')
  await walk.snap('home')
  await scroll(walk, 1400)
  await walk.snap('home-scrolled')
  await scroll(walk, 60_000)
  await walk.snap('home-end')
  await walk.go('/')
  await firstChoice(walk)
  await walk.snap('product')
  await scroll(walk, 500)
  await walk.snap('product-choices')
  await close(walk)
  await walk.go('/search')
  await walk.snap('search')
  await walk.root.getByRole('searchbox').first().fill('osh')
  await walk.settled()
  await walk.snap('search-found')
  await walk.root.getByRole('searchbox').first().fill('pizza margherita xl')
  await walk.settled()
  await walk.snap('search-nothing')
})

test('texts', async ({ walk }) => {
  for (const name of [
    'about',
    'offerta',
    'privacy',
    'choose-address',
    'profile',
    'login',
    'login/rules',
    'nowhere',
  ]) {
    await walk.go(`/${name}`, name === 'login' ? { user: 'nophone' } : {})
    await walk.snap(name.replace('/', '-'))
  }
  await walk.go('/profile')
  await walk.root
    .getByRole('button', { name: walk.say('Language') })
    .last()
    .click()
  await walk.snap('language')
  // In Telegram a bot is somebody's: there is no launch without its merchant.
  if (walk.variant.shell === 'web') {
    await walk.go('/', { merchant: 'nobody' })
    await walk.snap('merchant-missing')
  }
})

test('order', async ({ walk }) => {
  const { root, say } = walk
  await walk.go('/')
  await fillBasket(walk)
  await walk.snap('home-basket')
  await walk.go('/basket')
  await walk.snap('basket')
  await scroll(walk, 5_000)
  await walk.snap('basket-end')
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk))
  await walk.go('/checkout')
  await walk.snap('checkout')
  await root.locator('main button[aria-haspopup="dialog"]').first().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.settled()
  await walk.snap('address')
  await root.getByRole('dialog').getByRole('searchbox').fill('Bunyodkor 12')
  await walk.settled()
  await walk.snap('address-search')
  await root.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await walk.settled()
  await walk.snap('address-door')
  await walk.commit(say('Deliver here'))
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await walk.settled()
  await walk.snap('checkout-delivery')
  await scroll(walk, 600)
  await walk.snap('checkout-middle')
  await scroll(walk, 5_000)
  await walk.snap('checkout-end')
  await scroll(walk, -9_000)
  await root
    .locator('main')
    .getByRole('radio', { name: say('Pick-up') })
    .check({ force: true })
  await walk.settled()
  await walk.snap('checkout-pickup')
  await root.locator('main button[aria-haspopup="dialog"]').first().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.settled()
  await walk.snap('pickup-sheet')
  await close(walk)
  const name = root.getByRole('textbox', { name: say('Your name') })
  if (await name.isVisible()) await name.fill('Aziza')
  await walk.commit(say('Order'))
  await expect(root.locator('main h1').first()).toBeVisible()
  await expect(root.locator('main ol').first()).toBeVisible()
  await walk.settled()
  await walk.snap('order')
  await scroll(walk, 5_000)
  await walk.snap('order-end')
  await walk.go('/profile/orders')
  await walk.snap('orders')
  await root.locator('main li a').first().click()
  await root.locator('main a[href$="/map"]').click()
  await mapDrawn(walk)
  await walk.snap('order-map')
  await walk.go('/profile')
  await walk.snap('profile-customer')
  await walk.go('/')
  await walk.snap('home-order')
})

test('profile', async ({ walk }) => {
  const { root, say } = walk
  const phone = `9000000${50 + variantNumber(walk)}`
  await signIn(walk, phone, walk.snap)
  await walk.go('/profile')
  await walk.snap('profile')
  await walk.go('/profile/promos')
  await walk.snap('promos')
  await scroll(walk, 5_000)
  await walk.snap('promos-end')
  await walk.go('/profile/cards')
  await walk.snap('cards-none')
  await walk.go('/profile/cards/create')
  await walk.snap('card-create')
  await walk.commit(say('Get the code'))
  await walk.snap('card-create-empty')
  await root.getByRole('textbox', { name: say('Card number') }).fill('8600123412341239')
  await root.getByRole('textbox', { name: say('Valid until, MM/YY') }).fill('0338')
  await walk.snap('card-create-filled')
  await walk.commit(say('Get the code'))
  const code = root.getByRole('textbox', { name: say('Code from the SMS') })
  await code.pressSequentially('222222')
  await expect(root.getByText(say('Wrong or expired code'))).toBeVisible()
  await walk.snap('card-code-wrong')
  await walk.go('/profile/cards')
  await walk.snap('cards-unconfirmed')
  await root.locator('main a[href^="/profile/cards/confirm"]').first().click()
  await code.fill(await lastCode(walk, walk.variant.shell === 'web' ? `+998${phone}` : BOBUR))
  await expect(root.getByText('•••• 1239')).toBeVisible()
  await walk.snap('cards')
  await root.locator('main li button').last().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.snap('card-delete')
})

/** The phone of the one who walks inside Telegram. */
const BOBUR = '+998901112233'

/** The code of the last SMS to a phone. */
async function lastCode({ page }: Walk, phone: string): Promise<string> {
  const answer = await page.request.get(`${shopUrl}/sandbox/outbox.json?phone=${encodeURIComponent(phone)}`)
  return (await answer.json())[0].code
}

/** By SMS. Inside Telegram the customers of the walk are those it knows: there somebody else only comes to the code. */
async function signIn(walk: Walk, phone: string, snap = async (_name: string) => {}) {
  const { root, say } = walk
  await walk.go('/login', { user: 'nophone' })
  await root.getByLabel(say('Phone number')).pressSequentially(phone)
  await snap('login-number')
  await walk.commit(say('Get the code'))
  const code = root.getByRole('textbox', { name: say('Code from the SMS') })
  await expect(code).toBeVisible()
  await snap('login-code')
  await code.pressSequentially('222222')
  await walk.settled()
  await snap('login-code-wrong')
  if (walk.variant.shell === 'telegram') return
  await code.fill('111111')
  await expect(walk.page).not.toHaveURL(/login/)
}

test('places', async ({ walk }) => {
  const { root, say } = walk
  await walk.go('/branches')
  await walk.snap('branches')
  await root.locator('main li button').first().click()
  await walk.settled()
  await walk.snap('branch-card')
  await close(walk)
  await walk.go('/address/pickup2')
  await walk.snap('pickup-list')
  for (const [path, name] of [
    ['/branches/map', 'branches-map'],
    ['/address/pickup', 'pickup-map'],
    ['/address/delivery', 'address-map'],
  ] as const) {
    await walk.go(path)
    await mapDrawn(walk)
    await walk.snap(name)
  }
  await root.getByRole('searchbox').fill('41.050, 68.900')
  await root.getByRole('listitem').getByRole('button').first().click()
  await expect(root.getByText(say("We don't deliver here yet"))).toBeVisible()
  await walk.page.waitForTimeout(1500)
  await walk.snap('address-out')
  if (walk.variant.shell === 'web') return
  await walk.go('/profile/address')
  await walk.snap('addresses')
  await walk.go('/profile/address/create')
  await walk.snap('address-create')
})

/** Until the map is on the screen: its tiles come after its canvas. */
async function mapDrawn({ root, page }: Walk) {
  await expect(root.locator('main canvas')).toBeVisible({ timeout: 30_000 })
  await page.waitForTimeout(2500)
}

const variantNumber = ({ variant }: Walk) =>
  ['uz', 'ru', 'eng'].indexOf(variant.lang) +
  (variant.width > 600 ? 3 : 0) +
  (variant.theme === 'dark' ? 6 : 0)

/** One customer a variant, so that runs side by side do not share a basket or a limit. */
const phoneOf = (walk: Walk) => `9000000${10 + variantNumber(walk)}`

for (const merchant of ['closed', 'brands', 'minimal', 'dinein']) {
  test(merchant, async ({ walk }) => {
    await walk.go('/', { merchant })
    await walk.snap(`${merchant}-home`)
    await firstChoice(walk)
    await walk.snap(`${merchant}-product`)
    await walk.go('/', { merchant })
    await fillBasket(walk)
    await walk.snap(`${merchant}-home-basket`)
    for (const name of ['basket', 'checkout', 'profile']) {
      await walk.go(`/${name}`, { merchant })
      await walk.snap(`${merchant}-${name}`)
    }
  })
}

/** One value of a setting, or several that one page shows: what is opened, and what of it is looked at. */
type Value = {
  name: string
  merchant: string
  path?: string
  /** Ids of categories on that page, by the name of the picture. */
  sections?: Record<string, string>
  /** The same with something in the basket. */
  withBasket?: true
}

/** Every value of the settings of the menu, as the tour of the README has them. */
const VALUES: readonly Value[] = [
  {
    name: 'group-chips',
    merchant: 'demo',
    sections: { horizontal: 'koplov', 'horizontal-big': 'nonushta', band: 'set', 'without-cart': 'toy' },
    withBasket: true,
  },
  { name: 'without-group', merchant: 'minimal', sections: { small: 'don' }, withBasket: true },
  { name: 'grid', merchant: 'beta', sections: { below: 'salat' } },
  { name: 'list', merchant: 'dinein', sections: { below: 'salat' } },
  { name: 'tabs', merchant: 'dark', sections: { 'text-colour': 'set' }, withBasket: true },
  { name: 'floating', merchant: 'brands', sections: { 'horizontal-small': 'sous' }, withBasket: true },
  { name: 'big', merchant: 'demo', path: '/category?id=cat-demo-shashlik' },
  { name: 'medium', merchant: 'demo', path: '/category?id=cat-demo-qozon' },
  { name: 'small', merchant: 'demo', path: '/category?id=cat-demo-ichimlik' },
  { name: 'without-cart', merchant: 'demo', path: '/category?id=cat-demo-toy' },
  { name: 'without-cart-product', merchant: 'demo', path: '/product/p-demo-nahor' },
  { name: 'name-only', merchant: 'demo', path: '/product/p-demo-choyxona' },
  { name: 'full-image', merchant: 'dark', path: '/product/p-dark-filadelfiya' },
]

test('values', async ({ walk }) => {
  const { root } = walk
  for (const { name, merchant, path = '/', sections = {}, withBasket } of VALUES) {
    await walk.go(path, { merchant })
    await walk.snap(`value-${name}`)
    if (path.startsWith('/product')) {
      await scroll(walk, 700)
      await walk.snap(`value-${name}-below`)
    }
    if (withBasket) {
      await fillBasket(walk)
      await walk.snap(`value-${name}-basket`)
    }
    for (const [section, id] of Object.entries(sections)) {
      await toSection(walk, `c-cat-${merchant}-${id}`)
      await walk.snap(`value-${name}-${section}`)
    }
  }
  await walk.go('/', { merchant: 'dinein' })
  await openAll(walk, 'list')
  await walk.go('/', { merchant: 'beta' })
  await openAll(walk, 'grid')
  for (const [name, category] of [
    ['sheet', 'qozon'],
    ['pop-up', 'tandir'],
    ['full-screen', 'shashlik'],
  ]) {
    await walk.go(`/category?id=cat-demo-${category}`, { merchant: 'demo' })
    await firstChoice(walk)
    await walk.snap(`value-${name}`)
  }
  for (const [name, merchant] of [
    ['map-yandex', 'brands'],
    ['map-lamenu-yandex', 'closed'],
  ] as const) {
    await walk.go('/address/delivery', { merchant })
    await mapDrawn(walk)
    await walk.snap(`value-${name}`)
  }
  // A tile of a group stands above the menu of narrow pages only.
  if (walk.variant.width > 600) return
  await walk.go('/')
  await root.locator('main li > button[aria-pressed]').nth(2).click()
  await walk.settled()
  await walk.snap('value-group-chosen')
})

/** Scrolls on until a category is drawn, which far ones are not, and then to its head. */
async function toSection(walk: Walk, id: string) {
  const section = walk.root.locator(`#${id}`)
  for (let step = 0; step < 40 && (await section.count()) === 0; step++) await scroll(walk, 1_200)
  await section.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await walk.settled()
}

/** The categories of GRID and LIST, from the bar that stands there once they are scrolled away. */
async function openAll(walk: Walk, name: string) {
  // Wide pages have them at the left, always.
  if (walk.variant.width > 600) return
  await scroll(walk, 1_500)
  // The bar says a category's name; the filters beside it are a mark.
  await walk.root.locator('main button[aria-haspopup="dialog"]').filter({ hasText: /\S/ }).last().click()
  await expect(walk.root.getByRole('dialog')).toBeVisible()
  await walk.snap(`value-${name}-all`)
}
