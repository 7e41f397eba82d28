import { lastFour } from '#/domain/order/bank-card.ts'
import { codeOfSomebody } from '../e2e/invitation-code.ts'
import { opens } from './account.ts'
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
import { expect, type Walk } from './walk.ts'

/* Every screen as a customer meets it. */

export async function menu(walk: Walk) {
  const { say } = walk
  await walk.go('/basket')
  await walk.look('basket-empty')
  await walk.go('/basket/code')
  await walk.look('basket-code')
  await walk.go('/basket/together')
  await walk.look('basket-together')
  await walk.go('/')
  await walk.look('home')
  await scroll(walk, 1400)
  await walk.lookOn('home-scrolled')
  await scroll(walk, 60_000)
  await walk.lookOn('home-end')
  await walk.go('/')
  await firstChoice(walk)
  await walk.look('product')
  await scroll(walk, 500)
  await walk.lookOn('product-choices')
  await close(walk)
  await walk.go('/product/p-demo-choyxona', { merchant: 'demo' })
  await walk.look('product-page')
  await opens(walk, new RegExp(`^${say('Rating')}`), 'reviews')
  await walk.go('/search')
  await walk.look('search')
  await walk.root.getByRole('searchbox').first().fill('osh')
  await walk.settled()
  await walk.look('search-found')
  await walk.root.getByRole('searchbox').first().fill('pizza margherita xl')
  await walk.settled()
  await walk.look('search-nothing')
}

export async function texts(walk: Walk) {
  for (const name of [
    'about',
    'vacancy',
    'profile',
    'login',
    'nowhere',
    'track/unknown-link',
    'invite/unknown-link',
  ]) {
    await walk.go(`/${name}`, name === 'login' ? { user: 'nophone' } : {})
    await walk.look(name.replace('/', '-'))
  }
  await walk.go(`/invite/${await codeOfSomebody('+998900000242')}`, { merchant: 'demo' })
  await walk.look('invitation')
  await walk.go('/profile')
  await walk.root
    .getByRole('button', { name: walk.say('Language') })
    .last()
    .click()
  await walk.look('language')
  // A bot belongs to one merchant, so Telegram has no launch without a merchant.
  if (walk.variant.shell === 'web') {
    await walk.go('/', { merchant: 'nobody' })
    await walk.look('merchant-missing')
  }
}

export async function order(walk: Walk) {
  const { root, say } = walk
  await walk.go('/')
  await fillBasket(walk)
  await walk.look('home-basket')
  await walk.go('/basket')
  await walk.look('basket')
  await scroll(walk, 5_000)
  await walk.lookOn('basket-end')
  await root.getByRole('button', { name: say('Continue on another device') }).click()
  await expect(root.getByRole('timer')).toBeVisible()
  await walk.settled()
  await walk.look('basket-hand-over')
  await close(walk)
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk))
  await walk.go('/checkout')
  await walk.look('checkout')
  await root.locator('main button[aria-haspopup="dialog"]').first().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.settled()
  await walk.look('address')
  await root.getByRole('dialog').getByRole('searchbox').fill('Bunyodkor 12')
  await walk.settled()
  await walk.look('address-search')
  await root.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await walk.settled()
  await walk.look('address-door')
  await walk.commit(say('Deliver here'))
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await walk.settled()
  await walk.look('checkout-delivery')
  await scroll(walk, 600)
  await walk.lookOn('checkout-middle')
  await scroll(walk, 5_000)
  await walk.lookOn('checkout-end')
  await scroll(walk, -9_000)
  // Its label, which a low window scrolls out from under the bar.
  await root
    .locator('main label')
    .filter({ has: root.getByRole('radio', { name: say('Pick-up') }) })
    .click()
  await walk.settled()
  await walk.look('checkout-pickup')
  await root.locator('main button[aria-haspopup="dialog"]').first().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.settled()
  await walk.look('pickup-sheet')
  await close(walk)
  const name = root.getByRole('textbox', { name: say('Your name') })
  if (await name.isVisible()) await name.fill('Aziza')
  await walk.commit(say('Order'))
  await expect(root.locator('main h1').first()).toBeVisible()
  await expect(root.locator('main ol').first()).toBeVisible()
  await walk.settled()
  await walk.look('order')
  await scroll(walk, 5_000)
  await walk.lookOn('order-end')
  await walk.go('/profile/orders')
  await walk.look('orders')
  await walk.go('/profile')
  await walk.look('profile-customer')
  await walk.go('/')
  await walk.look('home-order')
}

