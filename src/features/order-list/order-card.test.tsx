// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { orderWith } from '#/testing/test-order.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { OrderCards } from './OrderCards.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const line = (eng: string, id: string) => ({
  product: { id, name: { uz: '', ru: '', eng }, costPrice: 10_000, discount: 0, count: 1 },
  modifications: [],
})
const cartItems = [line('Choyxona oshi', 'p-1'), line('Norin', 'p-2'), line('Norin', 'p-2')]

test('a card names the dishes, each once', async () => {
  page = await renderShop(<OrderCards orders={[orderWith({ cartItems })]} />)
  const text = (document.querySelector('a')?.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(text).toContain('Order 1047')
  expect(text).toContain('Choyxona oshi, Norin')
  expect(text).not.toContain('Norin, Norin')
})

test('an order that is over is repeated from its card, in the sheet of every repeat (BX-04)', async () => {
  page = await renderShop(
    <OrderCards
      orders={[
        orderWith({ cartItems }),
        orderWith({ id: 'o-2', number: 1046, status: 'DELIVERED', cartItems }),
        orderWith({ id: 'o-3', number: 1045, status: 'CANCELED', cartItems }),
        orderWith({ id: 'o-4', number: 1044, status: 'DELIVERED', cartItems: [] }),
      ]}
    />,
  )
  // Of one under way, and of one whose dishes are not known, there is nothing to repeat.
  expect(allByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Repeat: Order 1046',
    'Repeat: Order 1045',
  ])
  await press(byRole('button', 'Repeat: Order 1046'))
  await until(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Order again'))
})
