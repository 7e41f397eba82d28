import { type Query, QueryClient } from '@tanstack/react-query'
import type { ApiError, Result } from './result.ts'

/** Milliseconds a read counts as fresh, by how fast its subject changes. */
export const STALE = { live: 0, minute: 60_000, visit: 30 * 60_000 } as const

/** A failed read, as TanStack Query wants it: thrown. Only `unwrap` makes it, only `QueryView` and friends read it. */
export class CallFailed extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(`${error.kind} ${error.status} ${error.code}`)
    this.name = 'CallFailed'
    this.error = error
  }
}

/** Turns a pair into what a query function must do. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const [error, data] = await call
  if (error) throw new CallFailed(error)
  return data
}

/** The pair's error behind whatever a query threw. */
export const errorOf = (thrown: unknown): ApiError | null =>
  thrown instanceof CallFailed ? thrown.error : null

/** ms between looks of its own at a read that failed; a press on "Try again" does not wait for it. */
export const AGAIN_EVERY = 30_000

/** No answer, or none worth the name: it may be different in a while. A refusal is an answer. */
export const isTrouble = (error: ApiError | null): boolean =>
  error !== null && (error.kind === 'http' ? error.status >= 500 : error.kind !== 'aborted')

/** `refetchInterval` of every read: one that failed recovers by itself while somebody looks. `wanted`: ms when all is well. */
export const askAgain =
  (wanted: number | false = false) =>
  ({ state }: Pick<Query, 'state'>): number | false =>
    isTrouble(errorOf(state.error)) ? AGAIN_EVERY : wanted

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isToldByScreen?: boolean }
  }
}

/** `meta` of a read whose screens say themselves that it failed; any other that fails is told in a notice. */
export const TOLD_BY_SCREEN = { isToldByScreen: true } as const

/** No second retry: ofetch already retries once. Reads go out offline too, so that they fail in words. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: STALE.minute,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchInterval: askAgain(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
