// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { branchOpenFromTen, NEVER_OPEN, productNamed } from '#/testing/test-menu.ts'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { BasketPill } from './BasketPill.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

test.each([
  ['open', '12:00', {}, 'Basket· 1'],
  ['closed: filled all the same, for when it opens', '08:00', {}, 'Order for 10:00'],
  ['closed, and takes no order for later: that is said', '12:00', NEVER_OPEN, 'Closed now'],
])('the basket of a branch that is %s (BX-05)', async (_what, time, change, says) => {
  vi.setSystemTime(new Date(`2026-11-24T${time}:00+05:00`))
  page = await renderShop(<BasketPill />)
  await act(async () => {
    page.store.set(nearestBranchAtom, branchOpenFromTen(change))
    const { id: productId } = productNamed('Norin with horse meat')
    page.store.set(addToBasketAtom, { productId, choices: {}, note: '', count: 1 })
  })
  // The pill is updated after the frame that shows the press.
  await vi.waitFor(async () => {
    await act(() => new Promise((later) => setTimeout(later, 60)))
    expect(document.querySelector('a')?.textContent ?? '').toContain(says)
  })
})

const TARIFF = {
  ...{ price: 12_000, tariffId: 't-1', deliveryType: 'OWN', distance: 2_000, freeFrom: 150_000 },
  etaMinutes: null,
}

test.each([
  ['says what is missing to a free delivery', { freeFrom: 150_000 }, {}, 0, /[\d,]+ UZS to free delivery/],
  ['says nothing below the least sum of a delivery', { freeFrom: 150_000 }, {}, 140_000, null],
  ['says nothing where none is free', { freeFrom: null }, {}, 0, null],
  ['says nothing once it is free', { freeFrom: 1_000 }, {}, 0, null],
  ['says nothing without the setting', { freeFrom: 150_000 }, { menuHintsActive: false }, 0, null],
])('the pill %s (DX-15)', async (_what, tariff, settings, minimalDeliveryPrice, says) => {
  vi.setSystemTime(new Date('2026-11-24T12:00:00+05:00'))
  page = await renderShop(<BasketPill />, {
    settings,
    answer: (path) => {
      if (path.startsWith('/orders/v1/order/setting/')) return Response.json({ minimalDeliveryPrice })
      return path.endsWith('/tariff/client/calculate') ? Response.json({ ...TARIFF, ...tariff }) : null
    },
  })
  await act(async () => {
    page.store.set(nearestBranchAtom, branchOpenFromTen({}))
    page.store.set(changeDraftAtom, { place: draftPlace() })
    const { id: productId } = productNamed('Norin with horse meat')
    page.store.set(addToBasketAtom, { productId, choices: {}, note: '', count: 2 })
  })
  const words = () => (document.querySelector('a')?.textContent ?? '').replaceAll('\u00a0', ' ')
  await until(() => expect(words()).toContain('Basket'))
  const pill = document.querySelector('a')
  if (says) {
    await until(() => expect(words()).toMatch(says))
    expect(document.querySelector('a')).toBe(pill)
  } else {
    await settle()
    expect(words()).not.toContain('free delivery')
  }
})
