// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { SharedLink, SharedOrdering, useIsOrderingShared } from './index.ts'
import { closeAtom, reopenAtom } from './seat.ts'
import TogetherScreen from './TogetherScreen.tsx'

const NORIN = productNamed('Norin with horse meat')
const WATER = productNamed('Still water')
const SHARED = '/orders/v1/baskets/shared'

const line = (personId: string, change: object = {}) => ({
  ...{ personId, lineId: `l-${personId}`, revision: 1, productId: NORIN.id, name: NORIN.name },
  ...{ choices: {}, note: '', count: 2, seenPrice: 33_000, available: 2, price: 33_000, sum: 66_000 },
  ...change,
})
let version = 0
const basket = (change: object = {}) => ({
  ...{ id: 'sb-1', code: 'code-of-a-link', status: 'OPEN', version: ++version },
  ...{ expiresAt: '2026-11-24T18:00:00+05:00', brandId: null, branchId: null, serviceType: 'PICK_UP' },
  ...{ me: 'A', starter: 'A', lines: [], order: null },
  people: [
    { id: 'A', name: 'Aziza' },
    { id: 'B', name: 'Bobur' },
  ],
  ...change,
})

let page: Awaited<ReturnType<typeof renderShop>>
let calls: [string, unknown][]
beforeEach(() => {
  localStorage.clear()
  calls = []
  history.replaceState(null, '', '/basket/together')
})
afterEach(() => page.remove())

type Answer = (path: string) => object | null
const open = async (answer: Answer, withDish = false) => {
  page = await renderShop(<TogetherScreen />, {
    prepare: (store) => {
      if (withDish) store.set(addToBasketAtom, { productId: WATER.id, choices: {}, note: '', count: 1 })
    },
    answer: (path, body) => {
      if (!path.startsWith(SHARED)) return null
      calls.push([path, body])
      const found = answer(path)
      return found
        ? Response.json(found)
        : Response.json({ code: 'SHARED_BASKET_NOT_FOUND' }, { status: 404 })
    },
  })
}
const enter = async () => {
  await type(byRole('textbox', 'Your name'), 'Aziza')
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  await until(() => expect(page.store.get(sharedSeatAtom)?.basketId).toBe('sb-1'))
}
const region = (name: string) => document.querySelector(`section[aria-label="${name}"]`)?.textContent ?? ''
const text = () => document.body.textContent ?? ''
const counts = () => page.store.get(basketLinesAtom).map(({ productId, count }) => [productId, count])

