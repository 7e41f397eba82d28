import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsIn, maskShape } from './typed-text.ts'

const CARD = maskShape('#### #### #### ####')

/** `12|3`: the caret stands before the 3. What the field shows once a key was pressed there, or a text was pasted. */
function edit(field: string, key: string) {
  const at = field.indexOf('|')
  const text = field.replace('|', '')
  const from = key === 'Backspace' ? Math.max(0, at - 1) : at
  const to = key === 'Delete' ? at + 1 : at
  const put = key === 'Backspace' || key === 'Delete' ? '' : key
  const after = { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length }
  const { text: shown, caret } = CARD(text, after, key === 'Delete')
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`
}

test.each([
  ['the first digit', '|', '8', '8|'],
  ['a fifth digit brings the mark', '8600|', '1', '8600 1|'],
  ['a digit in the middle moves the others on', '86|00 12', '5', '865|0 012'],
  ['Backspace behind a mark takes the digit before it', '8600 |12', 'Backspace', '860|1 2'],
  ['Delete before a mark takes the digit behind it', '8600| 12', 'Delete', '8600| 2'],
  ['Backspace of the first digit of a group takes the mark along', '8600 1|', 'Backspace', '8600|'],
  ['a letter is no digit', '8600|', 'a', '8600|'],
  ['wide digits of a phone of East Asia', '|', '８６００', '8600|'],
  ['no more than it holds', '8600 1234 1234 1239|', '5', '8600 1234 1234 1239|'],
  ['nor in the middle of as many', '8600| 1234 1234 1239', '5', '8600| 1234 1234 1239'],
  ['a pasted number with dashes', '|', '8600-1234-1234-1239', '8600 1234 1234 1239|'],
  ['a whole number takes the place of what was there', '86|', '9860123456789015', '9860 1234 5678 9015|'],
])('a field with a mask: %s', (_of, field, key, shown) => {
  expect(edit(field, key)).toBe(shown)
})

test('whatever is typed, all digits stay in order as far as there is room, and the caret is in the text', () => {
  const key = fc.oneof(fc.constantFrom('Backspace', 'Delete'), fc.string({ unit: 'grapheme', maxLength: 6 }))
  const edits = fc.array(fc.tuple(fc.nat(19), key), { maxLength: 12 })
  fc.assert(
    fc.property(edits, (all) => {
      let text = ''
      for (const [place, put] of all) {
        const at = Math.min(place, text.length)
        const field = edit(`${text.slice(0, at)}|${text.slice(at)}`, put)
        expect(field).toMatch(/^(?:\|?\d){0,4}(?:\|? \|?(?:\d\|?){1,4}){0,3}\|?$/)
        text = field.replace('|', '')
        expect(digitsIn(text).length).toBeLessThanOrEqual(16)
      }
    }),
  )
})
