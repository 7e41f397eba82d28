import { describe, expect, test } from 'vitest'
import { isExpired, offeredCards, usedWith, usualCard } from './saved-card.ts'

const NOW = new Date('2026-11-28T12:00:00+05:00')
const card = (id: string, expire = '03/28', isVerified = true) => ({ id, expire, isVerified })

describe('saved cards at the checkout (DX-09)', () => {
  test.each([
    ['a month to come', '12/26', '2026-11-28T12:00:00+05:00', false],
    ['its last day', '11/26', '2026-11-30T23:59:59+05:00', false],
    ['the day after it, by the calendar of Tashkent', '11/26', '2026-11-30T19:00:00Z', true],
    ['a month gone by', '10/26', '2026-11-28T12:00:00+05:00', true],
    ['not said', '', '2026-11-28T12:00:00+05:00', false],
  ])('expired? %s', (_, expire, now, expected) => {
    expect(isExpired({ expire }, new Date(now))).toBe(expected)
  })

  test.each([
    ['as the server lists them', [card('a'), card('b')], [], ['a', 'b']],
    ['the last used first', [card('a'), card('b'), card('c')], ['c', 'b'], ['c', 'b', 'a']],
    ['one that is not confirmed is none', [card('a', '03/28', false), card('b')], ['a'], ['b']],
    ['expired ones at the end, used or not', [card('a', '10/26'), card('b')], ['a'], ['b', 'a']],
    ['a used one that is gone', [card('a')], ['z'], ['a']],
    ['none', [], ['a'], []],
  ])('their order: %s', (_, cards, used, expected) => {
    expect(offeredCards(cards, used, NOW).map(({ id }) => id)).toEqual(expected)
  })

  test.each([
    ['none has paid', [card('a')], [], null],
    ['the one that paid last', [card('a'), card('b')], ['b', 'a'], 'b'],
    ['it is gone: not the one before', [card('a')], ['b', 'a'], null],
    ['it has expired', [card('a', '10/26')], ['a'], null],
  ])('the one that an order begins with: %s', (_, cards, used, expected) => {
    expect(usualCard(cards, used, NOW)?.id ?? null).toBe(expected)
  })

  test('a use comes first, once, and ten are remembered', () => {
    expect(usedWith(['a', 'b'], 'b')).toEqual(['b', 'a'])
    const many = Array.from({ length: 10 }, (_, n) => `k-${n}`)
    expect(usedWith(many, 'new')).toEqual(['new', ...many.slice(0, 9)])
  })
})
