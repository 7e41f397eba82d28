import { expect, test } from 'vitest'
import { courierPlace } from '../orders/courier.ts'
import { NOON } from '../testing/testing.ts'
import { advance, beginPaid, cancelPlan, finalTime, planLife, stateAt } from './life.ts'

const S = 1000
const life = (change: Partial<Parameters<typeof planLife>[0]> = {}) =>
  planLife({
    placedAt: NOON,
    startAt: null,
    service: 'DELIVERY',
    comment: '',
    speed: 1,
    isPaidFirst: false,
    ...change,
  })
const at = (plan: ReturnType<typeof life>, seconds: number) => stateAt(plan, NOON + seconds * S)

test.each([
  [0, 'OPEN', ''],
  [5, 'CREATED', ''],
  [45, 'ACCEPTED', ''],
  [120, 'COOKING', ''],
  [180, 'COOKING', 'PERFORMER_LOOK_UP'],
  [300, 'COOKING', 'PERFORMER_FOUND'],
  [600, 'DONE', 'PERFORMER_PICK_UP_ARRIVED'],
  [660, 'ON_WAY', 'PERFORMER_PICKUPED'],
  [1080, 'ON_WAY', 'PERFORMER_ARRIVED'],
  [1140, 'DELIVERED', 'PERFORMER_DELIVERED_FINISH'],
  [1200, 'CLOSED', 'PERFORMER_DELIVERED_FINISH'],
])('a delivery %i s after it was placed: %s %s', (seconds, status, courier) => {
  expect(at(life(), seconds)).toEqual({ status, courier })
})

test('a pick-up has no step on the way', () => {
  const statuses = life({ service: 'PICK_UP' }).map(({ status }) => status)
  expect(statuses).toEqual(['OPEN', 'CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'DELIVERED', 'CLOSED'])
})

test('#fast takes a minute, a speed of 20 the same (CX-05)', () => {
  for (const plan of [life({ comment: '#fast' }), life({ speed: 20 })]) {
    expect(at(plan, 59).status).toBe('DELIVERED')
    expect(at(plan, 60).status).toBe('CLOSED')
  }
})

test('#cancel ends by the branch, #nocourier without a courier (CX-05)', () => {
  expect(at(life({ comment: 'x #cancel' }), 75).status).toBe('CANCELED')
  expect(at(life({ comment: '#nocourier' }), 900)).toEqual({ status: 'DONE', courier: 'PERFORMER_NOT_FOUND' })
  expect(finalTime(life({ comment: '#nocourier' }))).not.toBeNull()
})

test('a scheduled order has no step until the kitchen begins', () => {
  const plan = life({ startAt: NOON + 3600 * S })
  expect(at(plan, 3604).status).toBe('AT_TIME')
  expect(at(plan, 3605).status).toBe('CREATED')
})

test('the kitchen waits for the payment, then begins at once or at the scheduled time', () => {
  const unpaid = life({ isPaidFirst: true })
  expect(at(unpaid, 7200)).toEqual({ status: 'OPEN', courier: '' })
  expect(at(unpaid, 86_400).status).toBe('CANCELED')
  const paid = beginPaid(unpaid, NOON + 600 * S)
  expect(at(paid, 600)).toEqual({ status: 'CREATED', courier: '' })
  expect(at(paid, 600 + 1195).status).toBe('CLOSED')
  expect(beginPaid(paid, NOON + 700 * S)).toEqual(paid)

  const tomorrow = life({ isPaidFirst: true, startAt: NOON + 3600 * S })
  expect(at(beginPaid(tomorrow, NOON + 60 * S), 3604).status).toBe('AT_TIME')
  expect(at(beginPaid(tomorrow, NOON + 60 * S), 3605).status).toBe('CREATED')
  expect(at(beginPaid(tomorrow, NOON + 7200 * S), 7200).status).toBe('CREATED')
})

test('an operator moves the next step to now, and the rest with it', () => {
  const plan = advance(life(), NOON + 10 * S)
  expect(at(plan, 10).status).toBe('ACCEPTED')
  expect(finalTime(plan)).toBe(NOON + (1140 - 35) * S)
})

test('a cancelled order stays cancelled', () => {
  const plan = cancelPlan(life(), NOON + 200 * S)
  expect(at(plan, 5000)).toEqual({ status: 'CANCELED', courier: 'CANCELLED' })
})

test('the courier comes to the branch, waits, rides to the door and stays there (CX-05, OR-03)', () => {
  const branch = { latitude: 41.28, longitude: 69.2 }
  const door = { latitude: 41.3, longitude: 69.25 }
  const place = (seconds: number) => courierPlace(life(), branch, door, NOON + seconds * S)
  expect(place(299)).toBeNull()
  expect(place(300)).toMatchObject({ latitude: 41.286, longitude: 69.193 })
  expect(place(600)).toMatchObject(branch)
  expect(place(1080)).toMatchObject(door)
  expect(place(1190)).toMatchObject(door)
  const halfway = place(870)
  expect(halfway?.longitude).toBeGreaterThan(69.2)
  expect(halfway?.longitude).toBeLessThan(69.25)
})
