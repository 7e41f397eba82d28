// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { storedBasketAtom } from '#/session/basket.ts'
import { savedSessionAtom, sharedSeatAtom } from '#/session/saved.ts'
import { trialOrderAtom } from '#/session/trial-order.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import {
  answerCheckout,
  beginAtNoon,
  type CheckoutServer,
  checkoutServer,
  savedCard,
} from '#/testing/test-checkout.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed, sentBranches } from '#/testing/test-menu.ts'
import { orderWith, wholeOrder } from '#/testing/test-order.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { RepeatSheet } from './RepeatSheet.tsx'
import { endTrialAtom } from './trial.ts'

const NORIN = productNamed('Norin with horse meat')
const WATER = productNamed('Still water')
const text = (eng: string) => ({ uz: eng, ru: eng, eng })
const line = (product: { id: string; name: object; costPrice?: number }) => ({
  product: { id: product.id, name: product.name, costPrice: product.costPrice, discount: 0, count: 2 },
  modifications: [],
})
const GONE = { id: 'p-gone', name: text('Quail'), costPrice: 1 }
const CLICK = { id: 'pm-click', type: 'CLICK', name: text('Click') }
const SEAT = {
  ...{ basketId: 'sb-1', code: 'K7M3QX', member: 's'.repeat(32), revision: 0 },
  ...{ brought: null, isOver: false, orderId: null, people: 1, sum: 0 },
}
const [branch] = sentBranches
const placed = (change: Record<string, unknown> = {}) =>
  orderWith(
    wholeOrder({
      status: 'DELIVERED',
      atTime: false,
      receiver: null,
      payment: CLICK,
      cartItems: [line(NORIN), line(WATER)],
      address: { ...(wholeOrder().address as object), latitude: 41.2756, longitude: 69.2035 },
      ...change,
    }),
  )

let page: Awaited<ReturnType<typeof renderShop>>
let posted: OrderRequest[]
let server: CheckoutServer & {
  cards: object[]
  problems: object[]
  refusal: string | null
  /** The list of saved addresses is answered no sooner. */
  addresses: Promise<object[]> | null
}

function answer(path: string, body: unknown): Response | null | Promise<Response> {
  if (path === '/users/v1/addresses/WITH_TOKEN' && server.addresses)
    return server.addresses.then((saved) => Response.json(saved))
  if (path === '/payments/v2/cards') return Response.json(server.cards)
  if (path.endsWith('/orders/validate'))
    return Response.json({ valid: server.problems.length === 0, problems: server.problems })
  if (path.startsWith('/orders/v1/orders') && body) {
    posted.push(body as OrderRequest)
    const { refusal: code } = server
    if (code) return Response.json({ code, description: text('Not now') }, { status: 422 })
    return Response.json(wholeOrder({ id: 'o-9', number: 1001 }), { status: 201 })
  }
  return answerCheckout(server, path)
}

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const button = () => page.store.get(mainButtonAtom)
const ordered = () => page.store.get(basketLinesAtom).map(({ productId, count }) => [productId, count])
const own = () => page.store.get(storedBasketAtom).filter(({ count }) => count > 0)

async function open(
  order = placed(),
  prepare: (
    store: Parameters<NonNullable<Parameters<typeof renderShop>[1]>['prepare'] & object>[0],
  ) => void = () => {},
  settings: object = {},
) {
  const onClose = vi.fn()
  page = await renderShop(
    <>
      <NearestBranchSync />
      <RepeatSheet order={order} open onClose={onClose} />
    </>,
    {
      settings: { clickActive: true, ...settings },
      answer,
      prepare: (store) => {
        store.set(savedSessionAtom, azizasSession)
        prepare(store)
      },
    },
  )
  await settle()
  return onClose
}
const isReady = () => until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
const order = () => act(async () => button()?.onPress())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  beginAtNoon()
  history.replaceState(null, '', '/')
  posted = []
  server = { ...checkoutServer(), cards: [], problems: [], refusal: null, addresses: null }
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})

