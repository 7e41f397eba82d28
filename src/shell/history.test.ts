// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }

import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { followHistory, goBack, isTraversing, traverse } from './history.ts'

/* The browser's history, and one that drops every step back, as a Telegram client that shares it does. */

const at = () => location.pathname + location.search
const open = (to: string) => navigate(to)
/** Waits until every requested step has ended, taken or not. */
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
  // Each test begins on home, with no page of ours before it.
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

  test(`${where}: finished pages are skipped`, async () => {
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

test('after steps that were dropped for a while, the earlier pages are found again', async () => {
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

test('a page opened while a step is pending is not closed', async () => {
  open('/basket')
  vi.spyOn(history, 'go').mockImplementation(() => {})
  goBack('home', [], navigate)
  open('/search')
  await settle()
  expect(at()).toBe('/search')
})

test('steps are taken one at a time, in the order of the requests', async () => {
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

test('a step that is taken too late changes nothing on the screen', async () => {
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
