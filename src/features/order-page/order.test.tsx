// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { createQueryClient } from '#/api/query.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import type { Order } from '#/api/schema/order.ts'
import { orderStatuses } from '#/api/schema/order-status.ts'
import { useOrder } from '#/features/orders/index.ts'
import { languageAtom } from '#/i18n/language.ts'
import { scopedKeys } from '#/session/keys.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { orderWith, wholeOrder } from '#/testing/test-order.ts'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { demo } from '../../../scripts/sandbox/seeds/demo/demo.ts'
import { OrderView } from './OrderView.tsx'

const NOW = Date.parse('2026-11-21T12:20:00+05:00')
let asked: string[]
let answers: Record<string, unknown>
let page: Awaited<ReturnType<typeof render>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  history.replaceState(null, '', '/')
  localStorage.clear()
  asked = []
  answers = { '/products/v1/overalls': { groups: [], categories: [], products: [] } }
  connectApi({
    baseURL: 'https://api.example',
    idempotency: false,
    headers: () => ({}),
    onFailure: () => {},
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input))
      asked.push(
        `${init?.method ?? 'GET'} ${pathname} ${searchParams.get('returnUrl') ?? init?.body ?? ''}`.trim(),
      )
      const answer = answers[pathname]
      if (answer === undefined) return new Response(null, { status: 204 })
      return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } })
    },
  })
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)))

async function show(order: Order) {
  page = await render(
    <QueryClientProvider client={createQueryClient()}>
      <OrderView order={order} />
    </QueryClientProvider>,
  )
  await act(async () => {
    page.store.set(languageAtom, 'eng')
    page.store.set(settingsAtom, { ...page.store.get(settingsAtom), cancelOrderActive: true })
  })
  await settle()
}

/** The page of an order that is asked for again. */
function Live() {
  const { data } = useOrder('o-1')
  return data && <OrderView order={data} />
}
async function showLive() {
  page = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Live />
    </QueryClientProvider>,
  )
  await act(async () => page.store.set(languageAtom, 'eng'))
  for (let looks = 0; looks < 100 && !words().includes('Chilanzar'); looks++) await settle()
}

test.each([
  ['OPEN', {}, 'Waiting for the branch', 'We expect to arrive by 12:50'],
  ['CREATED', {}, 'Waiting for the branch', 'We expect to arrive by 12:50'],
  ['AT_TIME', { deliveryAt: '2026-11-21T18:30:00+05:00' }, 'Scheduled for 18:30', '21 Nov'],
  ['ACCEPTED', {}, 'Cooking soon', 'We expect to arrive by 12:50'],
  ['ATTACHED', {}, 'Cooking soon', 'We expect to arrive by 12:50'],
  ['COOKING', { courierStatus: 'PERFORMER_LOOK_UP' }, 'Cooking now', 'Looking for a courier · we expect'],
  ['COOKING', { courierStatus: 'NEW_ORDER' }, 'Cooking now', 'Courier: New request'],
  ['DONE', {}, 'Ready, waiting for the courier', 'We expect to arrive by 12:50'],
  [
    'DONE',
    { courierStatus: 'PERFORMER_PICK_UP_ARRIVED' },
    'Ready, the courier is picking it up',
    'Courier at the branch · we expect',
  ],
  ['DONE', { serviceType: 'PICK_UP' }, 'Ready for pick-up', ''],
  ['DONE', { serviceType: 'DINE_IN' }, 'Ready, on its way to your table', ''],
  ['ON_WAY', {}, '30 min away', 'Arrives by 12:50'],
  [
    'ON_WAY',
    { courierStatus: 'PERFORMER_ARRIVED' },
    'Courier has arrived',
    'Meet the courier · 81,000 UZS in cash',
  ],
  ['ON_WAY', { courierStatus: 'PERFORMER_ARRIVED', isPaid: true }, 'Courier has arrived', 'Meet the courier'],
  ['DELIVERED', { deliveredAt: '2026-11-21T12:14:00+05:00' }, 'Delivered', 'At 12:14. Enjoy your meal'],
  ['CLOSED', { serviceType: 'PICK_UP' }, 'Handed over', 'Enjoy your meal'],
  ['CANCELED', { cancelReason: { uz: '', ru: '', eng: 'No courier' } }, 'Order cancelled', 'No courier'],
] as const)('%s %o says "%s" (OR-04, BX-19)', async (status, change, title, line) => {
  await show(orderWith({ status, ...change }))
  expect(words()).toContain(title)
  expect(words()).toContain(line)
})

