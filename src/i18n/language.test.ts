import { expect, test } from 'vitest'
import { firstLanguage, LANGUAGES, localeOf } from '#/domain/language.ts'
import { amountIn, moneyIn } from '#/domain/money-text.ts'

const ALL = ['uz', 'ru', 'eng'] as const
const nothingKnown = { chosen: null, cookie: null, device: null, main: null, offered: ALL }

test.each([
  ['the customer’s choice', { chosen: 'eng', cookie: 'ru', device: 'uz', main: 'uz' }, 'eng'],
  ['the cookie', { cookie: 'ru', device: 'en', main: 'uz' }, 'ru'],
  ['Telegram’s or the browser’s', { device: 'ru-RU', main: 'uz' }, 'ru'],
  ['English is stored as eng', { device: 'en-GB', main: 'uz' }, 'eng'],
  ['the merchant’s main one', { main: 'ru' }, 'ru'],
  ['uz', {}, 'uz'],
  [
    'a stored one that is switched off falls to the main one',
    { chosen: 'eng', main: 'ru', offered: ['uz', 'ru'] },
    'ru',
  ],
  ['the browser’s is not offered', { device: 'en-US', main: 'ru', offered: ['uz', 'ru'] }, 'ru'],
  ['the browser’s own is none of ours', { device: 'de', main: 'ru' }, 'ru'],
  ['a main one that is switched off falls to one that is on', { main: 'eng', offered: ['ru'] }, 'ru'],
  [
    'Telegram’s own is none of ours, and there is no main one',
    { device: 'de', offered: ['ru', 'eng'] },
    'ru',
  ],
] as const)('the language to begin with: %s (LN-01)', (_what, known, language) => {
  expect(firstLanguage({ ...nothingKnown, ...known })).toBe(language)
})

test('the index of a language is that of the API (LN-04)', () => {
  expect(LANGUAGES.map(({ language }) => language)).toEqual(ALL)
  expect(LANGUAGES[1]?.name).toBe('Русский')
  expect(ALL.map(localeOf)).toEqual(['uz', 'ru', 'en'])
})

test.each([
  ['uz', 45_000, '45 000 soʻm'],
  ['ru', 45_000, '45 000 сум'],
  ['eng', 45_000, '45,000 UZS'],
  ['ru', 999, '999 сум'],
  ['ru', 1_234_567, '1 234 567 сум'],
  ['eng', -12_000, '−12,000 UZS'],
  ['uz', 0, '0 soʻm'],
] as const)('%s: %d is %s, never broken over two lines (LN-06)', (language, sum, text) => {
  const shown = moneyIn(language, sum)
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text)
  expect(shown).not.toMatch(/[ .]/)
  expect(shown.startsWith(amountIn(language, sum))).toBe(true)
})
