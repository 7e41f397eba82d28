// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/api/query.ts'
import type { ArrivedMenu } from '#/api/schema/menu.ts'
import { menuQuery } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

/** Minutes at which a menu is asked for that comes as `isWhole` says, in an hour. */
async function askedAt(isWhole: (nth: number) => boolean) {
  const client = createQueryClient()
  const from = Date.now()
  const at: number[] = []
  const queryFn = async (): Promise<ArrivedMenu> => {
    at.push((Date.now() - from) / MINUTE)
    return { version: '', groups: [], categories: [], products: [], isWhole: isWhole(at.length) }
  }
  const observer = new QueryObserver(client, { ...menuQuery(['m-1', ''] as never, 'WEB'), queryFn })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  stop()
  client.clear()
  return at
}

test('a menu that came in part is asked for again until it is whole', async () => {
  expect(await askedAt((nth) => nth > 2)).toEqual([0, 0.5, 1.5])
})

test('less and less often, when a record of it stays broken', async () => {
  expect(await askedAt(() => false)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5])
})
