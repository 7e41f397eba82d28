import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '#/lib/log.ts'
import { Card } from './card.ts'
import { OptionalMoment } from './common.ts'
import { Menu } from './menu.ts'
import { Merchant } from './merchant.ts'
import { Order } from './order.ts'
import { WebSettings } from './settings.ts'

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

test('merchant secrets stop at the wall (ST-17)', () => {
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

test('a missing flag is off, but for three', () => {
  const settings = v.parse(WebSettings, {})
  const on = Object.entries(settings).filter(([, value]) => value === true)
  expect(on.map(([name]) => name).toSorted()).toEqual(['cashActive', 'deliveryActive', 'uzLangActive'])
})

test('a colour that is none reaches no style', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('red', '#12', '#12345', 'url(x)', '#fff;x', '#FFF')),
      (mainColor) => {
        const { mainColor: read } = v.parse(WebSettings, { mainColor })
        expect(read === '' || /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(read)).toBe(true)
      },
    ),
  )
})

test('an order without a readable total is no order', () => {
  expect(v.safeParse(Order, { id: 'o-1', totals: {} }).success).toBe(false)
})

const at = (time: string) => `2026-11-21T${time}:00+05:00`
test.each([
  ['nothing is told of', {}, 'CREATED'],
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
])('an order of a status nobody knows is at its last known step: %s (OR-04)', (_what, told, status) => {
  expect(v.parse(Order, { id: 'o-1', totals: { totalPrice: 5 }, status: 'BY_DRONE', ...told }).status).toBe(
    status,
  )
})

test('of a card only four digits and no expiry come in, whatever a server sends', () => {
  const whole = { id: 'k-1', number: '8600123412341239', expire: '03/28', cvv: '987', code: '111111' }
  const read = JSON.stringify(v.parse(Card, whole))
  expect(read).toContain('"lastFour":"1239"')
  expect(read).not.toMatch(/8600|41239|28|987|111111/)
  expect(v.safeParse(Card, { ...whole, number: '****' }).success).toBe(false)
})

test.each([
  ['menu', Menu, { groups: [], categories: [{ id: 'c-1' }], products: [product] }],
  ['settings', WebSettings, { mainColor: '#fff', contacts: [{ type: 'PHONE' }] }],
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
