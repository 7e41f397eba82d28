// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#/session/keys.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

/** A page load: the module is loaded again, the storage stays. */
const load = async () => (await import('./version.ts')).checkVersion

test('an old version drops the cache, keeps the basket and reloads once (ST-07)', async () => {
  localStorage.setItem('version', '"1.8.0"')
  localStorage.setItem('cache:paint', '{}')
  localStorage.setItem('basket:v1:m::', '[1]')
  const reload = vi.fn()
  ;(await load())(reload)
  vi.resetModules()
  ;(await load())(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('cache:paint')).toBeNull()
  expect(localStorage.getItem('basket:v1:m::')).toBe('[1]')
  expect(keys.version.read()).toBe('1.9.0')
})

test('versions that alternate reload at most once in 10 s', async () => {
  const reload = vi.fn()
  for (let i = 0; i < 5; i++) {
    localStorage.setItem('version', '"1.8.0"')
    vi.resetModules()
    ;(await load())(reload)
  }
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a reload of a clock that has been put back since does not count', async () => {
  const reload = vi.fn()
  localStorage.setItem('version', '"1.8.0"')
  keys.reloadedAt.write(Date.now() + 86_400_000)
  ;(await load())(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('no readable version counts as the same', async () => {
  const reload = vi.fn()
  ;(await load())(reload)
  expect(reload).not.toHaveBeenCalled()
})
