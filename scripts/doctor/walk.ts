import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Wire } from '#/api/schema/field.ts'
import { flagOf, isAbsent, nameReader, numberOf, sumOf } from '#/api/schema/values.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { wireOf } from '../contract/json-schema.ts'

/*
 * Where an answer is not read as it was meant: walks the schemas by which the shop reads, so that whatever they take, in any
 * spelling, is no fault here either.
 */

type Path = readonly (string | number)[]

/**
 * `dropped`: a record is left out because of `cause`. `repeated`: one with that id came before. `unread`: the field counts as
 * `read` instead. `isNeeded`: of a list without which its record says less than was sent.
 */
export type Fault = {
  readonly path: Path
  readonly sent: unknown
  readonly wire: Wire | null
} & (
  | { readonly is: 'dropped'; readonly cause: Cause; readonly isNeeded: boolean }
  | { readonly is: 'repeated'; readonly isSame: boolean; readonly isNeeded: boolean }
  | { readonly is: 'unread'; readonly read: unknown }
)
/** The innermost field for which a record is bad. */
export type Cause = { readonly path: Path; readonly sent: unknown; readonly wire: Wire | null }

type Schema = v.GenericSchema
const entriesOf = (schema: Schema) =>
  'entries' in schema ? (schema.entries as Readonly<Record<string, Schema>>) : null
const firstOf = (schema: Schema): Schema | null => {
  const [first] = 'pipe' in schema ? (schema.pipe as Schema[]) : []
  return first && first !== schema ? first : null
}
const wrappedIn = (schema: Schema): Schema | null => ('wrapped' in schema ? (schema.wrapped as Schema) : null)

type Sent = Readonly<Record<string, unknown>>
const isRecord = (sent: unknown): sent is Sent =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
const isBad = (schema: Schema, sent: unknown) => !v.safeParse(schema, sent).success

/** The field for which `sent`, which the schema refuses, is refused. */
export function causeOf(schema: Schema, sent: unknown, path: Path = []): Cause {
  const wire = wireOf(schema)
  const entries = entriesOf(schema)
  const first = firstOf(schema)
  const wrapped = wrappedIn(schema)
  const inner = wire?.[0] === 'as' ? wire[1] : null
  if (inner && isBad(inner, sent)) return causeOf(inner, sent, path)
  if (wire?.[0] === 'fullList' && Array.isArray(sent)) {
    const item = wire[1]
    const at = sent.findIndex((one) => isBad(item, one))
    if (at >= 0) return causeOf(item, sent[at], [...path, at])
  }
  if (entries && isRecord(sent))
    for (const [key, field] of Object.entries(entries))
      if (isBad(field, sent[key])) return causeOf(field, sent[key], [...path, key])
  if (!wire && !entries && first && isBad(first, sent)) return causeOf(first, sent, path)
  if (!wire && wrapped && isBad(wrapped, sent)) return causeOf(wrapped, sent, path)
  // The rule of the record itself: which field it is about stands before the colon.
  const read = v.safeParse(schema, sent)
  const [, field] = /^(\w+): /.exec(read.success ? '' : read.issues[0].message) ?? []
  return field && isRecord(sent) && entries?.[field]
    ? { path: [...path, field], sent: sent[field], wire: wireOf(entries[field]) }
    : { path, sent, wire }
}

/** Whether what was sent for a field was given and is not what is read of it. */
function isUnread(schema: Schema, wire: Wire, sent: unknown): boolean {
  if (isAbsent(sent)) return false
  const read = () => v.parse(schema, sent)
  switch (wire[0]) {
    case 'flag':
      return flagOf(sent) === undefined
    case 'number':
      return numberOf(sent) === undefined
    case 'deduction':
      return sumOf(sent) === undefined
    case 'oneOf': {
      const [, , unknown] = wire
      if (unknown === undefined) return false
      const own = unknown === null ? undefined : nameReader([unknown])(sent)
      return own === undefined && [unknown, null].includes(read() as string | null)
    }
    case 'maybe':
      return isBad(wire[1], sent)
    case 'moment':
      return !isAbsent(sent) && read() === null
    case 'limit':
    case 'day':
    case 'timeOfDay':
      return read() === UNKNOWN
    case 'as':
      return typeof sent !== 'object' && v.safeParse(schema, sent).output === UNKNOWN
    case 'colour':
      return read() === ''
    case 'text':
      return typeof sent === 'object'
    case 'listOf':
      return !Array.isArray(sent)
    default:
      return false
  }
}

const idIn = (read: unknown) => (isRecord(read) && typeof read.id === 'string' ? read.id : '')

function inList(item: Schema, list: readonly unknown[], path: Path, wire: Wire): Fault[] {
  const isNeeded = wire[0] === 'fullList'
  const mayRepeat = wire[0] === 'listOf' && wire[2]
  const known = new Map<string, unknown>()
  return list.flatMap((sent, index): Fault[] => {
    const at = [...path, index]
    const read = v.safeParse(item, sent)
    if (!read.success) {
      const { path: inner, ...cause } = causeOf(item, sent)
      return [{ is: 'dropped', path: at, sent, wire, isNeeded, cause: { ...cause, path: inner } }]
    }
    const id = mayRepeat ? '' : idIn(read.output)
    if (id && known.has(id)) {
      // Two spellings of one record are its copy, too.
      const isSame = isDeepStrictEqual(known.get(id), read.output)
      return [{ is: 'repeated', path: at, sent, wire, isNeeded, isSame }]
    }
    if (id) known.set(id, read.output)
    return faultsIn(item, sent, at)
  })
}

/** All faults of what was sent, in the order it was sent in. */
export function faultsIn(schema: Schema, sent: unknown, path: Path = []): Fault[] {
  const wire = wireOf(schema)
  if (wire) {
    if (isUnread(schema, wire, sent)) return [{ is: 'unread', path, sent, wire, read: v.parse(schema, sent) }]
    const [kind, inner] = wire
    if ((kind === 'listOf' || kind === 'fullList') && Array.isArray(sent))
      return inList(inner, sent, path, wire)
    return (kind === 'maybe' || kind === 'as') && !isAbsent(sent) ? faultsIn(inner, sent, path) : []
  }
  const entries = entriesOf(schema)
  if (entries)
    return isRecord(sent)
      ? Object.entries(entries).flatMap(([key, field]) => faultsIn(field, sent[key], [...path, key]))
      : []
  if (sent === undefined || sent === null) return []
  const inner = firstOf(schema) ?? wrappedIn(schema)
  return inner ? faultsIn(inner, sent, path) : []
}
