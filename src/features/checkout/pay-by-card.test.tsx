// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom, usedCardsAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import {
  answerCheckout,
  beginAtNoon,
  type CheckoutServer,
  checkoutServer,
  paymentMethod,
  savedCard,
} from '#/testing/test-checkout.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { wholeOrder } from '#/testing/test-order.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import CheckoutScreen from './CheckoutScreen.tsx'

const DISH = productNamed('Norin with horse meat')
const text = (eng: string) => ({ uz: eng, ru: eng, eng })
const OLD = savedCard('7893', { type: 'HUMO', expire: '01/26' })

let page: Awaited<ReturnType<typeof renderShop>>
let posted: OrderRequest[]
let asked: string[]
let server: CheckoutServer & { cards: object[]; order: object; refusal: string | null }

function answer(path: string, body: unknown): Response | null {
  asked.push(path)
  if (path === '/payments/v2/cards') return Response.json(server.cards)
  if (path.startsWith('/payments/v2/checkout')) return Response.json({ orderId: 'o-9', action: 'NONE' })
  if (path.startsWith('/orders/v1/orders') && body) {
    posted.push(body as OrderRequest)
    const { refusal: code } = server
    if (code) return Response.json({ code, description: text('Not this card') }, { status: 422 })
    const { totals } = body as OrderRequest
    return Response.json(wholeOrder({ id: 'o-9', totals, ...server.order }), { status: 201 })
  }
  return answerCheckout(server, path)
}

const tiles = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="checkout-pay"]')].map((radio) => {
    const label = radio.closest('label')?.textContent ?? ''
    return `${label.replace(/ending in \d{4}/, '')}${radio.checked ? ' *' : ''}${radio.disabled ? ' -' : ''}`
  })
const button = () => page.store.get(mainButtonAtom)
const order = () => act(async () => button()?.onPress())

async function open({
  settings = {},
  used = [],
  draft = {},
  shell = {},
}: {
  settings?: object
  used?: string[]
  draft?: object
  shell?: object
} = {}) {
  page = await renderShop(
    <>
      <NearestBranchSync />
      <CheckoutScreen />
    </>,
    {
      settings: { clickActive: true, ...settings },
      answer,
      prepare: (store) => {
        store.set(shellAtom, { ...quietShell, ...shell })
        store.set(savedSessionAtom, azizasSession)
        store.set(usedCardsAtom, { 'u-1': used })
        store.set(changeDraftAtom, { service: 'DELIVERY', place: draftPlace(), ...draft })
        store.set(addToBasketAtom, { productId: DISH.id, choices: {}, note: '', count: 2 })
      },
    },
  )
  await until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  beginAtNoon()
  posted = []
  asked = []
  server = { ...checkoutServer(), cards: [savedCard('1239'), OLD], order: {}, refusal: null }
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})

describe('a saved card at the checkout (DX-09)', () => {
  test('is a tile after the methods; one that has expired says so and cannot be chosen', async () => {
    await open()
    expect(tiles()).toEqual([
      'Cash *',
      'Click',
      'Uzcard ••••\u00a0123903/38',
      'Humo ••••\u00a07893Card expired -',
    ])
  })

  test.each([
    ['the merchant has it off', { settings: { cardPaymentActive: false } }],
    ['the merchant keeps no cards', { settings: { cardActive: false } }],
  ])('there is none where %s, and no card is asked for', async (_, given) => {
    await open(given)
    expect(tiles()).toEqual(['Cash *', 'Click'])
    expect(asked.filter((path) => path.includes('/cards'))).toEqual([])
  })

  test('nor where no method is left that could take the money instead', async () => {
    server.methods = [paymentMethod('CASH', 'Cash')]
    await open()
    expect(tiles()).toEqual(['Cash *'])
  })

  test('the one that paid last on this device stands first and is chosen', async () => {
    server.cards = [savedCard('1239'), savedCard('4444', { type: 'MASTERCARD', expire: '' })]
    await open({ used: ['k-4444'] })
    expect(tiles()).toEqual(['Mastercard ••••\u00a04444 *', 'Cash', 'Click', 'Uzcard ••••\u00a0123903/38'])
  })

  test('is sent beside the method that stands in for it, remembered, and opens no payment page', async () => {
    server.order = {
      isPaid: true,
      payment: { id: 'pm-click', type: 'CLICK', name: text('Click') },
      cardPayment: { type: 'UZCARD', lastFour: '1239', status: 'PAID', reason: null },
    }
    await open()
    await press(byRole('radio', /^Uzcard\s*ending in 1239\s*03\/38$/))
    await order()
    await until(() => expect(location.pathname).toBe('/profile/orders/o-9'))
    expect(posted).toMatchObject([
      { cardId: 'k-1239', payment: { id: 'pm-click' }, paymentType: 'CLICK', changeFrom: null },
    ])
    expect(page.store.get(usedCardsAtom)).toEqual({ 'u-1': ['k-1239'] })
    expect(page.store.get(draftAtom)).toMatchObject({ paymentId: 'pm-click', cardId: 'k-1239' })
    expect(asked.filter((path) => path.includes('/checkout/'))).toEqual([])
  })

  test('one that was refused has paid nothing, and is not remembered', async () => {
    server.order = { cardPayment: { type: 'UZCARD', lastFour: '1239', status: 'REFUSED', reason: null } }
    await open({ draft: { paymentId: 'pm-click', cardId: 'k-1239' } })
    await order()
    await until(() => expect(location.pathname).toBe('/profile/orders/o-9'))
    expect(page.store.get(usedCardsAtom)).toEqual({ 'u-1': [] })
  })

  test('to a server that says nothing of it, it is an order paid on the page of that method', async () => {
    server.order = { payment: { id: 'pm-click', type: 'CLICK', name: text('Click') } }
    await open({ draft: { paymentId: 'pm-click', cardId: 'k-1239' } })
    await order()
    await until(() => expect(asked).toContain('/payments/v2/checkout/o-9'))
  })

  test('without a card nothing of it is sent', async () => {
    await open()
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(posted[0]).not.toHaveProperty('cardId')
  })

  test('one that was deleted elsewhere is said to be gone, and nothing else is taken for it', async () => {
    await open({ draft: { paymentId: 'pm-click', cardId: 'k-1239' } })
    server.cards = [OLD]
    server.refusal = 'CARD_NOT_FOUND'
    await order()
    await until(() => expect(document.body.textContent).toContain('The chosen card: not available'))
    expect(tiles().filter((tile) => tile.endsWith('*'))).toEqual([])
    await order()
    expect(posted).toHaveLength(1)
  })

  test.each([
    ['passed: the order is sent', true, 1],
    ['not passed: nothing is sent', false, 0],
  ])('its lock is asked for at the press and not before; %s (BX-40)', async (_, passes, sent) => {
    const pass = vi.fn(async () => passes)
    await open({
      draft: { paymentId: 'pm-click', cardId: 'k-1239' },
      shell: { guard: { isOn: async () => true, pass, turn: async () => true } },
    })
    expect(pass).not.toHaveBeenCalled()
    await order()
    await settle()
    expect(pass).toHaveBeenCalledExactlyOnceWith('To pay with your saved card')
    expect(posted).toHaveLength(sent)
    const said = page.store.get(noticesAtom).map(({ text: words }) => words)
    expect(said.includes('It was not confirmed, so the order was not sent')).toBe(!passes)
  })
})
