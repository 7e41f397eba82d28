import type { OrderInput } from '#/domain/order/build-order.ts'
import { NOTHING_FOR_COURIER } from '#/domain/order/courier-comment.ts'
import { basketTotals, orderTotals } from '#/domain/order/totals.ts'
import { BRANCH, group, modification, product } from './samples.ts'

const uzWords = { office: 'Xonadon', domophone: 'Domofon', entrance: 'Kirish', floor: 'Qavat' }
const door = { office: '', domophone: '24K', entrance: '2', floor: '5' }

/** A pizza with a choice and ids of other systems. */
export const pizza = {
  ...product({
    discount: 5_000,
    modificationGroups: [group('mg-1', [modification('mod-1'), modification('mod-2', { price: 7_000 })])],
  }),
  integration: { mxicCode: '02106001001000000', posterId: 12, barcode: null },
}
const lines = [{ product: pizza, choices: { 'mod-1': 1 }, note: 'no onion', count: 2 }]
export const basket = basketTotals(lines, BRANCH)
const promoTerms = { discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 0 } as const

/** A scheduled delivery, as in the API's example. */
export const orderInput = (change: Partial<OrderInput> = {}): OrderInput => ({
  channel: 'TG',
  service: 'DELIVERY',
  merchantId: 'm-demo',
  branchId: BRANCH,
  cityId: 'c-1',
  userId: 'u-1',
  receiver: { name: 'Bobur', phone: '+998901112233' },
  addressType: 'SAVED',
  address: {
    id: 'a-1',
    type: 'APARTMENT',
    streetName: 'Bunyodkor',
    houseNumber: '12',
    latitude: 41.2756,
    longitude: 69.2035,
    cityId: 'c-1',
  },
  door,
  doorWords: uzWords,
  comment: ' Less salt ',
  forCourier: { ...NOTHING_FOR_COURIER, note: 'Call on arrival.' },
  chequePhone: null,
  when: { day: '2026-11-21', time: '12:30' },
  lines,
  payment: { id: 'pm-payme', type: 'PAYME' },
  changeFrom: 100_000,
  promo: { id: 'pr-1', code: 'SALOM10' },
  table: null,
  tariff: { tariffId: 't-1', deliveryType: 'OWN', price: 12_000 },
  basket,
  totals: orderTotals({
    products: basket.products,
    count: basket.count,
    delivery: 12_000,
    promo: promoTerms,
    cashback: 5_000,
    fee: 2_000,
    service: 0,
  }),
  ...change,
})
