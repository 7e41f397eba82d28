// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { drawShop, productNamed, settle } from '#/testing/test-shop.tsx'
import CheckoutScreen from './CheckoutScreen.tsx'

let page: Awaited<ReturnType<typeof drawShop>>
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const cash = {
  id: 'pm-cash',
  type: 'CASH',
  name: { uz: 'Naqd', ru: 'Наличные', eng: 'Cash' },
  webEnabled: true,
  botEnabled: true,
  isActive: true,
}
const answers: Record<string, unknown> = {
  '/payments/v2/payment-types': [
    cash,
    { ...cash, id: 'pm-payme', type: 'PAYME', name: { uz: '', ru: '', eng: 'Payme' } },
  ],
  '/orders/v1/order/setting/m-demo': { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 },
}

beforeEach(async () => {
  localStorage.clear()
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  page = await drawShop(<CheckoutScreen />, {
    settings: { receiverActive: true, paymeActive: false },
    answer: (path) => (answers[path] ? Response.json(answers[path]) : null),
  })
})
afterEach(() => page.remove())

async function fill() {
  await act(async () => {
    const { id } = productNamed('Norin with horse meat')
    page.store.set(addToBasketAtom, { productId: id, choices: {}, note: '', count: 2 })
  })
  await settle()
  // Fee and ways of paying are asked for only now that there is something to order.
  await settle()
}
const signIn = () =>
  act(async () =>
    page.store.set(savedSessionAtom, {
      token: 't',
      user: { id: 'u-1', firstName: 'Nodira', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 },
    }),
  )

test('an empty basket leads to the menu', () => {
  expect(words()).toContain('Your basket is empty')
  expect(page.store.get(mainButtonAtom)?.label).toBe('Open the menu')
})

test('ways of paying are those the merchant has on; cash is chosen (PY-01, PY-02, BX-18)', async () => {
  await fill()
  const shown = [...document.querySelectorAll('input[name="checkout-pay"]')].map(
    (radio) => radio.closest('label')?.textContent,
  )
  expect(shown).toEqual(['Cash'])
  expect(document.querySelector<HTMLInputElement>('input[name="checkout-pay"]')?.checked).toBe(true)
  expect(words()).toContain('Change from a banknote of')
})

test('pressing Order with gaps marks each one and goes to the first (CO-11)', async () => {
  await fill()
  await signIn()
  await act(async () => page.store.set(changeDraftAtom, { receiver: { name: '', phone: '' } }))
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  expect(document.activeElement?.id).toBe('checkout-address')
  for (const missing of ['the delivery address', 'who will receive the order', 'the full phone number'])
    expect(words()).toContain(`Enter ${missing}`)
})

test('the button and the last row say the same sum (CO-10), and without an address whose part is missing', async () => {
  await fill()
  expect(page.store.get(mainButtonAtom)?.amount?.replaceAll('\u00a0', ' ')).toBe('70,000 UZS')
  expect(words()).toMatch(/Total.*without delivery70,000 UZS/)
})
