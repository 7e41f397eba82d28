import { opens } from './account.ts'
import { close, fillBasket, firstChoice } from './steps.ts'
import { expect, type Walk } from './walk.ts'

/* What opens over the menu, a dish and the basket, for a guest. */

export async function sheets(walk: Walk) {
  const { root, say } = walk
  await walk.go('/')
  await opens(walk, say('Filters'), 'filters')
  await root.getByRole('dialog').locator('button[aria-pressed]').first().click()
  await walk.look('filters-chosen')
  await root.getByRole('dialog').getByRole('button').last().click()
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await walk.look('filters-applied')
  await walk.go('/category?id=cat-demo-qozon', { merchant: 'demo' })
  await opens(walk, say('Filters'), 'filters-category')
  await close(walk)
  await walk.go('/')
  await root
    .getByRole('list', { name: say('Stories') })
    .getByRole('button')
    .first()
    .click()
  await expect(root.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await walk.look('story')
  await close(walk)
  await opens(walk, say('Set your address'), 'address-sheet')
  await close(walk)
  await firstChoice(walk)
  await root
    .getByRole('button', { name: new RegExp(`^${say('View photo: {which}', { which: '.+' })}`) })
    .first()
    .click()
  await expect(root.getByRole('dialog').last().getByRole('img').first()).toBeVisible()
  await walk.look('picture-viewer')
}

export async function basket(walk: Walk) {
  const { root, say } = walk
  await walk.go('/')
  await fillBasket(walk)
  await walk.go('/basket')
  await opens(walk, say('Clear'), 'basket-clear')
  await close(walk)
  await root
    .getByRole('button', { name: new RegExp(`^${say('Promo code')}`) })
    .first()
    .click()
  await root.getByRole('textbox', { name: say('Promo code') }).fill('NOSUCH')
  await walk.look('promo-code')
  await walk.go('/basket/code')
  await walk.commit(say('Move it here'))
  await expect(root.locator('[aria-invalid="true"]')).toBeVisible()
  await walk.look('basket-code-wrong')
}

/** At a table: the waiter, and the choice of another table. */
export async function table(walk: Walk) {
  const { root, say } = walk
  // A launch of Telegram carries the table in its start parameter, which is no path.
  if (walk.variant.shell === 'telegram') return
  await walk.go('/?start=t_tb-dinein-chilonzor-5', { merchant: 'dinein' })
  const bill = root.getByRole('button', { name: new RegExp(`^(${say('Ask for the bill')}|${say('Bill')})`) })
  await expect(bill).toBeVisible()
  await walk.look('table')
  await bill.click()
  await expect(bill).toHaveAttribute('aria-disabled', 'true')
  await walk.look('waiter-called')
  await root
    .getByRole('button', { name: new RegExp(`^${say('Table {number}', { number: '5' })}`) })
    .first()
    .click()
  await expect(root.getByRole('dialog')).toBeVisible()
  await walk.look('table-choice')
}
