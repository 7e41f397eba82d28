import type { Walk } from './variant.ts'
import { expect, test } from './variant.ts'

/* Every screen as a customer meets it, once for each shell, theme, width and language; sheets.ts lays them side by side. */

/** Scrolls what the customer looks at: the sheet on top, else the page. */
async function scroll({ page, root, variant }: Walk, by: number) {
  const box = await root.locator('body').boundingBox()
  const middle =
    variant.shell === 'web' ? variant.width / 2 : (box?.x ?? 0) + (box?.width ?? variant.width) / 2
  await page.mouse.move(middle, 500)
  await page.mouse.wheel(0, by)
  await page.waitForTimeout(400)
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
    await add.nth(index - added).click()
    const choices = root.getByRole('dialog')
    await expect.poll(async () => (await choices.count()) > 0 || (await add.count()) !== before).toBe(true)
    if ((await choices.count()) > 0) await close(walk)
    else if ((await add.count()) > 0) added++
    else {
      await root.locator('body').evaluate(() => history.back())
      await expect(add.first()).toBeVisible()
    }
  }
}

async function firstChoice(walk: Walk) {
  await walk.root.locator('main article h3 a').first().click()
  // A sheet, or a page of its own in a shop that opens dishes full screen.
  await walk.page.waitForTimeout(500)
  await walk.settled()
}

/** Closes the sheet on top; it is an entry of the history, so nothing may be opened before it is gone. */
async function close({ root, page }: Walk) {
  await root.getByRole('dialog').last().press('Escape')
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await page.waitForTimeout(300)
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
  const { root, say, page } = walk
  await walk.go('/')
  await fillBasket(walk)
  await walk.snap('home-basket')
  await walk.go('/basket')
  await walk.snap('basket')
  await scroll(walk, 5_000)
  await walk.snap('basket-end')
  if (walk.variant.shell === 'web') {
    await walk.go('/login')
    await root.getByLabel(say('Phone number')).pressSequentially(phoneOf(walk))
    await walk.snap('login-number')
    await root.getByRole('button', { name: say('Get the code') }).click()
    await expect(page).toHaveURL(/confirm/)
    await root.locator('input').first().pressSequentially('222222')
    await walk.settled()
    await walk.snap('login-code-wrong')
    await root.locator('input').first().fill('111111')
    await expect(page).not.toHaveURL(/login/)
  }
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
  await walk.go('/profile/cards')
  await walk.snap('cards')
  await walk.go('/profile/cards/create')
  await walk.snap('card-create')
  await walk.go('/')
  await walk.snap('home-order')
})

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

/** One customer a variant, so that runs side by side do not share a basket or a limit. */
const phoneOf = ({ variant }: Walk) => {
  const number =
    ['uz', 'ru', 'eng'].indexOf(variant.lang) +
    (variant.width > 600 ? 3 : 0) +
    (variant.theme === 'dark' ? 6 : 0)
  return `9000000${10 + number}`
}

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

/** A page for each value of the menu's settings, as the tour of the README has them. */
const VALUES: readonly [name: string, merchant: string, path: string][] = [
  ['group-chips', 'demo', '/'],
  ['without-group', 'minimal', '/'],
  ['grid', 'beta', '/'],
  ['list', 'dinein', '/'],
  ['tabs', 'dark', '/'],
  ['floating', 'brands', '/'],
  ['big', 'demo', '/category?id=cat-demo-shashlik'],
  ['medium', 'demo', '/category?id=cat-demo-qozon'],
  ['small', 'demo', '/category?id=cat-demo-ichimlik'],
  ['without-cart', 'demo', '/category?id=cat-demo-toy'],
  ['name-only', 'demo', '/product/p-demo-choyxona'],
  ['full-image', 'dark', '/product/p-dark-filadelfiya'],
]

test('values', async ({ walk }) => {
  for (const [name, merchant, path] of VALUES) {
    await walk.go(path, { merchant })
    await walk.snap(`value-${name}`)
    if (path !== '/' && !path.startsWith('/product')) continue
    await scroll(walk, 700)
    await walk.settled()
    await walk.snap(`value-${name}-below`)
  }
  for (const [name, category] of [
    ['sheet', 'qozon'],
    ['pop-up', 'tandir'],
    ['full-screen', 'shashlik'],
  ]) {
    await walk.go(`/category?id=cat-demo-${category}`, { merchant: 'demo' })
    await firstChoice(walk)
    await walk.snap(`value-${name}`)
  }
})
