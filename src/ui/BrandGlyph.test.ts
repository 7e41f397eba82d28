import { expect, test } from 'vitest'
import { siteOf } from './BrandGlyph.tsx'

test.each([
  ['https://t.me/demo', 'telegram'],
  ['https://www.instagram.com/demo/', 'instagram'],
  ['https://m.facebook.com/demo', 'facebook'],
  ['https://www.youtube.com/@demo', 'youtube'],
  ['https://youtu.be/x', 'youtube'],
  ['https://instagram.com.example.uz/demo', null],
  ['https://example.uz/?next=https://youtube.com', null],
  ['mailto:hi@instagram.com', null],
  ['no address', null],
])('%s leads to %s', (link, site) => {
  expect(siteOf(link)).toBe(site)
})
