import { expect, test, vi } from 'vitest'
import { guardHistory } from './safe-history.ts'

/** A window at /login whose history takes an entry, refuses it, or leaves it out. */
function windowWith(how: 'takes' | 'throws' | 'silent') {
  const location = {
    href: 'https://demo.example/login',
    get pathname() {
      return new URL(location.href).pathname
    },
    assign: vi.fn(),
    replace: vi.fn(),
  }
  const change = (_state: unknown, _unused: string, address?: string | URL | null) => {
    if (how === 'throws') throw new DOMException('too many', 'SecurityError')
    if (how === 'takes' && address) location.href = new URL(address, location.href).href
  }
  const history = { pushState: change, replaceState: change }
  guardHistory({ history, location } as unknown as Window)
  return { history, location }
}

test.each(['throws', 'silent'] as const)('where the history %s, another page is a new document', (how) => {
  const { history, location } = windowWith(how)
  history.pushState(null, '', '/basket')
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://demo.example/basket')
  history.replaceState(null, '', '/login/confirm')
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://demo.example/login/confirm')
})

test.each(['throws', 'silent'] as const)('where the history %s, the same page stays', (how) => {
  const { history, location } = windowWith(how)
  history.replaceState({ layer: 1 }, '')
  history.replaceState(null, '', '/login?a=1')
  history.pushState(null, '', '#end')
  expect(location.assign).not.toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
})

test('a history that takes entries is left to it', () => {
  const { history, location } = windowWith('takes')
  history.pushState(null, '', '/basket')
  expect(location.href).toBe('https://demo.example/basket')
  expect(location.assign).not.toHaveBeenCalled()
})
