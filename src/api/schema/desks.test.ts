import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isAvailable } from '#/domain/menu/menu.ts'
import { unitPrice } from '#/domain/menu/price.ts'
import { Branch } from './branch.ts'
import { OrderNumber } from './common.ts'
import { Product } from './menu.ts'
import { Order } from './order.ts'
import { OrderPayment } from './payment.ts'
import { answerList } from './records.ts'
import { readByLanguage } from './texts.ts'

/* Records as other cash desks and back offices write them. */

const dish = { id: 'p-1', categoryId: 'c-1', name: 'Osh', costPrice: 30_000 }
const at = (id: string, more: object) => ({ branch: { id }, ...more })

test('a dish without a price of its own is sold where its branch has one, at that price', () => {
  const read = v.parse(Product, {
    ...dish,
    costPrice: null,
    productBranch: [at('b-1', { costPrice: '28 000' }), at('b-2', { costPrice: 25_000 }), at('b-3', {})],
  })
  expect(['b-1', 'b-2', 'b-3'].map((id) => isAvailable(read, id))).toEqual([true, true, false])
  expect(['b-1', 'b-2', null].map((id) => unitPrice(read, id))).toEqual([28_000, 25_000, 25_000])
  const priceless = { ...dish, costPrice: null, productBranch: [at('b-1', {})] }
  expect(v.safeParse(Product, priceless).success).toBe(false)
})

test.each([[{}], [''], [false]])('a dish whose choices are %j has none', (modificationGroups) => {
  expect(v.parse(Product, { ...dish, modificationGroups }).modificationGroups).toEqual([])
})

test.each([2_147_483_647, 999])('of two choices no more than both can be chosen, whatever %d says', (max) => {
  const modifications = ['a', 'b'].map((id) => ({ id, name: id }))
  const [group] = v.parse(Product, {
    ...dish,
    modificationGroups: [{ id: 'g', name: 'G', max, modifications }],
  }).modificationGroups
  expect(group?.max).toBe(2)
})

const order = { id: 'o-1', status: 'COOKING', serviceType: 'PICK_UP' }

test('sums that are called prices are the totals', () => {
  const read = v.parse(Order, {
    ...order,
    totals: null,
    prices: { productPrice: 34_000, totalPrice: 36_000 },
  })
  expect(read.totals).toMatchObject({ productPrice: 34_000, totalPrice: 36_000 })
})

test('a choice of an ordered dish needs no id to be shown', () => {
  const modifications = [{ name: 'Non', count: 1, price: 1_000 }]
  const cartItems = [{ product: { id: 'p-1', name: 'Osh', count: 1, costPrice: 30_000 }, modifications }]
  const [line] = v.parse(Order, { ...order, cartItems }).cartItems
  expect([line?.hasAllChoices, line?.modifications[0]?.name.uz]).toEqual([true, 'Non'])
})

test.each([
  ['OUT_OF_STOCK', null],
  ['CLIENT', null],
  ['Taom tugadi', 'Taom tugadi'],
  [{ id: 1, name: { uz: '', ru: 'Нет &laquo;мяса&raquo;<br>', eng: '' } }, 'Нет «мяса»'],
])('a reason of cancelling sent as %j', (cancelReason, words) => {
  const read = v.parse(Order, { ...order, cancelReason }).cancelReason
  expect(read && (read.ru || read.uz)).toBe(words)
})

test.each([
  ['paid', true],
  ['Оплачен', true],
  ['to‘langan', true],
  ['NOT_PAID', false],
  ['не оплачено', false],
  ['maybe', null],
])('a payment that is called %j', (isPaid, read) => {
  expect(v.parse(Order, { ...order, isPaid }).isPaid).toBe(read)
})

test.each([
  ['CookingStarted', 'COOKING'],
  ['CookingCompleted', 'DONE'],
  ['Unconfirmed', 'CREATED'],
  ['ReadyForCooking', 'ACCEPTED'],
])('the status %s is %s', (status, read) => {
  expect(v.parse(Order, { ...order, status }).status).toBe(read)
})

test('a way of paying by its name in Uzbek or Russian', () => {
  const typeOf = (type: string) => v.parse(OrderPayment, { type }).type
  expect(['Наличные', 'naqd pul', 'Терминал', 'Bonus'].map(typeOf)).toEqual([
    'CASH',
    'CASH',
    'TERMINAL',
    'OTHER',
  ])
})

test.each<[envelope: (list: unknown) => unknown]>([
  [(data) => ({ data })],
  [(content) => ({ content, totalPages: 1 })],
  [(items) => ({ success: true, data: { items } })],
])('a list in an envelope is one, and one record is none', (envelope) => {
  const list = answerList('numbers', v.number())
  expect(v.parse(list, envelope([1, 2]))).toEqual([1, 2])
  expect(v.safeParse(list, envelope({ id: 1 })).success).toBe(false)
})

test('a dash is no translation where another language has words', () => {
  const read = (field: object) => readByLanguage(field, String)
  expect(read({ uz: '-', ru: 'Плов', eng: '—' })).toEqual({ uz: '', ru: 'Плов', eng: '' })
  expect(read({ uz: '-', ru: '-', eng: '-' })).toEqual({ uz: '-', ru: '-', eng: '-' })
})

test('several phones of a branch are one text; a number of an order is whole', () => {
  expect(v.parse(Branch, { id: 'b-1', phone: ['+998712000000', '+998901234567'] }).phone).toBe(
    '+998712000000, +998901234567',
  )
  expect([0, '1047.0', 'A-12'].map((sent) => v.parse(OrderNumber, sent))).toEqual([null, '1047', 'A-12'])
})
