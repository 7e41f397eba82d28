import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HANDS, type Hand, type HandChanges } from './hands.ts'
import { type AgreedOrder, agreeOn, changesOf, type OrderChange, type ShownOrder } from './shown-order.ts'

const NO_HANDS = Object.fromEntries(HANDS.map((hand) => [hand, 0])) as HandChanges
const plov = { name: 'Plov', choices: '', quantity: '×2', price: 45_000 }
const order: ShownOrder = {
  language: 'eng',
  service: { id: 'DELIVERY', name: 'Delivery' },
  branch: { id: 'b-1', name: 'Chilonzor' },
  address: { id: 'a-1', name: 'Bunyodkor, 12' },
  table: null,
  receiver: null,
  time: { id: '', name: 'As soon as possible' },
  payment: { id: 'pm-click', name: 'Click' },
  promo: { id: 'pr-1', name: 'SALOM10' },
  lines: { 'p-1': plov, 'p-2': { name: 'Tea', choices: '', quantity: '×1', price: 8_000 } },
  delivery: 12_000,
  fee: 2_000,
  tableService: 0,
  discount: 9_000,
  cashback: 5_000,
  tip: 0,
  total: 98_000,
  details: '',
}

/** One change of every value, with what is to be said of it. */
const CHANGES: [keyof ShownOrder, Partial<ShownOrder>, OrderChange][] = [
  [
    'service',
    { service: { id: 'PICK_UP', name: 'Pick-up' } },
    { what: 'service', before: 'Delivery', after: 'Pick-up' },
  ],
  [
    'branch',
    { branch: { id: 'b-2', name: 'Yunusobod' } },
    { what: 'branch', before: 'Chilonzor', after: 'Yunusobod' },
  ],
  [
    'address',
    { address: { id: 'a-2', name: 'Navoi, 1' } },
    { what: 'address', before: 'Bunyodkor, 12', after: 'Navoi, 1' },
  ],
  ['table', { table: { id: 't-7', name: '7' } }, { what: 'table', before: null, after: '7' }],
  [
    'receiver',
    { receiver: { id: 'Bobur +998901112233', name: 'Bobur' } },
    { what: 'receiver', before: null, after: 'Bobur' },
  ],
  [
    'time',
    { time: { id: '2026-11-29 10:00', name: '29 Nov, 10:00' } },
    { what: 'time', before: 'As soon as possible', after: '29 Nov, 10:00' },
  ],
  [
    'payment',
    { payment: { id: 'pm-cash', name: 'Cash' } },
    { what: 'payment', before: 'Click', after: 'Cash' },
  ],
  ['promo', { promo: null }, { what: 'promo', before: 'SALOM10', after: null }],
  [
    'lines',
    { lines: { ...order.lines, 'p-1': { ...plov, price: 50_000 } } },
    { what: 'price', name: 'Plov', before: 45_000, after: 50_000 },
  ],
  ['delivery', { delivery: 15_000 }, { what: 'delivery', before: 12_000, after: 15_000 }],
  ['fee', { fee: 0 }, { what: 'fee', before: 2_000, after: 0 }],
  ['tableService', { tableService: 9_000 }, { what: 'tableService', before: 0, after: 9_000 }],
  ['discount', { discount: 0 }, { what: 'discount', before: 9_000, after: 0 }],
  ['cashback', { cashback: 1_000 }, { what: 'cashback', before: 5_000, after: 1_000 }],
  ['tip', { tip: 5_000 }, { what: 'tip', before: 0, after: 5_000 }],
  ['total', { total: 99_000 }, { what: 'total', before: 98_000, after: 99_000 }],
  ['details', { details: 'no salt' }, { what: 'details' }],
]

