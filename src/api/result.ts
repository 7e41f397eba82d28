import type { MultilingualText } from '#/domain/text.ts'

/** Why a call failed. `aborted` is no failure: it is neither logged nor shown. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'bad-answer' | 'http'

/** What a caller gets instead of data. `message` is empty in a language the server did not write. */
export type ApiError = {
  kind: ApiErrorKind
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** The API's error code (`NOT_ENOUGH_PRODUCTS`), empty when the server named none. */
  code: string
  message: MultilingualText
  details: readonly ErrorDetail[]
  /** Seconds the server asked to wait, if it did. */
  retryAfter: number | null
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
