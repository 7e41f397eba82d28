import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskShape } from '#/domain/typed-text.ts'
import {
  bankCardType,
  CARD_EXPIRE_MASK,
  cardExpireFault,
  cardNumberFault,
  expireDigits,
  lastFour,
  maskedNumber,
  shownExpire,
} from './bank-card.ts'

describe('the number of a card', () => {
  test.each([
    ['8600 1234 1234 1239', null],
    ['5614 6812 3456 7893', null],
    ['9860 1234 5678 9015', null],
    ['4111 1111 1111 1111', null],
    ['5555555555554444', null],
    ['2223 0031 2200 3222', null],
    ['2720 9999 9999 9996', null],
    ['', 'empty'],
    ['   ', 'empty'],
    ['8600 1234', 'short'],
    ['8600 1234 1234 12345', 'short'],
    ['8600 1234 1234 1234', 'typo'],
    ['3782 8224 6310 0054', 'typo'],
    ['6011 1111 1111 1117', 'unknown'],
    ['2721 0000 0000 0004', 'unknown'],
  ])('%j: %s', (number, fault) => {
    expect(cardNumberFault(number)).toBe(fault)
  })

  test.each([
    ['8600', 'UZCARD'],
    ['5614', 'UZCARD'],
    ['9860', 'HUMO'],
    ['4', 'VISA'],
    ['51', 'MASTERCARD'],
    ['55', 'MASTERCARD'],
    ['2221', 'MASTERCARD'],
    ['2720', 'MASTERCARD'],
    ['86', null],
    ['50', null],
    ['56', null],
    ['2220', null],
    ['2721', null],
    ['6011', null],
    ['', null],
  ])('%j begins a card of %s', (number, type) => {
    expect(bankCardType(number)).toBe(type)
  })

  test('one wrong digit never passes', () => {
    const good = '8600123412341239'
    const place = fc.integer({ min: 4, max: 15 })
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(good[at]) + by) % 10
        expect(cardNumberFault(`${good.slice(0, at)}${digit}${good.slice(at + 1)}`)).toBe('typo')
      }),
    )
  })

  test('the stored form is no card number', () => {
    expect(maskedNumber('8600 1234 1234 1239')).toBe('860012******1239')
    expect(lastFour('860012******1239')).toBe('1239')
    expect(lastFour('8600123412341239')).toBe('1239')
  })
})

describe('the expiry date of a card', () => {
  const noon = new Date('2026-11-21T12:00:00+05:00')
  test.each([
    ['11/26', null],
    ['1126', null],
    ['12/26', null],
    ['01/27', null],
    ['12/46', null],
    ['', 'empty'],
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['13/27', 'wrong'],
    ['00/27', 'wrong'],
    ['1/27', 'wrong'],
    ['111/27', 'wrong'],
    ['11/270', 'wrong'],
    ['01/47', 'wrong'],
  ])('%j in November 2026: %s', (expire, fault) => {
    expect(cardExpireFault(expire, noon)).toBe(fault)
  })

  test('the month ends at midnight of Tashkent', () => {
    expect(cardExpireFault('11/26', new Date('2026-11-30T18:59:59Z'))).toBeNull()
    expect(cardExpireFault('11/26', new Date('2026-11-30T19:00:00Z'))).toBe('past')
  })
})

test.each([
  ['11/2028', '11/28'],
  ['11 / 28', '11/28'],
  ['2028-11', '11/28'],
  ['2028/3', '03/28'],
  ['3/28', '03/28'],
  ['11.28', '11/28'],
  ['11 2028', '11/28'],
  ['1128', '11/28'],
  ['１１/２８', '11/28'],
  ['11/2', '11/2'],
  ['', ''],
  ['soon', ''],
])('an expiry that a browser fills in as %j is %j in the field', (filled, shown) => {
  const fill = maskShape(CARD_EXPIRE_MASK, expireDigits)
  expect(fill('', { text: filled, caret: filled.length }, false).text).toBe(shown)
  expect(fill('01/2', { text: filled, caret: 0 }, false).text).toBe(shown)
})

test.each([
  ['03/28', '03/28'],
  ['0328', '03/28'],
  ['03/2028', '03/28'],
  ['2028-03', '03/28'],
  ['13/28', ''],
  ['soon', ''],
  ['', ''],
])('an expiry of a server, %j, is shown as %j (DX-09)', (sent, shown) => {
  expect(shownExpire(sent)).toBe(shown)
})
