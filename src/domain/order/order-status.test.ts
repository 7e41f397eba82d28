import { expect, test } from 'vitest'
import {
  isCancelled,
  isDelivered,
  isUnderWay,
  lastChange,
  type OrderProgress,
  type OrderStatus,
  orderSteps,
} from './order-status.ts'

test.each([
  ['OPEN', true],
  ['CREATED', true],
  ['AT_TIME', true],
  ['ACCEPTED', true],
  ['ATTACHED', true],
  ['COOKING', true],
  ['DONE', true],
  ['ON_WAY', true],
  ['DELIVERED', false],
  ['CLOSED', false],
  ['CANCELED', false],
  [undefined, false],
] as const)('under way: %s is %s', (status, expected) => {
  expect(isUnderWay(status)).toBe(expected)
  expect(isCancelled(status)).toBe(status === 'CANCELED')
  expect(isDelivered(status)).toBe(status === 'DELIVERED' || status === 'CLOSED')
})

const progress = (status: OrderStatus, change: Partial<OrderProgress> = {}): OrderProgress => ({
  status,
  serviceType: 'DELIVERY',
  createdDate: null,
  acceptedTime: null,
  cookingTime: null,
  readyTime: null,
  deliveredAt: null,
  statusHistory: [],
  ...change,
})

const NOW = Date.parse('2026-11-21T14:00:00+05:00')
const statesOf = (order: OrderProgress) =>
  orderSteps(order, NOW)
    .map(({ state }) => state)
    .join(' ')

test.each([
  ['sent: waits to be accepted', 'OPEN', 'DELIVERY', 'current waiting waiting waiting'],
  ['scheduled', 'AT_TIME', 'DELIVERY', 'current waiting waiting waiting'],
  ['accepted: waits for the kitchen', 'ACCEPTED', 'DELIVERY', 'done current waiting waiting'],
  ['tied to the till is accepted', 'ATTACHED', 'DELIVERY', 'done current waiting waiting'],
  ['cooking', 'COOKING', 'DELIVERY', 'done current waiting waiting'],
  ['ready: waits for the courier', 'DONE', 'DELIVERY', 'done done current waiting'],
  ['on the way', 'ON_WAY', 'DELIVERY', 'done done current waiting'],
  ['ready to be fetched', 'DONE', 'PICK_UP', 'done done current waiting'],
  [
    'ready at the counter, though a back end says it is on the way',
    'ON_WAY',
    'PICK_UP',
    'done done done current',
  ],
  ['delivered', 'DELIVERED', 'DELIVERY', 'done done done done'],
  ['closed', 'CLOSED', 'DINE_IN', 'done done done done'],
  ['of which nothing is known', 'UNKNOWN', 'DELIVERY', 'waiting waiting waiting waiting'],
  ['cancelled before anything', 'CANCELED', 'DELIVERY', 'waiting waiting waiting waiting'],
] as const)('steps: %s (OR-04)', (_rule, status, serviceType, expected) => {
  expect(statesOf(progress(status, { serviceType }))).toBe(expected)
})

test.each([
  ['DELIVERY', 'onWay'],
  ['YANDEX_EATS', 'onWay'],
  ['PICK_UP', 'ready'],
  ['DINE_IN', 'ready'],
] as const)('the third of the four steps of %s is %s', (serviceType, key) => {
  const keys = orderSteps(progress('COOKING', { serviceType }), NOW).map((step) => step.key)
  expect(keys).toEqual(['accepted', 'cooking', key, 'delivered'])
})

