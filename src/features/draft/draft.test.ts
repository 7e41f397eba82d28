import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { VISIT_MS } from '#/domain/table.ts'
import { savedDraftAtom } from '#/session/saved.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'

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

function draftWith(kept: Record<string, unknown>) {
  const store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: 'Shop' }))
  store.set(savedDraftAtom, kept)
  return store
}

test('a draft nobody has begun asks for no receipt, has no table and no time', () => {
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
])('a table: %s (DI-01)', (_what, kept, id) => {
  expect(draftWith({ table: kept }).get(draftAtom).table?.tableId).toBe(id)
})

test('a receipt that is switched off stays off', () => {
  const store = draftWith({})
  store.set(changeDraftAtom, { chequePhone: '+998 90 123 45 67' })
  expect(store.get(draftAtom).chequePhone).toBe('+998 90 123 45 67')
  store.set(changeDraftAtom, { chequePhone: null })
  expect(store.get(draftAtom).chequePhone).toBeNull()
})
