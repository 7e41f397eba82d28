// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadOptions, loadYandex, type MapLoadError, scriptUrl } from './load.ts'

const KEY = { apikey: 'k-1' }
const trouble = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    const { trouble, message } = error as MapLoadError
    return [trouble, message]
  }
}

describe('options of the loader', () => {
  test('v3, ru_RU and not strict by default', () => {
    expect(loadOptions(KEY)).toEqual({ apikey: 'k-1', lang: 'ru_RU', version: 'v3', strictMode: false })
    expect(loadOptions({ ...KEY, lang: 'en_US', strictMode: true })).toMatchObject({
      lang: 'en_US',
      strictMode: true,
    })
  })

  test.each([[{}], [{ apikey: null }], [{ apikey: ' ' }], [{ apikey: 7 }], [{ lang: 'ru_RU' }]])(
    '%j: missing api key',
    (given) => {
      expect(trouble(() => loadOptions(given))).toEqual(['missing-key', 'missing api key'])
    },
  )

  test('unknown option keys are named', () => {
    const given = { ...KEY, key: 'x', load: 'now' }
    expect(trouble(() => loadOptions(given))).toEqual(['unknown-options', 'unknown option keys: key, load'])
  })

  test('the address of the script contains them', () => {
    const url = new URL(scriptUrl(loadOptions({ apikey: 'a&b' })))
    expect([url.origin, url.pathname]).toEqual(['https://api-maps.yandex.ru', '/v3/'])
    expect(Object.fromEntries(url.searchParams)).toEqual({ apikey: 'a&b', lang: 'ru_RU', csp: '202512' })
  })
})

describe('the script', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    document.head.replaceChildren()
  })
  const script = () => document.querySelector('script') as HTMLScriptElement

  test('blocked, or another script in its place: it counts as not loaded', async () => {
    for (const event of ['error', 'load']) {
      const loading = loadYandex(loadOptions(KEY))
      script().dispatchEvent(new Event(event))
      await expect(loading).rejects.toMatchObject({ trouble: 'no-script' })
      document.head.replaceChildren()
    }
  })

  test('loaded when it reports that it is ready, and strict mode is off', async () => {
    let isReady = false
    const ready = Promise.resolve().then(() => {
      isReady = true
    })
    const loading = loadYandex(loadOptions(KEY))
    expect(script().src).toBe(scriptUrl(loadOptions(KEY)))
    vi.stubGlobal('ymaps3', { ready, strictMode: true })
    script().dispatchEvent(new Event('load'))
    expect(await loading).toMatchObject({ strictMode: false })
    expect(isReady).toBe(true)
  })
})