const history = (...statuses: OrderStatus[]) => ({
  statusHistory: statuses.map((status, n) => ({ status, at: `2026-11-21T12:1${n}:00+05:00` })),
})
const RECORDED = '2026-11-21T12:30:00+05:00'
test.each<[string, Partial<OrderProgress>, (string | undefined)[]]>([
  ['accepted', history('ACCEPTED'), ['12:10']],
  ['tied to the till', history('OPEN', 'ATTACHED'), ['12:11']],
  ['ready at the counter', history('DONE'), [undefined, undefined, '12:10']],
  ['its record comes first', { ...history('DONE'), readyTime: RECORDED }, [undefined, undefined, '12:30']],
  ['handed over', history('DELIVERED'), [undefined, undefined, undefined, '12:10']],
  ['closed', history('DONE', 'CLOSED'), [undefined, undefined, '12:10', '12:11']],
  [
    'that record, too',
    { ...history('CLOSED'), deliveredAt: RECORDED },
    [undefined, undefined, undefined, '12:30'],
  ],
])('the time of a step of a pick-up: %s', (_rule, change, times) => {
  const steps = orderSteps(progress('CLOSED', { serviceType: 'PICK_UP', ...change }), NOW)
  expect(steps.map((s) => s.at?.slice(11, 16))).toEqual([0, 1, 2, 3].map((place) => times[place]))
})

const on = (time: string) => `2026-11-21T${time}:00+05:00`
test.each<[string, Partial<OrderProgress>, (string | undefined)[]]>([
  ['later than a later step', { acceptedTime: on('12:40'), cookingTime: on('12:05') }, [undefined, '12:05']],
  ['in years', { acceptedTime: '2030-01-01T12:00:00+05:00', cookingTime: on('12:05') }, [undefined, '12:05']],
  [
    'before the order was made',
    { acceptedTime: on('12:02'), cookingTime: on('12:05'), deliveredAt: on('09:00') },
    ['12:02', '12:05'],
  ],
  ['a day without its time', { acceptedTime: '2026-11-21', cookingTime: on('12:05') }, [undefined, '12:05']],
  ['seconds before the order', { acceptedTime: '2026-11-21T11:59:30+05:00' }, ['11:59']],
])('a step has no time that cannot be: %s (OR-04)', (_rule, change, times) => {
  const order = progress('CLOSED', { serviceType: 'PICK_UP', createdDate: on('12:00'), ...change })
  const found = orderSteps(order, NOW).map(({ at }) => at?.slice(11, 16))
  expect(found).toEqual([0, 1, 2, 3].map((place) => times[place]))
})

test('times come from the record, else from the history', () => {
  const steps = orderSteps(
    progress('ON_WAY', {
      acceptedTime: '2026-11-21T12:01:00+05:00',
      statusHistory: [
        { status: 'COOKING', at: '2026-11-21T12:05:00+05:00' },
        { status: 'ON_WAY', at: '2026-11-21T12:30:00+05:00' },
      ],
    }),
    NOW,
  )
  expect(steps.map((s) => s.at?.slice(11, 16))).toEqual(['12:01', '12:05', '12:30', undefined])
})

const changes = [
  { status: 'ACCEPTED', at: '2026-11-21T12:01:00+05:00' },
  { status: 'COOKING', at: '2026-11-21T12:05:00+05:00' },
  // Of another zone, and so earlier than its figures.
  { status: 'COOKING', at: '2026-11-21T07:20:00Z' },
  { status: 'ON_WAY', at: '2026-11-21T12:30:00+05:00' },
  { status: 'DELIVERED', at: null },
] as const
test.each([
  ['the oldest first', changes],
  ['the newest first', changes.toReversed()],
  ['in any order', [2, 4, 0, 3, 1].flatMap((place) => changes[place] ?? [])],
])('a history with %s has the same times, the last of a status that came twice', (_order, statusHistory) => {
  expect(orderSteps(progress('CLOSED', { statusHistory }), NOW).map(({ at }) => at)).toEqual([
    changes[0].at,
    changes[2].at,
    changes[3].at,
    undefined,
  ])
  expect(lastChange(statusHistory)).toBe(changes[3])
})

test('of changes at the same moment the last one listed counts, and none of none', () => {
  const at = '2026-11-21T12:01:00+05:00'
  expect(
    lastChange([
      { status: 'ACCEPTED', at },
      { status: 'COOKING', at },
    ])?.status,
  ).toBe('COOKING')
  expect(lastChange([])).toBeUndefined()
})

test('a cancelled order keeps what was reached', () => {
  const cancelled = progress('CANCELED', { acceptedTime: '2026-11-21T12:01:00+05:00' })
  expect(statesOf(cancelled)).toBe('done waiting waiting waiting')
})
