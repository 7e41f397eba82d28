import { queryOptions } from '@tanstack/react-query'
import { askAgain, REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { type BookingInput, tablesApi } from '#/api/tables.ts'
import { customerKey, type QueryScope, shopKey } from '#/session/query-keys.ts'

/** The polling interval of bookings that the branch has not answered yet, ms. */
const LOOK_EVERY = 10_000

/** The customer's bookings, those to come first. */
export const bookingsQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'bookings'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(tablesApi().bookings(signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.live,
    refetchInterval: (query) =>
      askAgain(query.state.data?.some(({ status }) => status === 'NEW') ? LOOK_EVERY : false)(query),
  })

type Asked = Pick<BookingInput, 'branchId' | 'date' | 'people'>

/** The times of a day with a table free for so many. */
export const freeTimesQuery = (scope: QueryScope, { branchId, date, people }: Asked) =>
  queryOptions({
    queryKey: shopKey(scope, 'free tables', branchId, date, people),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(tablesApi().free(branchId, date, people, signal)),
    enabled: branchId !== '' && date !== '',
    staleTime: STALE.live,
  })
