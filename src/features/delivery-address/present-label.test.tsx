// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '#/domain/text.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { i18n } from '#/i18n/catalog.ts'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { AddressLayer } from './index.ts'

/* The order's address is called as the shop speaks (DL-19). */

const NAMES: Record<Language, string> = {
  ru: 'Проспект Бунёдкор',
  uz: 'Bunyodkor shoh koʻchasi',
  eng: 'Bunyodkor Avenue',
}
let page: Awaited<ReturnType<typeof renderShop>>
let asked = 0
let here: Language
beforeEach(() => {
  localStorage.clear()
  asked = 0
})
afterEach(async () => {
  await page.remove()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

async function open(own: Partial<DraftPlace>, language: Language, houseNumber = '12') {
  here = language
  page = await renderShop(<AddressLayer />, {
    prepare: (store) => store.set(changeDraftAtom, { place: draftPlace({ houseNumber: '12', ...own }) }),
    answer: (path) => {
      if (path !== '/deliveries/v1/geocode/reverse') return null
      asked += 1
      const { latitude, longitude } = draftPlace()
      return Response.json([{ title: '', streetName: NAMES[here], houseNumber, latitude, longitude }])
    },
  })
}
const street = () => page.store.get(draftAtom).place?.streetName

test('an address that was found in Russian has its name in English in the English shop', async () => {
  await open({ isNamed: true, streetName: NAMES.ru }, 'eng')
  await until(() => expect(street()).toBe(NAMES.eng))
  expect(page.store.get(draftAtom).place).toMatchObject({ houseNumber: '12', isNamed: true })
})

test('another language asks again, also in the same letters', async () => {
  await open({ isNamed: true, streetName: NAMES.eng }, 'uz')
  expect(asked).toBe(0)
  await act(async () => i18n.loadAndActivate({ locale: 'uz', messages: {} }))
  await until(() => expect(street()).toBe(NAMES.uz))
})

test.each<[string, Partial<DraftPlace>, string?]>([
  ['in the words of the customer', { isNamed: false, streetName: NAMES.ru }],
  ['that reads right already', { isNamed: true, streetName: NAMES.eng }],
])('nothing is asked for an address %s', async (_what, own) => {
  await open(own, 'eng')
  await settle()
  expect([asked, street()]).toEqual([0, own.streetName])
})

test('an answer about another house changes nothing', async () => {
  await open({ isNamed: true, streetName: NAMES.ru }, 'eng', '14')
  await until(() => expect(asked).toBe(1))
  await settle()
  expect(street()).toBe(NAMES.ru)
})
