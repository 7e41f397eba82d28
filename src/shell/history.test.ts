// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { entryHere, followHistory, goBack, isTraversing, traverse } from './history.ts'
import { holdPage, undoClientSteps } from './telegram/client-steps.ts'

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

/** Browsers tell by it which steps were pressed. */
const navigation = new EventTarget()
beforeAll(() => {
  vi.stubGlobal('navigation', navigation)
  followHistory()
  undoClientSteps(window)
})
afterAll(() => vi.unstubAllGlobals())
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
    () => ({ by: -1, to: null }),
    () => ended.push(at()),
  )
  traverse(
    () => ({ by: -1, to: null }),
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

/** One step back that we have not asked for; `isPressed`: by the button of the browser. */
async function stepBack({ isPressed = false } = {}) {
  const isThere = new Promise((later) => addEventListener('popstate', later, { once: true }))
  const marks = { navigationType: 'traverse', userInitiated: isPressed }
  navigation.dispatchEvent(Object.assign(new Event('navigate'), marks))
  history.go(-1)
  await isThere
}

/** Two pages after home, of which the second has a layer open. */
const openLayer = () => {
  open('/basket')
  open('/checkout')
  history.pushState({ ...history.state, layer: 1 }, '')
}
const layer = () => history.state.layer ?? 0

test('while a client has something open, and a second after, it takes no entry of ours, and no second one', async () => {
  openLayer()
  const release = holdPage()
  await stepBack()
  expect([at(), layer()]).toEqual(['/checkout', 1])
  release()
  await stepBack()
  expect([at(), layer()]).toEqual(['/checkout', 0])
  holdPage()()
  await stepBack()
  expect(at()).toBe('/checkout')
  await back()
  expect(at()).toBe('/basket')
})

test('two questions of a client at once take no entry either', async () => {
  openLayer()
  for (const release of [holdPage(), holdPage()]) release()
  await stepBack()
  await stepBack()
  expect([at(), layer()]).toEqual(['/checkout', 1])
})

test('more than a second after the question a step back is the customer’s', async () => {
  openLayer()
  holdPage()()
  const later = performance.now() + 1_001
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await stepBack()
  expect([at(), layer()]).toEqual(['/checkout', 0])
})

test('the browser’s Back that is pressed while a client asks leads back, and the client’s own step after it does not', async () => {
  openLayer()
  const release = holdPage()
  await stepBack({ isPressed: true })
  expect([at(), layer()]).toEqual(['/checkout', 0])
  await stepBack()
  expect(at()).toBe('/checkout')
  release()
})

test('a step of ours while a client asks is taken', async () => {
  open('/basket')
  open('/checkout')
  const release = holdPage()
  await back()
  expect(at()).toBe('/basket')
  release()
  // What is left of the question.
  await stepBack()
  expect(at()).toBe('/basket')
})

test('a step of ours that a client leads farther ends on its page all the same, with the earlier ones behind it', async () => {
  open('/category?id=cat-1')
  open('/basket')
  open('/checkout')
  const go = history.go.bind(history)
  const farther = vi.spyOn(history, 'go').mockImplementation((by = 0) => go(by - 1))
  await back()
  expect(at()).toBe('/basket')
  farther.mockRestore()
  await back()
  expect(at()).toBe('/category?id=cat-1')
  await back()
  expect(at()).toBe('/')
})

test('a layer that is closed while a client steps back leaves its page where it is', async () => {
  openLayer()
  const go = history.go.bind(history)
  vi.spyOn(history, 'go').mockImplementation((by = 0) => go(by - 1))
  traverse(
    () => ({ by: -1, to: entryHere(0) }),
    () => {},
  )
  await settle()
  expect([at(), layer()]).toEqual(['/checkout', 0])
})
