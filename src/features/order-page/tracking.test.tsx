// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { savedSessionAtom } from '#/session/saved.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { isPageOn } from '#/tenant/pages.ts'
import { wholeOrder } from '#/testing/test-order.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import OrderScreen from './OrderScreen.tsx'
import TrackingScreen from './TrackingScreen.tsx'

const TOKEN = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'
let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:20:00+05:00') })
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

describe('the page of a link (BX-35)', () => {
  const open = async (answer: () => Response, settings: Record<string, unknown> = {}) => {
    history.replaceState(null, '', `/track/${TOKEN}`)
    page = await renderShop(
      <Route path="/track/:token">
        <TrackingScreen />
      </Route>,
      { settings, answer: (path) => (path === `/orders/v1/tracking/${TOKEN}` ? answer() : null) },
    )
  }
  /** More than such a server ought to send: what is not the receiver's is not shown either. */
  const tracked = (change: object) => () => Response.json(wholeOrder({ status: 'ON_WAY', ...change }))

  test('says where the order is, and nothing of who ordered what for how much', async () => {
    await open(tracked({ courier: { etaMinutes: 8 } }))
    await until(() => expect(words()).toContain('8 min away'))
    for (const secret of ['Aziza', '998', 'Bunyodkor', '57', 'Margherita', '81,000', '1047', 'Cash'])
      expect(words()).not.toContain(secret)
  })

  test('at the door it names no sum', async () => {
    await open(tracked({ courierStatus: 'PERFORMER_ARRIVED' }))
    await until(() => expect(words()).toContain('Meet the courier'))
    expect(words()).not.toContain('UZS')
  })

  test.each([
    ['DELIVERED', 'Delivered'],
    ['CANCELED', 'Order cancelled'],
  ])('an order that is %s says so, with the way to the menu', async (status, said) => {
    await open(tracked({ status }))
    await until(() => expect(words()).toContain(said))
    expect(words()).not.toContain('The map cannot be shown here')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
  })

  test('a link that is unknown says so, with the way to the menu', async () => {
    await open(() => Response.json({ code: 'TRACKING_NOT_FOUND' }, { status: 404 }))
    await until(() => expect(words()).toContain('This link does not work'))
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
  })

  test('the 404 of a proxy does not say that the link is dead, and the page asks again (ER-06)', async () => {
    let isWell = false
    await open(() => (isWell ? tracked({})() : new Response('<html>Not Found</html>', { status: 404 })))
    await until(() => expect(words()).toContain('could not be read'))
    expect(words()).not.toContain('This link does not work')
    isWell = true
    await press(byRole('button', 'Try again'))
    await until(() => expect(words()).toContain('min away'))
  })

  test('one that is taken back while it is looked at is unknown from then on', async () => {
    let isShared = true
    await open(() =>
      isShared ? tracked({})() : Response.json({ code: 'TRACKING_NOT_FOUND' }, { status: 404 }),
    )
    await until(() => expect(words()).toContain('min away'))
    isShared = false
    await act(() => page.client.invalidateQueries())
    await until(() => expect(words()).toContain('This link does not work'))
    expect(words()).not.toContain('min away')
  })

  test('trouble is not said to be an unknown link', async () => {
    await open(() => new Response('', { status: 503 }))
    await until(() => expect(words()).toContain('Could not load'))
  })
})

describe('sharing where an order is (BX-35)', () => {
  const PATH = '/orders/v1/orders/o-1/tracking'
  let trackingToken: string | null
  const open = async (order: object, settings: object = {}, link?: () => Response) => {
    trackingToken = null
    history.replaceState(null, '', '/profile/orders/o-1')
    page = await renderShop(
      <Route path="/profile/orders/:id">
        <OrderScreen />
      </Route>,
      {
        settings: { orderTrackingActive: true, ...settings },
        answer: (path) =>
          path === PATH
            ? (link?.() ?? null)
            : path === '/orders/v1/orders/o-1'
              ? Response.json(wholeOrder({ trackingToken, ...order }))
              : null,
      },
    )
    await act(async () =>
      page.store.set(savedSessionAtom, {
        token: 't',
        user: { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '', cashback: 0, balance: 0 },
      }),
    )
    await until(() => expect(words()).toContain('Order 1047'))
  }

  test.each([
    ['a server without the calls', {}, { orderTrackingActive: undefined }],
    ['an order that has arrived', { status: 'DELIVERED' }, {}],
    ['an order that is fetched', { serviceType: 'PICK_UP' }, {}],
  ])('%s has none', async (_what, order, settings) => {
    await open(order, settings)
    expect(words()).not.toContain('Share tracking')
    expect(isPageOn('tracking', page.store.get(abilitiesAtom))).toBe(!('orderTrackingActive' in settings))
  })

  test('one press makes the link, another takes it back', async () => {
    await open({}, {}, () => {
      trackingToken = trackingToken === null ? TOKEN : null
      return Response.json({ token: TOKEN }, { status: 201 })
    })
    await press(byRole('button', 'Share tracking'))
    await until(() => byRole('button', 'Send the link'))
    await press(byRole('button', 'Stop sharing'))
    await until(() =>
      expect(page.store.get(noticesAtom).map(({ text }) => text)).toContain('The link no longer works'),
    )
  })

  test('a refusal says why, and lets try again', async () => {
    await open({}, {}, () =>
      Response.json(
        { code: 'ORDER_NOT_TRACKABLE', description: { uz: '', ru: '', eng: 'It has ended' }, details: [] },
        { status: 409 },
      ),
    )
    await press(byRole('button', 'Share tracking'))
    await until(() => expect(words()).toContain('It has ended'))
    byRole('button', 'Try again')
  })
})
