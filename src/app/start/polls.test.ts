// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { createQueryClient } from '#/api/query.ts'
import { waiterCallQuery } from '#/features/dine-in/waiter.ts'
import { activeOrdersQuery, courierQuery, orderQuery } from '#/features/orders/index.ts'
import { bookingsQuery } from '#/features/table-booking/queries.ts'
import type { QueryScope } from '#/session/query-keys.ts'

/* Everything that is looked at again and again, through a minute in which the server answers 503. */

const SCOPE: QueryScope = ['m-1', '', 'u-1']
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The usual interval is that of the data which is there. */
const POLLS = {
  'an order on its way': [orderQuery(SCOPE, 'o-1'), { id: 'o-1', status: 'COOKING' }],
  'the active orders': [activeOrdersQuery(SCOPE), [{ id: 'o-1', status: 'COOKING' }]],
  'the courier': [courierQuery(SCOPE, 'o-1', true), { status: 'ON_WAY', courier: null, location: null }],
  'a call of the waiter': [waiterCallQuery(SCOPE, 'w-1'), { id: 'w-1', status: 'SENT' }],
  'a booking without an answer': [bookingsQuery(SCOPE), [{ id: 'b-1', status: 'NEW' }]],
} as const

test.each(Object.entries(POLLS))(
  '%s: at most eight requests in the minute, retries included (BX-06)',
  async (_what, [options, data]) => {
    let asked = 0
    connectApi({
      baseURL: 'http://shop.test',
      idempotency: true,
      headers: () => ({}),
      onFailure: () => {},
      fetch: async () => {
        asked++
        return new Response('', { status: 503 })
      },
    })
    const client = createQueryClient()
    client.setQueryData(options.queryKey, data as never)
    const leave = new QueryObserver(client, options as never).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(asked).toBeGreaterThan(1)
    expect(asked).toBeLessThanOrEqual(8)
    leave()
    client.clear()
  },
)
