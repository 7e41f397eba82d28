// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { href } from '#/paths.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { allByRole } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { WebHeader } from './WebHeader.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
afterEach(async () => {
  await page.remove()
  history.replaceState(null, '', '/')
})

test.each([
  ['a guest on the menu', href('home'), null, true],
  ['a customer on the menu', href('home'), azizasSession, true],
  ['a guest who came by a link', href('about'), null, true],
  ['a customer elsewhere', href('about'), azizasSession, false],
])('on a phone the header offers the language to %s: %s', async (_who, path, session, isOffered) => {
  history.replaceState(null, '', path)
  page = await renderShop(<WebHeader />, {
    prepare: (store) => store.set(savedSessionAtom, session as never),
  })
  await settle()
  expect(allByRole('button').some((one) => one.textContent?.startsWith('Language'))).toBe(isOffered)
})
