import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '#/lib/log.ts'
import { wholeOrder } from '#/testing/test-order.ts'
import { Card } from './card.ts'
import { Courier } from './courier.ts'
import { OptionalMoment } from './dates.ts'
import { Category, Group, Menu, Product } from './menu.ts'
import { Brand, Merchant } from './merchant.ts'
import { Order } from './order.ts'
import { WebSettings } from './settings.ts'
import { Story } from './story.ts'
import { Booking, WaiterCall } from './table.ts'
import { Vacancy } from './vacancy.ts'

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})

const product = { id: 'p-1', categoryId: 'c-1', costPrice: 45_000, name: { uz: 'Osh' } }
const categories = [{ id: 'c-1' }]

test('a bad product is dropped alone', () => {
  const menu = v.parse(Menu, {
    categories,
    products: [product, { ...product, costPrice: 'free' }, null, { ...product, id: 'p-2' }],
  })
  expect(menu.products.map((one) => one.id)).toEqual(['p-1', 'p-2'])
})

test('an unknown view type and a null text render with defaults (ST-18)', () => {
  const menu = v.parse(Menu, {
    categories: [{ id: 'c-1', viewType: 'HUGE', scrollType: 7, name: { uz: 'Osh', ru: null } }],
    products: [{ ...product, name: { uz: 'Osh', eng: null }, unit: 'BOX', type: null }],
  })
  expect(menu.categories[0]).toMatchObject({ viewType: 'MEDIUM', scrollType: 'VERTICAL' })
  expect(menu.products[0]).toMatchObject({
    unit: 'COUNT',
    type: 'NONE',
    name: { uz: 'Osh', ru: '', eng: '' },
  })
})

test('integration ids pass through as they came (PR-14)', () => {
  const ids = { posterId: 12, jowiId: 'j', mxicCode: '0210', barcode: null }
  const menu = v.parse(Menu, { categories, products: [{ ...product, ...ids }] })
  expect(menu.products[0]?.integration).toMatchObject(ids)
})

test.each([
  ['waiter-3', 'waiter-3'],
  [3, '3'],
  [null, null],
  [undefined, null],
  [{ name: 'Jasur' }, null],
])('of the waiter who took a call %j is kept as %j, for the order of the table (IN-04)', (sent, kept) => {
  expect(v.parse(WaiterCall, { id: 'w-1', status: 'ACCEPTED', waiterId: sent }).waiterId).toBe(kept)
})

test('nothing reads who at the merchant has an order, or its ids at cash desks (IN-04)', () => {
  const people = { courierId: 'who-1', operatorId: 'who-2', waiterId: 'who-3' }
  const desks = { posterOrderId: 'who-4', eatsId: 'who-5', posterErrorMessage: 'who-6' }
  expect(JSON.stringify(v.parse(Order, wholeOrder({ ...people, ...desks })))).not.toContain('who-')
  const courier = { ...people, courier: { id: 'who-7', name: 'Jasur', phone: '', transport: '' } }
  expect(JSON.stringify(v.parse(Courier, courier))).not.toContain('who-')
})

test('no schema lets merchant secrets through (ST-17)', () => {
  const secrets = {
    smsUsername: 'canary-1',
    smsPassword: 'canary-2',
    iikoApiLogin: 'canary-3',
    yandexDeliveryKey: 'canary-4',
  }
  expect(JSON.stringify(v.parse(Merchant, { id: 'm-1', ...secrets }))).not.toContain('canary')
})

test.each([{}, { id: null }, '<html>', { message: 'ok' }])(
  '%j names no merchant: it is a bad answer',
  (answer) => {
    expect(v.safeParse(Merchant, answer).success).toBe(false)
  },
)

test('a missing flag is off, with three exceptions', () => {
  const settings = v.parse(WebSettings, {})
  const on = Object.entries(settings).filter(([, value]) => value === true)
  expect(on.map(([name]) => name).toSorted()).toEqual(['cashActive', 'deliveryActive', 'uzLangActive'])
})

