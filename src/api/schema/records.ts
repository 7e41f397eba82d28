import * as v from 'valibot'
import { log } from '#/lib/log.ts'
import { optionalFlag, optionalNumber } from './common.ts'
import { lenient, withWire } from './field.ts'
import { flagOf, idOf, isAbsent, itemsOf } from './values.ts'

/* Records and lists of them: what is dropped alone, what makes an answer bad, and pages. */

const MAX_DROP_LOGS_A_MINUTE = 20
/** Of the page, as its log is: a flood of one list uses up the minute of all. */
let dropsLogged = { since: 0, count: 0 }

/** Which field was wrong and what was expected there. The actual value may be anything and must not be logged. */
export const faultOf = ([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]) =>
  [v.getDotPath(issue), issue.expected ?? issue.type].filter(Boolean).join(': ')

function logDrop(name: string, record: unknown, fault: string) {
  const now = performance.now()
  if (now - dropsLogged.since > 60_000) dropsLogged = { since: now, count: 0 }
  if (++dropsLogged.count > MAX_DROP_LOGS_A_MINUTE) return
  const sent = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  log.warn(`dropped a bad record of ${name}`, { id: idOf(sent), fault })
}

const idIn = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : ''

type ListOptions = {
  /** Records of a list are told apart by their ids: of several with one id the first counts. False: these are not. */
  hasIds?: boolean
  /** The records in what was sent. */
  itemsIn?: (sent: unknown) => readonly unknown[] | undefined
}

/**
 * Reads the items of one list, one at a time: `good` has those that can be read, each id once. Bad ones and repeated ones
 * are dropped and logged; `lost`: how many were bad.
 */
export function itemReader<S extends v.GenericSchema>(
  name: string,
  item: S,
  { hasIds = true }: ListOptions = {},
) {
  const known = new Set<string>()
  const read = {
    good: [] as v.InferOutput<S>[],
    lost: 0,
    take(record: unknown) {
      const parsed = v.safeParse(item, record)
      const id = parsed.success && hasIds ? idIn(parsed.output) : ''
      if (!parsed.success) {
        read.lost += 1
        logDrop(name, record, faultOf(parsed.issues))
      } else if (id && known.has(id)) logDrop(name, record, 'id: repeated')
      else {
        known.add(id)
        read.good.push(parsed.output)
      }
    },
  }
  return read
}

function readItems<S extends v.GenericSchema>(
  name: string,
  item: S,
  items: readonly unknown[],
  options?: ListOptions,
) {
  const read = itemReader(name, item, options)
  for (const record of items) read.take(record)
  return read
}

export const goodItems =
  <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  (items: readonly unknown[]): v.InferOutput<S>[] =>
    readItems(name, item, items, options).good

/** Whether a list was sent of which no record could be read; such a list must not be shown as an empty one. */
export const isUnreadable = (sent: { readonly length: number }, good: { readonly length: number }) =>
  sent.length > 0 && good.length === 0

/**
 * A list that only adds to its record: bad items are dropped alone and logged, and the record is as good without any.
 * Not a list at all is an empty one.
 */
export const listOf = <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  lenient((sent) => goodItems(name, item, options)((options?.itemsIn ?? itemsOf)(sent) ?? []), 'listOf', item)

/** As `listOf`, and whether all that was sent could be read. */
export const partOf = <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  lenient(
    (sent) => {
      const items = itemsOf(sent)
      const { good, lost } = readItems(name, item, items ?? [], options)
      return { good, isWhole: (sent === null || items !== undefined) && lost === 0 }
    },
    'listOf',
    item,
    options?.hasIds === false,
  )

/** How many records were dropped so far from lists without which their record or response says less than was sent. */
let losses = 0

/** Runs `read`, and says whether it dropped a record of an `answerList` or a `fullList`. */
export function lossesOf<T>(read: () => T): { result: T; isWhole: boolean } {
  const before = losses
  const result = read()
  return { result, isWhole: losses === before }
}

/** The list that is an answer, or the content of its envelope. One record in place of it is that of another call. */
function listIn(sent: unknown): readonly unknown[] | undefined {
  const list = Array.isArray(sent) || !isRecord(sent) ? sent : (enveloped(sent) as Sent).content
  return Array.isArray(list) ? list : undefined
}

/**
 * A list without which the response is useless: bad items are dropped and logged one by one, but a list without a
 * single good item, or no list at all, is a bad answer. `isEnough`: whether what a list that lost items of those `sent`
 * has left is more than nothing to the customer.
 */
export const answerList = <S extends v.GenericSchema>(
  name: string,
  item: S,
  isEnough: (good: readonly v.InferOutput<S>[], sent: readonly unknown[]) => boolean = () => true,
  itemsIn: typeof itemsOf = listIn,
  options?: ListOptions,
) =>
  v.pipe(
    withWire(v.unknown(), ['fullList', item, options?.hasIds === false]),
    v.rawTransform<unknown, v.InferOutput<S>[]>(({ dataset: { value: sent }, addIssue, NEVER }) => {
      const items = itemsIn(sent)
      const { good, lost } = readItems(name, item, items ?? [], options)
      losses += lost
      if (items && (lost === 0 || (good.length > 0 && isEnough(good, items)))) return good
      addIssue({ message: items ? `no readable record of ${name}` : `no list of ${name}` })
      return NEVER
    }),
  )

