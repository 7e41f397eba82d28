import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editPhone, formatPhone, normalPhone, phoneFault } from './phone.ts'
import type { TypedText } from './typed-text.ts'

/** A field as somebody uses it: every edit begins with what the edit before it left. */
function field(text = '') {
  let shown: TypedText = { text, caret: text.length }
  const put = (from: number, to: number, inserted: string, isForward = false) => {
    const after = {
      text: shown.text.slice(0, from) + inserted + shown.text.slice(to),
      caret: from + inserted.length,
    }
    shown = editPhone(shown.text, after, isForward)
  }
  const self = {
    get: () => shown,
    at: (caret: number) => {
      shown = { ...shown, caret }
      return self
    },
    type: (keys: string) => {
      for (const key of keys) put(shown.caret, shown.caret, key)
      return self
    },
    backspace: (times = 1) => {
      for (let i = 0; i < times && shown.caret > 0; i++) put(shown.caret - 1, shown.caret, '')
      return self
    },
    forward: (times = 1) => {
      for (let i = 0; i < times && shown.caret < shown.text.length; i++)
        put(shown.caret, shown.caret + 1, '', true)
      return self
    },
    over: (from: number, to: number, inserted: string) => {
      put(from, to, inserted)
      return self
    },
  }
  return self
}

