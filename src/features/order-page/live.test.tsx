// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { ActiveOrderStrip, orderQuery } from '#/features/orders/index.ts'
import { activateLanguage, restOfTexts } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { orderWith } from '#/testing/test-order.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import OrderScreen from './OrderScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
let answers: Record<string, () => Response>
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

async function show(element: React.ReactNode) {
  page = await renderShop(element, { answer: (path) => answers[path]?.() ?? null })
  await act(async () =>
    page.store.set(savedSessionAtom, {
      token: 't',
      user: { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 },
    }),
  )
}
const screen = (
  <Route path="/profile/orders/:id">
    <OrderScreen />
  </Route>
)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:20:00+05:00') })
  history.replaceState(null, '', '/profile/orders/o-1')
})
afterEach(() => {
  page.remove()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

test('changes by the branch and the operator are shown at the next refresh (OR-06, PY-07)', async () => {
  const order = (change: Record<string, unknown>) => Response.json(orderWith(change))
  answers = { '/orders/v1/orders/o-1': () => order({ status: 'ACCEPTED' }) }
  await show(screen)
  await until(() => expect(words()).toContain('Cooking soon'))
  expect(words()).toContain('Cash to the courier')
  answers = {
    '/orders/v1/orders/o-1': () =>
      order({
        status: 'COOKING',
        courierStatus: 'PERFORMER_LOOK_UP',
        isPaid: true,
        payment: { id: 'pm-2', type: 'TERMINAL', name: { uz: '', ru: '', eng: 'Terminal' } },
        deliveryPrice: 15_000,
        totals: { productPrice: 90_000, discount: 10_000, serviceFee: 2_000, totalPrice: 84_000 },
      }),
  }
  // Refreshes the page as a returning customer does; by itself it polls every ten seconds.
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  for (const now of [
    'Cooking now',
    'Looking for a courier',
    'Card to the courier',
    'Paid',
    '15,000 UZS',
    '84,000 UZS',
  ])
    await until(() => expect(words()).toContain(now))
  expect(words()).not.toContain('Cash to the courier')
})

test('a server that streams the changes is read at each of them, and each step is felt (OR-06)', async () => {
  let send = (_text: string) => {}
  let status = 'ACCEPTED'
  answers = {
    '/orders/v1/orders/o-1': () => Response.json(orderWith({ status })),
    '/orders/v1/orders/o-1/changes': () =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            send = (text) => stream.enqueue(new TextEncoder().encode(text))
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      ),
  }
  await show(screen)
  const haptic = vi.fn()
  await act(async () => page.store.set(shellAtom, { ...quietShell, haptic }))
  await until(() => expect(words()).toContain('Cooking soon'))
  expect(haptic).not.toHaveBeenCalled()
  status = 'COOKING'
  await act(async () => send('data: {"kind":"CHANGE_STATUS","status":"COOKING"}\n\n'))
  await until(() => expect(words()).toContain('Cooking now'))
  // Something else has changed: no step, nothing is felt.
  await act(async () => send('data: {"kind":"PAID","status":"COOKING"}\n\n'))
  await settle()
  expect(haptic.mock.calls).toEqual([['success']])
})

test('an active order is polled every ten seconds, a streamed one every minute, one that has ended every minute for an hour (OR-06)', () => {
  const every = (status: string, isStreamed = false, change = {}) => {
    const { refetchInterval } = orderQuery(['m-1', '', 'u-1'], 'o-1', isStreamed)
    return typeof refetchInterval === 'function'
      ? refetchInterval({
          state: { data: orderWith({ status, ...change }), error: null, fetchFailureCount: 0 },
        } as never)
      : refetchInterval
  }
  expect([every('COOKING'), every('COOKING', true)]).toEqual([10_000, 60_000])
  const ended = (at: string) => ({
    createdDate: '2026-11-21T10:00:00+05:00',
    deliveredAt: at,
    statusHistory: [],
  })
  expect(every('DELIVERED', false, ended('2026-11-21T11:21:00+05:00'))).toBe(60_000)
  expect(every('DELIVERED', false, ended('2026-11-21T11:19:00+05:00'))).toBe(false)
  expect(every('CANCELED', false, { createdDate: '2026-11-21T12:00:00+05:00' })).toBe(60_000)
})

test('somebody else’s order is shown as one that does not exist (OR-02)', async () => {
  answers = {
    '/orders/v1/orders/o-1': () =>
      Response.json({ code: 'NOT_FOUND', description: { uz: 'Topilmadi' } }, { status: 404 }),
  }
  await show(screen)
  await until(() => expect(words()).toContain('Order not found'))
})

test('the 404 of a proxy does not say that there is no such order, and the page asks again (ER-06)', async () => {
  const proxy = () => new Response('<html>Not Found</html>', { status: 404 })
  answers = { '/orders/v1/orders/o-1': proxy }
  await show(screen)
  await until(() => expect(words()).toContain('could not be read'))
  expect(words()).not.toContain('Order not found')
  answers = { '/orders/v1/orders/o-1': () => Response.json(orderWith()) }
  await press(byRole('button', 'Try again'))
  await until(() => expect(words()).toContain('1047'))
})

test.each([
  ['one leads to itself', [orderWith()], '/profile/orders/o-1', 'No. 1047 · Cooking'],
  [
    'several are counted, and each says its state',
    [orderWith(), orderWith({ id: 'o-2', number: 1048 })],
    '/profile/orders',
    '2 ordersNo. 1047 · CookingNo. 1048 · Cooking',
  ],
])('orders under way on the menu: %s (OR-07)', async (_what, orders, href, says) => {
  answers = { '/orders/v1/orders/user/u-1/active': () => Response.json(orders) }
  await show(<ActiveOrderStrip />)
  await until(() => expect(words()).toContain(says))
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href)
})

