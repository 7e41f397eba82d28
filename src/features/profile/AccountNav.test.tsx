// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { renderShop } from '#/testing/test-shop.tsx'
import { AccountNav, CompanyNav } from './AccountNav.tsx'

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
  ['/chat', ['Chat with us']],
  ['/branches', []],
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

test('the pages about the shop have a list of their own, without what the merchant has switched off (PF-01)', async () => {
  navigate('/vacancy')
  page = await renderShop(<CompanyNav />, { settings: { vacancyActive: true, offertaActive: false } })
  const rows = [...document.querySelectorAll('nav[aria-label="About us"] a')]
  expect(rows.map((row) => row.getAttribute('href'))).toContain('/branches')
  expect(rows.filter((row) => row.getAttribute('aria-current')).map((row) => row.textContent)).toEqual([
    'Vacancies',
  ])
})
