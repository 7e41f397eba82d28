// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { addToBasketAtom, takeOneAtom } from '#/features/basket/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, type DraftPlace, draftAtom } from '#/features/order-draft/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { productNamed, sentBranches } from '#/testing/test-menu.ts'
import { orderWith } from '#/testing/test-order.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import CheckoutScreen from './CheckoutScreen.tsx'

/* The input of the checkout reaches the order: the test reads the body that is posted. */

const DISH = 'Norin with horse meat'
const [branch] = sentBranches
const place = draftPlace({ landmark: '17-maktab', type: 'APARTMENT' })
const promo = {
  id: 'pr-1',
  code: 'SALOM10',
  discountType: 'PERCENTAGE',
  productDiscount: 10,
  minPrice: 50_000,
  isActive: true,
  scope: 'ALL',
}
const me = { id: 'u-1', firstName: 'Nodira', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 }

let page: Awaited<ReturnType<typeof renderShop>>
/** Bodies of the orders posted, and of the questions about the tariff. */
let posted: OrderRequest[]
let asked: { productPrice: number; latitude: number }[]
let setting: object
let cashback: number
let tariffOf: (question: (typeof asked)[number]) => unknown

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
/** Lets responses arrive until the condition holds; the test then makes its assertions. */
async function until(isSo: () => boolean | undefined) {
  for (let looks = 0; looks < 200 && !isSo(); looks++)
    await act(async () => new Promise((done) => setTimeout(done, 20)))
}
const button = () => page.store.get(mainButtonAtom)

function answer(path: string, body: unknown): Response | null | Promise<Response> {
  if (path.includes('/closest')) return Response.json({ ...branch, distance: 900, isOpen: true })
  if (path.endsWith('/tariff/client/calculate')) {
    asked.push(body as (typeof asked)[number])
    return Promise.resolve(tariffOf(body as (typeof asked)[number])).then((given) => Response.json(given))
  }
  if (path === '/payments/v2/payment-types')
    return Response.json([
      { id: 'pm-cash', type: 'CASH', webEnabled: true, botEnabled: true, isActive: true },
    ])
  if (path === '/orders/v1/order/setting/m-demo') return Response.json(setting)
  if (path.endsWith('/me/WITH_TOKEN')) return Response.json({ ...me, cashback })
  if (path === '/orders/v1/promo/check') return Response.json(promo)
  if (path.includes('/orders/user/'))
    return Response.json(path.endsWith('/active') ? [] : { content: [], totalPages: 0 })
  if (path === '/orders/v1/orders' && body) {
    posted.push(body as OrderRequest)
    return Response.json(
      { ...orderWith({ id: 'o-9', number: 1001 }), createdDate: new Date().toISOString() },
      { status: 201 },
    )
  }
  return null
}

async function atCheckout(change: Partial<DraftPlace> | null = {}, channel: 'WEB' | 'TG' = 'WEB') {
  page = await renderShop(
    <>
      <NearestBranchSync />
      <CheckoutScreen />
    </>,
    { settings: { receiverActive: true, promoActive: true, cashbackActive: true, tipActive: true }, answer },
  )
  const { store } = page
  await act(async () => {
    store.set(shellAtom, { ...quietShell, channel })
    store.set(savedSessionAtom, { token: 't', user: me })
    store.set(changeDraftAtom, { place: change && { ...place, ...change } })
    store.set(addToBasketAtom, { productId: productNamed(DISH).id, choices: {}, note: '', count: 2 })
  })
  await until(() => asked.length > 0 && (button()?.disabled === false || /more$/.test(button()?.label ?? '')))
}

/** What is asked behind a row of the wishes; its action is the main button meanwhile. */
async function wish(row: string, fill: () => Promise<unknown>) {
  const rows = [...document.querySelectorAll('button')]
  const found = rows.find(({ textContent }) => textContent?.startsWith(row))
  if (!found) throw new Error(`no ${row}: ${words()}`)
  await press(found)
  await fill()
  expect(button()?.label).toBe('Done')
  await act(async () => button()?.onPress())
  await until(() => button()?.label === 'Order')
}

