// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/profile/orders/o-1" }
import { beforeEach, expect, test } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { paymentOf } from './payment-page.ts'

let checkout: object
let status: number
beforeEach(() => {
  status = 200
  connectApi({
    baseURL: 'https://api.example',
    idempotency: false,
    headers: () => ({}),
    onFailure: () => {},
    fetch: async () =>
      new Response(JSON.stringify({ orderId: 'o-1', amount: 81_000, ...checkout }), {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  })
})

const ORDER = { id: 'o-1', total: 81_000 }
const pageIn = async (shell: object) => (await paymentOf(ORDER, shell as never, ''))[1]?.page

const KNOWN = 'https://checkout.paycom.uz/abc'
const FOREIGN = 'https://pay.example/abc'

test.each([
  ['REDIRECT', KNOWN, { open: KNOWN }],
  ['REDIRECT', FOREIGN, { unknown: FOREIGN }],
  ['TELEGRAM_INVOICE', 'https://t.me/$abc', { telegram: 'https://t.me/$abc' }],
  ['QR', KNOWN, { open: KNOWN }],
  ['QR', FOREIGN, { unknown: FOREIGN }],
  ['BY_DRONE', KNOWN, { open: KNOWN }],
  [undefined, FOREIGN, { unknown: FOREIGN }],
  ['NONE', KNOWN, { none: 'in-person' }],
  ['NONE', null, { none: 'in-person' }],
  ['QR', null, { none: 'qr' }],
  ['BY_DRONE', null, { none: 'in-person' }],
  ['REDIRECT', '', { none: 'in-person' }],
  // No page can be opened at any of these.
  ['REDIRECT', 'not an address', { none: 'in-person' }],
  ['REDIRECT', 'javascript:alert(1)', { none: 'in-person' }],
  ['REDIRECT', 'https://user:word@checkout.paycom.uz/', { none: 'in-person' }],
  ['QR', '00020101021', { none: 'qr' }],
  ['REDIRECT', 'tel:+998712000000', { none: 'in-person' }],
])('a checkout that answers %s with %s', async (action, url, expected) => {
  checkout = { action, url }
  expect(await pageIn({ channel: 'WEB' })).toEqual(expected)
})

test.each([
  ['a client that shows invoices', true, 'abc', null, { invoice: 'abc' }],
  ['one without', false, 'abc', null, { telegram: 'https://t.me/$abc' }],
  ['one without, and a page that can be had', false, 'abc', KNOWN, { open: KNOWN }],
  ['a slug that is none', true, 'a b', KNOWN, { open: KNOWN }],
])('an invoice in %s (BX-30)', async (_client, hasInvoices, invoiceSlug, url, expected) => {
  checkout = { action: 'TELEGRAM_INVOICE', invoiceSlug, url }
  const shell = { channel: 'TG', openInvoice: hasInvoices ? async () => 'paid' : null }
  expect(await pageIn(shell)).toEqual(expected)
})

test('the payment of another order is none', async () => {
  checkout = { orderId: 'o-2', action: 'REDIRECT', url: KNOWN }
  const [error, payment] = await paymentOf(ORDER, { channel: 'WEB' } as never, '')
  expect(payment).toBeNull()
  expect(error).toMatchObject({ kind: 'bad-answer' })
})

test.each([[undefined], [null], ['']])(
  'an answer that names no order (%j) is about the one asked for',
  async (orderId) => {
    checkout = { orderId, action: 'REDIRECT', url: KNOWN }
    expect(await pageIn({ channel: 'WEB' })).toEqual({ open: KNOWN })
  },
)

test('a paid order is not paid again, whatever the rest says', async () => {
  checkout = { action: 'REDIRECT', url: KNOWN, isPaid: true }
  expect(await pageIn({ channel: 'WEB' })).toEqual({ none: 'paid' })
})

test('a refusal because the order is paid says the same', async () => {
  status = 409
  checkout = { code: 'ORDER_PAID', description: { uz: 'Toʻlangan', ru: 'Оплачен', eng: 'Paid' } }
  expect(await pageIn({ channel: 'WEB' })).toEqual({ none: 'paid' })
})

test.each([
  ['the order’s own sum', { amount: 81_000 }, { otherAmount: null, isExpired: false }],
  ['another sum', { amount: 85_000 }, { otherAmount: 85_000, isExpired: false }],
  ['no sum', { amount: null }, { otherAmount: null, isExpired: false }],
  [
    'a page that is open still',
    { expiresAt: '2126-11-21T12:30:00+05:00' },
    { otherAmount: null, isExpired: false },
  ],
  [
    'a page that has expired',
    { expiresAt: '2024-11-21T12:30:00+05:00' },
    { otherAmount: null, isExpired: true },
  ],
])('%s is known before the page opens', async (_what, change, expected) => {
  checkout = { action: 'REDIRECT', url: KNOWN, ...change }
  expect((await paymentOf(ORDER, { channel: 'WEB' } as never, ''))[1]).toMatchObject(expected)
})
