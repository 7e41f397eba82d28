import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode } from '#/api/error-codes.ts'
import { amountIn } from '#/domain/money-text.ts'
import type { Language, MultilingualText } from '#/domain/text.ts'
import { errorTexts } from './error-texts.ts'

export const statusOf = (code: ErrorCode): ContentfulStatusCode => errorTexts[code][0]

/** One problem: the field, the line or the bound it is about. */
export type Detail = Readonly<Record<string, unknown>>

/** The texts of a code, `{max}` and such filled from the first detail. */
function textsOf(code: ErrorCode, details: readonly Detail[] = []): MultilingualText {
  const [, uz, ru, eng] = errorTexts[code]
  const fill = (language: Language, text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = details[0]?.[name]
      return typeof value === 'number' ? amountIn(language, value) : String(value ?? '')
    })
  return { uz: fill('uz', uz), ru: fill('ru', ru), eng: fill('eng', eng) }
}

/** Thrown anywhere below a route; becomes the error body of the API. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly details: readonly Detail[]
  /** Other fields for the body, such as the fresh totals of PRICE_CHANGED. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    details: readonly Detail[] = [],
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(code)
    this.code = code
    this.details = details
    this.extra = extra
  }
}

const statusNames: Partial<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** The error body of the API. */
export const errorBody = (fault: Fault, path: string, timestamp: string) => ({
  timestamp,
  status: statusOf(fault.code),
  error: statusNames[statusOf(fault.code)] ?? 'Error',
  path,
  code: fault.code,
  description: textsOf(fault.code, fault.details),
  details: fault.details,
  ...fault.extra,
})
