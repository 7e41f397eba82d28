// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import CheckoutScreen from './CheckoutScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
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
  page = await renderShop(<CheckoutScreen />, {
    settings: { receiverActive: true, paymeActive: false },
    answer: (path) => (answers[path] ? Response.json(answers[path]) : null),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  return page.remove()
})

async function fill() {
  await act(async () => {
    const { id } = productNamed('Norin with horse meat')
    page.store.set(addToBasketAtom, { productId: id, choices: {}, note: '', count: 2 })
  })
  await settle()
  // Fee and payment methods are loaded only now that there is something to order.
  await settle()
}
const signIn = () =>
  act(async () =>
    page.store.set(savedSessionAtom, {
      token: 't',
      user: { id: 'u-1', firstName: 'Nodira', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 },
    }),
  )

test('an empty basket leads to the menu', async () => {
  await until(() => expect(words()).toContain('Your basket is empty'))
  expect(page.store.get(mainButtonAtom)?.label).toBe('Open the menu')
})

test('payment methods are those the merchant has switched on; cash is chosen (PY-01, PY-02, BX-18)', async () => {
  await fill()
  const shown = [...document.querySelectorAll('input[name="checkout-pay"]')].map(
    (radio) => radio.closest('label')?.textContent,
  )
  expect(shown).toEqual(['Cash'])
  expect(document.querySelector<HTMLInputElement>('input[name="checkout-pay"]')?.checked).toBe(true)
  expect(words()).toContain('I need change for')
})

test('pressing Order with gaps marks each one and asks for the address that is missing (CO-11)', async () => {
  await fill()
  await signIn()
  await act(async () => page.store.set(changeDraftAtom, { receiver: { name: '', phone: '' } }))
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  expect(page.store.get(isAddressOpenAtom)).toBe(true)
  for (const missing of ['the delivery address', 'who will receive the order', 'the full phone number'])
    expect(words()).toContain(`Enter ${missing}`)
})

test('of a customer without an address the button asks for it, and at a table for the table (CO-11)', async () => {
  await fill()
  const label = () => page.store.get(mainButtonAtom)?.label
  expect(label()).toBe('Order')
  await signIn()
  expect(label()).toBe('Set an address')
  await act(async () => page.store.set(changeDraftAtom, { service: 'DINE_IN' }))
  expect(label()).toBe('Choose a table')
  await act(async () => page.store.set(changeDraftAtom, { service: 'PICK_UP' }))
  await settle()
  expect(label()).toBe('Order')
})

test('without an address the last row says what is missing of its sum, and the button promises none (CO-10)', async () => {
  await fill()
  expect(page.store.get(mainButtonAtom)?.amount).toBeUndefined()
  expect(words()).toMatch(/Total.*without delivery70,000 UZS/)
})

test('the rows of the total are one line, which a press opens, with why each is what it is (CX-06)', async () => {
  await fill()
  await act(async () => page.store.set(changeDraftAtom, { service: 'PICK_UP' }))
  await settle()
  const line = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Items'))
  if (!line) throw new Error(words())
  expect(line.textContent).toMatch(/^Items, 2: 68,000.*Service fee: 2,000$/)
  const rows = document.getElementById(line.getAttribute('aria-controls') ?? '')
  expect(rows?.hidden).toBe(true)
  await press(line)
  expect(rows?.hidden).toBe(false)
  expect(rows?.textContent).toContain('How is this calculated?')
  await press(byRole('button', 'Show less'))
  expect(rows?.hidden).toBe(true)
})

test('with an address Order goes to the next gap: the name, whose cell has the phone in it (CO-11)', async () => {
  await fill()
  const customer = { id: 'u-1', firstName: '', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 }
  await act(async () => page.store.set(savedSessionAtom, { token: 't', user: customer }))
  await act(async () => page.store.set(changeDraftAtom, { service: 'PICK_UP' }))
  await settle()
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  const field = document.activeElement
  expect(field?.id).toBe('checkout-name')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(field?.parentElement?.parentElement?.textContent).toContain('+998 90 123 45 67')
})

test('a customer who has a name is not asked for it, whatever was typed before an earlier order', async () => {
  await fill()
  await act(async () => page.store.set(savedSessionAtom, azizasSession as never))
  await act(async () => page.store.set(changeDraftAtom, { service: 'PICK_UP', name: 'Aziza' }))
  await settle()
  expect(document.getElementById('checkout-name')).toBe(null)
  expect(words()).toContain('Aziza+998 90 123 45 67')
})

test.each([
  ['DELIVERY', ['Where', 'Who']],
  ['PICK_UP', ['Where to pick up', 'Who picks it up']],
  ['DINE_IN', ['Your table', 'Who orders']],
] as const)('%s speaks of itself', async (service, expected) => {
  await fill()
  await act(async () => page.store.set(changeDraftAtom, { service }))
  await settle()
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings.filter((one) => /^(Where|Who|Your table)/.test(one ?? ''))).toEqual(expected)
})

test('nobody hands over a phone number: change from too much is refused in words', async () => {
  await fill()
  await act(async () => page.store.set(changeDraftAtom, { changeFrom: 900_000_071 }))
  expect(words()).toContain('Too much: 200,000 UZS at most')
  await act(async () => page.store.set(changeDraftAtom, { changeFrom: 100_000 }))
  expect(words()).not.toContain('Too much')
})

test('without a network the button is grey beside the words that the order waits, and can still be pressed (CO-13)', async () => {
  await fill()
  expect(page.store.get(mainButtonAtom)).toMatchObject({ label: 'Order', isWaiting: false })
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => window.dispatchEvent(new Event('offline')))
  expect(words()).toContain('Your order is saved here')
  expect(page.store.get(mainButtonAtom)).toMatchObject({ label: 'Order', isWaiting: true, disabled: false })
  device.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(page.store.get(mainButtonAtom)).toMatchObject({ isWaiting: false })
})
