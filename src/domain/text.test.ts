import { expect, test } from 'vitest'
import { type Language, NO_TEXT, textIn, unbroken } from './text.ts'

const LANGUAGES: readonly Language[] = ['uz', 'ru', 'eng']

test('the chosen language, else Russian, else whichever is written: never blank (LN-03)', () => {
  for (const language of LANGUAGES) {
    expect(textIn({ uz: 'a', ru: 'b', eng: 'c', [language]: 'own' }, language)).toBe('own')
    for (const only of LANGUAGES) expect(textIn({ ...NO_TEXT, [only]: 'only' }, language)).toBe('only')
  }
  expect(textIn({ uz: 'osh', ru: 'плов', eng: '' }, 'eng')).toBe('плов')
  expect(textIn(NO_TEXT, 'uz')).toBe('')
})

test('sums and percentages stay on one line, a dash on the line before it', () => {
  expect(unbroken('−20 % va 1 045 000 soʻm, 5 kun')).toBe('−20\u00a0% va 1\u00a0045\u00a0000 soʻm, 5 kun')
  expect(unbroken('Второй лаваш — за полцены')).toBe('Второй лаваш\u00a0— за полцены')
})
