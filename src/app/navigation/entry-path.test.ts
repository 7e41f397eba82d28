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
  ['/ru-RU/basket', '/', 'ru', null],
  ['/uz_Latn_UZ', '/', 'uz', null],
  ['/ru-RU-/basket', null, null, null],
  ['/russia', null, null, null],
  ['/basket.', '/basket', null, null],
  ['/basket%20', '/basket', null, null],
  ['/basket%E2%80%8B', '/basket', null, null],
  ['/%42asket),', '/basket', null, null],
  ['/basket%2F', '/basket', null, null],
  ['/basket&utm_source=tg', '/basket', null, null],
  ['/basket%3Futm_source=tg', '/basket', null, null],
  ['/basket;jsessionid=1.', '/basket', null, null],
  ['/basket%E0%A4%A', null, null, null],
  ['/product/5.', null, null, null],
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
