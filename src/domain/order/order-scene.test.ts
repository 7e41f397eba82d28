import { describe, expect, test } from 'vitest'
import { heardCourier } from './expected.ts'
import { AFTER_END_MS, isLookedAt, type OrderPhase, orderScene, type SceneOrder } from './order-scene.ts'
import type { CourierStatus, OrderStatus } from './order-status.ts'

const NOW = Date.parse('2026-11-21T12:20:00+05:00')
const order = (change: Partial<SceneOrder> = {}): SceneOrder => ({
  status: 'COOKING',
  courierStatus: '',
  serviceType: 'DELIVERY',
  createdDate: '2026-11-21T12:00:00+05:00',
  acceptedTime: null,
  cookingTime: null,
  readyTime: null,
  deliveryAt: null,
  deliveredAt: null,
  statusHistory: [],
  eta: { max: 50 },
  payment: { type: 'CASH' },
  isPaid: false,
  canPay: false,
  totals: { totalPrice: 81_000 },
  cartItems: [{}],
  ...change,
})
const scene = (change: Partial<SceneOrder> = {}, minutes: number | null = null) =>
  orderScene(order(change), minutes === null ? null : { etaMinutes: minutes }, NOW)

describe('the phase of each status, by the service (OR-04)', () => {
  const PHASES: [OrderStatus, brought: OrderPhase, atBranch: OrderPhase][] = [
    ['OPEN', 'waiting', 'waiting'],
    ['CREATED', 'waiting', 'waiting'],
    ['AT_TIME', 'scheduled', 'scheduled'],
    ['ACCEPTED', 'soon', 'soon'],
    ['ATTACHED', 'soon', 'soon'],
    ['COOKING', 'cooking', 'cooking'],
    ['DONE', 'ready', 'ready'],
    // A back end may send a pick-up on its way; it is at the counter.
    ['ON_WAY', 'on-way', 'ready'],
    ['DELIVERED', 'done', 'done'],
    ['CLOSED', 'done', 'done'],
    ['CANCELED', 'cancelled', 'cancelled'],
  ]
  test.each(PHASES)('%s is %s, at the branch %s', (status, brought, atBranch) => {
    for (const serviceType of ['DELIVERY', 'YANDEX_EATS', 'EXPRESS_24'] as const)
      expect(scene({ status, serviceType }).phase).toBe(brought)
    for (const serviceType of ['PICK_UP', 'DINE_IN'] as const)
      expect(scene({ status, serviceType }).phase).toBe(atBranch)
  })
})

test.each<[OrderStatus, Partial<SceneOrder>, boolean]>([
  ['CREATED', {}, true],
  ['ACCEPTED', {}, true],
  ['AT_TIME', {}, false],
  ['COOKING', {}, false],
  ['ON_WAY', {}, false],
  ['CREATED', { canPay: false }, false],
  ['CREATED', { isPaid: true }, false],
  ['CREATED', { isPaid: null }, false],
  ['CREATED', { totals: { totalPrice: 0 } }, false],
])('%s with %j awaits its payment: %s', (status, change, awaits) => {
  expect(scene({ status, payment: { type: 'CLICK' }, canPay: true, ...change }).awaitsPayment).toBe(awaits)
})

describe('what the courier makes of it (OR-05)', () => {
  /** Before it leaves, a courier who fails is the branch's worry: another one comes. */
  const COURIERS: [CourierStatus, onWay: OrderPhase, delivered: OrderPhase][] = [
    ['', 'on-way', 'done'],
    ['NEW_ORDER', 'on-way', 'done'],
    ['READY_FOR_APPROVAL', 'on-way', 'done'],
    ['ACCEPTED', 'on-way', 'done'],
    ['ESTIMATING_FAILED', 'on-way', 'done'],
    ['PERFORMER_LOOK_UP', 'on-way', 'done'],
    ['PERFORMER_FOUND', 'on-way', 'done'],
    ['PERFORMER_NOT_FOUND', 'on-way', 'done'],
    ['PERFORMER_PICK_UP_ARRIVED', 'on-way', 'done'],
    ['PERFORMER_PICKUPED', 'on-way', 'done'],
    ['PERFORMER_ARRIVED', 'arrived', 'done'],
    ['PERFORMER_DELIVERED_FINISH', 'on-way', 'done'],
    ['PERFORMER_RETURNING', 'returning', 'returning'],
    ['PERFORMER_RETURN_ARRIVED', 'returning', 'returning'],
    ['PERFORMER_RETURNED_FINISH', 'returned', 'returned'],
    ['FAILED', 'failed', 'done'],
    ['CANCELLED', 'failed', 'done'],
  ]
  test.each(COURIERS)(
    '%s: on the way %s, delivered %s, before that nothing',
    (courierStatus, onWay, delivered) => {
      expect(scene({ status: 'ON_WAY', courierStatus }).phase).toBe(onWay)
      for (const status of ['DELIVERED', 'CLOSED'] as const)
        expect(scene({ status, courierStatus }).phase).toBe(delivered)
      expect(scene({ status: 'DONE', courierStatus }).phase).toBe('ready')
      expect(scene({ status: 'CANCELED', courierStatus }).phase).toBe('cancelled')
    },
  )

  test.each(['FAILED', 'PERFORMER_RETURNING', 'PERFORMER_RETURNED_FINISH'] as const)(
    '%s: nothing is promised, no step goes on, and there is no map',
    (courierStatus) => {
      const stopped = scene({ status: 'ON_WAY', courierStatus }, 12)
      expect(stopped).toMatchObject({ at: null, minutes: null, isOnMap: false, button: null, notice: null })
      expect(stopped.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'waiting'])
    },
  )
})

