import { expect, test } from 'vitest'
import { noticesByOrder, orderOfNotice } from './notices.ts'

const notice = (id: string, value: string | null, type = 'PAGE') => ({ id, target: { type, value } })

test('notices of one order are one, where the newest of them is (NT-03)', () => {
  const all = [
    notice('1', '/profile/orders/o-1'),
    notice('2', '/profile/orders/o-2'),
    notice('3', 'SALOM10', 'PROMO'),
    notice('4', '/profile/orders/o-1'),
    notice('5', '/branches'),
    notice('6', '/branches'),
  ]
  expect(noticesByOrder(all).map(({ notices }) => notices.map(({ id }) => id).join(' '))).toEqual([
    '1 4',
    '2',
    '3',
    '5',
    '6',
  ])
  expect(new Set(noticesByOrder(all).map(({ id }) => id)).size).toBe(5)
})

test.each([
  ['PAGE', '/profile/orders/o-1', 'o-1'],
  ['PAGE', '/profile/orders/%7B8F2E-11%7D', '{8F2E-11}'],
  ['PAGE', '/profile/orders/prod.12', 'prod.12'],
  ['PAGE', '/profile/orders/..', null],
  ['PAGE', '/profile/orders', null],
  ['PAGE', '/profile/orders/o-1/map', null],
  ['PAGE', null, null],
  ['URL', '/profile/orders/o-1', null],
] as const)('%s %s is about the order %s (NT-03)', (type, value, order) => {
  expect(orderOfNotice(notice('1', value, type))).toBe(order)
})
