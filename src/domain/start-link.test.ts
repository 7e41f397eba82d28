import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isId } from './id.ts'
import { safeRedirect, startTarget, tableInCode } from './start-link.ts'

test.each([
  ['p_p-1', { kind: 'product', id: 'p-1' }],
  ['g_code-of-a-basket', { kind: 'shared-basket', code: 'code-of-a-basket' }],
  ['r_K7M3QXA', { kind: 'invitation', code: 'K7M3QXA' }],
  ['c_cat_9', { kind: 'category', id: 'cat_9' }],
  ['t_tb-7', { kind: 'table', id: 'tb-7' }],
  ['o_o-1', { kind: 'order', id: 'o-1' }],
  ['b_br-1', { kind: 'branch', id: 'br-1' }],
  ['promo_SALOM10', { kind: 'promo', code: 'SALOM10' }],
  ['h_K7M3QX', { kind: 'hand-over', code: 'K7M3QX' }],
  ['page_vacancies', { kind: 'page', name: 'vacancies' }],
  ['reorder_o-1', { kind: 'reorder', id: 'o-1' }],
  ['x_1', { kind: 'home' }],
  ['constructor_1', { kind: 'home' }],
  ['p_', { kind: 'home' }],
  ['p', { kind: 'home' }],
  ['_p', { kind: 'home' }],
  ['p_a b', { kind: 'product', id: 'a b' }],
  ['t_{8F2E-11}', { kind: 'table', id: '{8F2E-11}' }],
  ['p_prod.12', { kind: 'product', id: 'prod.12' }],
  ['promo_10 %', { kind: 'home' }],
  ['P_p-1', { kind: 'home' }],
  ['p_../x', { kind: 'home' }],
  [`p_${'a'.repeat(201)}`, { kind: 'home' }],
  [`promo_${'a'.repeat(65)}`, { kind: 'home' }],
  ['', { kind: 'home' }],
  [null, { kind: 'home' }],
])('start link %s', (param, expected) => {
  expect(startTarget(param)).toEqual(expected)
})

test('5,000 start links: one of the known targets with an id or a code of plain letters, else home', () => {
  const kinds = [
    ...['product', 'category', 'table', 'order', 'branch', 'reorder'],
    ...['promo', 'hand-over', 'shared-basket', 'invitation', 'page'],
  ]
  const piece = fc.constantFrom(
    'p',
    'c',
    'page',
    'promo',
    'reorder',
    '_',
    '-',
    '__proto__',
    '/',
    '..',
    ':',
    '%2f',
    ' ',
  )
  const param = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.string(),
    fc.stringMatching(/^(p|c|t|o|b|h|g|page|promo|reorder)_.{0,80}$/),
  )
  fc.assert(
    fc.property(param, (given) => {
      const { kind, ...rest } = startTarget(given)
      const values = Object.values(rest)
      expect(values).toHaveLength(kind === 'home' ? 0 : 1)
      expect([...kinds, 'home']).toContain(kind)
      for (const value of values) expect('id' in rest ? isId(value) : /^[\w-]{1,64}$/.test(value)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  ['https://t.me/qozon_bot/shop?startapp=t_tb-7', 'tb-7'],
  ['https://t.me/qozon_bot?startapp=t_tb-7&mode=compact', 'tb-7'],
  ['https://demo.example.uz/?start=t_tb-7', 'tb-7'],
  [' t_tb-7\n', 'tb-7'],
  ['https://demo.example.uz/?start=t_%7B8F2E-11%7D', '{8F2E-11}'],
  ['https://t.me/qozon_bot/shop?startapp=p_p-1', null],
  ['https://t.me/qozon_bot/shop', null],
  ['WIFI:S:Qozon;T:WPA;P:plov;;', null],
  ['4780012345678', null],
  ['https://[', null],
  ['', null],
])('the table in the code %j is %s (BX-29)', (code, id) => {
  expect(tableInCode(code)).toBe(id)
})

const ORIGIN = 'https://demo.example.uz'

test.each([
  ['a page', '/basket', '/basket'],
  ['a page with an id and a query', '/profile/orders/o-1?paid=1', '/profile/orders/o-1?paid=1'],
  ['home', '/', '/'],
  ['an unknown page', '/admin', '/'],
  ['an id that is empty', '/product/', '/'],
  ['another host', 'https://evil.example', '/'],
  ['another host without a scheme', '//evil.example/basket', '/'],
  ['a backslash', '/\\evil.example', '/'],
  ['a way round by dots', '/.//evil.example', '/'],
  ['a tab that browsers drop', '/\t/evil.example', '/'],
  ['a line feed', '/basket\n', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['not a text', 42, '/'],
  ['too long', `/basket?${'a'.repeat(512)}`, '/'],
])('redirect: %s', (_rule, path, expected) => {
  expect(safeRedirect(path, ORIGIN)).toBe(expected)
})

test('an origin that is none leads home', () => {
  expect(safeRedirect('/basket', 'null')).toBe('/')
})

test('no generated value leaves the origin or reaches an unknown page', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    '@',
    ':',
    '#',
    '?',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'evil.example',
    'https:',
    'basket',
    'product',
    'x',
    'profile/orders',
  )
  const value = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
    fc.array(piece, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  )
  const known = /^\/(basket|product\/[^/]+|profile(\/orders(\/[^/]+)?)?)?$/
  fc.assert(
    fc.property(value, (path) => {
      const url = new URL(safeRedirect(path, ORIGIN), ORIGIN)
      expect(url.origin).toBe(ORIGIN)
      expect(url.pathname).toMatch(known)
    }),
    { numRuns: 5_000 },
  )
})
