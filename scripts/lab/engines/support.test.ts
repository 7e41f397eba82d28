import { describe, expect, test } from 'vitest'
import { isSupported } from './support.ts'

describe('an engine is supported from its oldest version on', () => {
  test.each([
    ['chromium', '99.0.4844.51', false],
    ['chromium', '100.0.4896.0', true],
    ['chromium', '110.0.5478.0', true],
    ['chromium', '92.0.4512.0', false],
    ['firefox', '101.0', false],
    ['firefox', '102.15.1', true],
    ['webkit', '2.34.9', false],
    ['webkit', '2.36', true],
    ['webkit', '2.50.6', true],
    ['webkit', '3.0', true],
  ] as const)('%s %s: %s', (family, version, expected) => {
    expect(isSupported(family, version)).toBe(expected)
  })
})
