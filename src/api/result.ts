import type { MultilingualText } from '#/domain/text.ts'

/**
 * Why a call failed. `aborted` is no failure: it is neither logged nor shown. `http`: the API itself refused, by an error
 * body with a code of its own, or a server failed (5xx). `refused`: an error body as the API writes them, with a code that
 * this build does not know. `bad-answer`: anything else that came back, such as the 404 of a proxy, which proves nothing.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'bad-answer' | 'refused' | 'http'

/** What a caller gets instead of data. `message` is empty in a language the server did not write. */
export type ApiError = {
  kind: ApiErrorKind
  /** The HTTP status of `http`; 0 of every other kind, so that nothing can be concluded from a status that is not the API's. */
  status: number
  /** The API's error code (`NOT_ENOUGH_PRODUCTS`), empty when the server named none that is known. */
  code: string
  message: MultilingualText
  details: readonly ErrorDetail[]
  /** Seconds the server asked to wait, if it did. */
  retryAfter: number | null
  /** What a server on the way asks for; only words follow from it. */
  advice?: 'wait' | 'send-less'
}

/** One problem of an error answer; the fields depend on the code. */
export type ErrorDetail = {
  field?: string | undefined
  productId?: string | undefined
  line?: number | undefined
  min?: number | undefined
  max?: number | undefined
  retryAfter?: number | undefined
  nextOpenAt?: string | undefined
}

/** Every call's answer: never both, never a throw past `api/`. */
export type Result<T> = readonly [error: ApiError, data: null] | readonly [error: null, data: T]

export const ok = <T>(data: T): Result<T> => [null, data]
export const fail = (error: ApiError): Result<never> => [error, null]

export const isFailed = ([error]: Result<unknown>): boolean => error !== null
