import { lineKey } from '#/domain/basket/basket.ts'
import type { OrderRow } from '../sandbox/orders/record.ts'
import type { Mode } from './harness.ts'

/** What the customer was told, in its order. */
export type Told = {
  at: number
  what: 'submit' | 'resume' | 'check again' | 'order again' | 'discard'
  is: string
  order: string | null
}

export const violationKinds = [
  'duplicate',
  'lost basket',
  'false failure',
  'false success',
  'own repeat',
  'stuck',
] as const
export type Violation = { kind: (typeof violationKinds)[number]; why: string }

type History = {
  mode: Mode
  told: readonly Told[]
  posts: readonly { at: number }[]
  /** How often the customer asked for the order to be sent. */
  asks: number
  /** By key of the line: all that was ever put into the basket, and what is in it at the end. */
  wished: ReadonlyMap<string, number>
  left: ReadonlyMap<string, number>
  made: readonly Pick<OrderRow, 'id' | 'createdAt' | 'record'>[]
  phase: string
}

type OrderedLine = {
  product: { id: string; count: number }
  modifications: { id: string; count: number }[]
  comment: string
}

/** What an order is of, by key of the line. */
export function orderedLines({ record }: History['made'][number]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { product, modifications, comment } of record.cartItems as OrderedLine[]) {
    const choices = Object.fromEntries(modifications.map(({ id, count }) => [id, count]))
    const key = lineKey(product.id, choices, comment)
    lines.set(key, (lines.get(key) ?? 0) + product.count)
  }
  return lines
}

/** Which promises of a submit a history breaks, and whether anybody is left without an answer. */
export function violationsOf({ mode, told, posts, asks, wished, left, made, phase }: History): Violation[] {
  const violations: Violation[] = []
  const say = (kind: Violation['kind'], why: string) => violations.push({ kind, why })
  // At most one order.
  if (made.length > 1) say('duplicate', `${made.length} orders of one basket`)

  // Nothing that exists was said to have failed. A later post may have made it, though.
  for (const { at, is } of told.filter((one) => one.is === 'failed')) {
    const next = posts.find((post) => post.at > at)?.at ?? Number.POSITIVE_INFINITY
    const denied = made.filter(({ createdAt }) => createdAt.getTime() < next)
    if (denied.length > 0) say('false failure', `${is} was said, and ${denied[0]?.id} exists`)
  }
  for (const { id } of made)
    if (!told.some(({ order }) => order === id)) say('false failure', `${id} exists and was never told of`)

  // The basket goes with proof only, and goes then.
  for (const { order } of told)
    if (order && !made.some(({ id }) => id === order)) say('false success', `${order} is none of these`)
  const ordered = made[0] ? orderedLines(made[0]) : new Map<string, number>()
  for (const [key, count] of wished) {
    const due = Math.max(0, count - (ordered.get(key) ?? 0))
    const there = left.get(key) ?? 0
    if (there < due - 1e-9) say('lost basket', `${there} of ${due} left of ${key}`)
    if (made.length === 1 && there > due + 1e-9) say('stuck', `${there} left of ${key} that was ordered`)
  }

  // A server without keys is never asked again by itself.
  if (mode !== 'on' && posts.length > asks) say('own repeat', `${posts.length} posts for ${asks} presses`)
  if (phase !== 'idle') say('stuck', `the customer is left with "${phase}"`)
  for (const { is } of told) if (is.startsWith('threw')) say('stuck', is)
  return violations
}
