import { expect, test } from 'vitest'
import { type ApiErrorKind, fail, ok } from '#/api/result.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { orderWith } from '#/testing/test-order.ts'
import { outcomeOf } from './outcome.ts'

const answer = (kind: ApiErrorKind, status: number, code: string) =>
  outcomeOf(fail({ kind, status, code, message: NO_TEXT, details: [], retryAfter: null }))

test('an order is what came of a post', () => {
  expect(outcomeOf(ok(orderWith()))).toMatchObject({ is: 'done', order: { id: 'o-1' } })
})

test.each([400, 401, 403, 404, 409, 422])('%i with a code of the API refuses the order', (status) => {
  expect(answer('http', status, 'PRICE_CHANGED')).toMatchObject({ is: 'failed', error: { status } })
})

test('a refusal in words of the API refuses it too, though this build does not know its code', () => {
  expect(answer('refused', 0, '')).toMatchObject({ is: 'failed' })
})

test.each([
  ['a 404 of some proxy', 'bad-answer', 0, ''],
  ['a server that failed in the middle', 'http', 500, 'INTERNAL'],
  ['a gateway that waited too long', 'http', 504, 'TIMEOUT'],
  ['too many calls', 'http', 429, 'TOO_MANY_REQUESTS'],
  ['no answer in time', 'timeout', 0, ''],
  ['no network', 'network', 0, ''],
  ['the page of a Wi-Fi', 'bad-answer', 0, ''],
  ['the first post with this key has not ended', 'http', 409, 'IDEMPOTENCY_BUSY'],
  ['this key has made another order', 'http', 422, 'IDEMPOTENCY_MISMATCH'],
  ['the shared basket is ordered already', 'http', 409, 'SHARED_BASKET_ORDERED'],
] as const)('whether there is an order is not known: %s', (_rule, kind, status, code) => {
  expect(answer(kind, status, code)).toEqual({ is: 'unknown' })
})
