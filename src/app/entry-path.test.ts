// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cookies, keys } from '#/session/keys.ts'
import { entryRedirect } from './entry-path.ts'

test.each([
  ['/ru/product/5', '/', 'ru', null],
  ['/ru/2/basket', '/', 'ru', '2'],
  ['/1', '/', null, '1'],
  ['/uz', '/', 'uz', null],
  ['/RU', '/', 'ru', null],
  ['/en/basket', '/', null, null],
  ['//eng/2', '/', null, '2'],
  ['//basket', '/basket', null, null],
  ['/Basket/', '/basket', null, null],
  ['/PROFILE//Orders/a-B/', '/profile/orders/a-B', null, null],
  ['/merchantnotavailable', '/merchantNotAvailable', null, null],
  ['/basket', null, null, null],
  ['/Nowhere/', null, null, null],
  ['//', '/', null, null],
  ['/', null, null, null],
  ['/rules', null, null, null],
  ['/15/basket', null, null, null],
  ['/product/1', null, null, null],
] as const)('%s', (path, redirect, lang, page) => {
  cookies.lang.clear()
  cookies.page.clear()
  expect(entryRedirect(path)).toBe(redirect)
  expect(cookies.lang.read()).toBe(lang)
  expect(cookies.page.read()).toBe(page)
})

test('a link in a language beats what was chosen on an earlier visit', () => {
  keys.language.write('eng')
  entryRedirect('/ru/basket')
  expect(keys.language.read()).toBe('ru')
  entryRedirect('/2')
  expect(keys.language.read()).toBe('ru')
})

test.each(['/en', '/ENG/basket'])('%s is a link in English', (path) => {
  keys.language.write('ru')
  expect(entryRedirect(path)).toBe('/')
  expect(keys.language.read()).toBe('eng')
})
