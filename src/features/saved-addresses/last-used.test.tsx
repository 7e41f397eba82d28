// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draftAtom, takePlaceAtom } from '#/features/order-draft/index.ts'
import { languageAtom } from '#/i18n/language.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'

const NO_DOOR = { entrance: '', floor: '', office: '', domophone: '' }
const saved = (id: string, name: string, latitude: number, day: number) => ({
  ...{ id, name, latitude, longitude: 69.2, type: 'HOUSE', streetName: `Street ${id}`, houseNumber: '1' },
  createdDate: `2026-11-0${day}T10:00:00+05:00`,
})
const ADDRESSES = [saved('1', 'Дом', 41.1, 1), saved('2', 'Ish', 41.2, 2), saved('3', 'Gym', 41.3, 3)]

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const open = async (used: readonly number[]) => {
  page = await renderShop(<SavedAddresses onChoose={(one) => page.store.set(takePlaceAtom, one)} />, {
    answer: (path) => (path.startsWith('/users/v1/addresses') ? Response.json(ADDRESSES) : null),
    prepare: (store) => {
      store.set(languageAtom, 'eng')
      store.set(savedSessionAtom, {
        token: 't-1',
        user: { id: 'u-1', firstName: '', lastName: '', phone: '', cashback: null, balance: null },
      })
      for (const latitude of used)
        store.set(takePlaceAtom, { place: draftPlace({ latitude, longitude: 69.2 }), door: NO_DOOR })
    },
  })
}
const shown = () =>
  allByRole('button').flatMap((one) => (one.hasAttribute('aria-pressed') ? [one.textContent] : []))

test.each([
  ['none was used: the newest first', [], ['Gym', 'Work', 'Home']],
  ['the last used first, then the one before', [41.2, 41.1], ['Home', 'Work', 'Gym']],
])('%s, each under its name in the customer’s language (BX-22)', async (_, used, expected) => {
  await open(used)
  await until(() => expect(shown().map((text) => text?.split('Street')[0])).toEqual(expected))
})

test('choosing one moves nothing in the open list (BX-22)', async () => {
  await open([])
  await until(() => expect(shown()).toHaveLength(3))
  const before = shown()
  const last = before.at(-1) ?? ''
  await press(byRole('button', last))
  await act(async () => {})
  expect(page.store.get(draftAtom).place?.savedId).toBe('1')
  expect(shown()).toEqual(before)
})
