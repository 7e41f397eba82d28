import { expect, test } from 'vitest'
import { pathPattern, recentCalls, rememberCall } from './recent-calls.ts'

/* The last calls of the capability report name nobody and nothing (CX-11). */

test.each([
  ['/products/v1/overalls?type=WEB', '/products/v1/overalls?type'],
  ['/users/v1/users/me/WITH_TOKEN', '/users/v1/users/me/WITH_TOKEN'],
  ['/orders/v1/orders/o-7f3k2', '/orders/v1/orders/:id'],
  ['/orders/v1/orders/user/u-abcdef?size=10&page=0', '/orders/v1/orders/user/:id?size&page'],
  ['/users/v1/branch/closest?lat=41.3&lon=69.2', '/users/v1/branch/closest?lat&lon'],
  ['/support/v1/vacancies/vc-demo-1/apply', '/support/v1/vacancies/:id/apply'],
  [
    '/users/v1/addresses/550e8400-e29b-41d4-a716-446655440000/WITH_TOKEN',
    '/users/v1/addresses/:id/WITH_TOKEN',
  ],
])('%s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern)
})

test('twenty are kept, the newest first', () => {
  for (let ms = 1; ms <= 30; ms++) rememberCall({ method: 'GET', path: '/orders/v1/orders', status: 200, ms })
  expect(recentCalls().map(({ ms }) => ms)).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index))
})
