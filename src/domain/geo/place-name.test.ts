import { expect, test } from 'vitest'
import { isInLettersOf, nameInLanguage } from './place-name.ts'

test.each([
  ['ru', 'Проспект Бунёдкор', true],
  ['uz', 'Проспект Бунёдкор', false],
  ['eng', 'Проспект Бунёдкор', false],
  ['uz', 'Bunyodkor shoh koʻchasi', true],
  ['eng', 'Bunyodkor Avenue', true],
  ['ru', 'Bunyodkor shoh koʻchasi', false],
  ['ru', '41.3, 69.2', true],
  ['uz', '', true],
] as const)('in the letters of %s: %s, %s (DL-19)', (language, name, expected) => {
  expect(isInLettersOf(language, name)).toBe(expected)
})

const place = { streetName: 'Проспект Бунёдкор', houseNumber: '12' }
test.each([
  [
    'of the same house',
    { streetName: 'Bunyodkor shoh koʻchasi', houseNumber: '12' },
    'Bunyodkor shoh koʻchasi',
  ],
  ['that is the present one', place, null],
  ['of another house', { streetName: 'Bunyodkor shoh koʻchasi', houseNumber: '14' }, null],
  ['without a street', { streetName: '', houseNumber: '12' }, null],
  ['that did not come', undefined, null],
])('a name %s (DL-19)', (_which, here, expected) => {
  expect(nameInLanguage(place, here)).toBe(expected)
})