describe('what has changed since the customer agreed', () => {
  test('the list above has every value of an order', () => {
    expect(['language', ...CHANGES.map(([value]) => value)].toSorted()).toEqual(Object.keys(order).toSorted())
  })

  test.each(CHANGES)('%s, with what it was and is', (_value, change, said) => {
    const now = { ...order, ...change }
    const agreed = agreeOn(agreeOn(null, order, NO_HANDS), now, NO_HANDS)
    expect(changesOf(agreed.order, now)).toEqual([said])
  })

  test('a dish that can no longer be had, one of which there is less, and one that came from elsewhere', () => {
    const lines = {
      'p-1': { ...plov, quantity: '×1' },
      'p-3': { name: 'Somsa', choices: '', quantity: '×4', price: 9_000 },
    }
    expect(changesOf(order, { ...order, lines })).toEqual([
      { what: 'line', name: 'Plov', before: '×2', after: '×1' },
      { what: 'line', name: 'Tea', before: '×1', after: null },
      { what: 'line', name: 'Somsa', before: null, after: '×4' },
    ])
  })

  const inRussian: ShownOrder = {
    ...order,
    language: 'ru',
    branch: { id: 'b-1', name: 'Чиланзар' },
    payment: { id: 'pm-click', name: 'Клик' },
    lines: { ...order.lines, 'p-1': { ...plov, name: 'Плов' } },
  }

  test('a language chosen meanwhile changes words, not the order', () => {
    expect(changesOf(order, inRussian)).toEqual([])
  })

  test('what is called otherwise under the id that was agreed on', () => {
    const now: ShownOrder = {
      ...order,
      branch: { id: 'b-1', name: 'Sergeli' },
      table: null,
      payment: { id: 'pm-click', name: 'Cash' },
      lines: { ...order.lines, 'p-1': { ...plov, name: 'Lagman', choices: 'Large', quantity: '×3' } },
    }
    const byHand = agreeOn(agreeOn(null, order, NO_HANDS), now, { ...NO_HANDS, lines: 1 })
    expect(changesOf(byHand.order, now)).toEqual([
      { what: 'dish', before: 'Plov', after: 'Lagman (Large)' },
      { what: 'branch', before: 'Chilonzor', after: 'Sergeli' },
      { what: 'payment', before: 'Click', after: 'Cash' },
    ])
    expect(changesOf(order, now)[1]).toEqual({ what: 'line', name: 'Lagman', before: '×2', after: '×3' })
  })

  test('what is called otherwise after the customer has read it in another language', () => {
    const read = agreeOn(agreeOn(null, order, NO_HANDS), inRussian, NO_HANDS)
    const now = { ...inRussian, lines: { ...inRussian.lines, 'p-1': { ...plov, name: 'Лагман' } } }
    expect(changesOf(agreeOn(read, now, NO_HANDS).order, now)).toEqual([
      { what: 'dish', before: 'Плов', after: 'Лагман' },
    ])
  })

  test('words of ours for the same hour and address are no change', () => {
    const now = {
      ...order,
      time: { id: '', name: 'Now' },
      address: { id: 'a-1', name: 'Bunyodkor street, 12' },
    }
    expect(changesOf(order, now)).toEqual([])
  })

  test('a price that changes while the customer adds one more is said all the same', () => {
    const hands = { ...NO_HANDS, lines: 1 }
    const now = { ...order, lines: { ...order.lines, 'p-1': { ...plov, quantity: '×3', price: 50_000 } } }
    const agreed = agreeOn(agreeOn(null, order, NO_HANDS), now, hands)
    expect(changesOf(agreed.order, now)).toEqual([
      { what: 'price', name: 'Plov', before: 45_000, after: 50_000 },
    ])
  })

  test('a time chosen by hand brings a dish that is cooked then, and says which is not', () => {
    const hands = { ...NO_HANDS, time: 1 }
    const time = { id: '2026-11-29 07:00', name: '29 Nov, 07:00' }
    const porridge = { name: 'Porridge', choices: '', quantity: '×1', price: 12_000 }
    const now = { ...order, time, lines: { 'p-1': plov, 'p-4': porridge } }
    const agreed = agreeOn(agreeOn(null, order, NO_HANDS), now, hands)
    expect(changesOf(agreed.order, now)).toEqual([{ what: 'line', name: 'Tea', before: '×1', after: null }])
    // By itself it is said.
    const later = agreeOn(agreeOn(null, order, NO_HANDS), now, NO_HANDS)
    expect(changesOf(later.order, now)).toContainEqual({
      what: 'line',
      name: 'Porridge',
      before: null,
      after: '×1',
    })
  })

  test('a new address takes branch and prices with it, but neither the time nor the way of paying', () => {
    const hands = { ...NO_HANDS, place: 1 }
    const now = {
      ...order,
      address: { id: 'a-2', name: 'Navoi, 1' },
      branch: { id: 'b-2', name: 'Yunusobod' },
      delivery: 20_000,
      total: 106_000,
      time: { id: '2026-11-29 10:00', name: '29 Nov, 10:00' },
    }
    const agreed = agreeOn(agreeOn(null, order, NO_HANDS), now, hands)
    expect(changesOf(agreed.order, now).map(({ what }) => what)).toEqual(['time'])
  })
})

