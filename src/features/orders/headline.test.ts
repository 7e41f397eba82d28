import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import type { Order } from '#/api/schema/order.ts'
import { courierStatuses, orderStatuses } from '#/api/schema/order-status.ts'
import { orderScene } from '#/domain/order/order-scene.ts'
import type { CourierStatus } from '#/domain/order/order-status.ts'
import { orderWith } from '#/testing/test-order.ts'
import { headlineOf, stateLabelOf } from './headline.ts'

/* Every status, courier, service and payment in every language: what the customer reads. */

const NOW = Date.parse('2026-11-21T12:20:00+05:00')
const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24'] as const
const PAYMENTS = [
  { payment: { id: 'pm-1', type: 'CASH' }, isPaid: false, canPay: false },
  { payment: { id: 'pm-1', type: 'CASH' }, isPaid: true, canPay: false },
  { payment: { id: 'pm-2', type: 'TERMINAL' }, isPaid: false, canPay: false },
  { payment: { id: 'pm-3', type: 'CLICK' }, isPaid: false, canPay: true },
  { payment: { id: 'pm-3', type: 'CLICK' }, isPaid: true, canPay: false },
  { payment: null, isPaid: false, canPay: false, totals: { totalPrice: 0 } },
]
const catalogs = {
  uz: () => Promise.all([import('#locales/uz.po?first'), import('#locales/uz.po?rest')]),
  ru: () => Promise.all([import('#locales/ru.po?first'), import('#locales/ru.po?rest')]),
  en: () => Promise.all([import('#locales/en.po?first'), import('#locales/en.po?rest')]),
} as const
/** Letters of the language that the others do not have. */
const LETTERS = { uz: /^[^а-яё]*$/i, ru: /^[^a-z]*$/i, en: /^[^а-яёʻʼ]*$/i } as const

async function read(locale: keyof typeof catalogs) {
  const parts = await catalogs[locale]()
  const messages = Object.assign({}, ...parts.map((part) => part.messages))
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (order: Order, minutes: number | null = null) => {
    const scene = orderScene(order, minutes === null ? null : { etaMinutes: minutes }, NOW)
    const day = (moment: string) => moment.slice(5, 10)
    return { scene, ...headlineOf({ order, scene, i18n, now: NOW, day }, (sum) => `${sum}`) }
  }
}

describe.each(['uz', 'ru', 'en'] as const)('in %s', (locale) => {
  test('every state has a headline, and no state promises what it cannot (OR-04, OR-05)', async () => {
    const headline = await read(locale)
    const english = await read('en')
    const enjoy = headline(orderWith({ status: 'DELIVERED', deliveredAt: null })).line
    const titles = new Map<string, Set<string>>()
    for (const status of orderStatuses)
      for (const courierStatus of courierStatuses)
        for (const serviceType of SERVICES)
          for (const money of PAYMENTS) {
            const unset = { deliveredAt: null, deliveryAt: null }
            const order = orderWith({ status, courierStatus, serviceType, ...unset, ...money })
            const { title, line, scene } = headline(order)
            const inEnglish = english(order)
            const said = `${status} ${courierStatus} ${serviceType}: ${title} | ${line}`
            expect(title, said).not.toBe('')
            expect(`${title} ${line}`, said).toMatch(LETTERS[locale])
            const isTranslated = title !== inEnglish.title && (line !== inEnglish.line || line === '')
            expect(isTranslated, said).toBe(locale !== 'en')
            expect(`${title} ${line}`, said).not.toMatch(/undefined|null|NaN|\{/)
            // Only what was received is enjoyed.
            expect(line.includes(enjoy), said).toBe(scene.phase === 'done')
            const state = scene.awaitsPayment ? 'unpaid' : scene.phase
            titles.set(state, (titles.get(state) ?? new Set()).add(title))
          }
    // Two states never have the same headline.
    const all = [...titles].flatMap(([phase, of]) => [...of].map((title) => `${title} ${phase}`))
    expect(new Set(all.map((one) => one.slice(0, one.lastIndexOf(' ')))).size).toBe(all.length)
  })

  test.each(['FAILED', 'PERFORMER_RETURNING', 'PERFORMER_RETURNED_FINISH'] as const)(
    '%s is not “on the way”, and says whom to ask',
    async (courierStatus: CourierStatus) => {
      const headline = await read(locale)
      const onWay = headline(orderWith({ status: 'ON_WAY', eta: null }))
      const stopped = headline(orderWith({ status: 'ON_WAY', courierStatus }), 5)
      expect(stopped.title).not.toBe(onWay.title)
      expect(stopped.line).not.toBe('')
      expect(stopped.line).not.toMatch(/\d/)
    },
  )
})

test('a day that is not today is said, one that has passed as well (OR-04)', async () => {
  const headline = await read('en')
  const at = (day: number) => `2026-11-${day}T12:13:00+05:00`
  const of = (order: object) => headline(orderWith({ atTime: true, ...order }))
  expect(of({ status: 'AT_TIME', deliveryAt: at(15) }).title).toBe('Scheduled for 11-15, 12:13')
  expect(of({ status: 'AT_TIME', deliveryAt: at(21) }).title).toBe('Scheduled for 12:13')
  expect(of({ status: 'DELIVERED', createdDate: at(14), deliveredAt: at(15) }).line).toBe('11-15, 12:13')
  expect(of({ status: 'DELIVERED', deliveredAt: at(21) }).line).toBe('At 12:13. Enjoy your meal')
  // A bare date has no time, and a time before the order was made is none.
  expect(of({ status: 'AT_TIME', deliveryAt: '2026-11-30' }).title).toBe('Scheduled, 11-30')
  expect(of({ status: 'DELIVERED', deliveredAt: '2026-11-21' }).line).toBe('Enjoy your meal')
  expect(of({ status: 'DELIVERED', deliveredAt: at(15) }).line).toBe('Enjoy your meal')
})

test('what the courier has handed over is delivered, whatever the branch still says (OR-05)', async () => {
  const headline = await read('en')
  const of = (change: object) =>
    headline(orderWith({ courierStatus: 'PERFORMER_DELIVERED_FINISH', deliveredAt: null, ...change }))
  for (const status of ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'])
    expect(of({ status })).toMatchObject({ title: 'Delivered', line: 'Enjoy your meal' })
  expect(of({ status: 'CANCELED' }).title).toBe('Order cancelled')
  expect(of({ status: 'COOKING', serviceType: 'PICK_UP' }).title).toBe('Cooking now')
})

test.each([
  ['PERFORMER_PICKUPED', 'On the way'],
  ['PERFORMER_ARRIVED', 'Courier has arrived'],
  ['FAILED', 'Could not be delivered'],
  ['PERFORMER_RETURNING', 'Going back to the branch'],
] as const)('on its way, with the courier’s %s, an order is in the lists %s', (courierStatus, words) => {
  expect(stateLabelOf(orderWith({ status: 'ON_WAY', courierStatus }), NOW).message).toBe(words)
})
