// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }

import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { followHistory, goBack, isTraversing, traverse } from './history.ts'

/* The browser's history, and one that drops every step, as in a client of Telegram that shares it. */

const at = () => location.pathname + location.search
const open = (to: string) => navigate(to)
/** Until whatever was asked of the history has ended, one way or the other. */
const settle = async () => {
  do await new Promise((later) => setTimeout(later, 20))
  while (isTraversing())
}
const back = async (...skip: Parameters<typeof goBack>[1]) => {
  goBack('home', skip, navigate)
  await settle()
}

beforeAll(() => followHistory())
beforeEach(async () => {
  vi.restoreAllMocks()
  // Each begins on home, with nothing of ours behind it.
  history.pushState({ depth: 0 }, '', '/')
  await settle()
})

for (const isDropped of [false, true]) {
  const dropSteps = () => {
    if (isDropped) vi.spyOn(history, 'go').mockImplementation(() => {})
  }
  const where = isDropped ? 'a history that drops every step' : 'a history'

  test(`${where}: Back leads from page to page, with its query`, async () => {
    open('/category?id=cat-1')
    open('/basket')
    open('/checkout')
    dropSteps()
    await back()
    expect(at()).toBe('/basket')
    await back()
    expect(at()).toBe('/category?id=cat-1')
    await back()
    expect(at()).toBe('/')
  })

  test(`${where}: pages that are done are stepped over`, async () => {
    open('/basket')
    open('/checkout')
    open('/profile/orders/o-1')
    dropSteps()
    await back('basket', 'checkout')
    expect(at()).toBe('/')
  })

  test(`${where}: two presses at once are one`, async () => {
    open('/basket')
    open('/checkout')
    dropSteps()
    goBack('home', [], navigate)
    await back()
    expect(at()).toBe('/basket')
  })
}

test('steps that were dropped for a while: what lies behind is found again', async () => {
  open('/category?id=cat-1')
  open('/basket')
  open('/checkout')
  const dropped = vi.spyOn(history, 'go').mockImplementation(() => {})
  await back()
  expect(at()).toBe('/basket')
  dropped.mockRestore()
  await back()
  expect(at()).toBe('/category?id=cat-1')
  await back()
  expect(at()).toBe('/')
})

test('a page opened while a step is waited for is not taken away', async () => {
  open('/basket')
  vi.spyOn(history, 'go').mockImplementation(() => {})
  goBack('home', [], navigate)
  open('/search')
  await settle()
  expect(at()).toBe('/search')
})

test('one step at a time, in the order they were asked for', async () => {
  open('/basket')
  open('/checkout')
  const ended: string[] = []
  traverse(
    () => -1,
    () => ended.push(at()),
  )
  traverse(
    () => -1,
    () => ended.push(at()),
  )
  await settle()
  expect(ended).toEqual(['/basket', '/'])
})

test('a step that is taken after all, too late, changes nothing that is seen', async () => {
  open('/search')
  open('/basket')
  open('/checkout')
  const go = history.go.bind(history)
  const late = vi.spyOn(history, 'go').mockImplementation(() => {})
  await back()
  expect(at()).toBe('/basket')
  late.mockRestore()
  go(-1)
  await new Promise((later) => addEventListener('popstate', later, { once: true }))
  expect(at()).toBe('/basket')
  await back()
  expect(at()).toBe('/search')
})
