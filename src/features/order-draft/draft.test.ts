// @vitest-environment jsdom
import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { VISIT_MS } from '#/domain/order/table.ts'
import { scopedKeys } from '#/session/keys.ts'
import { savedDraftAtom } from '#/session/saved.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { changeDraftAtom, draftAtom, takePlaceAtom } from './draft.ts'
import type { DraftPlace } from './draft-fields.ts'

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

function draftWith(stored: Record<string, unknown>) {
  const store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
  store.set(savedDraftAtom, stored)
  return store
}

test('an empty draft has no receipt, no table and no time', () => {
  expect(draftWith({}).get(draftAtom)).toMatchObject({
    chequePhone: null,
    table: null,
    when: null,
    pickupWhen: null,
    tableWhen: null,
    receiver: null,
  })
})

test.each([
  ['one of this visit stays', table, 'tb-1'],
  ['one of a clock that has been put back is forgotten', { ...table, at: Date.now() + VISIT_MS }, undefined],
  ['one of a visit that is over is forgotten', { ...table, at: Date.now() - VISIT_MS }, undefined],
  ['one without a moment is none', { ...table, at: undefined }, undefined],
  ['half a table is none', { branchId: 'br-1' }, undefined],
])('a table: %s (DI-01)', (_what, stored, id) => {
  expect(draftWith({ table: stored }).get(draftAtom).table?.tableId).toBe(id)
})

test('a receipt that is switched off stays off', () => {
  const store = draftWith({})
  store.set(changeDraftAtom, { chequePhone: '+998 90 123 45 67' })
  expect(store.get(draftAtom).chequePhone).toBe('+998 90 123 45 67')
  store.set(changeDraftAtom, { chequePhone: null })
  expect(store.get(draftAtom).chequePhone).toBeNull()
})

const place = (savedId: string | null, note: string, streetName = 'Bunyodkor') => {
  const words = { streetName, houseNumber: '12', landmark: '', details: '' }
  const kind = { type: 'APARTMENT', mode: savedId ? 'SAVED' : 'TARGET', cityId: null } as const
  const said = { isNamed: false, meetsOutside: false, photo: '', note, savedId }
  return { latitude: 41.3, longitude: 69.2, ...words, ...kind, ...said } satisfies DraftPlace
}
const door = { entrance: '1', floor: '2', office: '3', domophone: '4' }

test.each([
  ['the new one’s note', place('a-1', 'Code 45'), 'Code 45', place('a-2', 'Call first'), 'Call first'],
  ['the old one’s note goes', place('a-1', 'Code 45'), 'Code 45', place('a-2', ''), ''],
  ['typed words stay', place('a-1', 'Code 45'), 'Ring twice', place(null, ''), 'Ring twice'],
  [
    'typed words and an address with a note',
    place(null, ''),
    'Ring twice',
    place('a-1', 'Code 45'),
    'Code 45',
  ],
  ['the same address again', place('a-1', 'Code 45'), 'Ring twice', place('a-1', 'Code 45'), 'Ring twice'],
  ['the same one with another note', place('a-1', 'Code 45'), 'Code 45', place('a-1', 'Code 46'), 'Code 46'],
  ['the first address', null, '', place('a-1', 'Code 45'), 'Code 45'],
  ['words before any address', null, 'Ring twice', place(null, ''), 'Ring twice'],
])('the note for the courier at another address: %s', (_what, before, courierNote, next, wanted) => {
  const store = draftWith({ place: before, courierNote })
  store.set(takePlaceAtom, { place: next, door })
  expect(store.get(draftAtom)).toMatchObject({ place: next, door, courierNote: wanted })
})

test('a detached house has no door details', () => {
  const store = draftWith({})
  store.set(takePlaceAtom, { place: { ...place(null, ''), type: 'HOUSE' }, door })
  expect(store.get(draftAtom).door).toEqual({ entrance: '', floor: '', office: '', domophone: '' })
})

test('a change keeps what another tab has written meanwhile', () => {
  const store = draftWith({ comment: 'No onions', chequePhone: '+998901112233' })
  expect(store.get(draftAtom).comment).toBe('No onions')
  const { name } = scopedKeys.draft({ merchantId: 'm-1', brandId: '', telegramUserId: '' })
  localStorage.setItem(name, JSON.stringify({ comment: '', chequePhone: null }))
  store.set(changeDraftAtom, { name: 'Aziza' })
  expect(store.get(draftAtom)).toMatchObject({ comment: '', chequePhone: null, name: 'Aziza' })
})

test('the last three addresses of the device are known, newest first, each once (DL-15)', () => {
  const store = draftWith({})
  const takeAt = (latitude: number) =>
    store.set(takePlaceAtom, { place: { ...place(null, ''), photo: 'a.webp', latitude }, door })
  const used = () => store.get(draftAtom).used.map((one) => one.place.latitude)
  for (const latitude of [41.1, 41.2, 41.3, 41.4]) takeAt(latitude)
  expect(used()).toEqual([41.3, 41.2, 41.1])
  takeAt(41.2)
  expect(used()).toEqual([41.4, 41.3, 41.1])
  expect(store.get(draftAtom).used[0]).toMatchObject({ place: { photo: '' }, door })
})