test.each([
  ['OPEN', 'Sent'],
  ['CREATED', 'Sent'],
  ['AT_TIME', 'Scheduled'],
  ['ACCEPTED', 'Kitchen'],
  ['ON_WAY', 'On the way'],
] as const)(
  '%s: the current step is "%s", accepted only when the branch has accepted (OR-04)',
  async (status, step) => {
    await show(orderWith({ status }))
    expect(document.querySelector('[aria-current="step"]')?.textContent).toMatch(new RegExp(`^${step}`))
    expect(words().includes('Accepted')).toBe(!['OPEN', 'CREATED', 'AT_TIME'].includes(status))
  },
)

test.each([
  ['DELIVERY', 'CASH', 'Cash to the courier', false],
  ['PICK_UP', 'CASH', 'Cash at the branch', true],
  ['PICK_UP', 'TERMINAL', 'Card at the branch', true],
  ['DINE_IN', 'CASH', 'Cash to the waiter', false],
  ['DINE_IN', 'TERMINAL', 'Card to the waiter', false],
] as const)(
  '%s by %s: %s; only who fetches it is told where the branch is: %s (PY-01)',
  async (serviceType, type, payment, isTold) => {
    const branch = { id: 'br-1', name: { uz: '', ru: '', eng: 'Chilanzar' }, address: '9 Katta Street' }
    await show(orderWith({ serviceType, branch, payment: { id: 'pm-1', type } }))
    expect(words()).toContain(payment)
    expect(words().includes('9 Katta Street')).toBe(isTold)
  },
)

test('the page of an order on no map ends with its sums, and then with cancelling it (OR-08)', async () => {
  await show(orderWith({ status: 'ACCEPTED', serviceType: 'DINE_IN', canCancel: true }))
  const [total, cancel] = [words().indexOf('Total'), words().lastIndexOf('Cancel the order')]
  expect(total).toBeGreaterThan(0)
  expect(cancel).toBeGreaterThan(total)
})

