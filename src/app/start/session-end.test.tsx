// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sessionLost } from '#/app/failures/session-lost.ts'
import { parsePersisted } from '#/domain/basket/persisted-basket.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { paths } from '#/paths.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { beginSessionAtom, customerAtom, tokenAtom } from '#/session/session.ts'
import { leaveShop, loadPages, openShop } from '#/testing/test-app.tsx'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { settle, until } from '#/testing/test-shop.tsx'

/* Where a customer is after their session has ended: by themselves, or by the server (SI-09, SI-10). */

beforeAll(loadPages)
afterEach(leaveShop)

const at = () => location.pathname + location.search

async function refused(shop: Awaited<ReturnType<typeof openShop>>) {
  const token = shop.store.get(tokenAtom)
  await act(async () => sessionLost(shop.store, `Bearer ${token}`))
  await settle()
  expect(shop.store.get(customerAtom)).toBeNull()
}

const ofCustomers = Object.values(paths).filter(
  // The code of a card that nobody has begun to add leads to the cards.
  (path) => path.startsWith('/profile') && !path.includes(':') && path !== paths.cardConfirm,
)
test.each([...ofCustomers, '/profile/orders?archive=1', '/profile/orders/o-1'])(
  'after a refused token %s asks to sign in again, and is there afterwards (SI-09)',
  async (page) => {
    const shop = await openShop({ isCustomer: true })
    await shop.go(page)
    await refused(shop)
    expect(at()).toBe('/login')
    expect(byRole('textbox', 'Phone number')).toBeTruthy()
    const { token, user } = azizasSession
    await act(async () => shop.store.set(beginSessionAtom, { token, user: { ...user } } as never))
    await until(() => expect(at()).toBe(page))
  },
)

test.each(['/', '/search', '/basket', '/about', '/branches', '/checkout', '/chat'])(
  'after a refused token %s stays (SI-09)',
  async (page) => {
    const shop = await openShop({ isCustomer: true })
    await shop.go(page)
    await refused(shop)
    expect(at()).toBe(page)
  },
)

test('logging out by hand leads to the menu, with an empty basket (SI-10)', async () => {
  const shop = await openShop({ isCustomer: true })
  const { id: productId } = productNamed('Still water')
  await act(async () =>
    shop.store.set(savedBasketAtom, parsePersisted([{ productId, choices: {}, count: 1 }])),
  )
  await shop.go('/profile')
  await press(byRole('button', 'Log out'))
  // A question takes no press in its first half second.
  const yes = () => byRole('button', 'Log out', byRole('dialog', 'Log out of this account?'))
  await until(() => expect(yes().getAttribute('aria-disabled')).toBeNull())
  await press(yes())
  await until(() => expect(at()).toBe('/'))
  expect(shop.store.get(customerAtom)).toBeNull()
  expect(shop.store.get(basketLinesAtom)).toEqual([])
})
