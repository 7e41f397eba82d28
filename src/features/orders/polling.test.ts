import { expect, test } from 'vitest'
import { fail, ok } from '#/api/result.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { failuresInARow, pollEvery } from './polling.ts'

const error = (kind: 'network' | 'aborted') =>
  fail({ kind, status: 0, code: '', message: NO_TEXT, details: [], retryAfter: null })
const every = (key: string) => pollEvery(10_000, failuresInARow.of(key))
const look = (
  key: string,
  answer: Parameters<typeof failuresInARow.watch>[1] extends Promise<infer R> ? R : never,
) => failuresInARow.watch(key, Promise.resolve(answer))

test('three failures in a row slow the polling down, one response restores it (BX-06)', async () => {
  await look('a', error('network'))
  await look('a', error('network'))
  expect(every('a')).toBe(10_000)
  await look('a', error('network'))
  expect(every('a')).toBe(60_000)
  expect(every('b')).toBe(10_000)
  await look('a', ok('order'))
  expect(every('a')).toBe(10_000)
})

test('an aborted call is no failure', async () => {
  for (let i = 0; i < 5; i += 1) await look('c', error('aborted'))
  expect(every('c')).toBe(10_000)
})
