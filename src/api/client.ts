import { type FetchContext, FetchError, type FetchOptions, type FetchResponse, ofetch } from 'ofetch'
import * as v from 'valibot'
import { faultOf } from '#/api/schema/records.ts'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { log } from '#/lib/log.ts'
import { badAnswer, isAnswer, NOT_JSON, parseBody, timedOut, toApiError } from './error.ts'
import type { RecentCall } from './recent-calls.ts'
import { type ApiError, fail, ok, type Result } from './result.ts'

type Request = Pick<FetchOptions, 'query' | 'signal'> & {
  /** The call is nobody's: it carries no token, though there may be one. */
  isPublic?: true
  /** Headers besides those of every call, as a plain record, because the two are merged. */
  headers?: Record<string, string>
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: Record<string, unknown> | FormData
  /** Reads the body while it arrives; its result is then parsed as the response. */
  read?: (body: ReadableStream<Uint8Array>) => Promise<unknown>
}

/** One HTTP call: the schema of the response, the path, and what is sent. Never throws. */
export type Call = <S extends v.GenericSchema>(
  response: S,
  path: string,
  request?: Request,
) => Promise<Result<v.InferOutput<S>>>

export type Host = {
  baseURL: string
  /** Computed for every call: merchant, language, channel and the bearer token of this moment. */
  headers: () => Record<string, string>
  /**
   * Called with every failure but an aborted call; `path` is a template without the ids of owners, so it can be logged.
   */
  onFailure: (error: ApiError, path: string, sentHeaders: Record<string, string>) => void
  fetch?: typeof fetch | undefined
  /** Called when a call has ended, in whatever way. */
  onEnd?: (call: RecentCall) => void
}

/** The headers of every call; without the token for a call that is nobody's. */
export function headersOf({ headers }: Pick<Host, 'headers'>, isPublic = false): Record<string, string> {
  const { Authorization: _, ...nobodys } = headers()
  return isPublic ? nobodys : headers()
}

/** The same calls as nobody's. */
export const publicly =
  (call: Call): Call =>
  (response, path, request) =>
    call(response, path, { ...request, isPublic: true })

/** Milliseconds before the one retry of a read: what the server asked for, else 300–1,000 at random. */
function retryDelay({ response }: FetchContext): number {
  const asked = Number(response?.headers.get('Retry-After'))
  return asked > 0 && asked <= 10 ? asked * 1_000 : 300 + Math.random() * 700
}

/**
 * One time limit for a whole call, including its retry and reading the body. The limit of ofetch ends with the headers,
 * and does not apply at all to a call that has an abort signal.
 */
function limit(given: AbortSignal | null | undefined) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, HTTP_TIMEOUT_MS)
  if (given?.aborted) stop()
  given?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    isLate: () => isLate,
    end: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', stop)
    },
  }
}

/** An error has a JSON body, however the response was to be read. */
async function readError({ response }: { response: FetchResponse<unknown> }) {
  response._data = await response.json().catch(() => null)
}

/**
 * The client of one host. Retries are ofetch's default: once, never a write, on 408, 409, 425, 429, 500, 502,
 * 503, 504.
 */
export function createCall(host: Host): Call {
  const http = ofetch.create(
    { baseURL: host.baseURL, retryDelay, credentials: 'omit', parseResponse: parseBody },
    host.fetch && { fetch: host.fetch },
  )
  /** Reads the body while it arrives; one that was cut off is requested once more. */
  async function stream(path: string, read: NonNullable<Request['read']>, options: FetchOptions<'stream'>) {
    const once = async () => {
      const body = await http(path, {
        ...options,
        responseType: 'stream',
        parseResponse: undefined,
        onResponseError: readError,
      })
      return body && read(body)
    }
    return once().catch((cause) => {
      if (cause instanceof FetchError || cause instanceof SyntaxError || options.signal?.aborted) throw cause
      return once()
    })
  }
  return async (response, path, { read, isPublic, ...request } = {}) => {
    const headers = { ...headersOf(host, isPublic), ...request.headers }
    const failed = (error: ApiError) => {
      if (error.kind !== 'aborted') host.onFailure(error, path, headers)
      return fail(error)
    }
    const { signal, isLate, end } = limit(request.signal)
    const startedAt = performance.now()
    let status = 0
    const onResponse = (context: { response: Response }) => {
      status = context.response.status
    }
    const ended = () =>
      host.onEnd?.({ method: request.method ?? 'GET', path, status, ms: performance.now() - startedAt })
    try {
      const options = { ...request, headers, signal, onResponse }
      const body = await (read ? stream(path, read, options) : http(path, options))
      ended()
      if (body === NOT_JSON) return failed(badAnswer())
      const answer = v.safeParse(response, body)
      if (answer.success) return ok(answer.output)
      log.warn(`bad answer of ${path}`, faultOf(answer.issues))
      return failed(badAnswer())
    } catch (cause) {
      const error = isLate() ? timedOut() : toApiError(cause)
      if (!isAnswer(error)) status = 0
      ended()
      return failed(error)
    } finally {
      end()
    }
  }
}
