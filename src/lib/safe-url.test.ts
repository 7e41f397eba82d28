import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['HTTP://Example.com', 'http://example.com/'],
  [' https://example.com', 'https://example.com/'],
  ['tel:+998901234567', 'tel:+998901234567'],
  ['mailto:a@b.uz', 'mailto:a@b.uz'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['vbscript:x', null],
  ['//example.com', null],
  ['/basket', null],
  ['https://user:word@example.com', null],
  ['https://bank.uz@evil.uz', null],
  ['', null],
  [null, null],
])('%j becomes %j', (given, expected) => {
  expect(safeUrl(given)).toBe(expected)
})

test('whatever comes in, only the four schemes come out', () => {
  const piece = fc.constantFrom(
    'java',
    'script',
    ':',
    '\t',
    '\n',
    '\u0000',
    'data',
    'https',
    '//',
    'alert(1)',
    'x',
  )
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(hostile, (given) => {
      const url = safeUrl(given)
      if (url !== null) expect(url).toMatch(/^(https?:\/\/|tel:|mailto:)/)
    }),
    { numRuns: 5_000 },
  )
})
