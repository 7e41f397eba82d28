import { FetchError } from 'ofetch'
import * as v from 'valibot'
import { asSent, multilingual, optionalNumber } from '#/api/schema/common.ts'
import { maybe } from '#/api/schema/field.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { isCommonCode, isErrorCode } from './error-codes.ts'
import type { ApiError } from './result.ts'

/** Servers write null for what they leave out: it says nothing, and is no zero. */
const optionalText = v.optional(
  v.pipe(
    asSent(),
    v.transform((said) => said || undefined),
  ),
  undefined,
)
const optional = v.optional(
  v.pipe(
    optionalNumber,
    v.transform((said) => said ?? undefined),
  ),
  undefined,
)

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
  code: maybe(v.string(), ''),
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

/**
 * The one place that decides what an answer proves. Proxies, firewalls, portals and deployments answer with statuses, too,
 * but not with an error body of the API and a code of its own: without one a refusal is a bad answer, which is asked for
 * again and of which nothing is concluded.
 */
function fromResponse({ response, data }: FetchError): ApiError {
  const status = response?.status ?? 0
  const body = v.safeParse(ErrorBody, data)
  if (!body.success) return status >= 500 ? bare('http', status) : statusOfAnother(status)
  const { code, description: message, details } = body.output
  const header = v.safeParse(retryAfterHeader, response?.headers.get('Retry-After'))
  const retryAfter = details[0]?.retryAfter ?? (header.success && header.output ? header.output : null)
  const said = { message, details, retryAfter }
  if (isKnownRefusal(body.output, data)) return { ...bare('http', status), ...said, code }
  if (status >= 500) return { ...bare('http', status), ...said }
  const isOwn = code !== '' && hasOwnWords(body.output, data) && !TRY_LATER.includes(status)
  return { ...bare(isOwn ? 'refused' : 'bad-answer'), ...said }
}

/** A status without an error body proves nothing of what was asked for, but two say what helps. */
function statusOfAnother(status: number): ApiError {
  const advice = ADVICE[status]
  return advice ? { ...badAnswer(), advice } : badAnswer()
}

const ADVICE: Readonly<Record<number, ApiError['advice']>> = { 413: 'send-less', 429: 'wait' }

type Said = v.InferOutput<typeof ErrorBody>

/** Words in the customer's languages are written by the API alone, even when its code is newer than this build. */
const hasOwnWords = ({ description }: Said, data: unknown) => isMap(data) && description !== NO_TEXT

/** A code that every API has, such as NOT_FOUND, is ours only with our words beside it. */
const isKnownRefusal = (body: Said, data: unknown) =>
  isErrorCode(body.code) && (!isCommonCode(body.code) || hasOwnWords(body, data))

/** Statuses that speak of the moment, not of what was asked. */
const TRY_LATER = [408, 425, 429]

const isMap = (data: unknown) =>
  typeof data === 'object' && data !== null && 'description' in data && typeof data.description === 'object'

/** Whether it is the API itself that refuses, by the text of the body. */
export function isOwnRefusal(text: string): boolean {
  const data = parseBody(text)
  const body = v.safeParse(ErrorBody, data)
  return body.success && isKnownRefusal(body.output, data)
}

/** Something came back, whatever it is; what did not is said by the screens and the offline bar. */
export const isAnswer = ({ kind }: ApiError) => kind === 'http' || kind === 'refused' || kind === 'bad-answer'

/** No answer within the limit of a call. */
export const timedOut = (): ApiError => bare('timeout')

/** A response that is not what the API promises: HTML of a captive portal or a proxy, nonsense, nothing. */
export const badAnswer = (): ApiError => bare('bad-answer')

/** Of an answer that was read in part: what is looked for may be in the other one. */
export const UNREADABLE = badAnswer()

/** The body of a response that is to be JSON. Its bytes decide, not what its header says of them. */
export function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

/** A body that is not JSON, which no schema may take for an answer. */
export const NOT_JSON = Symbol('not JSON')
