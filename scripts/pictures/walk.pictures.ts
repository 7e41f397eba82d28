import { lastFour } from '#/domain/order/bank-card.ts'
import {
  BOBUR,
  cardOf,
  close,
  fillBasket,
  firstChoice,
  lastCode,
  mapRendered,
  phoneOf,
  scroll,
  signIn,
} from './steps.ts'
import { expect, test } from './variant.ts'

/* Every screen as a customer meets it, once for each shell, theme, width and language; sheets.ts lays them side by side. */

test('menu', async ({ walk }) => {
  await walk.go('/basket')
  await walk.snap('basket-empty')
  await walk.go('/basket/code')
  await walk.snap('basket-code')
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
  await walk.go('/product/p-demo-choyxona', { merchant: 'demo' })
  await walk.snap('product-page')
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
    'vacancy',
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
  // A bot belongs to one merchant, so Telegram has no launch without a merchant.
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
  await root.getByRole('button', { name: say('Continue on another device') }).click()
  await expect(root.getByRole('timer')).toBeVisible()
  await walk.settled()
  await walk.snap('basket-hand-over')
  await close(walk)
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
  await walk.go('/profile')
  await walk.snap('profile-customer')
  await walk.go('/')
  await walk.snap('home-order')
})

test('profile', async ({ walk }) => {
  const { root, say } = walk
  const phone = phoneOf(walk, 50)
  const card = cardOf(walk)
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
  await root.getByRole('textbox', { name: say('Card number') }).fill(card)
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
  await expect(root.getByText(`•••• ${lastFour(card)}`)).toBeVisible()
  await walk.snap('cards')
  await root.locator('main li button').last().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.snap('card-delete')
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
    await mapRendered(walk)
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
