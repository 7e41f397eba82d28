// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { dietAtom } from '#/features/catalog/index.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { FilterNote } from './FilterNote.tsx'

/* What the line above the menu says of the filters that are on. */

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(() => page.remove())

const said = async (tags: string[], without: string[]) => {
  page = await renderShop(<FilterNote count={12} />)
  await act(async () => page.store.set(dietAtom, { tags, without }))
  return document.querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ')
}

test.each<[tags: string[], without: string[], words: string]>([
  [[], ['GLUTEN'], 'Without gluten · 12 dishes'],
  [['vegan'], ['nuts', 'MILK'], 'Vegan, without nuts, without milk · 12 dishes'],
  [[], ['truffle'], 'Without truffle · 12 dishes'],
])('%s and without %s', async (tags, without, words) => {
  expect(await said(tags, without)).toBe(words)
})

test('each thing left out has words of its own, so that a language can bend the noun', async () => {
  expect(await said([], ['GLUTEN', 'FISH'])).toContain('Without gluten')
  const messages = { [generateMessageId('without gluten')]: 'без глютена' }
  await act(async () => i18n.loadAndActivate({ locale: 'ru', messages }))
  expect(document.querySelector('[role=status]')?.textContent).toContain('Без глютена')
})