test('an order that was delivered by a slip goes on in front of the customer (OR-06)', async () => {
  const order = (change: Record<string, unknown>) => () =>
    Response.json(orderWith({ deliveredAt: '2026-11-21T12:10:00+05:00', ...change }))
  answers = { '/orders/v1/orders/o-1': order({ status: 'DELIVERED' }) }
  await show(screen)
  await until(() => expect(words()).toContain('Enjoy your meal'))
  answers = { '/orders/v1/orders/o-1': order({ status: 'ON_WAY', deliveredAt: null }) }
  // The customer returns to the page.
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await until(() => expect(words()).toMatch(/On the way|min away|Ready for pick-up/))
  expect(words()).not.toContain('Enjoy your meal')
})

test('what the branch changes is said once, with the old sum struck, and a dropped dish is called so (OR-12)', async () => {
  const line = (id: string, eng: string, count: number) => ({
    product: { id, name: { uz: '', ru: '', eng }, costPrice: 40_000, discount: 0, count },
    modifications: [],
  })
  const order =
    (change: Record<string, unknown> = {}) =>
    () =>
      Response.json(
        orderWith({
          cartItems: [line('p-1', 'Plov', 2), line('p-2', 'Somsa', 1), line('p-3', 'Tea', 1)],
          totals: { totalPrice: 160_000 },
          ...change,
        }),
      )
  answers = { '/orders/v1/orders/o-1': order() }
  await show(screen)
  await until(() => expect(words()).toContain('Somsa'))
  expect(words()).not.toContain('The branch has changed your order')
  answers = {
    '/orders/v1/orders/o-1': order({
      cartItems: [line('p-1', 'Plov', 1), line('p-2', 'Somsa', 0)],
      totals: { totalPrice: 40_000 },
      payment: { id: 'pm-2', type: 'TERMINAL', name: { uz: '', ru: '', eng: 'Card' } },
    }),
  }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('The branch has changed your order'))
  for (const said of [
    'Plov: was ×2, now ×1',
    'Somsa: no longer in the order',
    'Tea: no longer in the order',
    'Total: was 160,000 UZS, now 40,000 UZS',
    'Payment: was Cash, now Card',
  ])
    expect(words()).toContain(said)
  expect(
    [...document.querySelectorAll('s')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toContain('160,000 UZS')
  expect(words()).not.toContain('×0')
  await press(byRole('button', 'All right'))
  expect(words()).not.toContain('The branch has changed your order')
  // The next visit of the page says nothing of it either.
  await page.remove()
  await show(screen)
  await until(() => expect(words()).toContain('Plov'))
  expect(words()).not.toContain('The branch has changed your order')
})

/** An answer with the order of the samples, changed so. */
const of = (more: Record<string, unknown>) => () => Response.json(orderWith(more))

test('another way, place or time of an order that the branch has changed is said as well (OR-12)', async () => {
  const named = (eng: string) => ({ uz: '', ru: '', eng })
  const at = (day: number) => `2026-11-${day}T20:00:00+05:00`
  const address = { streetName: 'Bunyodkor', houseNumber: '12', office: '57' }
  const before = { serviceType: 'DELIVERY', atTime: true, deliveryAt: at(25), address }
  answers = { '/orders/v1/orders/o-1': of(before) }
  await show(screen)
  await until(() => expect(words()).toContain('Bunyodkor'))
  // Another language has other words for the same.
  const speak = (language: 'ru' | 'eng') =>
    act(async () => {
      await activateLanguage(language)
      await restOfTexts()
      page.store.set(languageAtom, language)
    })
  await speak('ru')
  await until(() => expect(words()).toContain('кв. 57'))
  expect(words()).not.toContain('Филиал изменил')
  await speak('eng')
  answers = {
    '/orders/v1/orders/o-1': of({
      ...before,
      deliveryAt: at(26),
      branch: { id: 'br-9', name: named('Sergeli') },
      address: { streetName: 'Navoi', houseNumber: '1' },
    }),
  }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('The branch has changed your order'))
  for (const said of [
    'Branch: was Chilanzar, now Sergeli',
    'Address: was Bunyodkor, 12, apt. 57, now Navoi, 1',
    'Time: was 25 Nov, 20:00, now 26 Nov, 20:00',
  ])
    expect(words()).toContain(said)
  await press(byRole('button', 'All right'))
  // Nobody brings it any more.
  answers = {
    '/orders/v1/orders/o-1': of({
      serviceType: 'PICK_UP',
      atTime: false,
      branch: { id: 'br-9', name: named('Sergeli') },
    }),
  }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('How to receive: was Delivery, now Pick-up'))
  expect(words()).toContain('Time: was 26 Nov, 20:00, now As soon as possible')
})

