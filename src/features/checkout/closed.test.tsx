// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen, NEVER_OPEN, productNamed } from '#/testing/test-menu.ts'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import CheckoutScreen from './CheckoutScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/checkout')
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = () => {}
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T12:00:00+05:00') })
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

test.each([
  ['DELIVERY', 'an address', draftPlace(), 'Another address'],
  ['DELIVERY', 'no address', null, 'Set an address'],
  ['PICK_UP', 'an address', draftPlace(), 'Another branch'],
] as const)(
  'a branch that takes no orders: the button says so before anybody logs in, and for %s with %s leads on (BX-05)',
  async (service, _address, place, elsewhere) => {
    page = await renderShop(<CheckoutScreen />)
    const { store } = page
    await act(async () => {
      store.set(nearestBranchAtom, branchOpenFromTen(NEVER_OPEN))
      store.set(changeDraftAtom, { place })
      store.set(serviceTypeAtom, service)
      store.set(addToBasketAtom, {
        productId: productNamed('Norin with horse meat').id,
        choices: {},
        note: '',
        // Less than a delivery is made for: that is not what is said first.
        count: 1,
      })
    })
    await until(() => expect(store.get(mainButtonAtom)?.label).toBe(`Closed now\u00a0· ${elsewhere}`))
    await act(async () => store.get(mainButtonAtom)?.onPress())
    expect(location.pathname).toBe('/checkout')
    expect(store.get(isAddressOpenAtom)).toBe(true)
  },
)
