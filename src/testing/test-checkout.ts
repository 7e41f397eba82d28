import { vi } from 'vitest'
import { sentBranches } from './test-menu.ts'

/* For tests of whatever places an order: what a server says of it, at a noon when everything can be had. */

const text = (eng: string) => ({ uz: eng, ru: eng, eng })

/** A way of paying as a server sends it, on in every channel. */
export const paymentMethod = (type: string, eng: string) => ({
  id: `pm-${eng.toLowerCase()}`,
  type,
  name: text(eng),
  ...{ webEnabled: true, botEnabled: true, qrEnabled: true, isActive: true },
})

/** A saved bank card as a server sends it. */
export const savedCard = (lastFour: string, change: object = {}) => ({
  ...{ id: `k-${lastFour}`, name: '', number: `860012******${lastFour}`, expire: '03/38', type: 'UZCARD' },
  ...{ phone: '', time: 0, isVerified: true },
  ...change,
})

/** What the server says; a test changes it under the page. */
export type CheckoutServer = { branch: object; tariff: object; methods: object[]; setting: object }

export const checkoutServer = (): CheckoutServer => ({
  branch: {
    ...sentBranches[0],
    ...{ open: '10:00', close: '23:00', workHours: [], holidays: [] },
    isOpen: true,
  },
  tariff: { price: 9_000, tariffId: 't-1', deliveryType: null, distance: 900 },
  methods: [paymentMethod('CASH', 'Cash'), paymentMethod('CLICK', 'Click')],
  setting: { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 },
})

/** Its answers; null: the test's own server has another, or the shop's. */
export function answerCheckout(server: CheckoutServer, path: string): Response | null {
  if (path.includes('/closest')) {
    // A refusal has a code.
    return Response.json(server.branch, { status: 'code' in server.branch ? 422 : 200 })
  }
  if (path.endsWith('/tariff/client/calculate')) return Response.json(server.tariff)
  if (path === '/payments/v2/payment-types') return Response.json(server.methods)
  if (path === '/orders/v1/order/setting/m-demo') return Response.json(server.setting)
  if (path.includes('/orders/user/'))
    return Response.json(path.endsWith('/active') ? [] : { content: [], totalPages: 0 })
  return null
}

/** Begins a test at noon in Tashkent; `vi.useRealTimers` ends it. */
export function beginAtNoon() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00+05:00') })
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
}
