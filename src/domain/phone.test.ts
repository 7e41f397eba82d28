import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, normalPhone } from './phone.ts'

describe('phone', () => {
  test.each([
    ['998901234567', '+998901234567'],
    ['+998 90 123 45 67', '+998901234567'],
    ['901234567', '+998901234567'],
    ['90 123-45-67', '+998901234567'],
    ['(90) 123.45.67', '+998901234567'],
    ['90123456', null],
    ['9989012345678', null],
    ['+7 901 234 56 78', null],
    ['012345678', null],
    ['90 123 45 6x7', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(normalPhone(text)).toBe(expected)
  })

  test('however a number is written, it is the same number', () => {
    const digits = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)
    fc.assert(
      fc.property(digits, fc.boolean(), fc.constantFrom('', ' ', '-'), (number, hasCode, gap) => {
        const typed = (hasCode ? `+998${number}` : number).split('').join(gap)
        expect(normalPhone(typed)).toBe(`+998${number}`)
        expect(normalPhone(formatPhone(typed))).toBe(`+998${number}`)
      }),
    )
  })

  test('is shown in groups; another text stays as it is', () => {
    expect(formatPhone('901234567')).toBe('+998 90 123 45 67')
    expect(formatPhone('+998712000000')).toBe('+998 71 200 00 00')
    expect(formatPhone('1234')).toBe('1234')
  })
})
