import { isId } from '#/domain/id.ts'

/*
 * How single values are spelled by real servers: a typed language's JSON, a cash desk's export, a form that somebody
 * filled in. Each reader takes anything; what it cannot read is `undefined`, which is not the same as absent.
 */

/** Nothing was said: the field is missing, null, or a text without a character. */
export const isAbsent = (sent: unknown): sent is undefined | null | string =>
  sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')

/**
 * The records of a list as it was sent: one alone stands for a list of one, and PHP writes a list with gaps as an object
 * by numbers, an empty one as an empty object. Undefined: it is no list.
 */
export function itemsOf(sent: unknown): readonly unknown[] | undefined {
  if (Array.isArray(sent)) return sent
  if (typeof sent !== 'object' || sent === null) return undefined
  return Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : [sent]
}

// The last of each are of payments.
const YES = /^(true|t|1|yes|y|on|ha|да|active|enabled|paid|оплачен[оа]?|to.?langan)$/i
const NO = /^(false|f|0|no|n|off|yo.?q|нет|inactive|disabled|(not.?|un)paid|не.?оплачен[оа]?|to.?lanmagan)$/i

/** true, 1, "true", "1", "yes", "on" and their opposites. */
export function flagOf(sent: unknown): boolean | undefined {
  if (typeof sent === 'boolean') return sent
  const said = typeof sent === 'number' || typeof sent === 'string' ? String(sent).trim() : ''
  return YES.test(said) ? true : NO.test(said) ? false : undefined
}

/** A number, or one as text: "0.5", "0,5", "45 000", "1e3". */
export function numberOf(sent: unknown): number | undefined {
  if (typeof sent !== 'string') return typeof sent === 'number' && Number.isFinite(sent) ? sent : undefined
  const bare = sent
    .replace(/[\s'’_]/g, '')
    .replace('−', '-')
    .replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Above this it is no sum of an order, but a mistake, so'm. */
const MOST = 1e12
const CURRENCY = /^\s*(so.?m|sum|сум|сўм|uzs)\.?|(so.?m|sum|сум|сўм|uzs)\.?\s*$/i
/** Groups of thousands by commas, "1,234.50"; by dots, which only the comma or a second dot tells from a fraction, "1.234,50". */
const COMMA_GROUPS = /^[+\-−]?\d{1,3}(,\d{3})+(\.\d\d?)?$/
const DOT_GROUPS = /^[+\-−]?\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$/
/** "45.000" is forty-five thousand to some and forty-five to others. */
const TWO_WAYS = /^[+\-−]?\d{1,3}(\s\d{3})*\.\d{3}$/

function sumText(sent: string): string {
  const said = sent.replace(CURRENCY, '').trim()
  if (TWO_WAYS.test(said)) return ''
  const bare = said.replace(/\s/g, '')
  if (COMMA_GROUPS.test(bare)) return bare.replace(/,/g, '')
  if (DOT_GROUPS.test(bare)) return bare.replace(/\./g, '')
  return bare
}

/**
 * Whole so'm, which may be negative: as a number, or as a text with or without its currency. What can be read in two ways
 * is not read, and less than half a so'm is no sum.
 */
export function sumOf(sent: unknown): number | undefined {
  const sum = numberOf(typeof sent === 'string' ? sumText(sent) : sent)
  if (sum === undefined || Math.abs(sum) > MOST) return undefined
  // No "-0": a snapshot of an order compares by value.
  const whole = Math.round(sum) || 0
  return whole === 0 && sum !== 0 ? undefined : whole
}

/** An id: any text, or a number, which becomes text. */
export function idOf(sent: unknown): string | undefined {
  const id = typeof sent === 'number' && Number.isFinite(sent) ? String(sent) : sent
  return isId(id) ? id : undefined
}

/** A name of a list without what its spellings differ in: "Pick-up", "pickUp" and "PICK_UP" are one. */
const folded = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Who did it is no part of a name: "CANCELLED_BY_CLIENT". */
const BY_WHOM = /[ _-][Bb][Yy][ _-].*|By[A-Z].*/

/**
 * Finds a value of a list by any usual spelling of its name, or by the name or code of a record in its place; `others`:
 * further names, folded, of each.
 */
export function nameReader<T extends string>(values: readonly T[], others: Readonly<Record<string, T>> = {}) {
  const exact = new Map<unknown, T>(values.map((one) => [one, one]))
  const byName = new Map([...Object.entries(others), ...values.map((one) => [folded(one), one] as const)])
  const read = (sent: unknown): T | undefined =>
    exact.get(sent) ??
    (typeof sent === 'string'
      ? (byName.get(folded(sent)) ?? byName.get(folded(sent.replace(BY_WHOM, ''))))
      : undefined)
  return (sent: unknown): T | undefined => {
    if (typeof sent !== 'object' || sent === null) return read(sent)
    const { code, name } = sent as Readonly<Record<string, unknown>>
    return read(code) ?? read(name)
  }
}
