import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageUrl } from './image.ts'

const CDN = 'https://cdn.example.uz'
test.each([
  ['resized by the CDN', 'p/1.webp', { width: 520, height: 520 }, `${CDN}/w520h520q100/p/1.webp`],
  ['a slash in front is one slash', '/p/1.webp', { width: 10.4, height: 20 }, `${CDN}/w10h20q100/p/1.webp`],
  ['as it is without a size', 'p/1.svg', null, `${CDN}/p/1.svg`],
  [
    'a full https address is unchanged',
    'https://x.example/a.png?b=1',
    { width: 1, height: 1 },
    'https://x.example/a.png?b=1',
  ],
  ['http is no picture', 'http://x.example/a.png', null, null],
  ['nor data', 'data:image/png;base64,AA', null, null],
  ['nor a script', 'JavaScript:alert(1)', null, null],
  ['nor a script behind a space', ' javascript:alert(1)', null, null],
  ['nor another host', '//x.example/a.png', null, null],
  ['nor a way out of the CDN', '../secret', null, null],
  ['nor one whose dots are encoded', 'p/%2e%2E/.%2e/secret', null, null],
  ['nor an https without a host', 'https://', null, null],
  ['empty', '', null, null],
  ['absent', null, null, null],
])('image: %s', (_rule, path, size, expected) => {
  expect(imageUrl(`${CDN}/`, path, size)).toBe(expected)
})

test('of 5,000 sources only https at its own host, or the CDN, is asked for a picture', () => {
  const piece = fc.constantFrom(
    ...['http:', 'https:', '//', '/', '\\', '..', '.', '?', '#', '@', '%2e%2e', '\t', '\n', '\u0000', ' '],
    ...['data:image/svg+xml,', 'javascript:', 'blob:', 'evil.example', 'p/1.webp', 'x'],
  )
  const source = fc.oneof(
    fc.array(piece, { maxLength: 7 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(source, fc.boolean(), (given, isSized) => {
      const url = imageUrl(`${CDN}/files`, given, isSized ? { width: 100, height: 80 } : null)
      // What is no address is not asked for.
      if (url === null || !URL.canParse(url)) return
      // As a browser reads it: what it drops or turns round must not lead elsewhere.
      const { origin, protocol, pathname } = new URL(url, 'https://shop.example/')
      expect(protocol).toBe('https:')
      if (/^https:\/\//i.test(given.trim())) return
      expect(origin).toBe(CDN)
      expect(pathname).toMatch(isSized ? /^\/files\/w100h80q100\// : /^\/files\//)
    }),
    { numRuns: 5_000 },
  )
})