test.each([
  ['a delivery', {}, 41.3, true],
  ['one without coordinates', { branch: null }, null, false],
  ['a delivered one', { status: 'DELIVERED' }, 41.3, false],
  ['a cancelled one', { status: 'CANCELED' }, 41.3, false],
  ['one at a table', { serviceType: 'DINE_IN' }, 41.3, false],
] as const)(
  'the map of %s is above the order: %o, latitude %s, %s (OR-03)',
  async (_what, change, latitude, isShown) => {
    const order = orderWith({ status: 'COOKING', ...change })
    const address = order.address && { ...order.address, latitude, longitude: latitude && 69.2 }
    await show({ ...order, address })
    const links = [...document.querySelectorAll('a[aria-label="On the map"]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(isShown ? ['/profile/orders/o-1/map'] : [])
  },
)

test.each(orderStatuses)(
  '%s shows every line, the total and no identifier (OR-02, OR-11)',
  async (status) => {
    await show(orderWith({ status, courierId: 'c-77', operatorId: 'op-5', posterErrorMessage: 'boom' }))
    expect(words()).toContain('Margherita30 cm×290,000was 90,00080,000')
    expect(words()).toContain('Total81,000 UZS')
    // Nobody pays for what was cancelled.
    expect(words().includes('Cash to the courier')).toBe(status !== 'CANCELED')
    expect(words()).toContain('Bunyodkor, 12, apt. 57')
    expect(words()).not.toMatch(/c-77|op-5|boom|u-1\b/)
  },
)

test('the courier’s distance in minutes is shown, and the courier can be called', async () => {
  answers['/deliveries/v1/delivery/courier/o-1'] = {
    status: 'PERFORMER_PICKUPED',
    courier: { name: 'Jasur', phone: '+998901110000', transport: 'SCOOTER' },
    location: null,
    etaMinutes: 8,
  }
  await show(orderWith({ status: 'ON_WAY' }))
  expect(words()).toContain('8 min away')
  expect(byRole('button', 'Call the courier')).toBeTruthy()
})

const CALL = 'Call the courier'

test.each([
  [
    'with vehicle and number plate',
    { transport: 'SCOOTER', plate: '01 A 123 BC' },
    'JasurCourier · Scooter · 01 A 123 BC+998 90 111 00 00',
  ],
  ['without what the server leaves out', {}, 'JasurCourier+998 90 111 00 00'],
  [
    'without a vehicle that has no word',
    { transport: 'HOVERCRAFT', plate: '' },
    'JasurCourier+998 90 111 00 00',
  ],
])('the courier is a person: name and call button, %s (OR-13)', async (_what, more, said) => {
  answers['/deliveries/v1/delivery/courier/o-1'] = {
    status: 'PERFORMER_PICKUPED',
    courier: { name: 'Jasur', phone: '+998901110000', ...more },
    etaMinutes: 8,
  }
  await show(orderWith({ status: 'ON_WAY' }))
  const row = byRole('button', CALL).parentElement?.parentElement
  expect(row?.querySelector('[aria-hidden]')?.textContent).toBe('J')
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toBe(`J${said}`)
  // The number to call is one, and stands once: nobody else is called from here.
  expect(document.querySelectorAll('button[aria-label="Copy the number"]')).toHaveLength(1)
  expect(document.querySelectorAll('button[aria-label^="Call the"]')).toHaveLength(1)
})

test('a courier without a name is called from the head, and is no row (OR-13)', async () => {
  answers['/deliveries/v1/delivery/courier/o-1'] = {
    status: 'PERFORMER_PICKUPED',
    courier: { name: '', phone: '+998901110000', transport: 'SCOOTER' },
    etaMinutes: 8,
  }
  await show(orderWith({ status: 'ON_WAY' }))
  expect(byRole('button', CALL)).toBeTruthy()
  expect(words()).not.toContain('Scooter')
})

test.each([
  ['a minute', 1, '1 min away', 'Arrives by 12:21'],
  ['a part of one', 0.4, '1 min away', 'Arrives by 12:21'],
  ['none', 0, '1 min away', 'Arrives by 12:20'],
  ['a quarter of an hour', 14.2, '15 min away', 'Arrives by 12:35'],
  ['less than nothing: the promise stands', -4, '30 min away', 'Arrives by 12:50'],
  ['half a day: the promise stands', 725.5, '30 min away', 'Arrives by 12:50'],
])('the courier is %s away: one estimate is shown', async (_what, etaMinutes, away, by) => {
  answers['/deliveries/v1/delivery/courier/o-1'] = { status: 'PERFORMER_PICKUPED', etaMinutes }
  await show(orderWith({ status: 'ON_WAY' }))
  expect(words().match(/[\d.−-]+ min away/g)).toEqual([away])
  expect(words().match(/Arrives by [\d:]+/g)).toEqual([by])
  expect(words()).toContain(`~${by.slice(-5)}`)
})

test.each([
  [
    'ACCEPTED',
    '2026-11-23T19:30:00+05:00',
    'Scheduled for 23 Nov, 19:30',
    'We will start cooking on time',
    '~23 Nov',
  ],
  [
    'ATTACHED',
    '2026-11-22T00:10:00+05:00',
    'Scheduled for 22 Nov, 00:10',
    'We will start cooking on time',
    '~22 Nov',
  ],
  [
    'AT_TIME',
    '2027-01-02T19:30:00+05:00',
    'Scheduled for 2 Jan 2027, 19:30',
    'We will start cooking on time',
    '',
  ],
  [
    'OPEN',
    '2026-11-23T19:30:00+05:00',
    'Waiting for the branch',
    '23 Nov · we expect to arrive by 19:30',
    '~23 Nov',
  ],
  ['COOKING', '2026-11-22T00:10:00+05:00', 'Cooking now', '22 Nov · we expect to arrive by 00:10', '~22 Nov'],
  ['ACCEPTED', '2026-11-21T19:30:00+05:00', 'Cooking soon', 'We expect to arrive by 19:30', '~19:30'],
])('%s for %s says the day unless it is today', async (status, deliveryAt, title, line, step) => {
  await show(orderWith({ status, deliveryAt }))
  for (const one of [title, line, step]) expect(words()).toContain(one)
  expect(words().includes('Cooking soon')).toBe(title === 'Cooking soon')
  const current = document.querySelector('[aria-current="step"]')?.textContent
  expect(current?.startsWith('Scheduled')).toBe(title.startsWith('Scheduled'))
})

test('an order of another year says the year', async () => {
  await show(orderWith({ status: 'DELIVERED', createdDate: '20.11.2025 14:05' }))
  expect(words()).toContain('20 Nov 2025, 14:05')
})

test('a promised time that has passed is not shown again', async () => {
  vi.setSystemTime(NOW + 3_600_000)
  await show(orderWith({ status: 'ON_WAY' }))
  expect(words()).toContain('On the way')
  expect(words()).not.toContain('Arrives by')
  expect(words()).not.toContain('min away')
})

const unpaid = { canPay: true, payment: { id: 'pm-2', type: 'PAYME', name: 'Payme' } }

test('an order without a payment is paid by the main button, and the way back claims nothing (PY-03, PY-04)', async () => {
  answers['/payments/v2/checkout/o-1'] = { orderId: 'o-1', amount: 81_000, action: 'NONE' }
  await show(orderWith({ status: 'CREATED', ...unpaid }))
  expect(words()).toContain('Not paid yetThe kitchen starts after the payment')
  expect(words()).not.toContain('Waiting for the branch')
  const button = page.store.get(mainButtonAtom)
  expect(button).toMatchObject({ label: 'Pay', amount: '81,000\u00a0UZS' })
  await act(async () => button?.onPress())
  await settle()
  expect(asked).toContain(`GET /payments/v2/checkout/o-1 ${location.origin}/profile/orders/o-1?paid=1`)
  expect(words()).toContain('Not paid yet')
})

const SCOPE = { merchantId: demo.merchant.id, brandId: '', telegramUserId: '' }
const inShop = () => act(async () => page.store.set(merchantAtom, v.parse(Merchant, demo.merchant)))
const PAGE = { orderId: 'o-1', amount: 81_000, action: 'REDIRECT', url: 'https://checkout.paycom.uz/abc' }

const QR = /QR code, which this page cannot show\. /
const ASKS = /do not know this payment page: pay\.example/
const NO_PAGE = /no payment page for this order\. /
test.each([
  ['NONE', {}, 'DELIVERY', NO_PAGE, /Call the branch to pay the courier/],
  ['NONE', {}, 'PICK_UP', NO_PAGE, /Pay at the branch/],
  ['QR', { url: '00020101021' }, 'DELIVERY', QR, /Call the branch/],
  ['QR', { url: 'https://pay.example/qr' }, 'DELIVERY', ASKS, /Open it only if you trust it/],
  ['QR', {}, 'DINE_IN', QR, /Ask for it at the branch/],
  ['BY_DRONE', {}, 'DELIVERY', NO_PAGE, /Call the branch/],
  ['BY_DRONE', { url: 'https://pay.example/x' }, 'DELIVERY', ASKS, /Open it only if you trust it/],
  ['REDIRECT', {}, 'PICK_UP', NO_PAGE, /Pay at the branch/],
  ['NONE', { isPaid: true }, 'DELIVERY', /already paid/, /./],
])(
  'a press on Pay that opens no page says why and what to do: %s %j, %s',
  async (...[action, change, serviceType, why, next]) => {
    answers['/payments/v2/checkout/o-1'] = { orderId: 'o-1', amount: 81_000, action, ...change }
    await show(orderWith({ ...unpaid, serviceType }))
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    await settle()
    const [said] = page.store.get(noticesAtom).map(({ text }) => text)
    expect(said).toMatch(why)
    expect(said).toMatch(next)
  },
)

test('paid is paid as soon as the payment call says so, whatever the order still says (PY-04)', async () => {
  answers['/payments/v2/checkout/o-1'] = { orderId: 'o-1', amount: 81_000, action: 'NONE', isPaid: true }
  answers['/orders/v1/orders/o-1'] = wholeOrder(unpaid)
  await showLive()
  expect(words()).toContain('Not paid yet')
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  for (let looks = 0; looks < 100 && words().includes('Not paid yet'); looks++) await settle()
  expect(words()).not.toContain('Not paid yet')
  expect(page.store.get(mainButtonAtom)).toBeNull()
})

test.each([
  [
    'another sum',
    { amount: 85_000 },
    'Pay 85,000 UZS?',
    /asks for 85,000 UZS, but the order costs 81,000 UZS/,
  ],
  [
    'an expired page',
    { expiresAt: '2026-11-21T12:00:00+05:00' },
    'The payment page has expired',
    /call the branch/,
  ],
])(
  '%s is said before it opens, and opens only on a second word (PY-03)',
  async (_what, change, title, text) => {
    const opened: string[] = []
    answers['/payments/v2/checkout/o-1'] = {
      ...{ orderId: 'o-1', amount: 81_000, action: 'REDIRECT', url: 'https://checkout.paycom.uz/abc' },
      ...change,
    }
    await show(orderWith(unpaid))
    await act(async () =>
      page.store.set(shellAtom, { ...quietShell, openLink: (url: string) => void opened.push(url) }),
    )
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    for (let looks = 0; looks < 100 && !document.querySelector('dialog[open]'); looks++) await settle()
    expect(document.querySelector('dialog[open]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(title)
    expect(words()).toMatch(text)
    expect(opened).toEqual([])
    // The second half of a double press answers no question.
    await act(async () => new Promise((done) => setTimeout(done, 1_000)))
    await press(byRole('button', 'Open the payment page'))
    await settle()
    expect(opened).toEqual(['https://checkout.paycom.uz/abc'])
  },
)

test('a sum that the order has meanwhile, too, is said to be what it costs now (PY-03)', async () => {
  answers['/payments/v2/checkout/o-1'] = { ...PAGE, amount: 85_000 }
  answers['/orders/v1/orders/o-1'] = wholeOrder({ ...unpaid })
  await showLive()
  answers['/orders/v1/orders/o-1'] = wholeOrder({ ...unpaid, totals: { totalPrice: 85_000 } })
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  for (let looks = 0; looks < 100 && !words().includes('costs now'); looks++) await settle()
  const question = document.querySelector('dialog[open]')?.textContent?.replaceAll('\u00a0', ' ')
  expect(question).toContain('Pay 85,000 UZS?')
  expect(question).toContain('This is what the order costs now.')
})

const byCard = (status: string, reason: string | null = null) => ({
  payment: { id: 'pm-2', type: 'PAYME', name: 'Payme' },
  cardPayment: {
    ...{ type: 'HUMO', lastFour: '7893', status },
    reason: reason && { uz: reason, ru: reason, eng: reason },
  },
})

test.each([
  ['charged', { ...byCard('PAID'), isPaid: true }, ['Humo •• 7893Paid'], null],
  [
    'refused, with the reason',
    { ...byCard('REFUSED', 'No money on it'), canPay: true },
    ['The card ending in 7893 was not charged', 'No money on it', 'PaymeNot paid yet'],
    'Pay',
  ],
  ['refused without one', { ...byCard('REFUSED'), canPay: true }, ['ending in 7893 was not charged'], 'Pay'],
  ['still being charged', { ...byCard('PENDING'), canPay: true }, ['Checking the payment'], null],
  ['in a state of another build', { ...byCard('HELD'), canPay: true }, ['Checking the payment'], null],
  ['given back', byCard('RETURNED'), ['Humo •• 7893The money was returned'], null],
])('a saved card that the order named is %s (DX-09)', async (_, change, said, pays) => {
  await show(orderWith(change))
  for (const one of said) expect(words()).toContain(one)
  expect(page.store.get(mainButtonAtom)?.label ?? null).toBe(pays)
})

test('after a return the payment is waited for, then it is said that providers may be slow, and paying again is a question (PY-04)', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: NOW,
  })
  history.replaceState(null, '', '?paid=1')
  page = await render(
    <QueryClientProvider client={createQueryClient()}>
      <OrderView order={orderWith({ ...unpaid, id: 'o-7' })} />
    </QueryClientProvider>,
  )
  await act(async () => page.store.set(languageAtom, 'eng'))
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  expect(words()).toContain('Checking the payment')
  expect(page.store.get(mainButtonAtom)).toBeNull()
  await pass(12_500)
  expect(words()).not.toContain('Checking the payment')
  expect(page.store.get(mainButtonAtom)?.label).toBe('Pay again')
  await pass(50_000)
  expect(words()).toContain('Some providers take a few minutes')
  const before = asked.length
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  await pass(100)
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Pay once more?')
  expect(asked.slice(before).filter((call) => call.includes('/checkout/'))).toEqual([])
})

test.each([
  ['a page', {}, {}],
  ['a page that nobody knows, from its notice', { url: 'https://pay.example/x' }, {}],
  ['a link of Telegram', { action: 'TELEGRAM_INVOICE', url: 'https://t.me/$abc' }, {}],
  [
    'an invoice that was closed while it is pending',
    { action: 'TELEGRAM_INVOICE', invoiceSlug: 'abc' },
    { openInvoice: async () => 'pending' as const },
  ],
])('%s that was opened to pay is noted for other tabs and launches (PY-04)', async (_what, change, shell) => {
  answers['/payments/v2/checkout/o-1'] = { ...PAGE, ...change }
  await show(orderWith(unpaid))
  await inShop()
  await act(async () => page.store.set(shellAtom, { ...quietShell, ...shell }))
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  const isNoted = () => scopedKeys.openedPayments(SCOPE).read().length > 0
  for (let looks = 0; looks < 100 && !isNoted(); looks++) {
    await settle()
    await act(async () =>
      page.store
        .get(noticesAtom)
        .find(({ action }) => action)
        ?.action?.onPress(),
    )
  }
  expect(scopedKeys.openedPayments(SCOPE).read()).toEqual([{ id: 'o-1', at: NOW }])
})

test.each([
  ['minutes ago', 9 * 60_000, 'Pay again'],
  ['hours ago', 9 * 60 * 60_000, 'Pay'],
])(
  'an order whose payment another tab has opened %s: the button is %s after all (PY-04)',
  async (_when, ago, label) => {
    scopedKeys.openedPayments(SCOPE).write([{ id: 'o-8', at: NOW - ago }])
    answers['/payments/v2/checkout/o-8'] = { ...PAGE, orderId: 'o-8' }
    await show(orderWith({ ...unpaid, id: 'o-8' }))
    await inShop()
    await settle()
    expect(page.store.get(mainButtonAtom)).toMatchObject({ label, busy: false })
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    await settle()
    const question = document.querySelector('dialog[open]')?.textContent ?? ''
    expect(question.includes('Pay once more?')).toBe(label === 'Pay again')
    expect(asked.some((call) => call.includes('/checkout/'))).toBe(label === 'Pay')
  },
)

test('that the kitchen waits for the payment is said of no order that it has begun', async () => {
  await show(orderWith({ ...unpaid, status: 'COOKING' }))
  expect(words()).toContain('Not paid yet')
  expect(words()).not.toContain('The kitchen starts after')
  expect(page.store.get(mainButtonAtom)?.label).toBe('Pay')
})

test('a press on Pay that is refused asks for the order again', async () => {
  answers['/payments/v2/checkout/o-1'] = { orderId: 'o-2' }
  answers['/orders/v1/orders/o-1'] = wholeOrder({ ...unpaid })
  await showLive()
  const looks = () => asked.filter((call) => call.startsWith('GET /orders/v1/orders/o-1')).length
  const before = looks()
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
  for (let tries = 0; tries < 100 && looks() === before; tries++) await settle()
  expect(looks()).toBeGreaterThan(before)
})

test('a paid order has no panel and no button', async () => {
  await show(orderWith({ canPay: true, isPaid: true }))
  expect(words()).not.toContain('Not paid yet')
  expect(page.store.get(mainButtonAtom)).toBeNull()
})

test('cancelling asks for a reason, and is possible only while the server allows it (OR-08)', async () => {
  answers['/orders/v1/cancel-reasons'] = [{ id: 'r-1', name: { uz: '', ru: '', eng: 'Changed my mind' } }]
  answers['/orders/v1/orders/o-1/cancel'] = { id: 'o-1', status: 'CANCELED', totals: { totalPrice: 81_000 } }
  await show(orderWith({ status: 'ACCEPTED', canCancel: true }))
  await press(byRole('button', 'Cancel the order'))
  await settle()
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  const confirm = byRole('button', 'Cancel the order', dialog) as HTMLButtonElement
  expect(confirm.disabled).toBe(true)
  await press(byRole('radio', 'Changed my mind'))
  await press(confirm)
  await settle()
  expect(asked).toContain('PUT /orders/v1/orders/o-1/cancel {"reasonId":"r-1","comment":""}')
})

test('a cancelled order says whom to call about it (OR-08)', async () => {
  await show(orderWith({ status: 'CANCELED' }))
  expect(words().replaceAll('\u00a0', ' ')).toContain('+998 71 200 00 01')
})

test.each([
  ['one that was not paid', { isPaid: false }, true],
  ['one that was paid in cash', { isPaid: true }, false],
  ['one of which that is not known', { isPaid: 'maybe' }, false],
  ['one that was paid by a provider', { isPaid: true, payment: { id: 'p', type: 'PAYME' } }, false],
])('a cancelled order asks for nothing, as far as that is known: %s', async (_which, change, isSaid) => {
  await show(orderWith({ status: 'CANCELED', ...change }))
  expect(words().includes('Nothing to pay')).toBe(isSaid)
})

test('once the kitchen has gone too far, there is no cancel button', async () => {
  await show(orderWith({ status: 'COOKING', canCancel: false }))
  expect(() => byRole('button', 'Cancel the order')).toThrow()
})

test('a link to repeat an order opens its sheet; closed, the order is there as ever (BX-08)', async () => {
  history.replaceState(null, '', '?repeat=1')
  await show(orderWith({ status: 'DELIVERED' }))
  const sheet = () => document.querySelector('dialog[open]')
  // Its code is loaded with the first opening.
  for (let looks = 0; looks < 500 && !sheet(); looks++) await settle()
  await press(byRole('button', 'Close'))
  expect(location.search).toBe('')
  for (let looks = 0; looks < 500 && sheet(); looks++) await settle()
  await press(byRole('button', 'Repeat'))
  expect(sheet()).not.toBeNull()
})

test('of what was chosen only what was had and has a name is named', async () => {
  const choice = (name: string | null, count: number) => ({ id: `${name} ${count}`, name, count, price: 0 })
  const modifications = [
    choice('Kichik', 1),
    choice(null, 1),
    choice(' ', 2),
    choice('Olma', 2),
    choice('Dropped', 0),
  ]
  await show(orderWith({ cartItems: [{ product: { id: 'p-1', name: 'Osh', count: 1 }, modifications }] }))
  expect(words()).toContain('Kichik, Olma ×2')
  expect(words()).not.toContain('Dropped')
})
