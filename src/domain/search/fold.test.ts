import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { onOtherKeyboard } from './layout.ts'
import { matchRanges } from './marks.ts'

test.each([
  ['лагмон', 'lagʻmon'],
  ["lag'mon", 'Lagʻmon'],
  ['ОШ', 'osh'],
  ['ўрик', 'oʻrik'],
  ['ҳолва', 'xolva'],
  ['қази', 'qazi'],
  ['чой', 'choy'],
  ['аччиқ', 'achiq'],
  ['пицца', 'pitsa'],
  ['джизза', 'jizza'],
  ['кока кола', 'Coca-Cola'],
  ['crème', 'Creme'],
  ['çuçvara', 'Chuchvara'],
  ['şaşlik', 'Shashlik'],
  ['c\u0327uc\u0327vara', 'чучвара'],
  ['ğoʻza', 'gʻoʻza'],
  ['qatıq', 'Qatiq'],
  ['ÇUÇVARA', 'çuçvara'],
  ['ｌａｇ＇ｍｏｎ', 'Lagʻmon'],
  ['й\u0306огурт', 'йогурт'],
  ['la\u00advash', 'Lavash'],
])('%s is %s', (typed, written) => {
  expect(foldText(typed)).toBe(foldText(written))
})

test.each(Array.from("ʻʼ'‘’‛`´ʹʽˈˊˋ′‵＇｀ꞌ"))('lag%smon is a word, whatever its apostrophe', (apostrophe) => {
  for (const [typed, written] of [
    [`lag${apostrophe}mon`, 'Uygʻur lagʻmon'],
    ['lagʻmon', `Uygʻur lag${apostrophe}mon`],
  ] as const) {
    expect(foldText(typed)).toBe('lagmon')
    const [range = [0, 0]] = matchRanges(written, typed)
    expect(written.slice(...range)).toBe(written.slice(7))
  }
})

test.each([
  ['zzzzzz', 'z'],
  ['сс', 's'],
  ['CC', 'k'],
  ['шшш', 'š'],
])('%s is not %s: a letter again and again is no doubled one', (typed, letter) => {
  expect(foldText(typed)).toBe(letter.repeat(typed.length))
})

test('a letter with an apostrophe of its own is that letter', () => {
  expect(foldText('Lagŉon')).toBe('lagnon')
})

test('folding what is folded changes nothing', () => {
  const letters = fc.constantFrom(..."abcdehikstxyzqw čшщцчёжюякхўғ'ʻ1-İßΣ")
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(letters).map((all) => all.join('')),
    fc.tuple(letters, fc.nat(5)).map(([letter, more]) => letter.repeat(1 + more)),
  )
  fc.assert(
    fc.property(text, (any) => foldText(foldText(any)) === foldText(any)),
    { numRuns: 1000 },
  )
})

test.each([
  ['gbwwf', 'пицца'],
  ['дфпьщт', 'lagmon'],
  [',f[jh', 'бахор'],
  ['7 ECKJDBQ', '7 условий'],
])('%s on the other keyboard is %s', (typed, meant) => {
  expect(onOtherKeyboard(typed)).toBe(meant)
})

test.each([
  ['the letters as written, with the apostrophe', 'Uygʻur lagʻmon', 'лагм', ['lagʻm']],
  ['the start of a word before the middle of one', 'Limonad, mon', 'mon', ['mon']],
  ['a letter that is two in Latin', 'Чой', 'cho', ['Чо']],
  ['two letters that are one in Cyrillic', 'Choyxona', 'чо', ['Cho']],
  ['the middle of a word when there is no better', 'Limonad', 'mon', ['mon']],
  ['every word that was typed', 'Qovurma lagʻmon', 'lagmon qov', ['Qov', 'lagʻmon']],
  ['the whole word that was typed with a mistake', 'Qovurma lagʻmon', 'лагман', ['lagʻmon']],
  ['nothing where nothing is', 'Limonad', 'osh', []],
  ['nothing for one letter inside', 'Limonad', 'm', []],
  ['nothing for nothing', 'Limonad', ' ', []],
])('marks %s', (_rule, text, query, marked) => {
  expect(matchRanges(text, query).map(([from, to]) => text.slice(from, to))).toEqual(marked)
})
