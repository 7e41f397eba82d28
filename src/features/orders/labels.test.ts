import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { courierStatuses, orderStatuses } from '#/api/schema/order-status.ts'
import { courierLabel, statusLabelOf } from './labels.ts'

const catalog = (locale: string) => {
  const text = readFileSync(new URL(`../../../locales/${locale}.po`, import.meta.url), 'utf8')
  const entries = text.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"/gm)
  return new Map([...entries].map(([, id = '', translation = '']) => [id, translation]))
}

test.each(['uz', 'ru'])('every status has a word in %s (OR-04, OR-05)', (locale) => {
  const known = catalog(locale)
  const labels = [
    ...orderStatuses.map((status) => statusLabelOf({ status, serviceType: 'DELIVERY' })),
    ...courierStatuses.filter((status) => status !== '').map((status) => courierLabel[status]),
  ]
  expect(labels.filter((label) => !label || !known.get(label.message ?? ''))).toEqual([])
})

test.each([
  ['PICK_UP', 'Ready'],
  ['DINE_IN', 'Ready'],
  ['DELIVERY', 'On the way'],
] as const)(
  'an order of %s that is on its way is called %s, as its headline does (OR-12)',
  (serviceType, label) => {
    expect(statusLabelOf({ status: 'ON_WAY', serviceType }).message).toBe(label)
  },
)

test('no courier status, no words (OR-05)', () => {
  expect(courierLabel['']).toBeNull()
})