const named = fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: fc.constantFrom('A', 'B') })
const sum = fc.integer({ min: 0, max: 3 }).map((thousands) => thousands * 1_000)
const anyOrder: fc.Arbitrary<ShownOrder> = fc.record({
  language: fc.constant('eng'),
  service: named,
  branch: named,
  address: fc.option(named),
  table: fc.option(named),
  receiver: fc.option(named),
  time: named,
  payment: fc.option(named),
  promo: fc.option(named),
  lines: fc.dictionary(
    fc.constantFrom('p-1', 'p-2', 'p-3'),
    fc.record({
      name: fc.constantFrom('Plov', 'Lagman'),
      choices: fc.constantFrom('', 'Large'),
      quantity: fc.constantFrom('×1', '×2'),
      price: sum,
    }),
  ),
  delivery: sum,
  fee: sum,
  tableService: sum,
  discount: sum,
  cashback: sum,
  tip: sum,
  total: sum,
  details: fc.constantFrom('', 'no salt'),
})
const anyHand: fc.Arbitrary<Hand> = fc.constantFrom(...HANDS)

/** What an order is, without the words of ours. */
const promiseOf = ({ service, address, receiver, time, ...rest }: ShownOrder) => ({
  ...rest,
  service: service.id,
  address: address?.id,
  receiver: receiver?.id,
  time: time.id,
})

test('any values that change by themselves in any order, between anything done by hand: none is sent unsaid', () => {
  const step = fc.record({ hand: fc.option(anyHand), shown: anyOrder })
  fc.assert(
    fc.property(anyOrder, fc.array(step, { minLength: 1, maxLength: 6 }), (first, steps) => {
      let agreed: AgreedOrder = agreeOn(null, first, NO_HANDS)
      let hands = NO_HANDS
      let last = first
      for (const { hand, shown } of steps) {
        if (hand) hands = { ...hands, [hand]: hands[hand] + 1 }
        agreed = agreeOn(agreed, shown, hands)
        last = shown
        // A page that is rendered again without a change by hand agrees to nothing.
        expect(agreeOn(agreed, first, hands).order).toEqual(agreed.order)
      }
      const changes = changesOf(agreed.order, last)
      // Nothing to say: what is sent is what was agreed on, value by value.
      if (changes.length === 0) expect(promiseOf(last)).toEqual(promiseOf(agreed.order))
      // The press that was told of the changes agrees to them: the next one has nothing more to say.
      expect(changesOf(agreeOn({ order: last, hands }, last, hands).order, last)).toEqual([])
      // Without a hand all that differs from the first rendering is said.
      if (hands === NO_HANDS) expect(changes).toEqual(changesOf(first, last))
    }),
    { numRuns: 2_000, seed: 20_261_128 },
  )
})
