// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen, NEVER_OPEN, productNamed } from '#/testing/test-menu.ts'
import { byRole } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import BasketScreen from './BasketScreen.tsx'

/** 34,000 so'm. */
const DISH = 'Norin with horse meat'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/basket')
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = () => {}
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00+05:00') })
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

const button = () => page.store.get(mainButtonAtom)
const says = (label: string) => until(() => expect(button()?.label).toBe(label))

/** One dish in the basket. */
async function atBasket({ minimum = 0, service = 'DELIVERY' as 'DELIVERY' | 'PICK_UP', branch = {} }) {
  page = await renderShop(<BasketScreen />, {
    answer: (path) =>
      path === '/orders/v1/order/setting/m-demo' ? Response.json({ minimalDeliveryPrice: minimum }) : null,
  })
  await act(async () => {
    page.store.set(nearestBranchAtom, branchOpenFromTen(branch))
    page.store.set(serviceTypeAtom, service)
    page.store.set(addToBasketAtom, {
      productId: productNamed(DISH).id,
      choices: {},
      note: '',
      count: 1,
    })
  })
}

test('below the least sum of a delivery the button leads to the recommended dishes that are enough, those first (CO-09)', async () => {
  await atBasket({ minimum: 40_000 })
  await says('Add 6,000\u00a0UZS more')
  await act(async () => button()?.onPress())
  expect(location.pathname).toBe('/basket')
  expect(document.activeElement).toBe(byRole('heading', 'Anything else?'))
  const prices = [...document.querySelectorAll('section li')].map((one) =>
    Number(/([\d,]+)\s*UZS/.exec(one.textContent ?? '')?.[1]?.replace(',', '')),
  )
  const isEnough = prices.map((price) => price >= 6_000)
  expect(isEnough).toEqual(isEnough.toSorted((a, b) => Number(b) - Number(a)))
  expect(isEnough).toContain(true)
})

test('where no recommended dish is enough it leads to the menu (CO-09)', async () => {
  await atBasket({ minimum: 900_000 })
  await says('Add 866,000\u00a0UZS more')
  await act(async () => button()?.onPress())
  expect(location.pathname).toBe('/')
})

test('an order that is fetched has no least sum (CO-09)', async () => {
  await atBasket({ minimum: 40_000, service: 'PICK_UP' })
  await says('Checkout')
})

test.each([
  ['never opens', NEVER_OPEN, 'Closed now\u00a0· Set an address'],
  [
    'opens after the last day that can be chosen',
    { maxDaysAhead: 0, holidays: [{ date: '2026-11-24' }, { date: '2026-11-25' }] },
    'Closed until 26\u00a0Nov, 10:00\u00a0· Set an address',
  ],
])(
  'a branch that %s takes no order: the button says so and leads to another one (BX-05)',
  async (_what, branch, label) => {
    // Less than a delivery is made for: nobody adds dishes for an order that is not taken.
    await atBasket({ minimum: 40_000, branch })
    await says(label)
    expect(button()).toMatchObject({ isWaiting: false, disabled: false })
    await act(async () => button()?.onPress())
    expect(page.store.get(isAddressOpenAtom)).toBe(true)
  },
)

test('a branch that opens later takes orders for then (BX-05)', async () => {
  vi.setSystemTime(Date.parse('2026-11-24T08:00:00+05:00'))
  await atBasket({})
  await says('Checkout')
})