describe('an order once more, placed from its sheet (DX-08)', () => {
  test('shows address, time, payment and sum of last time, and one press sends what is shown, once', async () => {
    const onClose = await open()
    await isReady()
    expect(words()).toContain('DeliveryBunyodkor, 12, apt. 57')
    expect(words()).toContain('TimeAs soon as possible')
    expect(words()).toContain('PaymentClick')
    const total = (NORIN.costPrice + WATER.costPrice) * 2 + 9_000 + 2_000
    expect(button()).toMatchObject({ commits: true })
    expect(button()?.amount?.replaceAll('\u00a0', ' ')).toBe(`${total.toLocaleString('en')} UZS`)
    await act(async () => {
      void button()?.onPress()
      void button()?.onPress()
    })
    await until(() => expect(location.pathname).toBe('/profile/orders/o-9'))
    expect(posted).toMatchObject([
      {
        serviceType: 'DELIVERY',
        address: { streetName: 'Bunyodkor', houseNumber: '12' },
        payment: { id: 'pm-click' },
        later: false,
        totals: { totalPrice: total },
      },
    ])
    expect(posted[0]?.cartItems.map(({ product }) => [product.id, product.count])).toEqual([
      [NORIN.id, 2],
      [WATER.id, 2],
    ])
    expect(onClose).toHaveBeenCalled()
    expect(own()).toEqual([])
  })

  test('nothing of it is stored before the press, and closing leaves all as it was', async () => {
    const place = draftPlace({ streetName: 'Navoiy' })
    await open(placed(), (store) => {
      store.set(changeDraftAtom, { service: 'DELIVERY', place, comment: 'No onions', paymentId: 'pm-cash' })
    })
    await isReady()
    expect(ordered()).toHaveLength(2)
    expect(own()).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('basket'))).toEqual([])
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft'))
    expect(drafts.map((key) => JSON.parse(localStorage.getItem(key) ?? '').place.streetName)).toEqual([
      'Navoiy',
    ])
    const { store } = page
    await page.remove()
    expect(store.get(trialOrderAtom)).toBeNull()
    expect(store.get(basketLinesAtom)).toEqual([])
    expect(store.get(draftAtom)).toMatchObject({
      place: { streetName: 'Navoiy' },
      comment: 'No onions',
      paymentId: 'pm-cash',
    })
  })

  test('what was typed for another order is not sent with this one', async () => {
    await open(placed(), (store) => {
      store.set(changeDraftAtom, { comment: 'No onions', tip: 5_000, chequePhone: '+998901112233' })
    })
    await isReady()
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({ comment: '', sendCheque: false })
    expect(posted[0]).not.toHaveProperty('tip')
  })

  test('a line that is not ticked is not sent', async () => {
    await open()
    await isReady()
    const [, water] = allByRole('checkbox')
    await press(water as HTMLElement)
    await isReady()
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(posted[0]?.cartItems.map(({ product }) => product.id)).toEqual([NORIN.id])
  })

  test('what changes by itself is said at the press, and sent by the next', async () => {
    await open()
    await isReady()
    server.tariff = { ...server.tariff, price: 15_000 }
    await act(async () => page.client.invalidateQueries({ predicate: () => true }))
    await isReady()
    await order()
    expect(words()).toContain('Delivery: was 9,000 UZS, now 15,000 UZS')
    expect(posted).toEqual([])
    await order()
    await until(() => expect(posted).toMatchObject([{ deliveryPrice: 15_000 }]))
  })

  test('the address on the screen is the one that is sent, whatever becomes of the saved ones meanwhile', async () => {
    let arrive: (saved: object[]) => void = () => {}
    server.addresses = new Promise((resolve) => {
      arrive = resolve
    })
    await open()
    await isReady()
    const now = { streetName: 'Navoiy', houseNumber: '1', office: '9', type: 'APARTMENT' }
    arrive([{ id: 'a-1', name: 'Home', latitude: 41.2756, longitude: 69.2035, ...now }])
    await settle()
    const shown = words()
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(shown).toContain(
      `${posted[0]?.address?.streetName}, ${posted[0]?.address?.houseNumber}, apt. ${posted[0]?.office}`,
    )
  })

  test('somebody else receives it as last time, by name', async () => {
    await open(placed({ receiver: { name: 'Bobur', phone: '+998901112233' } }), undefined, {
      receiverActive: true,
    })
    await isReady()
    expect(words()).toContain('WhoBobur, +998 90 111 22 33')
    await order()
    await until(() => expect(posted).toMatchObject([{ receiver: { name: 'Bobur' } }]))
  })

  test('one whose customer is named as its receiver is theirs', async () => {
    const { firstName: name, phone } = azizasSession.user
    await open(placed({ receiver: { name, phone } }), undefined, { receiverActive: false })
    await isReady()
    expect(words()).not.toContain('Who')
    await order()
    await until(() => expect(posted).toMatchObject([{ receiver: null }]))
  })

  test('Change puts it into the basket, as a shop without this does', async () => {
    await open()
    await isReady()
    await press(byRole('button', 'Change'))
    expect(location.pathname).toBe('/basket')
    expect(page.store.get(trialOrderAtom)).toBeNull()
    expect(own()).toHaveLength(2)
    expect(page.store.get(draftAtom).place).toMatchObject({ streetName: 'Bunyodkor' })
  })

  test('a refusal is said, its dishes are in the basket, and the checkout goes on', async () => {
    server.refusal = 'HOLIDAY_TODAY'
    await open()
    await isReady()
    await order()
    await until(() => expect(words()).toContain('The order was not sent'))
    expect(own()).toHaveLength(2)
    expect(button()?.label).toBe('Checkout')
    await order()
    expect(location.pathname).toBe('/checkout')
    expect(own().map(({ count }) => count)).toEqual([2, 2])
  })

  test('a basket that another tab fills meanwhile is not ordered, nor lost', async () => {
    await open()
    await isReady()
    await act(async () => {
      const trial = page.store.get(trialOrderAtom)
      page.store.set(trialOrderAtom, null)
      page.store.set(addToBasketAtom, { productId: WATER.id, choices: {}, note: '', count: 1 })
      page.store.set(trialOrderAtom, trial)
    })
    await order()
    await settle()
    expect(posted).toEqual([])
    expect(button()?.label).toBe('Add to basket')
    expect(own().map(({ productId, count }) => [productId, count])).toEqual([[WATER.id, 1]])
  })

  test('a basket that several people fill, joined in another tab meanwhile, gets none of it by itself', async () => {
    await open()
    await isReady()
    await act(async () => page.store.set(sharedSeatAtom, SEAT))
    expect(page.store.get(trialOrderAtom)).toBeNull()
    expect(words()).toContain('You are filling a basket together')
    expect(button()?.label).toBe('Add to basket')
    expect(own()).toEqual([])
  })

  test('closed while the lock of the cards is asked for, it is not sent', async () => {
    let passed: (isOwner: boolean) => void = () => {}
    const pass = vi.fn(() => new Promise<boolean>((resolve) => (passed = resolve)))
    server.cards = [savedCard('1239')]
    await open(
      placed({ cardPayment: { cardId: 'k-1239', type: 'UZCARD', lastFour: '1239', status: 'PAID' } }),
      (store) =>
        store.set(shellAtom, {
          ...quietShell,
          guard: { isOn: async () => true, pass, turn: async () => true },
        }),
    )
    await isReady()
    await act(async () => void button()?.onPress())
    await until(() => expect(pass).toHaveBeenCalledOnce())
    await act(async () => page.store.set(endTrialAtom))
    await act(async () => passed(true))
    await settle()
    expect(posted).toEqual([])
    expect(own()).toEqual([])
  })

  type Case = [
    what: string,
    given: { order?: object; settings?: object; server?: object; prepare?: Parameters<typeof open>[1] },
    said: string,
    label: string,
    to: string,
  ]
  const CASES: Case[] = [
    [
      'the basket has dishes',
      {
        prepare: (store) =>
          store.set(addToBasketAtom, { productId: WATER.id, choices: {}, note: '', count: 1 }),
      },
      'There are dishes in your basket already',
      'Add to basket',
      '/basket',
    ],
    [
      'a line is gone',
      { order: { cartItems: [line(NORIN), line(GONE)] } },
      'No longer on the menu',
      'Add to basket',
      '/basket',
    ],
    [
      'it was at a table',
      { order: { serviceType: 'DINE_IN' } },
      'received in another way',
      'Add to basket',
      '/basket',
    ],
    [
      'its address says nothing',
      { order: { address: null } },
      'Its address is not known',
      'Add to basket',
      '/basket',
    ],
    [
      'the branch is closed',
      {
        server: {
          branch: {
            ...branch,
            isOpen: false,
            open: '14:00',
            close: '23:00',
            workHours: [],
            nextOpenAt: '2026-11-24T14:00:00+05:00',
          },
        },
      },
      'Closed now. Choose a time at the checkout.',
      'Checkout',
      '/checkout',
    ],
    [
      'nobody but the customer can receive it any more',
      {
        order: { receiver: { name: 'Bobur', phone: '+998901112233' } },
        settings: { receiverActive: false },
      },
      'Somebody else received it, which cannot be chosen now.',
      'Checkout',
      '/checkout',
    ],
    [
      'the way of paying is gone',
      { settings: { clickActive: false } },
      'The way it was paid is not available now',
      'Checkout',
      '/checkout',
    ],
    [
      'the card that paid it is gone',
      { order: { cardPayment: { cardId: 'k-1', type: 'UZCARD', lastFour: '1239', status: 'PAID' } } },
      'The card that paid it is not available now',
      'Checkout',
      '/checkout',
    ],
    [
      'the server refuses a line',
      { server: { problems: [{ code: 'PRODUCT_NOT_AVAILABLE', line: 0, productId: NORIN.id }] } },
      'Not all of it can be had now',
      'Add to basket',
      '/basket',
    ],
  ]
  test.each(CASES)('is not where %s: the sheet says so, and leads on', async (_, given, said, label, to) => {
    Object.assign(server, given.server)
    await open(placed(given.order as Record<string, unknown>), given.prepare, given.settings)
    await until(() => expect(words()).toContain(said))
    await until(() => expect(button()).toMatchObject({ label }))
    await order()
    expect(location.pathname).toBe(to)
    expect(posted).toEqual([])
    expect(own().length).toBeGreaterThan(0)
  })

  test('a shop that has it off puts it into the basket, and says nothing of it', async () => {
    await open(placed(), undefined, { repeatAtOnceActive: false })
    expect(button()?.label).toBe('Add to basket')
    expect(words()).not.toContain('As soon as possible')
  })
})
