// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { shimBrowser } from './browser-shim.ts'

const refuses = () => {
  throw new RangeError('Incorrect locale information provided')
}

/** A page of its own, whose `Intl` and `performance` may be changed. */
function page(changes: { Intl?: object; performance?: object }) {
  return Object.assign(Object.create(window), {
    Intl: { ...changes.Intl },
    performance: { now: () => 0, mark: () => {}, getEntriesByType: () => [], ...changes.performance },
  }) as Window & typeof globalThis
}

test('numbers and plurals without those of Intl', () => {
  const shop = page({ Intl: {} })
  shimBrowser(shop)
  expect(new shop.Intl.NumberFormat('uz').format(12_000)).toBe('12000')
  expect([0, 1, 2].map((count) => new shop.Intl.PluralRules('uz').select(count))).toEqual([
    'other',
    'one',
    'other',
  ])
})

test('what Intl can do stays as it is', () => {
  const { NumberFormat, PluralRules } = Intl
  const shop = page({ Intl: { NumberFormat, PluralRules } })
  shimBrowser(shop)
  expect(shop.Intl.NumberFormat).toBe(NumberFormat)
  expect(shop.Intl.PluralRules).toBe(PluralRules)
})

test.each(['mark', 'getEntriesByType'] as const)('a refused performance.%s does nothing', (name) => {
  const shop = page({ performance: { [name]: refuses } })
  shimBrowser(shop)
  expect(() => shop.performance.mark('one')).not.toThrow()
  expect(shop.performance.getEntriesByType('navigation')).toEqual([])
})

test('a browser that does not tell whether it is online counts as online', () => {
  const navigator = Object.defineProperty({}, 'onLine', { configurable: true, get: refuses })
  const shop = Object.defineProperty(page({}), 'navigator', { value: navigator })
  shimBrowser(shop)
  expect(shop.navigator.onLine).toBe(true)
})
