import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageUrl, pictureSource } from './image.ts'

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
  ['a comma and a space', 'img/osh, choy.webp', null, `${CDN}/img/osh%2C%20choy.webp`],
  ['a hash', 'img/osh#1.webp', null, `${CDN}/img/osh%231.webp`],
  ['a lone per cent', 'img/chegirma 50%.webp', null, `${CDN}/img/chegirma%2050%25.webp`],
  ['a question mark', 'img/a?b.webp', null, `${CDN}/img/a%3Fb.webp`],
  ['quotes', `img/"a" 'b' (1).webp`, null, `${CDN}/img/%22a%22%20%27b%27%20%281%29.webp`],
  ['Cyrillic', 'img/Плов.webp', null, `${CDN}/img/${encodeURIComponent('Плов')}.webp`],
  ['a folder with a space', 'Mening rasmlarim/1.webp', null, `${CDN}/Mening%20rasmlarim/1.webp`],
  ['a colon', 'osh: palov.webp', null, `${CDN}/osh%3A%20palov.webp`],
  ['an encoded name stays', 'img/osh%20choy.webp', null, `${CDN}/img/osh%20choy.webp`],
  ['one that only looks so does not', 'img/50%25 off.webp', null, `${CDN}/img/50%2525%20off.webp`],
  ['a version of a file', 'img/a.webp?v=3', null, `${CDN}/img/a.webp?v=3`],
  ['a full address that breaks a list', 'https://x.uz/osh, "1".png', null, 'https://x.uz/osh,%20%221%22.png'],
  ['a full address with a lone per cent', 'https://x.uz/50%.png', null, 'https://x.uz/50%25.png'],
  ['half a character', 'img/\ud83d.webp', null, null],
  ['empty', '', null, null],
  ['absent', null, null, null],
])('image: %s', (_rule, path, size, expected) => {
  expect(imageUrl(`${CDN}/`, path, size)).toBe(expected)
})

test('no name breaks a srcset: each candidate is one address and one size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const { srcset } = pictureSource(CDN, `img/${name}`, { width: 100, height: 80 }) ?? {}
      if (!srcset) return
      const candidates = srcset.split(', ')
      expect(candidates).toHaveLength(3)
      for (const candidate of candidates) expect(candidate).toMatch(/^https:[^\s,"'()#]+ [123]x$/)
    }),
  )
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

describe('a CDN that wants the format in the address', () => {
  const at = (base: string, file: string, isSized = true) =>
    imageUrl(base, file, isSized ? { width: 520, height: 300 } : null)

  test.each([
    ['https://cdn.uz/{size}fwebp', 'https://cdn.uz/w520h300q100fwebp/p/1.jpg', 'https://cdn.uz/p/1.jpg'],
    [
      'https://cdn.uz/webp/{size}/',
      'https://cdn.uz/webp/w520h300q100/p/1.jpg',
      'https://cdn.uz/webp/p/1.jpg',
    ],
    ['https://cdn.uz/', 'https://cdn.uz/w520h300q100/p/1.jpg', 'https://cdn.uz/p/1.jpg'],
  ])('%s', (base, sized, whole) => {
    expect([at(base, 'p/1.jpg'), at(base, 'p/1.jpg', false)]).toEqual([sized, whole])
  })

  test('a name that looks like such a place is a name', () => {
    expect(at('https://cdn.uz/{size}fwebp', '{size}/{file}.jpg')).toBe(
      'https://cdn.uz/w520h300q100fwebp/%7Bsize%7D/%7Bfile%7D.jpg',
    )
  })

  test('each density of a picture is asked for in it', () => {
    const source = pictureSource('https://cdn.uz/{size}fwebp', 'p/1.jpg', { width: 100, height: 100 })
    expect(source?.srcset?.match(/q100fwebp\/p\/1\.jpg/g)).toHaveLength(3)
  })
})
