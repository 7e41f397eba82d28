import * as v from 'valibot'
import { ErrorBody } from '#/api/error.ts'
import { faultOf } from '#/api/schema/records.ts'
import type { CallRow } from '../contract/calls.ts'
import { recordSchemas, schemaOf } from '../contract/openapi.ts'
import { type Difference, guesses, validate } from '../contract/validate.ts'
import type { Exchange } from './ask.ts'

/** What became of a call: what a customer would lose, and what the shop read of the answer (null: nothing). */
export type Verdict = { losses: string[]; data: unknown }

const schemas = recordSchemas()

/** `products[3].modifications[0].price`, everywhere in the list: `products[].modifications[].price`. */
const pattern = (path: string) => path.replace(/\[\d+\]/g, '[]')
/** The record that a field belongs to; empty: the answer itself. */
const recordIn = (path: string) => /^.*\[\d+\]/.exec(path)?.[0] ?? ''

function goneBy(fallback: unknown): string {
  if (typeof fallback === 'boolean') return `the shop takes it as ${fallback ? 'yes' : 'no'}`
  if (typeof fallback === 'number' || (typeof fallback === 'string' && fallback !== ''))
    return `the shop goes by ${fallback}`
  return 'the shop goes on without it'
}

function lossOf(found: readonly Difference[]): string {
  const [first] = found
  if (!first) return ''
  const where = pattern(first.path) || 'the answer'
  const what = `${where} is ${first.is}, not ${first.wanted}`
  if (first.fallback !== undefined)
    return `${what}: ${goneBy(first.fallback)}${found.length > 1 ? `, ${found.length} times` : ''}`
  const records = new Set(found.map(({ path }) => recordIn(path)))
  if (records.has('')) return `${what}: the answer is refused`
  return `${what}: ${records.size} ${records.size === 1 ? 'record is' : 'records are'} left out`
}

/** Differences of one kind at one place of every record are said once. */
function losses(found: readonly Difference[]): string[] {
  const kinds = new Map<string, Difference[]>()
  for (const one of found) {
    const kind = `${pattern(one.path)} ${one.is} ${one.wanted}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return [...kinds.values()].map(lossOf)
}

/** Names of fields that no answer should have, whatever their value. */
const SECRET =
  /(password|secret|api_?login|sms_?user|delivery_?key|bot_?token|api_?key|private_?key|access_?token|cvv)/i
/** A whole card number. */
const CARD = /^\d{16}$/

/** Where an answer has something that it should not; the value is never told. */
export function secretsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => secretsIn(item, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key
    const isSecret = SECRET.test(key) && inner !== null && inner !== '' && typeof inner !== 'boolean'
    const isCard = key === 'number' && typeof inner === 'string' && CARD.test(inner)
    if (isSecret || isCard) return [pattern(at)]
    return secretsIn(inner, at)
  })
}

const secretLosses = (body: unknown) =>
  [...new Set(secretsIn(body))].map((path) => `${path} looks like a secret, and every visitor can read it`)

/** The answer as JSON; `trouble` says why it is none. */
function jsonOf({ text, headers }: Exchange): { body: unknown; trouble: string } {
  try {
    return { body: JSON.parse(text), trouble: '' }
  } catch {
    const type = headers.get('Content-Type')?.split(';')[0] || 'no type'
    const isPage = /^\s*</.test(text)
    const what = text === '' ? 'nothing' : isPage ? `a page (${type})` : `no JSON (${type})`
    return { body: null, trouble: `${what} instead of JSON: the answer is refused` }
  }
}

const isFine = (status: number) => status >= 200 && status < 300

function errorWords({ text }: Exchange): string {
  try {
    const { code } = v.parse(ErrorBody, JSON.parse(text))
    return code ? ` ${code}` : ''
  } catch {
    return ''
  }
}

/** Our own words where a rule of ours refused it; valibot's would quote the value. */
function refusedBy(issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const [{ type, message }] = issues
  return type === 'check' || type === 'raw_transform' ? message : faultOf(issues)
}

/** Judges the answer of a call that should succeed. */
export function judge(row: CallRow, answer: Exchange): Verdict {
  const lost = (...reasons: string[]): Verdict => ({ losses: reasons, data: null })
  if (answer.trouble) return lost(answer.trouble)
  const { status } = answer
  if (!isFine(status)) return lost(`status ${status}${errorWords(answer)} instead of ${row.status ?? 200}`)
  const dated = answer.headers.has('Date')
    ? []
    : ['no Date: hours and promo codes go by the clock of the device']
  if (!row.answer || (row.mayBeEmpty && answer.text === '')) return lost(...dated)
  const { body, trouble } = jsonOf(answer)
  if (trouble) return lost(trouble, ...dated)
  const read = v.safeParse(row.answer, body)
  const schema = schemaOf(row.answer)
  const found = [
    ...losses(validate(schema, body, schemas, { isRead: true })),
    ...losses(guesses(schema, body, schemas)),
    ...secretLosses(body),
    ...dated,
  ]
  if (read.success) return { losses: found, data: read.output }
  // What the shop refuses is said even where the contract has no words for it.
  const isSaid = found.some((one) => one.endsWith('the answer is refused'))
  return lost(...(isSaid ? [] : [`the answer is refused: ${refusedBy(read.issues)}`]), ...found)
}

/** Judges the answer of a call that must be refused, with an error as the contract has it. */
export function judgeRefusal(wanted: number, answer: Exchange): string[] {
  if (answer.trouble) return [answer.trouble]
  if (answer.status !== wanted) return [`status ${answer.status} instead of ${wanted}`]
  const { body, trouble } = jsonOf(answer)
  if (trouble)
    return [
      `the error is ${trouble.replace(': the answer is refused', ': it has no words for the customer')}`,
    ]
  const { code, description } = v.parse(ErrorBody, body)
  const silent = (['uz', 'ru', 'eng'] as const).filter((one) => !description[one])
  return [
    ...(code ? [] : ['the error has no code: the customer reads that something went wrong, not what']),
    ...(silent.length > 0 ? [`the error has no description in ${silent.join(', ')}`] : []),
  ]
}