test('other choices of a dish at the same price are said, and two of its lines are told apart by them (OR-12)', async () => {
  const named = (eng: string) => ({ uz: '', ru: '', eng })
  const product = { id: 'p-1', name: named('Plov'), costPrice: 40_000, discount: 0, count: 1 }
  const choice = (name: string) => ({ id: name, groupId: 'g-1', name: named(name), count: 1, price: 0 })
  const line = (...choices: string[]) => ({ product, modifications: choices.map(choice) })
  answers = { '/orders/v1/orders/o-1': of({ cartItems: [line(), line('Egg')] }) }
  await show(screen)
  await until(() => expect(words()).toContain('Egg'))
  const egg = choice('Egg')
  const unchanged = [
    { status: 'ON_WAY', cartItems: [line('Egg'), line()] },
    // What an answer leaves out has not changed: the choices, their group, how many of each.
    { status: 'DONE', cartItems: [{ product }, { product }] },
    { status: 'ON_WAY', cartItems: [{ product, modifications: [{ ...egg, groupId: null }] }, line()] },
    { status: 'DONE', cartItems: [{ product, modifications: [{ ...egg, count: null }] }, line()] },
  ]
  for (const { status, cartItems } of unchanged) {
    // As it is sent: the samples fill in what an order leaves out.
    answers = { '/orders/v1/orders/o-1': () => Response.json({ ...orderWith({ status }), cartItems }) }
    await act(async () => page.client.invalidateQueries())
    await until(() => expect(words()).toMatch(status === 'DONE' ? /Ready/ : /On the way|min away/))
    expect(words()).not.toContain('The branch has changed your order')
  }
  answers = { '/orders/v1/orders/o-1': of({ cartItems: [line(), line('Garlic', 'Egg')] }) }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('Plov: was Egg, now Garlic, Egg'))
})

test.each([
  ['leaves its service, its branch and its address out', { serviceType: null, branch: null, address: null }],
  ['leaves out whether it is for a time', { atTime: null, deliveryAt: null }],
  ['cannot be read for whether it is for a time', { atTime: 'soon', deliveryAt: 'soon' }],
  ['leaves its way of paying and its lines out', { payment: null, cartItems: null }],
  ['has a way of paying that nobody can read', { payment: { type: 'by drone' } }],
  ['lists two lines of one dish the other way round', { cartItems: 'turned' }],
  ['leaves counts and prices of its lines out', { cartItems: 'bare' }],
])('an answer that %s has changed nothing (OR-12)', async (_what, change: Record<string, unknown>) => {
  const line = (count: number, choice: number) => ({
    product: { id: 'p-1', name: { uz: '', ru: '', eng: 'Plov' }, costPrice: 40_000, discount: 0, count },
    modifications: [
      { id: `m-${choice}`, name: { uz: '', ru: '', eng: `Size ${choice}` }, count: 1, price: choice },
    ],
  })
  const cartItems = [line(2, 0), line(1, 5_000)]
  const OTHER: Record<string, unknown> = {
    turned: cartItems.toReversed(),
    bare: cartItems.map(({ product: { id, name } }) => ({ product: { id, name } })),
  }
  const withLines = (more: Record<string, unknown>) => () =>
    Response.json({ ...orderWith({ cartItems }), cartItems, ...more })
  answers = { '/orders/v1/orders/o-1': withLines({}) }
  await show(screen)
  await until(() => expect(words()).toContain('Size 5000'))
  const next = {
    ...change,
    ...('cartItems' in change && { cartItems: OTHER[String(change.cartItems)] ?? null }),
  }
  answers = { '/orders/v1/orders/o-1': withLines({ ...next, status: 'ON_WAY' }) }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toMatch(/On the way|min away|Ready for pick-up/))
  expect(words()).not.toContain('The branch has changed your order')
  // Nor has the whole one that comes after it.
  answers = { '/orders/v1/orders/o-1': withLines({ status: 'DELIVERED' }) }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('Enjoy your meal'))
  expect(words()).not.toContain('The branch has changed your order')
})

test('an order of which a part could not be read at first is compared with the first whole answer (OR-12)', async () => {
  answers = { '/orders/v1/orders/o-1': of({ cartItems: null }) }
  await show(screen)
  await until(() => expect(words()).toContain('Chilanzar'))
  answers = { '/orders/v1/orders/o-1': of({}) }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('Margherita'))
  expect(words()).not.toContain('The branch has changed your order')
  answers = { '/orders/v1/orders/o-1': of({ totals: { totalPrice: 70_000 } }) }
  await act(async () => page.client.invalidateQueries())
  await until(() => expect(words()).toContain('Total: was 81,000 UZS, now 70,000 UZS'))
})
