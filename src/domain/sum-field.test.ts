import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedIn } from './money-text.ts'
import { sumIn, sumShape } from './sum-field.ts'
import type { Language } from './text.ts'

const NBSP = '\u00a0'
const MOST = 999_999_999

/** `12|3`: the caret stands before the 3; `[12]3`: 12 is selected. A space is the mark between the threes. */
function read(field: string) {
  const text = field.replace(/[|[\]]/g, '').replaceAll(' ', NBSP)
  const start = field.search(/[|[]/)
  return { text, start, end: field.includes(']') ? field.indexOf(']') - 1 : start }
}

const written = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll(NBSP, ' ')

/** What the browser makes of a key or a paste, and the field of that. */
function edit(field: string, key: string, most = MOST, language: Language = 'uz') {
  const { text, start, end } = read(field)
  const isDelete = key === 'Delete' || key === 'Backspace'
  const from = key === 'Backspace' && start === end ? Math.max(0, start - 1) : start
  const to = key === 'Delete' && start === end ? end + 1 : end
  const put = isDelete ? '' : key
  const after = { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length }
  return written(sumShape(language, most)(text, after, key === 'Delete'))
}

test.each([
  ['the first digit', '|', '1', '1|'],
  ['a fourth digit moves the mark', '150|', '0', '1 500|'],
  ['a digit in the middle', '15|0 000', '3', '1 53|0 000'],
  ['a digit at the start', '|50 000', '1', '1|50 000'],
  ['a digit behind a mark', '150 |000', '2', '1 502| 000'],
  ['Backspace in the middle', '15|0 000', 'Backspace', '1|0 000'],
  ['Backspace behind a mark takes the digit before it', '150 |000', 'Backspace', '15| 000'],
  ['Delete before a mark takes the digit behind it', '150| 000', 'Delete', '15 0|00'],
  ['Delete in the middle', '1|50 000', 'Delete', '1|0 000'],
  ['Backspace at the start does nothing', '|150 000', 'Backspace', '|150 000'],
  ['the last digit goes', '5|', 'Backspace', '|'],
  ['a letter does nothing', '15|0 000', 'k', '15|0 000'],
  ['the first digit is replaced, and the zeros wait for it', '1|00 000', 'Backspace', '|00 000'],
  ['another first digit', '|00 000', '2', '2|00 000'],
  ['a selection is replaced', '1[50 0]00', '7', '1 7|00'],
  ['all is replaced', '[150 000]', '2', '2|'],
  ['all is deleted', '[150 000]', 'Backspace', '|'],
  ['a sum with its currency is pasted', '|', "150 000 so'm", '150 000|'],
  ['with dots', '|', '150.000', '150 000|'],
  ['with commas', '|', '1,250,000', '1 250 000|'],
  ['with hundredths', '|', '150 000,00 сум', '150 000|'],
  ['with commas and hundredths', '|', '150,000.50', '150 000|'],
  ['with hundredths of one digit', '|', '150000.5', '150 000|'],
  ['in wide digits', '|', '１５０，０００', '150 000|'],
  ['in Arabic digits', '|', '١٥٠٬٠٠٠٫٠٠', '150 000|'],
  ['in Persian digits', '15|0 000', '۳', '1 53|0 000'],
  ['a part into the middle', '1|0 000', '5.0', '15|0 000'],
  ['a digit that there is no room for', '12|3 456 789', '0', '12|3 456 789'],
])('%s', (_what, field, key, expected) => {
  expect(edit(field, key)).toBe(expected)
})

test('more than the most is the most', () => {
  expect(edit('50|0 000', '1', 500_000)).toBe('500 000|')
  expect(edit('50|', '0', 500_000)).toBe('500|')
})

test('English parts the threes by commas', () => {
  expect(edit('15|0,000', '3', MOST, 'eng')).toBe('1,53|0,000')
  expect(edit('150,|000', 'Backspace', MOST, 'eng')).toBe('15|,000')
  // The comma that a deletion left alone parts no hundredths.
  expect(edit('150,000|', 'Backspace', MOST, 'eng')).toBe('15,000|')
})

test.each([0, 3, 7])('a browser that fills in the field and leaves the caret at %i', (caret) => {
  const filled = { text: '250 000', caret }
  expect(sumIn(sumShape('ru', MOST)('', filled, false).text)).toBe(250_000)
  expect(sumIn(sumShape('ru', MOST)(`1${NBSP}500`, filled, false).text)).toBe(250_000)
})

test('any keys in any places leave the digits that a plain field would have, and the caret behind the same ones', () => {
  const keys = fc.array(
    fc.record({ at: fc.nat(12), key: fc.constantFrom('Backspace', 'Delete', ...'0123456789') }),
    { maxLength: 40 },
  )
  const languages = fc.constantFrom<Language>('uz', 'ru', 'eng')
  fc.assert(
    fc.property(keys, languages, (all, language) => {
      const shape = sumShape(language, MOST)
      let [text, plain] = ['', '']
      for (const { at, key } of all) {
        const place = Math.min(at, text.length)
        const digits = text.slice(0, place).replace(/\D/g, '').length
        const cut = (head: number, tail: number, put = '') => plain.slice(0, head) + put + plain.slice(tail)
        const isBack = key === 'Backspace'
        const isForward = key === 'Delete'
        const from = isBack ? Math.max(0, place - 1) : place
        const put = isBack || isForward ? '' : key
        const to = isForward ? Math.min(text.length, place + 1) : place
        const shaped = shape(
          text,
          { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length },
          isForward,
        )
        const isFull = put !== '' && plain.length >= 9
        if (isBack) plain = cut(Math.max(0, digits - 1), digits)
        else if (isForward) plain = cut(digits, digits + 1)
        else if (!isFull) plain = cut(digits, digits, key)
        const behind = isBack ? Math.max(0, digits - 1) : put && !isFull ? digits + 1 : digits
        expect(shaped.text).toBe(groupedIn(language, plain))
        expect(shaped.text.slice(0, shaped.caret).replace(/\D/g, '')).toBe(plain.slice(0, behind))
        text = shaped.text
      }
    }),
    { numRuns: 500 },
  )
})
