// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#/session/keys.ts'

/** The browser's own; a page puts memory in the place of those that it cannot use. */
const own = { localStorage, sessionStorage }
const renew = () => {
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(window, name, { configurable: true, value })
}

beforeEach(() => {
  renew()
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

test('while an order is under way the page is not reloaded (ST-07)', async () => {
  const { holdReloads, mayReload } = await import('./version.ts')
  holdReloads(true)
  expect(mayReload()).toBe(false)
  holdReloads(false)
  expect(mayReload()).toBe(true)
})

test('no readable version counts as the same', async () => {
  const reload = vi.fn()
  ;(await load())(reload)
  expect(reload).not.toHaveBeenCalled()
})

/** Each page load: the version that the storage then has, and how long after the one before, s. */
const loads = fc.array(fc.tuple(fc.constantFrom('1.8.0', '1.9.0', '2.0.0', null, '{'), fc.nat(15)), {
  minLength: 1,
  maxLength: 12,
})

test.each([
  ['works', () => {}],
  [
    'takes nothing',
    () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    },
  ],
  [
    'throws when it is touched',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
    },
  ],
])(
  'a storage that %s: whatever version it holds, at most one reload in 10 s',
  async (what, spoil) => {
    const put = Storage.prototype.setItem
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await fc.assert(
        fc.asyncProperty(loads, async (visits) => {
          renew()
          localStorage.clear()
          sessionStorage.clear()
          spoil()
          const reloads: number[] = []
          for (const [index, [version, seconds]] of visits.entries()) {
            vi.setSystemTime(Date.now() + seconds * 1_000)
            // Another tab of another release may write it again, where it can.
            if (version !== null && (what === 'works' || index === 0))
              put.call(own.localStorage, 'version', JSON.stringify(version))
            vi.resetModules()
            renew()
            const check = await load()
            check(() => reloads.push(Date.now()))
            // Twice in one page: it has asked for the reload already.
            check(() => reloads.push(Date.now()))
          }
          const gaps = reloads.slice(1).map((at, index) => at - (reloads[index] ?? 0))
          expect(gaps.every((gap) => gap >= 10_000)).toBe(true)
          // A storage that forgets that there was a reload must not cause the next one.
          if (what !== 'works') expect(reloads.length).toBeLessThanOrEqual(1)
          vi.restoreAllMocks()
        }),
        { numRuns: 40 },
      )
    } finally {
      vi.restoreAllMocks()
      vi.useRealTimers()
    }
  },
  60_000,
)
