import type { CallRow } from '../contract/calls.ts'

/** Whom the calls are for, and what is sent with each of them. */
export type Target = {
  /** Address of the API, without a slash at its end. */
  url: string
  merchant: string
  token: string | null
  /** Where the shop stands, if that is another origin than the API's. */
  origin: string | null
  timeoutMs: number
}

export type Asked = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  /** Sent without the customer's token. */
  isGuest?: true
}

/** What came back. `trouble`: why nothing did, in words; else empty. */
export type Exchange = { status: number; headers: Headers; text: string; ms: number; trouble: string }

const filled = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function troubleOf(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1_000} s`
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return `no answer: ${cause?.code ?? message}`
}

/** Sends a request and reads the whole answer, within the time limit; a redirect is not followed. */
export async function exchange(request: Request, timeoutMs: number): Promise<Exchange> {
  const started = performance.now()
  const ended = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, ms: ended(), trouble: '' }
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', ms: ended(), trouble: troubleOf(error, timeoutMs) }
  }
}

/** A call of the table as the shop would send it. */
export function requestFor(target: Target, { method, path }: CallRow, asked: Asked = {}): Request {
  const { params = {}, query = {}, body, isGuest } = asked
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const headers = new Headers({ Merchant: target.merchant, 'Accept-Language': 'uz', Channel: 'WEB' })
  if (target.token && !isGuest) headers.set('Authorization', `Bearer ${target.token}`)
  if (target.origin) headers.set('Origin', target.origin)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return new Request(`${target.url}${filled(path, params)}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
