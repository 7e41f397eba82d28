import type { Shop } from './shop.ts'
import { does, PRESS } from './storm.ts'
import { DISH } from './trouble.ts'

/**
 * Opens the checkout of a pick-up tomorrow (which stays active) that is paid online; the app may be loaded anew on the way.
 * `toCheckout` presses what leads on from the basket. The caller presses Order.
 */
export async function atCheckout(shop: Shop, toCheckout: () => Promise<void>) {
  const { root } = shop
  const checks = (radio: ReturnType<typeof root.getByRole>) =>
    does(
      () => radio.isChecked(PRESS),
      () => radio.check({ ...PRESS, force: true }),
    )
  const basket = root.getByRole('heading', { level: 1, name: 'Basket' })
  const order = root.getByRole('heading', { name: 'Your order' }).first()
  const day = root.getByRole('combobox', { name: 'Day' })
  await does(
    () => shop.more(DISH).isVisible(),
    () => shop.add(DISH).click(PRESS),
  )
  await checks(root.getByRole('radio', { name: 'Pick-up' }))
  await does(
    () => basket.isVisible(),
    () => shop.basketLink().click(PRESS),
  )
  await does(() => order.isVisible(), toCheckout)
  await does(
    () => day.evaluate((select: HTMLSelectElement) => select.selectedIndex === 1, null, PRESS),
    () => day.selectOption({ index: 1 }, PRESS),
  )
  await checks(root.getByRole('group', { name: 'When' }).getByRole('radio').last())
  await checks(root.getByRole('radio', { name: 'Payme' }))
}