export async function profile(walk: Walk) {
  const { root, say } = walk
  const phone = phoneOf(walk, 150)
  const card = cardOf(walk)
  await signIn(walk, phone, walk.look)
  await walk.go('/profile')
  await walk.look('profile')
  await walk.go('/profile/promos')
  await walk.look('promos')
  await scroll(walk, 5_000)
  await walk.lookOn('promos-end')
  await walk.go('/profile/cards')
  await walk.look('cards-none')
  await walk.go('/profile/cards/create')
  await walk.look('card-create')
  await walk.commit(say('Get the code'))
  await walk.look('card-create-empty')
  await root.getByRole('textbox', { name: say('Card number') }).fill(card)
  await root.getByRole('textbox', { name: say('Valid until, MM/YY') }).fill('0338')
  await walk.look('card-create-filled')
  await walk.commit(say('Get the code'))
  const code = root.getByRole('textbox', { name: say('Code from the SMS') })
  await code.pressSequentially('222222')
  await expect(root.getByText(say('Wrong or expired code'))).toBeVisible()
  await walk.look('card-code-wrong')
  await walk.go('/profile/cards')
  await walk.look('cards-unconfirmed')
  await root.locator('main a[href^="/profile/cards/confirm"]').first().click()
  await code.fill(await lastCode(walk, walk.variant.shell === 'web' ? `+998${phone}` : BOBUR))
  await expect(root.getByText(`•••• ${lastFour(card)}`)).toBeVisible()
  await walk.look('cards')
  await walk.go('/')
  await fillBasket(walk)
  await walk.go('/checkout')
  await root
    .getByRole('radio', { name: say('ending in {lastFour}', { lastFour: lastFour(card) }) })
    .scrollIntoViewIfNeeded()
  await walk.look('checkout-cards')
  await walk.go('/profile/cards')
  await expect(root.getByText(`•••• ${lastFour(card)}`)).toBeVisible()
  await root.locator('main li button').last().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.look('card-delete')
}

export async function places(walk: Walk) {
  const { root, say } = walk
  await walk.go('/branches')
  await walk.look('branches')
  await root.locator('main li button').first().click()
  await walk.settled()
  await walk.look('branch-card')
  await close(walk)
  await walk.go('/address/pickup2')
  await walk.look('pickup-list')
  for (const [path, name] of [
    ['/branches/map', 'branches-map'],
    ['/address/pickup', 'pickup-map'],
    ['/address/delivery', 'address-map'],
  ] as const) {
    await walk.go(path)
    await mapRendered(walk)
    await walk.look(name)
  }
  await root.getByRole('searchbox').fill('41.050, 68.900')
  await root.getByRole('listitem').getByRole('button').first().click()
  await expect(root.getByText(say('We don’t deliver here yet'))).toBeVisible()
  await mapRendered(walk)
  await walk.look('address-out')
  if (walk.variant.shell === 'web') return
  await walk.go('/profile/address')
  await walk.look('addresses')
  await walk.go('/profile/address/create')
  await walk.look('address-create')
}

/** The menu, a dish, and the way to the order in a shop with other settings. */
export const shopOf = (merchant: string) => async (walk: Walk) => {
  await walk.go('/', { merchant })
  await walk.look(`${merchant}-home`)
  await firstChoice(walk)
  await walk.look(`${merchant}-product`)
  await walk.go('/', { merchant })
  await fillBasket(walk)
  await walk.look(`${merchant}-home-basket`)
  for (const name of ['basket', 'checkout', 'profile']) {
    await walk.go(`/${name}`, { merchant })
    await walk.look(`${merchant}-${name}`)
  }
}
