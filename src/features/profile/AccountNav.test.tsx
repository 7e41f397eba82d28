// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { AccountNav } from './AccountNav.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const signIn = () => act(async () => page.store.set(savedSessionAtom, azizasSession))
const nav = () => document.querySelector('nav[aria-label="Profile"]') as HTMLElement
const current = () => [...nav().querySelectorAll('[aria-current="page"]')].map((row) => row.textContent)

test.each([
  ['/profile', ['Profile']],
  ['/profile/orders', ['My orders']],
  ['/profile/cards/create', ['My cards']],
  ['/chat', []],
])('at %s the open page is marked: %j', async (path, expected) => {
  navigate(path)
  page = await renderShop(<AccountNav />)
  await signIn()
  expect(current()).toEqual(expected)
})

test('it has the rows of the profile: a page that is off is not among them, guests have few', async () => {
  page = await renderShop(<AccountNav />, { settings: { cardActive: false } })
  expect(nav().textContent).not.toContain('My orders')
  expect(nav().textContent).toContain('Language')
  await signIn()
  const rows = [...nav().querySelectorAll('a')].map((row) => row.getAttribute('href'))
  expect(rows).toContain('/profile/orders')
  expect(rows).not.toContain('/profile/cards')
})
