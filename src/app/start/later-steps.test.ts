// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { locateIfAllowed } from './later-steps.ts'

const HERE = { latitude: 41.2243, longitude: 69.2209, accuracy: 30 }

/** A start in a browser that knows the place; `permission`: what it says of the question, null when it does not say. */
async function visit(permission: PermissionState | null, shell = quietShell) {
  const store = createStore()
  store.set(shellAtom, shell)
  const ask = vi.fn<Geolocation['getCurrentPosition']>((found) =>
    found({ coords: HERE } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: ask },
    ...(permission && { permissions: { query: async () => ({ state: permission }) } }),
  })
  await locateIfAllowed(store)
  return { asked: ask.mock.calls.length, point: store.get(visitorPointAtom) }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['granted', 1, HERE],
  ['prompt', 0, null],
  ['denied', 0, null],
  [null, 0, null],
] as const)(
  'with the permission %s the start asks the browser %i times (DL-09)',
  async (permission, asked, point) => {
    expect(await visit(permission)).toEqual({ asked, point })
  },
)

test('a place that is allowed and cannot be found shows no notice', async () => {
  const fails = vi.fn<Geolocation['getCurrentPosition']>((_, failed) =>
    failed?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  )
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: fails },
    permissions: { query: async () => ({ state: 'granted' }) },
  })
  const store = createStore()
  store.set(shellAtom, quietShell)
  await locateIfAllowed(store)
  expect(fails).toHaveBeenCalledTimes(1)
  expect(store.get(visitorPointAtom)).toBeNull()
  expect(store.get(noticesAtom)).toEqual([])
})

test('Telegram is not asked at the start (TG-06)', async () => {
  expect(await visit('granted', { ...quietShell, channel: 'TG' })).toEqual({ asked: 0, point: null })
})
