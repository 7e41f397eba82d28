// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { keys } from '#/session/keys.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { ShowToWaiter } from './index.ts'

const NORIN = productNamed('Norin with horse meat')
const TABLE = {
  branchId: 'br-demo-chilonzor',
  hallId: 'h-1',
  tableId: 'tb-1',
  number: '5',
  hall: { uz: 'Asosiy zal', ru: 'Основной зал', eng: 'Main hall' },
  serviceId: null,
  waiterId: null,
  percent: 10,
  amount: 0,
  at: Date.now(),
}

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const open = async (service: 'DELIVERY' | 'DINE_IN', settings: Record<string, unknown> = {}) => {
  page = await renderShop(<ShowToWaiter look="button" />, {
    settings,
    prepare: (store) => {
      store.set(changeDraftAtom, { service, table: TABLE, comment: 'One at a time' })
      store.set(addToBasketAtom, {
        productId: NORIN.id,
        choices: {},
        note: 'No onion',
        count: 2,
      })
    },
  })
}
const paper = () => document.querySelector('dialog article')?.textContent?.replaceAll('\u00a0', ' ')

test('at the table one press shows the basket in the merchant’s main language, another in the one the waiter reads (CX-09)', async () => {
  await open('DINE_IN')
  await press(byRole('button', 'Show to the waiter'))
  await settle()
  expect(paper()).toBe(
    `5-stol · Asosiy zal2 ×${NORIN.name.uz}Izoh: No onionIzoh: One at a timeStolga xizmat6 800 soʻmJami74 800 soʻm`,
  )
  await press(byRole('radio', 'Русский'))
  expect(paper()).toContain(`Стол 5 · Основной зал2 ×${NORIN.name.ru}`)
  expect(paper()).toContain('Итого74 800 сум')
  expect(keys.staffLanguage.read()).toBe('ru')
})

test('for a delivery there is none (CX-09)', async () => {
  await open('DELIVERY')
  expect(document.querySelector('button')).toBeNull()
})

test('a shop that takes no orders online has one, without a table (CX-09)', async () => {
  await open('DELIVERY', { deliveryActive: false, pickupActive: false, dineInActive: false })
  await press(byRole('button', 'Show to the waiter'))
  await settle()
  expect(paper()).toMatch(/^2 ×/)
})
