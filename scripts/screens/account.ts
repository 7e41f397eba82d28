import { COMMIT_MS } from '#/shell/presses.ts'
import { betweenPresses } from '../e2e/presses.ts'
import { close, fillBasket, pathOf, phoneOf, signIn, YEARS } from './steps.ts'
import { expect, type Walk } from './walk.ts'

/* The pages of a customer, and the sheets that open over them. */

/** Presses the button of that name and looks at the sheet that it opens. */
export async function opens(walk: Walk, button: string | RegExp, name: string) {
  const { root } = walk
  await root.getByRole('button', { name: button }).first().click()
  await expect(root.getByRole('dialog').last()).toBeVisible()
  await walk.look(name)
}

/** Signs in with a phone of this walk's own; inside Telegram the customer is known. */
export async function signedIn(walk: Walk, first: number) {
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk, first))
}

export async function person(walk: Walk) {
  const { root, say } = walk
  await signedIn(walk, 186)
  await walk.go('/profile/user')
  await walk.look('personal')
  await root.getByLabel(say('Email')).fill('nodira@')
  await root.getByLabel(say('Birthday')).fill('2999-01-01')
  await walk.commit(say('Save'))
  await expect(root.getByLabel(say('Email'))).toHaveAccessibleDescription(/\w@example\.uz/)
  await walk.look('personal-faults')
  await opens(walk, say('Delete account'), 'account-delete')
  await betweenPresses(walk.page, COMMIT_MS)
  await root
    .getByRole('dialog')
    .getByRole('button', { name: say('Continue') })
    .click()
  await expect(root.getByRole('dialog').getByRole('alert')).toBeVisible()
  await walk.look('account-delete-sure')
  await close(walk)
  await walk.go('/profile')
  await walk.look('profile-signed-in')
  const { shell, theme } = walk.variant
  // The shop that is dark on the web takes no bookings.
  if (shell === 'telegram' || theme === 'light') {
    await opens(walk, say('Table booking'), 'booking')
    await close(walk)
  }
  if (shell === 'telegram') return
  await opens(walk, say('Log out'), 'log-out')
  await close(walk)
  await root
    .locator('main')
    .getByRole('button', { name: say('Language') })
    .click()
  await expect(root.getByRole('dialog').last()).toBeVisible()
  await walk.look('language-sheet')
  await close(walk)
  await walk.go('/profile/user')
  await root.getByRole('link', { name: say('Change the number') }).click()
  await expect(root.getByRole('heading', { name: say('New number') })).toBeVisible()
  await walk.look('personal-new-number')
  await root.getByLabel(say('Phone number')).fill(phoneOf(walk, 234))
  await walk.commit(say('Get the code'))
  await expect(root.getByRole('heading', { name: say('Code from the SMS') })).toBeVisible()
  await walk.look('personal-new-number-code')
}

export async function addressBook(walk: Walk) {
  const { root, say } = walk
  await signedIn(walk, 198)
  await walk.go('/profile/address/create')
  await walk.look('address-form')
  await root.getByRole('searchbox').fill('Bunyodkor 12')
  await root.getByRole('listitem').getByRole('button').first().click()
  await walk.settled()
  await walk.look('address-form-found')
  await walk.commit(say('Save'))
  await expect.poll(() => pathOf(walk)).toBe('/profile/address')
  await walk.look('address-book')
  await root.locator('main li button').last().click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.look('address-delete')
  await close(walk)
  await walk.go('/')
  await root.locator('main article h3 a').first().waitFor()
  // Inside Telegram the same customer may have been here before.
  const hearts = root.getByRole('button', {
    name: new RegExp(`^${say('Favourite: {name}', { name: '.+' })}$`),
    pressed: false,
  })
  await hearts.first().click()
  await walk.go('/profile/favorites')
  await expect(root.locator('main article').first()).toBeVisible()
  await walk.look('favourites')
}

