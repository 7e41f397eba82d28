import * as v from 'valibot'
import { Order } from '#/api/schema/order.ts'

const text = (eng: string) => ({ uz: eng, ru: eng, eng })

/** For tests: an order as a server sends it, with what a test changes. */
export const wholeOrder = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'o-1',
  number: 1047,
  status: 'COOKING',
  serviceType: 'DELIVERY',
  createdDate: '2026-11-21T12:00:00+05:00',
  acceptedTime: '2026-11-21T12:02:00+05:00',
  cookingTime: '2026-11-21T12:05:00+05:00',
  branch: { id: 'br-1', name: text('Chilanzar'), phone: '+998712000001', address: 'Bunyodkor 12' },
  user: { id: 'u-1', firstName: 'Aziza', phone: '+998901234567' },
  address: {
    id: 'a-1',
    streetName: 'Bunyodkor',
    houseNumber: '12',
    entrance: '2',
    floor: '5',
    office: '57',
  },
  deliveryPrice: 12_000,
  cartItems: [
    {
      product: { id: 'p-1', name: text('Margherita'), costPrice: 45_000, discount: 5_000, count: 2 },
      modifications: [{ id: 'mod-1', name: text('30 cm'), count: 1, price: 0 }],
    },
  ],
  totals: {
    productPrice: 90_000,
    discount: 10_000,
    count: 2,
    serviceFee: 2_000,
    totalDiscount: 18_000,
    totalPrice: 81_000,
  },
  cashback: 5_000,
  promo: { id: 'pr-1', code: 'SALOM10' },
  payment: { id: 'pm-1', type: 'CASH', name: text('Cash') },
  eta: { min: 35, max: 50 },
  ...change,
})

/** The same order after parsing. */
export const orderWith = (change: Record<string, unknown> = {}): Order => v.parse(Order, wholeOrder(change))