/** Every colour that a merchant sets, as its record is read. */
const COLOURS = {
  'the shop': (colour: unknown) => [v.parse(WebSettings, { mainColor: colour }).mainColor],
  'a merchant': (colour: unknown) => [v.parse(Merchant, { id: 'm-1', color: colour }).color],
  'a brand': (colour: unknown) => [v.parse(Brand, { id: 'b-1', merchantId: 'm-1', color: colour }).color],
  'a group': (colour: unknown) => {
    const { bgColor, iconBgColor } = v.parse(Group, { id: 'g-1', bgColor: colour, iconBgColor: colour })
    return [bgColor, iconBgColor]
  },
  'a category': (colour: unknown) => [v.parse(Category, { id: 'c-1', textColor: colour }).textColor],
  'a label': (colour: unknown) =>
    v
      .parse(Product, { ...product, labels: [{ id: 'l-1', color: colour, textColor: colour }] })
      .labels.flatMap(({ color, textColor }) => [color, textColor]),
}
test.each(Object.entries(COLOURS))('of 1,000 texts only a colour in hex reaches a style: %s', (_of, read) => {
  expect(read('#FCE000').every((colour) => colour === '#FCE000')).toBe(true)
  const piece = fc.constantFrom(
    '#',
    'fff',
    '12',
    'FCE000',
    'url(',
    ')',
    ';',
    '}',
    'red',
    'expression(',
    '\n',
    ' ',
    'x',
  )
  const given = fc.oneof(
    fc.array(piece, { maxLength: 5 }).map((parts) => parts.join('')),
    fc.string(),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(given, (colour) => {
      for (const one of read(colour)) expect(one).toMatch(/^(#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8}))?$/i)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['none', undefined],
  ['null', null],
  ['empty', {}],
  ['below zero', { totalPrice: -5_000 }],
  ['in words', { totalPrice: 'n/a' }],
])('an order whose total is %s is an order all the same, whose sum nobody knows', (_what, totals) => {
  const order = v.parse(Order, { id: 'o-1', number: 7, status: 'COOKING', totals })
  expect([order.number, order.status, order.totals.totalPrice]).toEqual([7, 'COOKING', null])
})

test('a payment that cannot be read is neither paid nor to be paid', () => {
  const isPaid = (sent: unknown) => v.parse(Order, { id: 'o-1', isPaid: sent }).isPaid
  expect(['PAID_PARTLY', 'maybe', 7, {}, []].map(isPaid)).toEqual([null, null, null, null, null])
  expect([true, 'yes', false, null, undefined].map(isPaid)).toEqual([true, true, false, false, false])
})

const at = (time: string) => `2026-11-21T${time}:00+05:00`
test.each([
  ['none is given', {}, 'UNKNOWN'],
  [
    'a step that nobody has taken yet',
    { statusHistory: [{ status: 'AT_TIME', at: at('12:00') }] },
    'UNKNOWN',
  ],
  ['its times', { acceptedTime: at('12:02'), cookingTime: at('12:05') }, 'COOKING'],
  [
    'its history, in whatever order, without what is not known there either',
    {
      statusHistory: [
        { status: 'DONE', at: at('12:30') },
        { status: 'ACCEPTED', at: at('12:02') },
        { status: 'BY_DRONE', at: at('12:40') },
      ],
    },
    'DONE',
  ],
])('an order of an unknown status is at its last known step: %s (OR-04)', (_what, change, status) => {
  expect(v.parse(Order, { id: 'o-1', totals: { totalPrice: 5 }, status: 'BY_DRONE', ...change }).status).toBe(
    status,
  )
})

test.each([
  ['CREATED', [undefined, null, '', 'NEW', 'pending', 'Yangi']],
  ['ACCEPTED', ['accepted', 'CONFIRMED', 'Qabul qilindi', 'Подтверждён']],
  ['COOKING', ['IN_PROCESS', 'in-progress', 'Готовится', { name: 'COOKING' }, { id: 3, code: 'cooking' }]],
  ['ON_WAY', ['ON_THE_WAY', 'on-way', 'delivering', 'В пути']],
  ['CLOSED', ['FINISHED', 'COMPLETED', 'Завершён', 'yakunlandi']],
  ['CANCELED', ['CANCELLED_BY_CLIENT', 'cancelled by operator', 'canceledByAdmin', 'Bekor qilindi']],
  ['UNKNOWN', ['BY_DRONE', 7, {}, [], { name: { uz: 'Pishyapti' } }]],
])('an order is %s by every usual spelling of its status (OR-04)', (status, spellings) => {
  const read = (sent: unknown) => v.parse(Order, { id: 'o-1', status: sent }).status
  expect(spellings.map(read)).toEqual(spellings.map(() => status))
})

test.each([
  ['NEW', [undefined, 'new', 'WAITING_FOR_CALL', 'Kutilmoqda']],
  ['CONFIRMED', ['confirmed', 'Tasdiqlandi', 'Подтверждена', 'ACCEPTED', { name: 'CONFIRMED' }]],
  ['CANCELED', ['CANCELED', 'CANCELLED', 'cancelled_by_client', 'Отменён']],
  ['REJECTED', ['REJECTED', 'declined']],
  ['DONE', ['DONE', 'COMPLETED', 'finished']],
  ['UNKNOWN', ['NO_SHOW', 'balki', 7, {}]],
])('a booking is %s by every usual spelling of its status (DI-05)', (status, spellings) => {
  const booking = { id: 'bk-1', branchId: 'br-1', date: '2026-11-21', time: '19:00' }
  const read = (sent: unknown) => v.parse(Booking, { ...booking, status: sent }).status
  expect(spellings.map(read)).toEqual(spellings.map(() => status))
})

test('of a card only four digits and the expiry come in, whatever a server sends', () => {
  const whole = { id: 'k-1', number: '8600123412341239', expire: '03/28', cvv: '987', code: '111111' }
  const read = JSON.stringify(v.parse(Card, whole))
  expect(read).toContain('"lastFour":"1239"')
  expect(read).not.toMatch(/8600|41239|987|111111/)
  expect(v.safeParse(Card, { ...whole, number: '****' }).success).toBe(false)
})

test.each([
  ['menu', Menu, { groups: [], categories: [{ id: 'c-1' }], products: [product] }],
  ['settings', WebSettings, { mainColor: '#fff', contacts: [{ type: 'PHONE' }] }],
  ['story', Story, { id: 's-1', slides: [{ id: 'sl-1', target: { type: 'PAGE', value: 'about' } }] }],
  ['vacancy', Vacancy, { id: 'vc-1', title: 'Cook', branch: { id: 'br-1' } }],
  ['order', Order, { id: 'o-1', totals: { totalPrice: 1 }, cartItems: [{ product: { id: 'p-1' } }] }],
] as const)('2,000 answers of %s with anything anywhere never throw', (_name, schema, good) => {
  const mutated = fc.tuple(fc.json(), fc.constantFrom(...Object.keys(good))).map(([junk, key]) => ({
    ...good,
    [key]: JSON.parse(junk),
  }))
  fc.assert(
    fc.property(fc.oneof(mutated, fc.jsonValue()), (answer) => {
      expect(() => v.safeParse(schema, answer)).not.toThrow()
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['2026-11-21T12:30:00+05:00', '2026-11-21T12:30:00+05:00'],
  ['2026-11-21T07:30:00Z', '2026-11-21T07:30:00Z'],
  ['2026-11-21T12:30:00', '2026-11-21T12:30:00+05:00'],
  ['2026-11-21T12:30', '2026-11-21T12:30+05:00'],
  ['2026-11-21T12:30:00.123', '2026-11-21T12:30:00.123+05:00'],
  ['soon', null],
  [7, null],
  [undefined, null],
])('the moment %s is read as %s: without a zone it is of Tashkent, wherever the device is', (sent, read) => {
  expect(v.parse(OptionalMoment, sent)).toBe(read)
})

test('a vacancy of which only the title was written is one; without its id it is none (CT-04)', () => {
  expect(v.parse(Vacancy, { id: 'vc-1', title: 'Oshpaz', salary: null, branch: {} })).toEqual({
    id: 'vc-1',
    title: { uz: 'Oshpaz', ru: 'Oshpaz', eng: 'Oshpaz' },
    description: { uz: '', ru: '', eng: '' },
    image: '',
    salary: '',
    branchId: null,
    phone: '',
  })
  expect(v.safeParse(Vacancy, { title: 'Oshpaz' }).success).toBe(false)
})

test('a slide whose target is not known leads nowhere; a story of which no slide can be read is none (NT-02)', () => {
  const read = v.parse(Story, { id: 's-1', slides: [{ id: 'a', target: { type: 'GAME', value: '1' } }, {}] })
  expect(read.slides).toMatchObject([{ id: 'a', target: { type: 'NONE' } }])
  expect(v.safeParse(Story, { id: 's-1', slides: [{}] }).success).toBe(false)
})

test.each([
  ['as it should be', { type: 'UZCARD', lastFour: '1239', status: 'PAID' }, 'PAID', '1239'],
  ['a masked number', { type: 'UZCARD', lastFour: '860012******1239', status: 'REFUSED' }, 'REFUSED', '1239'],
  ['a state of another build', { type: 'MIR', lastFour: '1239', status: 'HELD' }, 'PENDING', '1239'],
  ['next to nothing', {}, 'PENDING', ''],
  ['a word alone', 'PAID', 'PENDING', ''],
])('a card that an order named is never taken for none: %s (DX-09)', (_, cardPayment, status, digits) => {
  const order = v.parse(Order, { id: 'o-1', totals: { totalPrice: 5 }, cardPayment })
  expect(order.cardPayment).toMatchObject({ status, lastFour: digits })
})

test.each([
  ['none', null, null],
  ['one that is not paid', { sum: 10_000, isPaid: false }, { sum: 10_000, isPaid: false }],
  ['one whose payment is not said', { sum: 10_000 }, { sum: 10_000, isPaid: false }],
  ['one whose payment cannot be read', { sum: 10_000, isPaid: 'HELD' }, { sum: 10_000, isPaid: true }],
  ['one whose sum cannot be read', { sum: 'ten', isPaid: true }, { sum: null, isPaid: true }],
  ['a bare sum', 10_000, { sum: null, isPaid: true }],
])('a tip that may have been paid is not taken for none: %s (DX-13)', (_, lateTip, read) => {
  const order = v.parse(Order, { id: 'o-1', totals: { totalPrice: 5 }, lateTip })
  expect(order.lateTip).toEqual(read)
})