export async function talk(walk: Walk) {
  const { root, say, page } = walk
  const merchant = 'demo'
  await walk.go('/chat')
  if (walk.variant.shell === 'web') await walk.look('chat-guest')
  await signedIn(walk, 210)
  await walk.go('/profile/notifications')
  await walk.look('notifications')
  await walk.go('/chat')
  await walk.look('chat-empty')
  await root.getByRole('textbox', { name: say('Message') }).fill('Salom')
  await root.getByRole('button', { name: say('Send') }).click()
  await expect(root.getByRole('log').getByRole('article').first()).toBeVisible()
  await walk.look('chat')
  await walk.go('/vacancy', { merchant })
  await walk.look('vacancies')
  await walk.go('/vacancy/vc-demo-1', { merchant })
  await walk.look('vacancy')
  // A customer is known, and only has to press.
  await root.getByRole('textbox', { name: say('Name'), exact: true }).fill('')
  await walk.commit(say('Send application'))
  await expect(root.locator('[aria-invalid="true"]').first()).toBeVisible()
  await walk.look('vacancy-gaps')
  await walk.go('/capabilities')
  await walk.look('capabilities')
  await walk.go('/merchantNotAvailable')
  await walk.look('merchant-not-available')
  await page.route(/\/support\/v1\/(notifications|chat|vacanc)/, (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  for (const [name, path] of [
    ['notifications', '/profile/notifications'],
    ['chat', '/chat'],
    ['vacancies', '/vacancy'],
  ] as const) {
    await walk.open(path)
    await expect(root.getByRole('button', { name: say('Try again') })).toBeVisible()
    await walk.look(`trouble-${name}`)
  }
}

/**
 * What brings back whoever has ordered for years. Inside Telegram nobody has: its customers are the launch's.
 */
export async function regular(walk: Walk) {
  const { root, say, variant } = walk
  if (variant.shell === 'telegram') return
  await signIn(walk, YEARS, undefined, 'demo')
  await walk.go('/profile', { merchant: 'demo' })
  await opens(walk, say('Cashback by month'), 'cashback-months')
  await close(walk)
  await walk.go('/profile/orders?tab=archive', { merchant: 'demo' })
  await expect(root.getByRole('table')).toBeAttached()
  await walk.look('spending')
  await opens(walk, new RegExp(`^${say('Repeat')}: `), 'order-again')
  await close(walk)
  await walk.go('/profile', { merchant: 'demo' })
  await walk.look('profile-regular')
}

/** A pick-up of another day, which the kitchen does not begin: cancelled, and one that is graded. */
export async function placed(walk: Walk) {
  const { root, say, page } = walk
  await signedIn(walk, 222)
  await walk.go('/')
  await fillBasket(walk)
  await walk.go('/checkout')
  await root
    .locator('main')
    .getByRole('radio', { name: say('Pick-up') })
    .check({ force: true })
  await walk.settled()
  const day = root.getByRole('combobox', { name: say('Day'), exact: true })
  await day.selectOption({ index: 1 })
  await walk.look('checkout-tomorrow')
  // A new customer of the shop has a welcome gift to pay with.
  if (walk.variant.shell === 'web' && walk.variant.theme === 'light') {
    await opens(walk, say('Cashback'), 'cashback')
    await expect(root.getByRole('dialog').getByRole('slider')).toBeVisible()
    await close(walk)
  }
  const name = root.getByRole('textbox', { name: say('Your name') })
  if (await name.isVisible()) await name.fill('Aziza')
  // Late in the evening it may be too late for the first time of tomorrow before the order is sent.
  await day.selectOption({ index: 2 })
  await walk.settled()
  await walk.commit(say('Order'))
  await expect.poll(() => pathOf(walk)).toMatch(/^\/profile\/orders\/o-/)
  await walk.settled()
  await walk.look('order-later')
  // Sooner, a press where "Order" was is taken for the second half of a double press.
  await betweenPresses(page, COMMIT_MS)
  await opens(walk, say('Cancel the order'), 'order-cancel')
  await close(walk)
}
