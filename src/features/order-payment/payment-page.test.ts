// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/profile/orders/o-1" }
import { beforeEach, expect, test } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { paymentPage } from './payment-page.ts'

let checkout: object
beforeEach(() => {
  connectApi({
    baseURL: 'https://api.example',
    idempotency: false,
    headers: () => ({}),
    onFailure: () => {},
    fetch: async () =>
      new Response(JSON.stringify({ orderId: 'o-1', amount: 81_000, ...checkout }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  })
})

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
  expect(await paymentPage('o-1', { channel: 'WEB' } as never, '')).toEqual([null, expected])
})

test.each([
  ['a client that shows invoices', true, 'abc', null, { invoice: 'abc' }],
  ['one without', false, 'abc', null, { telegram: 'https://t.me/$abc' }],
  ['one without, and a page that can be had', false, 'abc', KNOWN, { open: KNOWN }],
  ['a slug that is none', true, 'a b', KNOWN, { open: KNOWN }],
])('an invoice in %s (BX-30)', async (_client, hasInvoices, invoiceSlug, url, expected) => {
  checkout = { action: 'TELEGRAM_INVOICE', invoiceSlug, url }
  const shell = { channel: 'TG', openInvoice: hasInvoices ? async () => 'paid' : null }
  expect(await paymentPage('o-1', shell as never, '')).toEqual([null, expected])
})

test('a paid order is not paid again, whatever the rest says', async () => {
  checkout = { action: 'REDIRECT', url: KNOWN, isPaid: true }
  expect(await paymentPage('o-1', { channel: 'WEB' } as never, '')).toEqual([null, { none: 'paid' }])
})