describe('a basket that several people fill (CX-12)', () => {
  test('starts with a name, and the own dishes come along', async () => {
    await open(() => basket(), true)
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    expect(text()).toContain('Write the name that the others will see')
    expect(calls).toEqual([])
    await enter()
    expect(calls[0]).toMatchObject([SHARED, { name: 'Aziza' }])
    await until(() =>
      expect(calls.find(([path]) => path.endsWith('/lines'))?.[1]).toMatchObject({
        changes: [{ productId: WATER.id, count: 1 }],
      }),
    )
  })

  test('shows the lines and sums of all, and what is wrong with them', async () => {
    await open(() =>
      basket({
        lines: [
          line('A', { available: 1, sum: 33_000 }),
          line('B', { seenPrice: 30_000 }),
          line('B', { lineId: 'gone', price: null, sum: null, available: 0 }),
        ],
      }),
    )
    await enter()
    await until(() => expect(text()).toContain('All dishes'))
    const [aziza, bobur] = [region('Aziza'), region('Bobur')]
    expect(aziza).toMatch(/33,000\sUZS2 × Norin with horse meatOnly 1 left/)
    expect(bobur).toMatch(/66,000\sUZS/)
    expect(bobur).toMatch(/The price was 30,000\sUZS/)
    expect(bobur).toContain('Not sold now')
  })

  test.each([
    ['', false],
    [', also where the answer to it is lost', true],
  ])(
    'closing brings the lines of the others to be ordered, opening takes them out again%s',
    async (_what, isLost) => {
      let status = 'OPEN'
      await open((path) => {
        if (path.endsWith('/close')) status = 'CLOSED'
        if (path.endsWith('/reopen')) status = 'OPEN'
        if (isLost && /(close|reopen)$/.test(path)) return null
        return basket({ status, lines: [line('B')] })
      }, true)
      await enter()
      await act(async () => expect(await page.store.set(closeAtom)).toBeNull())
      expect(counts()).toEqual([
        [WATER.id, 1],
        [NORIN.id, 2],
      ])
      expect(page.store.get(draftAtom).sharedBasketId).toBe('sb-1')
      // A press that is repeated brings nothing twice.
      await act(async () => expect(await page.store.set(closeAtom)).toBeNull())
      expect(counts()).toHaveLength(2)
      expect(counts()[1]).toEqual([NORIN.id, 2])
      await act(async () => expect(await page.store.set(reopenAtom)).toBeNull())
      expect(counts()).toEqual([[WATER.id, 1]])
      expect(page.store.get(draftAtom).sharedBasketId).toBeNull()
    },
  )

  test('that was ordered takes a guest’s part out of the guest’s basket, and says who owes what', async () => {
    await open(
      () =>
        basket({
          ...{ me: 'B', status: 'ORDERED' },
          lines: [line('B', { productId: WATER.id, count: 1, sum: 5_000 }), line('A')],
          order: { id: 'o-1', number: 7, products: 71_000, extra: 10_000, discount: 0 },
        }),
      true,
    )
    await enter()
    await until(() => expect(page.store.get(sharedSeatAtom)).toMatchObject({ isOver: true, orderId: 'o-1' }))
    expect(counts()).toEqual([])
    expect(region('Who owes what')).toMatch(/Aziza71,000\sUZSBobur10,000\sUZS/)
  })

  test('that is gone says so, keeps the own dishes and leads to a new one', async () => {
    let isThere = true
    await open((path) => (path === SHARED || isThere ? basket({ lines: [] }) : null), true)
    isThere = false
    await enter()
    await until(() => expect(text()).toContain('Your own dishes are still in your basket.'))
    expect(counts()).toEqual([[WATER.id, 1]])
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    await until(() => byRole('textbox', 'Your name'))
  })

  test('a guest leaves and keeps the own dishes', async () => {
    await open(() => basket({ me: 'B' }), true)
    await enter()
    await until(() => byRole('button', 'Leave the basket'))
    await press(byRole('button', 'Leave the basket'))
    await until(() => expect(page.store.get(sharedSeatAtom)).toBeNull())
    expect(calls.some(([path]) => path.endsWith('/leave'))).toBe(true)
    expect(counts()).toEqual([[WATER.id, 1]])
  })
})

test.each([
  [true, 1],
  [false, 0],
])('a server that has the calls: %s (CX-12)', async (isOn, count) => {
  page = await renderShop(<SharedLink look="button" />, { settings: { sharedBasketActive: isOn } })
  expect(document.querySelectorAll('a')).toHaveLength(count)
})

const Checkout = () => (useIsOrderingShared() ? <SharedOrdering /> : null)

test('at the checkout of the starter who has closed it, it is said for whom is ordered (CX-12)', async () => {
  const seat = { basketId: 'sb-1', code: 'code-of-a-link', member: 'secret', revision: 0, isOver: false }
  const open = async (brought: [] | null) => {
    page = await renderShop(<Checkout />, {
      prepare: (store) => store.set(sharedSeatAtom, { ...seat, brought, orderId: null, people: 3, sum: 9 }),
    })
  }
  await open([])
  await until(() => expect(text()).toContain('You order for 3 people'))
  page.remove()
  await open(null)
  expect(text()).not.toContain('Shared basket')
})
