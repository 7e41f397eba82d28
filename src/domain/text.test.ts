import { expect, test } from 'vitest'
import { type Language, NO_TEXT, textIn } from './text.ts'

const LANGUAGES: readonly Language[] = ['uz', 'ru', 'eng']

test('the chosen language, else Russian, else whichever is written: never blank (LN-03)', () => {
  for (const language of LANGUAGES) {
    expect(textIn({ uz: 'a', ru: 'b', eng: 'c', [language]: 'own' }, language)).toBe('own')
    for (const only of LANGUAGES) expect(textIn({ ...NO_TEXT, [only]: 'only' }, language)).toBe('only')
  }
  expect(textIn({ uz: 'osh', ru: 'плов', eng: '' }, 'eng')).toBe('плов')
  expect(textIn(NO_TEXT, 'uz')).toBe('')
})
