import { exchange, type Target } from './ask.ts'

/** Headers that the shop sends, as a preflight lists them. */
const SENT = ['accept-language', 'authorization', 'channel', 'content-type', 'merchant']
/** Headers of answers that the shop reads. */
const READ = ['date', 'retry-after']
/** A call of each method that the shop makes. A preflight asks only; it does nothing. */
const PREFLIGHTS = [
  ['GET', '/support/v1/merchant/settings/web'],
  ['POST', '/orders/v1/orders'],
  ['PUT', '/products/v1/favourite/WITH_TOKEN'],
  ['DELETE', '/payments/v2/cards/x'],
] as const

const namesIn = (header: string | null) => (header ?? '').split(',').map((one) => one.trim().toLowerCase())
const lacks = (header: string | null, wanted: readonly string[]) => {
  const named = namesIn(header)
  return named.includes('*') ? [] : wanted.filter((one) => !named.includes(one))
}

function allowsOrigin(headers: Headers, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === '*' || allowed === origin
}

/** What keeps a page of that origin from making a call of a method; the star does not stand for `Authorization`. */
function preflightLosses(method: string, headers: Headers, origin: string): string[] {
  if (!allowsOrigin(headers, origin))
    return [`${method} from ${origin} is not allowed: the browser does not send it`]
  const allowed = headers.get('Access-Control-Allow-Headers')
  const star = namesIn(allowed).includes('*') && !namesIn(allowed).includes('authorization')
  const headersLacking = [...lacks(allowed, SENT), ...(star ? ['authorization'] : [])]
  const isSimple = method === 'GET' || method === 'POST'
  const methods = headers.get('Access-Control-Allow-Methods')
  const methodsLacking = isSimple ? [] : lacks(methods, [method.toLowerCase()])
  return [
    ...headersLacking.map((one) => `${method} may not send ${one}: the browser does not send the call`),
    ...methodsLacking.map(() => `${method} is not among Access-Control-Allow-Methods`),
  ]
}

/** What a page of `target.origin` would not be allowed to send, or to read. */
export async function corsLosses(
  target: Target & { origin: string },
): Promise<{ losses: string[]; ms: number }> {
  const { url, origin, merchant, timeoutMs } = target
  const losses: string[] = []
  let ms = 0
  for (const [method, path] of PREFLIGHTS) {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': SENT.join(','),
    }
    const answer = await exchange(new Request(url + path, { method: 'OPTIONS', headers }), timeoutMs)
    ms += answer.ms
    const isRefused = answer.trouble || answer.status >= 300
    const why = answer.trouble || `status ${answer.status} to the preflight`
    losses.push(...(isRefused ? [`${method}: ${why}`] : preflightLosses(method, answer.headers, origin)))
  }
  const headers = { Origin: origin, Merchant: merchant }
  const read = await exchange(new Request(url + PREFLIGHTS[0][1], { headers }), timeoutMs)
  ms += read.ms
  if (!read.trouble && !allowsOrigin(read.headers, origin))
    losses.push(`no Access-Control-Allow-Origin for ${origin}: no answer can be read`)
  const hidden = read.trouble ? [] : lacks(read.headers.get('Access-Control-Expose-Headers'), READ)
  for (const name of hidden)
    losses.push(
      name === 'date'
        ? 'Date is not exposed: hours and promo codes go by the clock of the device'
        : 'Retry-After is not exposed: nobody is told how long to wait for a code',
    )
  return { losses, ms }
}