describe('a phone number', () => {
  test.each([
    ['998901234567', '+998901234567'],
    ['+998 90 123 45 67', '+998901234567'],
    ['+998 (90) 123–45–67', '+998901234567'],
    ['+998\u00a090\u00a0123\u00a045\u00a067', '+998901234567'],
    ['901234567', '+998901234567'],
    ['٩٠ ١٢٣ ٤٥ ٦٧', '+998901234567'],
    ['۹۰ ۱۲۳ ۴۵ ۶۷', '+998901234567'],
    ['＋９９８ ９０ １２３ ４５ ６７', '+998901234567'],
    ['90 123-45-67', '+998901234567'],
    ['(90) 123.45.67', '+998901234567'],
    ['8 90 123 45 67', '+998901234567'],
    ['0901234567', '+998901234567'],
    ['00998 90 123 45 67', '+998901234567'],
    ['8 998 90 123 45 67', '+998901234567'],
    ['+998 0 90 123 45 67', '+998901234567'],
    ['+998 998 90 123 45 67', '+998901234567'],
    ['998901234', '+998998901234'],
    ['88 123 45 67', '+998881234567'],
    ['8 88 123 45 67', null],
    ['88 123 45 67 9', null],
    ['90 123 45 67 8', null],
    ['8 901 234 56 78', null],
    ['90123456', null],
    ['9989012345678', null],
    ['+7 901 234 56 78', null],
    ['+1 202 555 01 23', null],
    ['012345678', null],
    ['+998 012 34 56 7', null],
    ['90 123 45 6x7', null],
    ['+', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(normalPhone(text)).toBe(expected)
  })

  test('is shown in groups; another text stays as it is', () => {
    expect(formatPhone('901234567')).toBe('+998 90 123 45 67')
    expect(formatPhone('+998712000000')).toBe('+998 71 200 00 00')
    expect(formatPhone('1234')).toBe('1234')
  })
})

describe('a phone field', () => {
  test.each([
    ['998901234567', '+998 90 123 45 67'],
    ['+998 90 123 45 67', '+998 90 123 45 67'],
    ['998901234', '+998 99 890 12 34'],
    ['9989012345', '+998 99 890 12 34 5'],
    ['0', '0'],
    ['00998', '+998 '],
    ['+99', '+99'],
    ['+7 901 234', '+7901234'],
    ['90 123 45 67 8', '+998 90 123 45 67 8'],
    ['a9b0', '+998 90'],
    ['٩٠١٢', '+998 90 12'],
  ])('typed %s shows %s', (keys, shown) => {
    expect(field().type(keys).get()).toEqual({ text: shown, caret: shown.length })
  })

  test.each([
    ['the last digit is deleted', field('+998 90 123').backspace(), '+998 90 12', 10],
    [
      'Backspace behind a space takes the digit before it',
      field('+998 90 123').at(8).backspace(),
      '+998 91 23',
      6,
    ],
    [
      'Delete before a space takes the digit behind it',
      field('+998 90 123').at(7).forward(),
      '+998 90 23',
      7,
    ],
    ['a digit too much is deleted again', field('998').type('901234567').backspace(), '+998 90 123 45 6', 16],
    ['all is deleted', field('+998 90 123 45 67').backspace(17), '', 0],
    ['the country code cannot be damaged', field('+998 90 123').at(3).backspace(), '+998 90 123', 5],
    ['a digit before the country code goes behind it', field('+998 0 123').at(0).type('9'), '+998 90 123', 6],
    ['a digit in the middle', field('+998 90 23 45').at(7).type('1'), '+998 90 123 45', 9],
    ['a part is replaced', field('+998 90 123 45 67').over(8, 11, '7'), '+998 90 745 67', 9],
    ['all is replaced by one digit', field('+998 90 123 45 67').over(0, 17, '7'), '+998 7', 6],
    [
      'all is replaced by a foreign number',
      field('+998 90 123 45 67').over(0, 17, '+79012345678'),
      '+79012345678',
      12,
    ],
    [
      'a whole number replaces what is there',
      field('+998 8').over(6, 6, '901234567'),
      '+998 90 123 45 67',
      17,
    ],
    [
      'a whole number replaces another',
      field('+998 90 123 45 67').over(17, 17, '+998 91 765 43 21'),
      '+998 91 765 43 21',
      17,
    ],
  ])('%s', (_name, edited, text, caret) => {
    expect(edited.get()).toEqual({ text, caret })
  })

  test.each([
    ['+7901', 'foreign'],
    ['+998 90 123 45 67 8', 'too-long'],
    ['+998 99 890 12 34 5', null],
    ['+998 99 890 12 34 56', null],
    ['+998 99 890 12 34 5678', 'too-long'],
    ['+99', null],
    ['+998 90 1', null],
    ['', null],
  ])('the fault of %s is %s', (text, fault) => {
    expect(phoneFault(text)).toBe(fault)
  })

  const numbers = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)
  const codes = ['', '+998', '998', '00998', '0', '8998', '+9980']

  test('however a number is written, typed key by key or put in at once, it is the same number', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...codes),
        fc.array(fc.constantFrom('', '', '', ' ', '-', '(', ')', '.', '\u00a0'), {
          minLength: 20,
          maxLength: 20,
        }),
        (number, code, gaps) => {
          const written = [...`${code}${number}`].map((digit, index) => `${digit}${gaps[index]}`).join('')
          const expected = formatPhone(number)
          expect(normalPhone(written)).toBe(`+998${number}`)
          expect(field().type(written).get()).toEqual({ text: expected, caret: expected.length })
          expect(field().over(0, 0, written).get().text).toBe(expected)
        },
      ),
    )
  })

  test('after any edits the field shows what a fresh field would show for it', () => {
    const edits = fc.array(
      fc.record({
        from: fc.nat(20),
        length: fc.nat(4),
        text: fc.constantFrom('', '', '9', '0', '8', '998', '+', ' ', '90', '+998', '901234567'),
        isForward: fc.boolean(),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(edits, (all) => {
        let shown: TypedText = { text: '', caret: 0 }
        for (const { from, length, text, isForward } of all) {
          const start = Math.min(from, shown.text.length)
          const after = shown.text.slice(0, start) + text + shown.text.slice(start + length)
          shown = editPhone(shown.text, { text: after, caret: start + text.length }, isForward)
          expect(shown.caret).toBeLessThanOrEqual(shown.text.length)
          expect(editPhone('', { text: shown.text, caret: shown.text.length }).text).toBe(shown.text)
        }
      }),
      { numRuns: 500 },
    )
  })
})
