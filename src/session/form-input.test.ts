// @vitest-environment jsdom
import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { dropGuestInputAtom, formInputAtom } from './form-input.ts'
import { savedSessionAtom } from './saved.ts'

const user = (id: string) => ({
  token: `t-${id}`,
  user: { id, firstName: '', lastName: '', phone: '', cashback: null, balance: null },
})

let store: ReturnType<typeof createStore>
beforeEach(() => {
  localStorage.clear()
  store = createStore()
  store.set(merchantAtom, v.parse(Merchant, { id: 'm-1', name: { uz: 'm-1' } }))
})

test('each customer has their own input, of each form', () => {
  const booking = formInputAtom<string>('booking')
  const address = formInputAtom<string>('address')
  store.set(savedSessionAtom, user('a'))
  store.set(booking, () => 'Aziza')
  expect(store.get(address)).toBeNull()
  store.set(savedSessionAtom, user('b'))
  expect(store.get(booking)).toBeNull()
  store.set(savedSessionAtom, null)
  expect(store.get(booking)).toBeNull()
  store.set(savedSessionAtom, user('a'))
  expect(store.get(booking)).toBe('Aziza')
  store.set(booking, () => null)
  expect(store.get(booking)).toBeNull()
})

test('what a guest typed goes along when they sign in, and not to the next guest', () => {
  const booking = formInputAtom<string>('booking')
  store.set(booking, () => 'Aziza')
  store.set(savedSessionAtom, user('a'))
  expect(store.get(booking)).toBe('Aziza')
  store.set(booking, () => 'Aziza K.')
  store.set(savedSessionAtom, null)
  expect(store.get(booking)).toBeNull()

  store.set(booking, () => 'Bobur')
  store.set(dropGuestInputAtom)
  expect(store.get(booking)).toBeNull()
  store.set(savedSessionAtom, user('a'))
  expect(store.get(booking)).toBe('Aziza K.')
})
