import * as v from 'valibot'
import { isAbsent } from './values.ts'

/* How a field of a record is read, and what of it breaks its record; `common.ts` has the kinds of fields. */

/**
 * What a server should send for a field that this build reads leniently: the kind, then its length or values, then what
 * is read when it is absent. A lenient schema takes anything, so the contract (`scripts/contract`) is written from this;
 * it plays no part in reading.
 */
export type Wire =
  | readonly ['text' | 'asSent' | 'multilingual' | 'rich', maxLength: number]
  | readonly ['flag', missing: boolean | null]
  | readonly ['number' | 'deduction', missing: number | null]
  | readonly ['sum' | 'signedSum' | 'strictNumber', missing?: number | null]
  | readonly ['coordinate', most: number]
  | readonly ['oneOf', values: readonly string[], missing?: string | null]
  | readonly ['maybe', schema: v.GenericSchema, missing: unknown]
  | readonly ['listOf' | 'fullList', schema: v.GenericSchema, mayRepeat?: boolean]
  | readonly ['as', schema: v.GenericSchema, spelled?: 'day' | 'timeOfDay' | 'workDay' | 'page' | 'own']
  | readonly ['id' | 'otherId' | 'passed' | 'moment' | 'limit' | 'day' | 'timeOfDay' | 'colour']

/* @__NO_SIDE_EFFECTS__ */
export const withWire = <S extends v.GenericSchema>(schema: S, wire: Wire): S =>
  Object.assign(schema, { wire })

/**
 * A field that never breaks a record: missing is null, and `read` makes sense of anything. Marked for the build: what the
 * first screen does not read is left out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lenient = <T>(read: (sent: unknown) => T, ...wire: Wire) =>
  withWire(v.optional(v.pipe(v.unknown(), v.transform(read)), null), wire)

export type Lenient<T> = ReturnType<typeof lenient<T>>

/** What is absent is `missing`, and so is what cannot be read, unless `unreadable` says that it must not be taken for none. */
export function maybe<S extends v.GenericSchema>(schema: S): Lenient<v.InferOutput<S> | null>
export function maybe<S extends v.GenericSchema>(
  schema: S,
  missing: v.InferOutput<S>,
): Lenient<v.InferOutput<S>>
export function maybe<S extends v.GenericSchema>(
  schema: S,
  missing: null,
  unreadable: v.InferOutput<S>,
): Lenient<v.InferOutput<S> | null>
export function maybe<S extends v.GenericSchema>(
  schema: S,
  missing: v.InferOutput<S> | null = null,
  unreadable: v.InferOutput<S> | null = missing,
) {
  return lenient(
    (sent): v.InferOutput<S> | null => {
      const read = v.safeParse(schema, sent)
      if (read.success) return read.output
      return isAbsent(sent) ? missing : unreadable
    },
    'maybe',
    schema,
    missing,
  )
}

/** A field that makes its record bad where `read` cannot make anything of it: then it answers undefined. */
export const strict = <T>(read: (sent: unknown) => T | undefined, ...wire: Wire) =>
  v.pipe(
    withWire(v.unknown(), wire),
    v.rawTransform<unknown, T>(({ dataset: { value }, addIssue, NEVER }) => {
      const result = read(value)
      if (result !== undefined) return result
      addIssue({ message: wire[0] })
      return NEVER
    }),
  )

/** The same of a field that may be absent, which means `missing`. */
export const strictOr = <T>(missing: T, read: (sent: unknown) => T | undefined, ...wire: Wire) =>
  withWire(
    v.optional(
      strict((sent) => (isAbsent(sent) ? missing : read(sent)), ...wire),
      null,
    ),
    wire,
  )
