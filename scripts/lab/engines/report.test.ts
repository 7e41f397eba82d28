import { expect, test } from 'vitest'
import { isFailure, type Row, tableOf, troublesOf, withTable } from './report.ts'

const rowWith = (changes: Partial<Row>): Row => ({
  name: 'Chromium 103',
  version: '103.0.5058.0',
  isSupported: true,
  outcome: { ended: null, words: 'Order sent. No. 1001', troubles: [] },
  note: '',
  ...changes,
})
const failed: Row['outcome'] = {
  ended: { step: 'sign-in', why: 'no button ^Order' },
  words: 'Update | <b>your browser</b>',
  troubles: ['TypeError: URL.canParse is not a function'],
}
const ordered = rowWith({})
const stopped = rowWith({ outcome: failed })
const old = rowWith({ version: '92.0.4512.0', isSupported: false, outcome: failed })
const absent = rowWith({ name: 'Firefox', version: '', outcome: null, note: 'apt-get install firefox-esr' })

test('the table says who ordered, where the others stopped with what they said, and how to get what is not here', () => {
  expect(tableOf([ordered, stopped, old, absent]).split('\n')).toEqual([
    '| engine       | version      | result                       | what it says                        |',
    '| ------------ | ------------ | ---------------------------- | ----------------------------------- |',
    '| Chromium 103 | 103.0.5058.0 | ordered                      |                                     |',
    '| Chromium 103 | 103.0.5058.0 | stopped at: sign-in          | Update \\| &lt;b>your browser&lt;/b> |',
    '| Chromium 103 | 92.0.4512.0  | too old, stopped at: sign-in | Update \\| &lt;b>your browser&lt;/b> |',
    '| Firefox      | –            | not run                      | apt-get install firefox-esr         |',
  ])
})

test('long words are cut, and a blank page says nothing', () => {
  const withWords = (words: string) => tableOf([rowWith({ outcome: { ...failed, words } })])
  expect(withWords('x'.repeat(500))).toContain(`| ${'x'.repeat(140)} … |`)
  expect(withWords('')).toContain('| nothing ')
})

test('it fails by an engine that should order, was here and did not, and by no other', () => {
  expect([ordered, stopped, old, absent].map(isFailure)).toEqual([false, true, false, false])
})

test('the terminal also gets what was waited for and the console', () => {
  expect(troublesOf([ordered, stopped, absent])).toEqual([
    'Chromium 103 103.0.5058.0: sign-in: no button ^Order',
    '  TypeError: URL.canParse is not a function',
  ])
})

test('the paper keeps all but the table before, and one without a place for it is refused', () => {
  const paper = 'a\n<!-- engines: written by npm run engines -->\nold\n<!-- engines end -->\nb\n'
  const once = withTable(paper, '| new |')
  expect(once).toBe('a\n<!-- engines: written by npm run engines -->\n\n| new |\n\n<!-- engines end -->\nb\n')
  expect(withTable(once, '| new |')).toBe(once)
  expect(() => withTable('a', '| new |')).toThrow('README.md has no place for the table')
})
