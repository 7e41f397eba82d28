// @vitest-environment jsdom
import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { dropInputAtom, formInputAtom } from './form-input.ts'
import { forgetCustomerAtom } from './logout.ts'
import { savedSessionAtom } from './saved.ts'

const user = (id: string) => ({
  token: `t-${id}`,
  user: { id, firstName: '', lastName: '', phone: '', cashback: null, balance: null },
})

/** A page of the shop: another one is the same tab after a reload. */
function openStore(merchantId = 'm-1') {
  const opened = createStore()
  opened.set(merchantAtom, v.parse(Merchant, { id: merchantId, name: { uz: merchantId } }))
  return opened
}

let store: ReturnType<typeof createStore>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  store = openStore()
})

test('each customer has their own input, of each form', () => {
  const booking = formInputAtom('booking', v.string())
  const address = formInputAtom('address', v.string())
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
  const booking = formInputAtom('booking', v.string())
  store.set(booking, () => 'Aziza')
  store.set(savedSessionAtom, user('a'))
  expect(store.get(booking)).toBe('Aziza')
  store.set(booking, () => 'Aziza K.')
  store.set(savedSessionAtom, null)
  expect(store.get(booking)).toBeNull()

  store.set(booking, () => 'Bobur')
  store.set(dropInputAtom, 'of guests')
  expect(store.get(booking)).toBeNull()
  store.set(savedSessionAtom, user('a'))
  expect(store.get(booking)).toBe('Aziza K.')
})

test('a reload of the tab loses nothing, and shows it to nobody else (TG-13)', () => {
  const booking = formInputAtom('booking', v.object({ name: v.string() }))
  store.set(savedSessionAtom, user('a'))
  store.set(booking, () => ({ name: 'Aziza' }))
  const reloaded = openStore()
  expect(reloaded.get(booking)).toEqual({ name: 'Aziza' })
  reloaded.set(savedSessionAtom, user('b'))
  expect(reloaded.get(booking)).toBeNull()
  expect(openStore('m-2').get(booking)).toBeNull()
})

test('what was stored in another shape counts as nothing typed', () => {
  store.set(formInputAtom('booking', v.string()), () => 'Aziza')
  expect(openStore().get(formInputAtom('booking', v.object({ name: v.string() })))).toBeNull()
})

test.each([
  ['by hand', false, null],
  ['by the server, which this page outlives', true, 'Bunyodkor 12'],
])('a logout %s leaves nothing of it in the tab (SI-10)', (_by, isForced, left) => {
  const booking = formInputAtom('booking', v.string())
  const address = formInputAtom('address', v.string())
  store.set(booking, () => 'Guest')
  store.set(savedSessionAtom, user('a'))
  store.set(address, () => 'Bunyodkor 12')
  store.set(forgetCustomerAtom, { isForced })
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Guest|Bunyodkor/)
  store.set(booking, () => 'Next guest')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Bunyodkor')
  store.set(savedSessionAtom, user('a'))
  expect(store.get(address)).toBe(left)
})
