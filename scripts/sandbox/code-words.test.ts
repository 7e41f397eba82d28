import { expect, test } from 'vitest'
import { ERROR_CODES, isCommonCode } from '#/api/error-codes.ts'
import { wordsOfCode } from '#/ui/code-words.ts'
import { readCatalog } from '../catalogs.ts'
import { errorTexts } from './services/error-texts.ts'

/** Codes without more meaning to a customer than their status. */
const BY_STATUS = ERROR_CODES.filter((code) => isCommonCode(code) || code === 'MERCHANT_MISSING')
const codes = ERROR_CODES.filter((code) => !BY_STATUS.includes(code))

const catalog = (language: 'uz' | 'ru' | 'en') =>
  new Map(
    readCatalog(`locales/${language}.po`).map(({ id, source, translation }) => [id, translation || source]),
  )
const catalogs = { uz: catalog('uz'), ru: catalog('ru'), eng: catalog('en') }

test.each(
  codes.flatMap((code) =>
    [{}, { min: 50_000, max: 3, retryAfter: 40 }].map((numbers) => [code, numbers] as const),
  ),
)('%s has words of its own in three languages, with %o (ER-04)', (code, numbers) => {
  for (const language of ['uz', 'ru', 'eng'] as const) {
    const words = wordsOfCode(code, numbers, language)
    const said = words && catalogs[language].get(words.id)
    expect(said, language).toBeTruthy()
    expect(said).not.toContain(code)
    expect(/[а-яё]/i.test(said ?? ''), `${language}: ${said}`).toBe(language === 'ru')
    // Every placeholder in braces has a value.
    for (const [, name = ''] of said?.matchAll(/\{(\w+)\}/g) ?? [])
      expect(words?.values?.[name], `${name} of ${said}`).toBeDefined()
  }
})

test('a code without words of its own is described by its status', () => {
  for (const code of BY_STATUS) expect(wordsOfCode(code, {}, 'eng')).toBeNull()
})

test('the codes that the shop believes are those that the sandbox has texts for (ER-06)', () => {
  expect(Object.keys(errorTexts).toSorted()).toEqual(ERROR_CODES.toSorted())
})
