import { expect, test } from 'vitest'
import { LANGUAGES } from '#/domain/language.ts'
import { CODES, type Finding, finding, KINDS, type Subject } from './finding.ts'
import { pageOf } from './page.ts'
import { spoken, WORDS } from './speak.ts'
import { lineOf } from './terminal.ts'

const EVIL = `"><script>alert(1)</script><img src=x onerror='x'>`
const dish = (name: string, image = ''): Subject => ({
  ...{ kind: 'dish', id: 'p-1', image },
  name: { uz: name, ru: name, eng: name },
})
const facts = { shop: 'Qozon', date: '24.11.2026', cdn: 'https://cdn.example.uz', language: 'ru' } as const

/** A finding of each code with everything that its words may need. */
const full: Record<string, string> = {
  ...{
    place: 'menu',
    call: 'GET /x',
    why: 'page',
    wire: 'oneOf',
    options: 'A, B',
    read: 'no',
    wants: '3',
    has: '1',
  },
  ...{ day: 'MONDAY', language: 'ru', what: 'name', service: 'delivery', type: 'CLICK', page: 'terms' },
  needed: 'tip',
  ...{ status: '404', size: '2.1' },
}
const every: Finding[] = CODES.map((code) =>
  finding(code, 'wrong', [dish('Osh')], { field: 'costPrice', sent: '“x”', about: full }),
)

test.each(LANGUAGES.map(({ language }) => language))(
  'in %s every finding has words without a blank',
  (language) => {
    for (const one of every) {
      const { what, todo } = spoken(one, language)
      for (const text of [what, todo]) {
        expect(text, one.code).toMatch(/\p{L}/u)
        expect(text, one.code).not.toMatch(/[{}]|undefined| {2}|\(\)|«»/)
      }
    }
    for (const kind of KINDS) expect(WORDS[language].kinds[kind]).toMatch(/\p{L}/u)
  },
)

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test.each(CODES)('the words of %s tell the same in each language', (code) => {
  const [what] = WORDS.eng.codes[code]
  for (const { language } of LANGUAGES) expect(blanks(WORDS[language].codes[code][0])).toEqual(blanks(what))
})

test('each language has the same fields, ways to write them, and values', () => {
  for (const { language } of LANGUAGES)
    for (const table of ['fields', 'fixes', 'values'] as const)
      expect(Object.keys(WORDS[language][table]).toSorted()).toEqual(Object.keys(WORDS.eng[table]).toSorted())
})

test('nothing that a server sends becomes a part of the page', () => {
  const page = pageOf(
    [
      finding('dropped', 'lost', [dish(EVIL, `https://x.uz/${EVIL}`)], {
        field: EVIL,
        sent: EVIL,
        where: [{ uz: EVIL, ru: EVIL, eng: EVIL }],
        about: { wire: 'oneOf', options: EVIL },
      }),
      finding('pictureAddress', 'wrong', [dish('Osh', 'javascript:alert(1)')], { sent: EVIL }),
    ],
    { ...facts, shop: EVIL },
  )
  expect(page).not.toContain('<script')
  expect(page).not.toMatch(/<[^>]*\sonerror=/)
  expect(page).not.toContain('javascript:')
  expect(page).toContain("default-src 'none'")
})

test('the page has counts first, the dish with its picture, and the findings of one dish together', () => {
  const page = pageOf(
    [
      finding('noName', 'lost', [dish('Osh', 'osh.jpg')]),
      finding('noBranch', 'lost', [dish('Osh', 'osh.jpg')]),
      finding('priceAsText', 'hint', [
        dish('Somsa'),
        ...Array.from({ length: 9 }, (_, at) => dish(`Non ${at}`)),
      ]),
    ],
    facts,
  )
  expect(page).toContain('<html lang="ru">')
  expect(page.indexOf('<b>2</b>')).toBeLessThan(page.indexOf('<h2>'))
  expect(page).toContain('<b>10</b>')
  expect(page.match(/class="card( bare)?"/g)).toHaveLength(2)
  expect(page).toContain('src="https://cdn.example.uz/w216h216q100/osh.jpg"')
  expect(page).toMatch(/<summary>и ещё 5<\/summary>.*Non 8/)
})

test('without a finding it says so', () => {
  expect(pageOf([], facts)).toContain(WORDS.ru.allFine)
})

test('a line of the terminal names the dish, what customers meet and what to change', () => {
  const line = lineOf(
    finding('dropped', 'lost', [dish('Osh')], {
      field: 'costPrice',
      sent: '“qimmat”',
      about: { wire: 'sum' },
    }),
  )
  expect(line).toBe(
    '✗ dish Osh: is not shown: price is “qimmat”. Fill in price: soʻm as a number, like 45000.',
  )
})
