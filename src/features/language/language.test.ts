// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { i18n } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { cookies, keys } from '#/session/keys.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { chooseLanguageAtom } from './atoms.ts'

beforeEach(() => {
  keys.language.clear()
  cookies.lang.clear()
})

test.each([
  ['uz', 'uz', 'uz'],
  ['ru', 'ru', 'ru'],
  ['eng', 'en', null],
] as const)('%s: texts, attribute, stored key; the cookie knows no eng', async (language, locale, cookie) => {
  const store = createStore()
  expect(await store.set(chooseLanguageAtom, language)).toBe(true)
  expect(store.get(languageAtom)).toBe(language)
  expect([i18n.locale, document.documentElement.lang]).toEqual([locale, locale])
  expect(keys.language.read()).toBe(language)
  expect(cookies.lang.read()).toBe(cookie)
})

test('English after Russian leaves Russian in the cookie, which knows no English', async () => {
  const store = createStore()
  await store.set(chooseLanguageAtom, 'ru')
  await store.set(chooseLanguageAtom, 'eng')
  expect([keys.language.read(), cookies.lang.read()]).toEqual(['eng', 'ru'])
})

test('answers in the language of their call are asked for anew', async () => {
  const store = createStore()
  const client = new QueryClient()
  store.set(queryClientAtom, client)
  const read = (queryKey: string[], meta?: { isInLanguage: true }) =>
    client.fetchQuery({ queryKey, queryFn: () => 'an answer', ...(meta && { meta }) })
  await Promise.all([read(['branch'], { isInLanguage: true }), read(['tariff'])])
  await store.set(chooseLanguageAtom, 'ru')
  const isOld = (key: string) => client.getQueryState([key])?.isInvalidated
  expect([isOld('branch'), isOld('tariff')]).toEqual([true, false])
})
