// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { askGeolocation } from './later-steps.ts'

const HERE = { latitude: 41.2243, longitude: 69.2209 }

/** A start in a browser that knows the place; `permission`: what it says of the question, null when it cannot tell. */
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
  await askGeolocation(store)
  return { asked: ask.mock.calls.length, point: store.get(visitorPointAtom) }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test.each(['prompt', 'granted', null] as const)('a first visit asks (%s)', async (permission) => {
  expect(await visit(permission)).toEqual({ asked: 1, point: HERE })
})

test.each([
  ['granted', 1, HERE],
  ['prompt', 0, null],
  ['denied', 0, null],
  [null, 0, null],
] as const)(
  'a second visit with %s asks %i times: nobody is questioned twice',
  async (permission, asked, point) => {
    await visit('prompt')
    expect(await visit(permission)).toEqual({ asked, point })
  },
)

test('a refusal is told, and a second visit does not tell it again', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const refused = vi.fn<Geolocation['getCurrentPosition']>((_, failed) =>
    failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  )
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: refused } })
  const told = async () => {
    const store = createStore()
    store.set(shellAtom, quietShell)
    await askGeolocation(store)
    return store.get(noticesAtom).map(({ text }) => text)
  }
  expect(await told()).toEqual(['Please allow access to your location'])
  expect(await told()).toEqual([])
  expect(refused).toHaveBeenCalledTimes(1)
})

test('Telegram is not asked at the start (TG-06)', async () => {
  expect(await visit('granted', { ...quietShell, channel: 'TG' })).toEqual({ asked: 0, point: null })
})
