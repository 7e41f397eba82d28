import type { Random } from '../../../random.ts'
import { nameOf, type Route, type ValidRequest, type World } from '../../../sandbox/testing/world.ts'
import { ADDRESS_TEXTS, FILES, FORM_TEXTS, HEADER_TEXTS, RAW_BODIES, VALUES, WORST } from './hostile.ts'

/** A part of a request that can be replaced. `at`: a name; in a body the keys that lead there, none: all of it. */
export type Place =
  | { in: 'path' | 'query' | 'header' | 'form'; at: string }
  | { in: 'body'; at: readonly string[] }
  | { in: 'raw' | 'method' | 'person' }

/** A request whose parts can still be replaced. */
export type Draft = {
  route: Route
  /** As they stand in the address, encoded. */
  params: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: unknown
  form: Record<string, string | Blob> | null
  /** Sent instead of `body` and `form`. */
  raw: readonly [type: string, text: string] | null
  method: string
}

/** Every header that the server reads, and some that it should not heed. */
export const HEADERS = [
  'Merchant',
  'Authorization',
  'Content-Type',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Channel',
  'Idempotency-Key',
  'If-None-Match',
  'Origin',
  'Sec-Fetch-Site',
  'X-Sandbox-Now',
  'X-Sandbox-Fault',
  'X-Forwarded-For',
  'Host',
  'Cookie',
  'Range',
] as const
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** The keys to every value inside a body. */
function fieldsOf(body: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof body !== 'object' || body === null) return [at]
  return [at, ...Object.entries(body).flatMap(([key, value]) => fieldsOf(value, [...at, key]))]
}

/** Every place of a route's request. */
export function placesOf({ params, query, body, form }: ValidRequest): Place[] {
  const named = (where: 'path' | 'query' | 'form', names: object = {}): Place[] =>
    Object.keys(names).map((at) => ({ in: where, at }))
  return [
    ...named('path', params),
    ...named('query', query),
    { in: 'query', at: 'unknown' },
    ...HEADERS.map((at): Place => ({ in: 'header', at })),
    ...(body ? fieldsOf(body).map((at): Place => ({ in: 'body', at })) : []),
    ...named('form', form),
    { in: 'raw' },
    { in: 'method' },
    { in: 'person' },
  ]
}

/** The valid request itself. */
export function draftOf(route: Route, valid: ValidRequest, { me }: World): Draft {
  const encoded = Object.entries(valid.params ?? {}).map(([name, text]) => [
    name,
    name === '*' ? encodeURI(text) : encodeURIComponent(text),
  ])
  return {
    route,
    params: Object.fromEntries(encoded),
    query: Object.entries(valid.query ?? {}).map(([name, text]) => [name, encodeURIComponent(text)]),
    headers: {
      Merchant: valid.merchant ?? 'demo',
      ...(!valid.isGuests && { Authorization: `Bearer ${me.token}` }),
      ...valid.headers,
    },
    body: valid.body,
    form: valid.form ?? null,
    raw: null,
    method: route.method,
  }
}

/** The value with what lies at `keys` replaced; `change` gets what was there, undefined removes it. */
function withField(value: unknown, keys: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return change(value)
  const copy = Object.fromEntries(Object.entries(value as object))
  copy[key] = withField(copy[key], rest, change)
  return Array.isArray(value) ? Object.values(copy) : copy
}

function otherPerson(draft: Draft, { foreign }: World, { oneOf }: Random): Draft {
  const { Authorization: _, ...guest } = draft.headers
  return {
    ...draft,
    headers: oneOf([
      guest,
      { ...draft.headers, Authorization: `Bearer ${foreign}` },
      { ...draft.headers, Merchant: oneOf(['dark', 'minimal', 'closed', 'dinein', 'm-demo']) },
    ]),
  }
}

function otherQuery(draft: Draft, at: string, { oneOf }: Random): Draft {
  const others = draft.query.filter(([name]) => name !== at)
  const hostile = (): [string, string] => [at, oneOf(ADDRESS_TEXTS)]
  const now = draft.query.filter(([name]) => name === at)
  return { ...draft, query: oneOf([others, [...others, hostile()], [...others, ...now, hostile()]]) }
}

/** The request with one of its places made hostile. */
export function mutate(draft: Draft, place: Place, world: World, random: Random): Draft {
  const { oneOf } = random
  switch (place.in) {
    case 'path':
      return { ...draft, params: { ...draft.params, [place.at]: oneOf(ADDRESS_TEXTS) } }
    case 'query':
      return otherQuery(draft, place.at, random)
    case 'header':
      return { ...draft, headers: { ...draft.headers, [place.at]: oneOf(HEADER_TEXTS) } }
    case 'body': {
      const value = oneOf([oneOf(WORST), oneOf(VALUES), oneOf(VALUES)])
      const change = (old: unknown) => oneOf([value, value, value, [old, old], undefined])
      return { ...draft, body: withField(draft.body, place.at, change) }
    }
    case 'form': {
      const value = draft.form?.[place.at] instanceof Blob ? oneOf(FILES) : oneOf(FORM_TEXTS)
      return { ...draft, form: { ...draft.form, [place.at]: oneOf([value, value, oneOf(FILES)]) } }
    }
    case 'raw':
      return { ...draft, raw: oneOf(RAW_BODIES) }
    case 'method':
      return { ...draft, method: oneOf(METHODS) }
    case 'person':
      return otherPerson(draft, world, random)
  }
}

/** Path and query as they are sent. */
export function addressOf({ route, params, query }: Draft): string {
  const path = route.path.replace(/:(\w+)(?:\{.*?\})?|\*/g, (whole, name: string | undefined) => {
    const value = params[name ?? '*']
    return value ?? whole
  })
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&')
  return asked ? `${path}?${asked}` : path
}

function contentOf({ raw, form, body }: Draft): [type: string | null, content: string | FormData | null] {
  if (raw) return [raw[0], raw[1]]
  if (form) {
    const data = new FormData()
    for (const [name, value] of Object.entries(form)) data.append(name, value)
    return [null, data]
  }
  return body === undefined ? [null, null] : ['application/json', JSON.stringify(body) ?? '']
}

/** The request as a browser would send it to this server. */
export function requestOf(draft: Draft): Request {
  const headers = new Headers()
  const bare = draft.method === 'GET' || draft.method === 'HEAD'
  const [type, content] = bare ? [null, null] : contentOf(draft)
  if (type) headers.set('Content-Type', type)
  for (const [name, text] of Object.entries(draft.headers)) headers.set(name, text)
  return new Request(`http://localhost:8080${addressOf(draft)}`, {
    method: draft.method,
    headers,
    body: content,
  })
}

/** The request in one line, to be read and repeated. */
export function shownRequest(draft: Draft): string {
  const cut = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text)
  const form = draft.form && Object.entries(draft.form)
  const shownForm = form?.map(([name, value]) => [
    name,
    value instanceof Blob ? `a file of ${value.size} bytes` : value,
  ])
  const content = JSON.stringify(draft.raw ?? shownForm ?? draft.body)
  const headers = Object.entries(draft.headers).map(([name, text]) => `${name}: ${cut(text)}`)
  return [
    `${draft.method} ${cut(addressOf(draft))} (${nameOf(draft.route)})`,
    headers.join(', '),
    cut(content ?? 'no body'),
  ].join(' | ')
}