/** Some programs write an empty text, or "no", for an empty list. */
const itemsOrNone = (sent: unknown) => (isAbsent(sent) || sent === false ? [] : itemsOf(sent))

/** The same within a record whose meaning depends on the list: the record is then bad. Absent means empty. */
export const fullList = <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  v.optional(v.nullable(answerList(name, item, undefined, itemsOrNone, options), []), [])

/** The most different values remembered for one field; then the memory is cleared. */
const MOST_SHARED = 2_000

/**
 * A field whose equal values share one object: thousands of products repeat the same branches, labels and pictures. The
 * parsed value must not be changed.
 */
export function shared<S extends v.GenericSchema>(schema: S) {
  const known = new Map<unknown, v.SafeParseResult<S>>()
  const read = v.rawTransform<unknown, v.InferOutput<S>>(({ dataset: { value: sent }, addIssue, NEVER }) => {
    const key = typeof sent === 'object' ? JSON.stringify(sent) : sent
    if (known.size > MOST_SHARED) known.clear()
    const { result: parsed, isWhole } = lossesOf(() => known.get(key) ?? v.safeParse(schema, sent))
    // What lost a record is read anew each time, so that each time the loss is noticed.
    if (isWhole) known.set(key, parsed)
    if (parsed.success) return parsed.output
    addIssue({ message: faultOf(parsed.issues) })
    return NEVER
  })
  return withWire(v.optional(v.pipe(v.unknown(), read), null), ['as', schema])
}

/**
 * A record of which every field may be missing. Such a schema takes anything for its record, the answer of another call or
 * of another API, too: one that has none of its `telling` fields says nothing of it, and is bad.
 */
export function ownRecord<S extends v.GenericSchema>(telling: readonly string[], schema: S) {
  const says = (sent: unknown) =>
    typeof sent === 'object' && sent !== null && telling.some((field) => Object.hasOwn(sent, field))
  const read = v.rawTransform<unknown, v.InferOutput<S>>(({ dataset: { value: sent }, addIssue, NEVER }) => {
    const parsed = says(sent) ? v.safeParse(schema, sent) : null
    if (parsed?.success) return parsed.output
    addIssue({ message: parsed ? faultOf(parsed.issues) : `none of ${telling.join(', ')}` })
    return NEVER
  })
  return withWire(v.pipe(v.unknown(), read), ['as', schema, 'own'])
}

/** A record that some servers send as its one value alone, which `alone` makes a record of. */
export function recordOf<E extends v.ObjectEntries>(entries: E, alone: (sent: unknown) => unknown) {
  const record = v.object(entries)
  const read = (sent: unknown) => (isRecord(sent) && !Array.isArray(sent) ? sent : alone(sent))
  return v.pipe(withWire(v.unknown(), ['as', record]), v.transform(read), record)
}

/** The lists by which servers name the content of a page. */
const CONTENT = ['content', 'items', 'data', 'results'] as const
type Sent = Record<string, unknown>
export const isRecord = (sent: unknown): sent is Sent => typeof sent === 'object' && sent !== null

/** The first of these fields that says something. */
export const said = (sent: Sent, ...names: readonly string[]) =>
  names.map((name) => sent[name]).find((value) => !isAbsent(value))

/** Whether all keys of a record are read: then it is a map by days. */
export const isMapBy = (sent: unknown, reads: (key: string) => boolean): sent is Sent =>
  isRecord(sent) &&
  !Array.isArray(sent) &&
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((key) => !/^\d?$/.test(key) && reads(key))

/** The envelopes that pages come in, as one: Spring's old and new one, or the bare list; or one of them as `data`. */
function enveloped(sent: unknown): unknown {
  if (Array.isArray(sent)) return { content: sent }
  if (!isRecord(sent)) return sent
  if (isRecord(sent.data) && !Array.isArray(sent.data)) return enveloped(sent.data)
  const page = isRecord(sent.page) ? sent.page : {}
  const name = CONTENT.find((one) => Array.isArray(sent[one]))
  const hasNext = flagOf(sent.hasNext ?? page.hasNext)
  return {
    ...sent,
    content: name && sent[name],
    totalElements: sent.totalElements ?? page.totalElements,
    totalPages: sent.totalPages ?? page.totalPages,
    last: sent.last ?? page.last ?? (hasNext === undefined ? null : !hasNext),
  }
}

/**
 * A Spring page. Whether it is the last one is said by `last` or by the totals; null: not said. Which page follows is for
 * `nextPage` of `api/pages.ts` to say: the number that a page gives itself is not read. `more`: what this list says beside
 * its records.
 */
export const pageOf = <S extends v.GenericSchema, M extends v.ObjectEntries = Record<never, never>>(
  name: string,
  item: S,
  more: M = {} as M,
) => {
  const page = v.object({
    ...more,
    content: answerList(name, item),
    totalElements: optionalNumber,
    totalPages: optionalNumber,
    last: optionalFlag,
  })
  return v.pipe(withWire(v.unknown(), ['as', page, 'page']), v.transform(enveloped), page)
}
