import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { savedDraftAtom } from '#/session/saved.ts'
import { merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { draftAtom } from './draft.ts'
import type { Draft } from './draft-fields.ts'
import { placedOrdersAtom, resetDraftAtom } from './reset-draft.ts'
import { serviceTypeAtom } from './service.ts'

const place: NonNullable<Draft['place']> = {
  latitude: 41.3,
  longitude: 69.24,
  streetName: 'Bunyodkor',
  houseNumber: '12',
  cityId: 'c-1',
  landmark: 'School 5',
  details: 'Blue gate',
  isNamed: false,
  meetsOutside: true,
  photo: 'files/door.webp',
  note: 'Code 45',
  type: 'APARTMENT',
  mode: 'SAVED',
  savedId: 'a-1',
}
const table = {
  branchId: 'br-1',
  hallId: 'h-1',
  tableId: 'tb-1',
  number: '5',
  hall: { uz: 'Zal', ru: 'Зал', eng: 'Hall' },
  serviceId: null,
  waiterId: null,
  percent: 10,
  amount: 0,
  at: Date.now(),
}
const used = { place, door: { entrance: '1', floor: '', office: '9', domophone: '' } }
const time = { day: '2026-11-24', time: '12:30' }

/** Every field of the draft, filled in for one order, and its value for the next. */
const FIELDS: { [Field in keyof Draft]: [said: Draft[Field], next: Draft[Field]] } = {
  service: ['DINE_IN', null],
  place: [place, { ...place, meetsOutside: false, photo: '' }],
  door: [
    { entrance: '1', floor: '2', office: '3', domophone: '4' },
    { entrance: '1', floor: '2', office: '3', domophone: '4' },
  ],
  used: [[used], [used]],
  cityId: ['c-1', 'c-1'],
  pickupBranchId: ['br-1', 'br-1'],
  table: [table, table],
  comment: ['No onions', ''],
  courierNote: ['Ring twice', 'Code 45'],
  name: ['Aziza', 'Aziza'],
  wishes: [
    { ifMissing: 'REPLACE', cutlery: 3 },
    { ifMissing: 'REPLACE', cutlery: 0 },
  ],
  receiver: [{ name: 'Olim', phone: '+998901112233' }, null],
  paymentId: ['pm-cash', 'pm-cash'],
  cardId: ['k-1', 'k-1'],
  changeFrom: [100_000, null],
  promo: [{ code: 'SALOM10' }, null],
  wantedPromo: ['SALOM10', ''],
  invitation: [{ code: 'K7M3QXA', wasTaken: true }, null],
  sharedBasketId: ['sb-1', null],
  cashback: [5_000, 0],
  tip: [5_000, 0],
  chequePhone: ['+998901112233', null],
  when: [time, null],
  pickupWhen: [time, null],
  tableWhen: [time, null],
}
const column = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(FIELDS).map(([field, pair]) => [field, pair[index]]))

test('the details of one order are not carried over to the next', () => {
  const store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
  store.set(savedDraftAtom, column(0))
  expect(store.get(draftAtom)).toEqual(column(0))
  store.set(resetDraftAtom)
  expect(store.get(draftAtom)).toEqual(column(1))
  expect(store.get(placedOrdersAtom)).toBe(1)
})

test('an address without a note in the account begins without one', () => {
  const store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
  store.set(savedDraftAtom, { ...column(0), place: { ...place, note: '' } })
  store.set(resetDraftAtom)
  expect(store.get(draftAtom).courierNote).toBe('')
})

test.each([
  [{ deliveryActive: true, pickupActive: true, dineInActive: true }, 'DELIVERY'],
  [{ deliveryActive: false, pickupActive: true, dineInActive: true }, 'PICK_UP'],
  [{ deliveryActive: false, pickupActive: false, dineInActive: true }, 'DINE_IN'],
] as const)('after an order of any service, with %j, the next one is %s (CO-12)', (flags, first) => {
  for (const service of ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const) {
    const store = createStore()
    store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
    store.set(settingsAtom, v.parse(WebSettings, flags))
    store.set(savedDraftAtom, { ...column(0), service })
    store.set(resetDraftAtom)
    expect(store.get(serviceTypeAtom)).toBe(first)
  }
})
