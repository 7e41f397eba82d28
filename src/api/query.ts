import { type Query, QueryClient } from '@tanstack/react-query'
import type { ApiError, Result } from './result.ts'

/** Milliseconds a read counts as fresh, by how fast its subject changes. */
export const STALE = { live: 0, minute: 60_000, visit: 30 * 60_000 } as const

/**
 * The error that TanStack Query needs for a failed query, since it must be thrown. Only `unwrap` makes it, only
 * `QueryView` and friends read it.
 */
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

/** How often a failed query is repeated automatically, ms; a press on "Try again" does not wait for it. */
export const AGAIN_EVERY = 30_000

/**
 * No response, or an unusable one: a repetition may help. A refusal by the API itself is an answer, and a repetition would
 * not change it.
 */
export const isRetryable = (error: ApiError | null): boolean =>
  error !== null && (error.kind === 'http' ? error.status >= 500 : error.kind !== 'aborted')

/**
 * `refetchInterval` of every query: a failed one is repeated while the page is visible. `wanted`: the interval while it
 * succeeds, ms.
 */
export const askAgain =
  (wanted: number | false = false) =>
  ({ state }: Pick<Query, 'state'>): number | false =>
    isRetryable(errorOf(state.error)) ? AGAIN_EVERY : wanted

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isReportedByScreen?: boolean; isInLanguage?: boolean }
  }
}

/** `meta` of a read whose screens say themselves that it failed; any other that fails is reported in a notice. */
export const REPORTED_BY_SCREEN = { isReportedByScreen: true } as const
/** The same of a read whose answer is in the language of the call: asked anew when the customer chooses another. */
export const IN_LANGUAGE = { ...REPORTED_BY_SCREEN, isInLanguage: true } as const

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