test('of an order whose status nobody knows nothing is said or promised', () => {
  const unknown = scene({ status: 'UNKNOWN', deliveryAt: '2026-11-30T12:00:00+05:00' })
  expect(unknown).toMatchObject({ phase: 'unknown', at: null, minutes: null, isOnMap: false, button: null })
})

describe('money (PY-04)', () => {
  const CLICK = { type: 'CLICK' }
  const MONEY: [string, Partial<SceneOrder>, Record<string, unknown>][] = [
    ['cash is paid at the door', {}, { money: 'later', notice: null, button: null }],
    [
      'nobody can say whether it was paid',
      { payment: CLICK, canPay: true, isPaid: null },
      { money: 'unknown', notice: null, button: null },
    ],
    [
      'cash, of a server that lets every unpaid order be paid',
      { canPay: true },
      { money: 'later', button: null },
    ],
    [
      'a terminal, of such a server',
      { payment: { type: 'TERMINAL' }, canPay: true },
      { money: 'later', notice: null, button: null },
    ],
    ['cash that was paid', { isPaid: true }, { money: 'paid', notice: null }],
    ['online, not paid', { payment: CLICK, canPay: true }, { money: 'unpaid', notice: 'pay', button: 'pay' }],
    [
      'online, paid, and may be paid still',
      { payment: CLICK, canPay: true, isPaid: true },
      { money: 'paid', notice: null, button: null },
    ],
    [
      'nothing to pay, whatever the flags say',
      { totals: { totalPrice: 0 }, canPay: true },
      { money: 'free', notice: null, button: null },
    ],
    [
      'cancelled, cash: nothing is promised',
      { status: 'CANCELED', isPaid: true },
      { notice: null, button: 'repeat' },
    ],
    [
      'cancelled, by card at the door',
      { status: 'CANCELED', isPaid: true, payment: { type: 'TERMINAL' } },
      { notice: null },
    ],
    [
      'cancelled, online, not paid',
      { status: 'CANCELED', payment: CLICK, canPay: true },
      { notice: null, button: 'repeat' },
    ],
    [
      'cancelled, online, paid',
      { status: 'CANCELED', payment: CLICK, isPaid: true },
      { notice: 'was-paid', button: 'repeat' },
    ],
    [
      'cancelled, free',
      { status: 'CANCELED', payment: CLICK, isPaid: true, totals: { totalPrice: 0 } },
      { notice: null },
    ],
    [
      'cancelled, paid, nobody knows how',
      { status: 'CANCELED', payment: null, isPaid: true },
      { notice: null },
    ],
    [
      'came back, online, paid',
      { status: 'ON_WAY', courierStatus: 'PERFORMER_RETURNED_FINISH', payment: CLICK, isPaid: true },
      { notice: 'was-paid' },
    ],
    [
      'came back, not paid: no money is asked for',
      { status: 'ON_WAY', courierStatus: 'FAILED', payment: CLICK, canPay: true },
      { notice: null, button: null },
    ],
    [
      'delivered, not paid, can be',
      { status: 'DELIVERED', payment: CLICK, canPay: true },
      { notice: 'pay', button: 'pay' },
    ],
    ['delivered', { status: 'DELIVERED' }, { notice: null, button: 'repeat' }],
    ['delivered, its lines could not be read', { status: 'DELIVERED', cartItems: [] }, { button: null }],
  ]
  test.each(MONEY)('%s', (_what, change, expected) => {
    expect(scene(change)).toMatchObject(expected)
  })
})