async function order(): Promise<OrderRequest> {
  await act(async () => button()?.onPress())
  await until(() => posted.length > 0)
  const [body, ...more] = posted
  if (!body || more.length > 0) throw new Error(`${posted.length} orders: ${words()}`)
  return body
}

beforeEach(() => {
  localStorage.clear()
  posted = []
  asked = []
  cashback = 0
  setting = { defaultDeliveryTypeMessenger: 'YANDEX', defaultDeliveryTypeWebsite: 'CUSTOM' }
  tariffOf = () => ({ price: 9_000, tariffId: 't-1', deliveryType: null, distance: 900 })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00+05:00') })
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

test('a delivery for somebody else, with words for the kitchen and for the courier (CO-04, CO-05, CO-10, CO-15)', async () => {
  await atCheckout()
  await press(byRole('switch', 'Someone else will receive it'))
  await type(byRole('textbox', 'Name of the receiver'), ' Bobur ')
  await type(byRole('textbox', 'Phone of the receiver'), '90 111 22 33')
  await wish('For the kitchen', () => type(byRole('textbox', 'Note for the kitchen'), 'Less salt'))
  await wish('For the courier', () => type(byRole('textbox', 'Note for the courier'), 'Call first'))
  await type(byRole('textbox', 'Entrance'), '2')
  const sum = button()?.amount
  const body = await order()
  expect(body).toMatchObject({
    serviceType: 'DELIVERY',
    merchant: { id: 'm-demo' },
    branch: { id: branch?.id },
    cityId: branch?.cityId,
    user: { id: 'u-1' },
    number: null,
    receiver: { name: 'Bobur', phone: '+998901112233' },
    comment: 'Less salt',
    courierComment: 'Moʻljal / Ориентир: 17-maktab. Call first. Entrance: 2',
    deliveryTariffId: 't-1',
    deliveryPrice: 9_000,
  })
  expect(sum?.replace(/\D/g, '')).toBe(String(body.totals.totalPrice))
})

test.each([
  ['COORDINATES', { mode: 'COORDINATES' }, 'WEB', 'CUSTOM'],
  ['TARGET', { mode: 'TARGET' }, 'WEB', 'CUSTOM'],
  ['MAP', { mode: 'MAP' }, 'TG', 'YANDEX'],
  ['SAVED', { mode: 'SAVED', savedId: 'a-1' }, 'TG', 'YANDEX'],
] as const)(
  'how the address was given, and who brings it when the tariff does not say: %s (DL-03, DL-13)',
  async (mode, change, channel, deliveryType) => {
    await atCheckout(change, channel)
    expect(await order()).toMatchObject({
      deliveryType,
      addressType: mode,
      address: { id: mode === 'SAVED' ? 'a-1' : null, streetName: 'Bunyodkor', latitude: 41.2756 },
    })
  },
)

describe('the delivery price (DL-06)', () => {
  test('is requested again for another basket and another address; until it arrives nothing can be ordered', async () => {
    await atCheckout()
    expect(button()).toMatchObject({ disabled: false })
    const before = asked.length
    let give = (_: unknown) => {}
    tariffOf = () =>
      new Promise((resolve) => {
        give = resolve
      })
    await act(async () => page.store.set(changeDraftAtom, { place: { ...place, latitude: 41.28 } }))
    await until(() => asked.length > before)
    expect(asked.slice(before)).toMatchObject([{ latitude: 41.28 }])
    expect(button()).toMatchObject({ disabled: true })
    await act(async () => give({ price: 15_000, tariffId: 't-2', deliveryType: 'OWN', distance: 1_400 }))
    await until(() => button()?.disabled === false)
    expect(button()).toMatchObject({ disabled: false })
    expect(words()).toContain('15,000 UZS')
    const { id: productId } = productNamed(DISH)
    await act(async () => page.store.set(takeOneAtom, { productId }))
    await until(() => asked.at(-1)?.productPrice === 34_000)
    expect(asked.at(-1)).toMatchObject({ productPrice: 34_000, latitude: 41.28 })
  })

  test('a late response to the previous request changes nothing', async () => {
    await atCheckout()
    const late: ((given: unknown) => void)[] = []
    tariffOf = () =>
      new Promise((resolve) => {
        late.push(resolve)
      })
    const goTo = (latitude: number) =>
      act(async () => page.store.set(changeDraftAtom, { place: { ...place, latitude } }))
    await goTo(41.28)
    await until(() => late.length === 1)
    await goTo(41.29)
    await until(() => late.length === 2)
    await act(async () => late[1]?.({ price: 15_000, tariffId: 't-2', distance: 1_400 }))
    await act(async () => late[0]?.({ price: 77_000, tariffId: 't-1', distance: 1_300 }))
    await until(() => words().includes('15,000'))
    expect(words()).toContain('15,000 UZS')
    expect(words()).not.toContain('77,000')
    expect(page.store.get(draftAtom).place?.latitude).toBe(41.29)
  })
})

test('if a dish has run out: asked at checkout, sent with each line, stored for the next order (BX-17)', async () => {
  await atCheckout()
  await wish('For the kitchen', async () => {
    expect(byRole('radio', 'Call me')).toHaveProperty('checked', true)
    await press(byRole('radio', 'Leave it out'))
  })
  expect(words()).toContain('If sold out, leave it out')
  const { cartItems } = await order()
  expect(cartItems.map(({ ifMissing }) => ifMissing)).toEqual(['REMOVE'])
  expect(page.store.get(draftAtom).wishes).toMatchObject({ ifMissing: 'REMOVE' })
})

test('cutlery is put in only when asked for, and not remembered for the next order (BX-18)', async () => {
  await atCheckout()
  await wish('For the kitchen', async () => {
    await type(byRole('textbox', 'Note for the kitchen'), 'Less salt')
    await press(byRole('switch', 'Include cutlery'))
    await press(byRole('button', 'One more set of cutlery'))
  })
  expect(words()).toContain('Less salt · Cutlery: 2 · If sold out, call me')
  expect(await order()).toMatchObject({
    comment: 'Less salt. 2 kishilik vilka-qoshiq / Приборы на 2 чел.',
    cartItems: [{ ifMissing: 'CALL' }],
  })
  expect(page.store.get(draftAtom).wishes).toMatchObject({ cutlery: 0 })
})

test('below the minimum of a delivery the button says how much to add and leads to the menu (CO-09)', async () => {
  setting = { minimalDeliveryPrice: 100_000 }
  await atCheckout()
  expect(button()).toMatchObject({ disabled: false, label: 'Add 32,000\u00a0UZS more' })
  await act(async () => button()?.onPress())
  expect(location.pathname).toBe('/')
})

test('a promo code gives its discount until it is removed; below its minimum it gives none and says why (PC-01, PC-05)', async () => {
  await atCheckout()
  const total = () => Number(button()?.amount?.replace(/\D/g, ''))
  const whole = total()
  await press(byRole('button', 'Promo codeEnter'))
  await type(byRole('textbox', 'Promo code'), 'salom10')
  await press(byRole('button', 'Apply'))
  await until(() => words().includes('SALOM10 applied'))
  expect(words()).toContain('SALOM10 applied')
  expect(total()).toBe(whole - 6_800)
  const { id: productId } = productNamed(DISH)
  await act(async () => page.store.set(takeOneAtom, { productId }))
  await until(() => total() === whole - 34_000)
  expect(words()).toContain('The total must exceed 50,000 UZS')
  expect(total()).toBe(whole - 34_000)
  await act(async () => page.store.set(addToBasketAtom, { productId, choices: {}, note: '', count: 1 }))
  await until(() => total() === whole - 6_800)
  await press(byRole('button', 'Remove the promo code'))
  expect(total()).toBe(whole)
})

/** The dialog that asks how much the balance pays. */
async function askHowMuch() {
  await until(() => words().includes('Balance 500,000'))
  const row = [...document.querySelectorAll('button')].find((one) => /^Cashback/.test(one.textContent ?? ''))
  if (!row) throw new Error(words())
  await press(row)
  await until(() => document.querySelector('dialog input[type="range"]') !== null)
  const dialog = byRole('dialog', 'Pay with cashback')
  const slider = byRole('slider', 'Amount', dialog) as HTMLInputElement
  return { dialog, slider, field: byRole('textbox', 'Amount', dialog) as HTMLInputElement }
}

test('cashback pays no more than the dishes, whatever the balance (PC-06)', async () => {
  cashback = 500_000
  await atCheckout()
  const { slider, field } = await askHowMuch()
  expect([field.value, slider.getAttribute('aria-valuetext')]).toEqual(['68,000', '68,000\u00a0UZS'])
  await type(field, '9999999')
  expect([field.value, slider.value]).toEqual(['68,000', slider.max])
  expect(words()).toContain('At most 68,000 UZS: cashback pays for dishes only')
  await act(async () => button()?.onPress())
  await until(() => button()?.label === 'Order')
  expect(words()).toContain('−68,000')
  expect(await order()).toMatchObject({ cashback: 68_000, totals: { totalPrice: 9_000 } })
})

test('slider and field choose one amount; only when it is confirmed the order takes it (PC-06)', async () => {
  cashback = 500_000
  await atCheckout()
  const { dialog, slider, field } = await askHowMuch()
  await type(slider, '20')
  expect([field.value, slider.getAttribute('aria-valuetext')]).toEqual(['20,000', '20,000\u00a0UZS'])
  expect(button()?.label).toBe('Pay 20,000\u00a0UZS with cashback')
  expect(words()).toContain('Stays on your balance480,000 UZS')
  expect(words()).toContain('Left to pay57,000 UZS')
  await type(field, '12345')
  expect(slider.getAttribute('aria-valuetext')).toBe('12,345\u00a0UZS')
  expect(page.store.get(draftAtom).cashback).toBe(0)
  await press(byRole('button', 'Use all', dialog))
  expect(field.value).toBe('68,000')
  await type(field, '')
  expect(button()?.label).toBe('Continue without cashback')
  await type(field, '12345')
  await act(async () => button()?.onPress())
  expect(page.store.get(draftAtom).cashback).toBe(12_345)
  await until(() => button()?.label === 'Order')
  expect(await order()).toMatchObject({ cashback: 12_345, totals: { totalPrice: 64_655 } })
})

test('a basket that shrinks takes the cashback down with it and says so; it comes back with the basket (PC-06)', async () => {
  cashback = 500_000
  await atCheckout()
  const { id: productId } = productNamed(DISH)
  await act(async () => page.store.set(changeDraftAtom, { cashback: 60_000 }))
  expect(words()).toContain('−60,000')
  expect(words()).not.toContain('Lowered')
  await act(async () => page.store.set(takeOneAtom, { productId }))
  await until(() => words().includes('−34,000'))
  expect(words()).toContain('Lowered from 60,000 UZS: cashback pays for dishes only')
  await act(async () => page.store.set(addToBasketAtom, { productId, choices: {}, note: '', count: 1 }))
  await until(() => words().includes('−60,000'))
  expect(words()).not.toContain('Lowered')
})

test('a tip is none until it is chosen; what is typed is never more than the most (BX-24)', async () => {
  await atCheckout()
  const before = Number(button()?.amount?.replace(/\D/g, ''))
  const added = () => Number(button()?.amount?.replace(/\D/g, '')) - before
  await wish('Tip for the courier', async () => {
    expect(byRole('radio', 'No tip')).toHaveProperty('checked', true)
    await press(byRole('radio', '10,000'))
  })
  expect(added()).toBe(10_000)
  expect(words()).toContain('All of it goes to the courier')
  await wish('Tip for the courier', async () => {
    await press(byRole('radio', 'Other amount'))
    await type(byRole('textbox', 'Amount'), '900000')
  })
  expect(added()).toBe(500_000)
  await wish('Tip for the courier', () => type(byRole('textbox', 'Amount'), '12500'))
  expect(added()).toBe(12_500)
  expect(await order()).toMatchObject({ tip: 12_500, totals: { totalPrice: before + 12_500 } })
})

test('who picks the order up is asked for no tip, and what was chosen for a courier is not taken (BX-24)', async () => {
  await atCheckout()
  await wish('Tip for the courier', () => press(byRole('radio', '10,000')))
  await act(async () => page.store.set(changeDraftAtom, { service: 'PICK_UP' }))
  await until(() => !words().includes('No tip'))
  expect(await order()).not.toHaveProperty('tip')
})
