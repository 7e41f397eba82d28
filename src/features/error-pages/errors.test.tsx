// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }
import { afterEach, expect, test, vi } from 'vitest'
import { NO_TEXT } from '#/domain/text.ts'
import { documentTitleAtom } from '#/shell/chrome.ts'
import { byRole, press, render } from '#/testing/test-page.tsx'
import MerchantNotAvailableScreen from './MerchantNotAvailableScreen.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import ServerErrorScreen from './ServerErrorScreen.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())
const words = () => document.body.textContent ?? ''

test.each([
  ['/menyu/tushlik', '/menyu/tushlik'],
  ['/%D0%BC%D0%B5%D0%BD%D1%8E', '/меню'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('no page at %s: its path, its title, the way home', async (address, shown) => {
  history.replaceState(null, '', address)
  page = await render(<NotFoundScreen />)
  expect(words()).toContain(`Page not found: ${shown}`)
  expect(page.store.get(documentTitleAtom)).toBe('Page Not Found')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
})

test('an uncaught error has its title and says that the basket is safe', async () => {
  page = await render(<ServerErrorScreen />)
  expect(page.store.get(documentTitleAtom)).toBe('Internal Server Error')
  expect(words()).toContain('Your basket is saved')
  expect(byRole('button', 'Reload the page')).toBeTruthy()
})

test('a shop that does not exist and one that does not respond have different pages; both can be tried again', async () => {
  const retry = vi.fn()
  page = await render(<MerchantNotAvailableScreen retry={retry} />)
  expect(words()).toContain('check the address of the shop')
  const error = {
    kind: 'network',
    status: 0,
    code: '',
    message: NO_TEXT,
    details: [],
    retryAfter: null,
  } as const
  await page.rerender(<MerchantNotAvailableScreen error={error} retry={retry} />)
  expect(words()).toContain('The server did not respond')
  await press(byRole('button', 'Try again'))
  expect(retry).toHaveBeenCalledOnce()
})