describe('days and times', () => {
  const tomorrow = '2026-11-22T19:30:00+05:00'
  test.each(['AT_TIME', 'ACCEPTED', 'ATTACHED'] as const)('%s for another day is scheduled', (status) => {
    const later = scene({ status, deliveryAt: tomorrow })
    expect(later).toMatchObject({ phase: 'scheduled', isForLaterDay: true, at: tomorrow })
    expect(later.steps.map(({ state }) => state)).toEqual(['current', 'waiting', 'waiting', 'waiting'])
  })
  test('a promise that has passed is no promise', () => {
    expect(scene({ eta: { max: 10 } }).at).toBeNull()
    expect(scene({ status: 'ON_WAY', eta: { max: 10 } }).minutes).toBeNull()
    expect(scene({ status: 'ON_WAY' }, 7)).toMatchObject({ minutes: 7 })
  })
  test.each([
    ['just now', '2026-11-21T12:19:00+05:00', true],
    ['an hour ago', new Date(NOW - AFTER_END_MS).toISOString(), false],
  ])('an order that ended %s', (_when, deliveredAt, isLooked) => {
    const ended = order({ status: 'DELIVERED', deliveredAt, createdDate: null })
    expect(isLookedAt(ended, NOW)).toBe(isLooked)
  })
  test('one whose end is not said is looked at for an hour from when it was seen under way', () => {
    const createdDate = '2026-11-21T09:00:00+05:00'
    const ended = order({ status: 'CANCELED', createdDate, deliveredAt: null })
    expect(isLookedAt(ended, NOW)).toBe(false)
    expect(isLookedAt(ended, NOW, NOW - 10 * 60_000)).toBe(true)
    expect(isLookedAt(ended, NOW, NOW - AFTER_END_MS)).toBe(false)
  })
  test('what was handed over is no minutes away, and does not arrive by any time', () => {
    const handedOver = scene({ status: 'ON_WAY', courierStatus: 'PERFORMER_DELIVERED_FINISH' }, 7)
    expect(handedOver).toMatchObject({ minutes: null, at: null })
  })
  test('one that is under way is looked at, one whose end nobody knows is not', () => {
    expect(isLookedAt(order(), NOW)).toBe(true)
    expect(isLookedAt(order({ status: 'CLOSED', createdDate: null }), NOW)).toBe(false)
    const history = [{ status: 'CANCELED' as const, at: '2026-11-21T12:00:00+05:00' }]
    expect(isLookedAt(order({ status: 'CANCELED', createdDate: null, statusHistory: history }), NOW)).toBe(
      true,
    )
  })
})

describe('the courier’s minutes count down from when they were heard (OR-13)', () => {
  const onWay = (heardAt: number, etaMinutes = 8) =>
    orderScene(order({ status: 'ON_WAY' }), { etaMinutes, heardAt }, NOW)
  const ago = (minutes: number) => NOW - minutes * 60_000

  test.each([
    [0, 8],
    [2.5, 6],
    [7.5, 1],
    // Later than they said: nothing is promised any more.
    [8.5, null],
  ])('%d minutes ago', (minutes, left) => {
    expect(onWay(ago(minutes)).minutes).toBe(left)
  })

  test('the clock time stays what it was, and goes with the last minute', () => {
    expect(onWay(ago(3)).at).toBe(new Date(ago(3) + 8 * 60_000).toISOString())
    expect(onWay(ago(9)).at).toBeNull()
  })

  test('the same minutes again are no news for a minute, other ones are at once', () => {
    const first = heardCourier({ etaMinutes: 8 }, null, NOW)
    expect(first).toEqual({ etaMinutes: 8, heardAt: NOW })
    expect(heardCourier({ etaMinutes: 8 }, first, NOW + 50_000)?.heardAt).toBe(NOW)
    expect(heardCourier({ etaMinutes: 8 }, first, NOW + 60_000)?.heardAt).toBe(NOW + 60_000)
    expect(heardCourier({ etaMinutes: 7 }, first, NOW + 10_000)?.heardAt).toBe(NOW + 10_000)
    expect(heardCourier(null, first, NOW)).toBeNull()
  })

  test('no minutes are one for a minute', () => {
    expect([onWay(ago(0.5), 0).minutes, onWay(ago(1.5), 0).minutes]).toEqual([1, null])
  })
})
