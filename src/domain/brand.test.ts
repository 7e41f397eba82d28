import { expect, test } from 'vitest'
import { firstBrand } from './brand.ts'

const BRANDS = [
  { id: 'a', page: null, domainUrl: '' },
  { id: 'b', page: 2, domainUrl: 'b.example' },
  { id: 'c', page: 3, domainUrl: 'c.example' },
]

test.each([
  ['nothing is known', {}, 'a'],
  ['the host is one brand’s domain', { hostname: 'c.example' }, 'c'],
  ['the cookie names a page', { pageCookie: '2', hostname: 'c.example' }, 'b'],
  ['this tab has shown one', { tabBrandId: 'c', pageCookie: '2', hostname: 'b.example' }, 'c'],
  ['this tab has shown one that is gone', { tabBrandId: 'gone', pageCookie: '2' }, 'b'],
  ['the cookie names a page that is gone', { pageCookie: '9', hostname: 'b.example' }, 'b'],
  ['a brand without a page, and a cookie that says so', { pageCookie: 'null' }, 'a'],
  ['what the tab has stored is no text', { tabBrandId: { id: 'c' } }, 'a'],
])('%s', (_what, known, id) => {
  const all = { tabBrandId: null, pageCookie: null, hostname: 'shop.example', ...known }
  expect(firstBrand(BRANDS, all)?.id).toBe(id)
})

test('a merchant without brands has none', () => {
  expect(firstBrand([], { tabBrandId: 'a', pageCookie: '2', hostname: 'b.example' })).toBeNull()
})
