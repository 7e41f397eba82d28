// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import CheckoutScreen from './CheckoutScreen.tsx'

const NORIN = 'Norin with horse meat'

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = vi.fn()
})

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

async function open(cartPageActive: boolean) {
  page = await renderShop(<CheckoutScreen />, {
    settings: { cartPageActive, sharedBasketActive: true, basketHandOverActive: true },
  })
  await act(async () => {
    page.store.set(changeDraftAtom, { service: 'DINE_IN' })
    page.store.set(addToBasketAtom, { productId: productNamed(NORIN).id, choices: {}, note: '', count: 1 })
  })
  await settle()
  await until(() => expect(document.body.textContent).toContain('Your order'))
}
const buttons = () => [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)
const OF_THE_BASKET = ['Clear', 'Show to the waiter', 'Order together', 'Continue on another device']

test('without a basket page checkout has all that can be done with the basket (BK-01)', async () => {
  await open(false)
  await until(() => expect(buttons()).toEqual(expect.arrayContaining(OF_THE_BASKET)))
  expect(byRole('group', NORIN).textContent).toContain('1')
  await press(byRole('button', 'Clear'))
  await press(byRole('button', 'Clear', document.querySelector('dialog[open]') ?? document))
  expect(page.store.get(basketLinesAtom)).toEqual([])
})

test('with a basket page checkout has none of it', async () => {
  await open(true)
  await settle()
  expect(buttons().filter((name) => OF_THE_BASKET.includes(name ?? ''))).toEqual([])
})
