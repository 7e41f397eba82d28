import type { Random } from '../../../random.ts'

/* What a back end that does not keep its contract makes of a good answer. Pure: the same seed, the same answer. */

/** Damages of a JSON body; what stays readable in it says nothing that the good answer did not say. */
const OF_JSON = {
  'a page instead of a list': otherShape,
  nulls: (body, random, share) => everyField(body, (value) => (happens(random, share) ? null : value)),
  'missing fields': (body, random, share) =>
    everyField(body, (value) => (happens(random, share) ? undefined : value)),
  'extra fields': (body) => everyRecord(body, (record) => ({ ...record, ...EXTRA })),
  'numbers as text': (body, random, share) =>
    everyField(body, (value) => (typeof value === 'number' && happens(random, share) ? `${value}` : value)),
  'unknown words of an enum': (body, random, share) =>
    everyField(body, (value, field) => {
      // What the customer types is no enum, even in capitals: a promo code.
      if (isEnum(value) && field !== 'code') return happens(random, share) ? UNKNOWN : value
      // A list of words has one more: without any that is known it would say something else.
      return isWords(value) ? [...value, UNKNOWN] : value
    }),
  'broken records among good ones': (body, random) => everyList(body, (list) => withBroken(list, random)),
} satisfies Record<string, (body: unknown, random: Random, share: number) => unknown>

/** Damages of the way in which a body arrives. */
const OF_TRANSPORT = ['HTML with 200', 'an empty body', 'a cut body', 'a slow drip'] as const

export const DAMAGES = [...(Object.keys(OF_JSON) as (keyof typeof OF_JSON)[]), ...OF_TRANSPORT]
export type Damage = (typeof DAMAGES)[number]

/** How an answer is sent. `sendsUntil`: bytes after which the connection is closed; `parts`: in how many it drips. */
export type Answer = { status: number; type: string; body: string; sendsUntil: number | null; parts: number }

const EXTRA = { extra: { of: [1, null, 'x'] }, constructor: 'x', length: -1, isNew: true, price2: 1 }
const BROKEN: readonly unknown[] = [null, 42, 'record', [], {}, { id: null }, { broken: true }, [[]]]
/** Shares of the fields that are damaged. */
const SHARES = [0.05, 0.3, 1] as const
const UNKNOWN = 'OF_THE_NEXT_VERSION'
const HTML = '<!doctype html><html><body><h1>Log in to the Wi-Fi</h1></body></html>'

const happens = ({ whole }: Random, share: number) => whole(0, 9_999) < share * 10_000
const isEnum = (value: unknown) => typeof value === 'string' && /^[A-Z][A-Z_]{2,}$/.test(value)
const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.some(isEnum)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Change = (value: unknown, field?: string) => unknown

/** The value with `change` made to every field and item in it, from the inside out; undefined removes a field. */
function everyField(value: unknown, change: Change): unknown {
  const changed = (inner: unknown, field?: string) => change(everyField(inner, change), field)
  if (Array.isArray(value)) {
    // A list of words says something as a whole. Of other lists no item goes: one without any would be a true empty one.
    return value.some(isEnum) ? value : value.map((inner) => changed(inner) ?? everyField(inner, change))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]))
}

const everyRecord = (value: unknown, change: (record: Record<string, unknown>) => unknown): unknown =>
  nested(value, (inner) => (isRecord(inner) ? change(inner) : inner))

const everyList = (value: unknown, change: (list: readonly unknown[]) => unknown): unknown =>
  nested(value, (inner) => (Array.isArray(inner) ? change(inner) : inner))

const nested = (value: unknown, change: (value: unknown) => unknown) => change(everyField(value, change))

const pageOf = (list: readonly unknown[]) => ({
  content: list,
  totalElements: list.length,
  totalPages: 1,
  number: 0,
  size: list.length,
  first: true,
  last: true,
})

/** Lists become pages, and pages lists. */
function otherShape(body: unknown): unknown {
  if (Array.isArray(body)) return pageOf(body)
  if (!isRecord(body)) return body
  if (Array.isArray(body.content)) return body.content
  const fields = Object.entries(body)
  return Object.fromEntries(fields.map(([key, value]) => [key, Array.isArray(value) ? pageOf(value) : value]))
}

/** Lists of records only: a broken text among texts would be a text. */
function withBroken(list: readonly unknown[], { oneOf }: Random): readonly unknown[] {
  if (!list.some(isRecord)) return list
  return list.flatMap((record) => [oneOf(BROKEN), record])
}

/** `body` as a bad server would send it. A body that is no JSON is only damaged on its way. */
export function damaged(body: string, status: number, damage: Damage, random: Random): Answer {
  const good: Answer = { status, type: 'application/json', body, sendsUntil: null, parts: 1 }
  switch (damage) {
    case 'HTML with 200':
      return { ...good, status: 200, type: 'text/html; charset=utf-8', body: HTML }
    case 'an empty body':
      return { ...good, body: '' }
    case 'a cut body':
      return { ...good, sendsUntil: random.whole(0, Math.max(0, Buffer.byteLength(body) - 1)) }
    case 'a slow drip':
      return { ...good, parts: random.whole(2, 8) }
    default:
      return { ...good, body: changedJson(body, damage, random) }
  }
}

function changedJson(text: string, damage: keyof typeof OF_JSON, random: Random): string {
  const share = random.oneOf(SHARES)
  try {
    return JSON.stringify(OF_JSON[damage](JSON.parse(text), random, share)) ?? ''
  } catch {
    return text
  }
}

/** Every number in a JSON body, also those that are written as text. */
export function numbersIn(body: string): number[] {
  const found: number[] = []
  try {
    everyField([JSON.parse(body)], (value) => {
      if (typeof value === 'number') found.push(value)
      return value
    })
  } catch {
    // no JSON, no numbers
  }
  return found
}
