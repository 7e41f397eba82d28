// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { render } from '#/testing/test-page.tsx'
import { PageRouter } from './PageRouter.tsx'
import { routes } from './pages/routes.ts'

function Address() {
  const [path] = useLocation()
  return <p>{`${path}?${useSearch()}`}</p>
}
const shown = () => document.querySelector('p')?.textContent
const go = (to: string) => act(async () => navigate(to))

let page: Awaited<ReturnType<typeof render>>

/** The code of this page does not come before the returned function is called. */
function holdBack(name: 'vacancies' | 'cards') {
  const { screen } = routes[name]
  const load = screen.preload
  let come = () => {}
  const released = new Promise<void>((resolve) => {
    come = resolve
  })
  vi.spyOn(screen, 'preload').mockImplementation(() => released.then(() => load?.()))
  return come
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  navigate('/')
  page = await render(
    <PageRouter>
      <Address />
    </PageRouter>,
  )
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page whose code is there is shown at once, with its search', async () => {
  await go('/?product=p-1')
  expect(shown()).toBe('/?product=p-1')
  await go('/nowhere')
  expect(shown()).toBe('/nowhere?')
})

test('the present page stays until the code of the next one is there', async () => {
  const come = holdBack('vacancies')
  await go('/vacancy?from=home')
  expect(shown()).toBe('/?')
  await act(async () => {
    come()
    await routes.vacancies.screen.preload?.()
  })
  expect(shown()).toBe('/vacancy?from=home')
  await go('/')
  expect(shown()).toBe('/?')
  await go('/vacancy')
  expect(shown()).toBe('/vacancy?')
})

test('a page whose code takes longer is shown with its skeleton', async () => {
  holdBack('cards')
  await go('/profile/cards')
  await act(async () => vi.advanceTimersByTime(149))
  expect(shown()).toBe('/?')
  await act(async () => vi.advanceTimersByTime(1))
  expect(shown()).toBe('/profile/cards?')
})

test('of two pages asked for meanwhile the last one is shown', async () => {
  await go('/profile/address')
  await go('/')
  expect(shown()).toBe('/?')
  await act(async () => routes.addresses.screen.preload?.())
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(shown()).toBe('/?')
})
