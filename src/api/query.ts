import { QueryClient } from '@tanstack/react-query'
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

/** No second retry: ofetch has the one of the spec. Reads go out offline too, so that they fail in words. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE.minute, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
