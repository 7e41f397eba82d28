// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
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
  'a second visit with %s asks %i times: nobody is questioned twice (R23)',
  async (permission, asked, point) => {
    await visit('prompt')
    expect(await visit(permission)).toEqual({ asked, point })
  },
)

test('Telegram is not asked at the start (TG-06)', async () => {
  expect(await visit('granted', { ...quietShell, channel: 'TG' })).toEqual({ asked: 0, point: null })
})
