import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import {
  breakFaults,
  type Catalogs,
  dialogFaults,
  separatorFaults,
  termFaults,
  termsOf,
} from './check-words.ts'

/** Catalogs of these texts: English, Russian, Uzbek. */
const catalogsOf = (...rows: readonly (readonly [en: string, ru: string, uz: string])[]): Catalogs => {
  const column = (nth: 0 | 1 | 2) =>
    rows.map((row) => ({ id: generateMessageId(row[0]), translation: row[nth] }))
  return { en: column(0), ru: column(1), uz: column(2) }
}

const PAGE = `# Words

| idea | English | Russian | Uzbek | never |
| ---- | ------- | ------- | ----- | ----- |
| food | \`dish\` | \`блюдо\` | \`taom\` | en \`product*\`; ru \`товар*\`; uz \`mahsulot*\`, \`-kirish\` |
| home | \`flat\` | \`квартира\` | \`kvartira\` | |

| idea of another table |
`
const HOME = ['Dish and flat', 'Блюдо и квартира', 'Taom va kvartira'] as const

test('the table of terms is read until it ends', () => {
  expect(termsOf(PAGE)).toEqual([
    {
      says: { en: 'dish', ru: 'блюдо', uz: 'taom' },
      never: [
        { language: 'en', word: 'product*' },
        { language: 'ru', word: 'товар*' },
        { language: 'uz', word: 'mahsulot*' },
        { language: 'uz', word: '-kirish' },
      ],
    },
    { says: { en: 'flat', ru: 'квартира', uz: 'kvartira' }, never: [] },
  ])
  expect(termsOf('# Nothing')).toEqual([])
})

test.each([
  ['a word with another ending', ['Dishes', 'Товаров нет', 'Taomlar'], 'ru: "Товаров нет" has "товар*"'],
  ['a word in capitals', ['Products', 'Блюда', 'Taomlar'], 'en: "Products" has "product*"'],
  ['after a value', ['Door {n}', 'Вход {n}', '{n}-kirish'], 'uz: "{}-kirish" has "-kirish"'],
])('refused: %s', (_what, row, fault) => {
  const faults = termFaults(termsOf(PAGE), catalogsOf(HOME, row as [string, string, string]))
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['the name of a value', ['{products} here', '{products} здесь', '{products} shu yerda']],
  ['the same letters inside a word', ['Reproduct', 'Нетовар', 'Kirish']],
] as const)('allowed: %s', (_what, row) =>
  expect(termFaults(termsOf(PAGE), catalogsOf(HOME, row))).toEqual([]),
)

test('a term that no text has is refused, so that the page stays true', () => {
  expect(termFaults(termsOf(PAGE), catalogsOf(['A dish and a flat', 'Квартира', 'Taom, kvartira']))).toEqual([
    'ru: no text has the term "блюдо"',
  ])
})

test.each([
  '· Ready',
  'Ready ·',
  '— Ready',
  'Ready, ',
  '- Ready',
  '{n, plural, one {# dish,} other {# dishes}}',
])('a separator at the edge is refused: %s', (text) =>
  expect(separatorFaults(catalogsOf(['Ready', text, 'Tayyor']))).toHaveLength(1),
)

test.each([
  'Ready · 12:30',
  '−{sum} on dishes',
  '{day}, {time}',
  '{n, plural, one {# dish} other {# dishes}}',
])('a separator between words is allowed: %s', (text) =>
  expect(separatorFaults(catalogsOf(['Ready', text, 'Tayyor']))).toEqual([]),
)

const WORDS = catalogsOf(
  ['Cancel', 'Отмена', 'Bekor qilish'],
  ['Keep it', 'Оставить', 'Qoldirish'],
  ['Clear', 'Очистить', 'Tozalash'],
  ['End it', 'Закрыть', 'Bekor qilish'],
  ['Cancel the booking', 'Отменить бронь', 'Bronni bekor qilish'],
  ['Pay {sum}', 'Оплатить {sum}', '{sum} toʻlash'],
  ['Copy', 'Копировать', 'Nusxalash'],
  ['Copy it', 'Копировать', 'Nusxa olish'],
)
const faultsOf = (jsx: string, before = '') =>
  dialogFaults(new Map([['src/A.tsx', `export function A() {\n${before}\nreturn <>${jsx}</>\n}`]]), WORDS)

test.each([
  ['one word in one language', '<Confirm confirmLabel={t`End it`} />', 1],
  ['the same verb in all languages', '<Confirm confirmLabel={t`Cancel the booking`} />', 3],
  ['one of two verbs', '<Confirm confirmLabel={isSure ? t`End it` : t`Clear`} />', 1],
  [
    'two buttons of a sheet',
    '<Sheet footer={<Button>{t`Copy`}</Button>}><Button>{t`Copy it`}</Button></Sheet>',
    1,
  ],
  ['a text that no catalog has', '<Confirm confirmLabel={t`Go`} />', 1],
  ['a label that is nowhere', '<Confirm confirmLabel={label} />', 1],
])('refused: %s', (_what, jsx, count) => expect(faultsOf(jsx)).toHaveLength(count))

test.each([
  ['a verb of its own', '<Confirm confirmLabel={t`Clear`} />'],
  ['to cancel or to keep', '<Confirm confirmLabel={t`Cancel the booking`} cancelLabel={t`Keep it`} />'],
  ['a verb with a value', `<Confirm confirmLabel={t\`Pay \${sum}\`} />`],
  ['one button with two words', '<Sheet><Button>{isDone ? t`Copy` : t`Copy it`}</Button></Sheet>'],
  [
    'buttons of two sheets',
    '<Sheet><Button>{t`Copy`}</Button></Sheet><Sheet><Button>{t`Copy it`}</Button></Sheet>',
  ],
])('allowed: %s', (_what, jsx) => expect(faultsOf(jsx)).toEqual([]))

test('a label that is made elsewhere in the file is found by its name', () => {
  const before = 'const words = { title: t`Clear`, label: t`End it` }'
  expect(faultsOf('<Confirm confirmLabel={words.label} />', before)).toEqual([
    'src/A.tsx: the buttons "Bekor qilish" and "Bekor qilish" are one word in uz',
  ])
})

test.each([
  ['a number and its word', 'нет # блюда', 1],
  ['a value and its unit', 'ещё {km} км', 1],
  ['a dash', 'Обед — до шести', 1],
  ['a value and a word that is no unit', '{name} мигает', 0],
  ['what is held together', 'нет #\u00a0блюда, {km}\u00a0км, обед\u00a0— до шести', 0],
])('a line is not broken at %s', (_what, text, faults) => {
  expect(breakFaults(catalogsOf(['Text', text, 'Matn']))).toHaveLength(faults)
})
