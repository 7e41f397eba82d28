import { FetchError } from 'ofetch'
import * as v from 'valibot'
import { maybe, multilingual, number, optionalNumber, text } from '#/api/schema/common.ts'
import { NO_TEXT } from '#/domain/text.ts'
import type { ApiError } from './result.ts'

const optionalText = v.optional(text(), undefined)
const optional = v.optional(number(0), undefined)

const Detail = v.object({
  field: optionalText,
  productId: optionalText,
  line: optional,
  min: optional,
  max: optional,
  retryAfter: optional,
  nextOpenAt: optionalText,
})

/** The error body of the server; everything in it may be missing, and a text is cut at 500 characters. */
export const ErrorBody = v.object({
  code: text(),
  description: multilingual(500),
  details: maybe(v.array(Detail), []),
})

const retryAfterHeader = v.pipe(v.unknown(), v.transform(Number), optionalNumber)

const bare = (kind: ApiError['kind'], status = 0): ApiError => ({
  kind,
  status,
  code: '',
  message: NO_TEXT,
  details: [],
  retryAfter: null,
})

/**
 * Turns anything that a call throws into an `ApiError`. Text that is not JSON is a bad answer. A truncated body rejects
 * with a bare TypeError, which counts as no response.
 */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof SyntaxError) return badAnswer()
  if (!(cause instanceof FetchError)) return isAbort(cause) ? bare('aborted') : bare('network')
  if (cause.response) return fromResponse(cause)
  return isAbort(cause.cause ?? cause) ? bare('aborted') : bare('network')
}

const isAbort = (cause: unknown) => cause instanceof Error && cause.name === 'AbortError'

function fromResponse(cause: FetchError): ApiError {
  const status = cause.response?.status ?? 0
  const body = v.safeParse(ErrorBody, cause.data)
  const error = bare('http', status)
  if (!body.success) return error
  const { code, description, details } = body.output
  const header = v.safeParse(retryAfterHeader, cause.response?.headers.get('Retry-After'))
  const retryAfter = details[0]?.retryAfter ?? (header.success && header.output ? header.output : null)
  return { ...error, code, message: description, details, retryAfter }
}

/** No answer within the limit of a call. */
export const timedOut = (): ApiError => bare('timeout')

/** A response with status 200 that is not what the API promises: HTML of a captive portal, nonsense, nothing. */
export const badAnswer = (): ApiError => bare('bad-answer', 200)
