import { lineKey } from '#/domain/basket/basket-lines.ts'
import type { OrderRow } from '../../sandbox/orders/record.ts'
import type { Mode } from './harness.ts'

/** What the app reported to the customer, in order of time. */
export type Outcome = {
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
  outcomes: readonly Outcome[]
  posts: readonly { at: number }[]
  /** How often the customer asked for the order to be sent. */
  asks: number
  /** How many of each line were ever put into the basket, and how many are in it at the end, by the line's key. */
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

/** How many of each line an order has, by the line's key. */
export function orderedLines({ record }: History['made'][number]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { product, modifications, comment } of record.cartItems as OrderedLine[]) {
    const choices = Object.fromEntries(modifications.map(({ id, count }) => [id, count]))
    const key = lineKey(product.id, choices, comment)
    lines.set(key, (lines.get(key) ?? 0) + product.count)
  }
  return lines
}

/** The promises of a submit that a history breaks, and whether a customer is left without an answer. */
export function violationsOf({
  mode,
  outcomes,
  posts,
  asks,
  wished,
  left,
  made,
  phase,
}: History): Violation[] {
  const violations: Violation[] = []
  const say = (kind: Violation['kind'], why: string) => violations.push({ kind, why })
  // At most one order.
  if (made.length > 1) say('duplicate', `${made.length} orders of one basket`)

  // No order that exists was reported as failed, unless a later post made it.
  for (const { at, is } of outcomes.filter((one) => one.is === 'failed')) {
    const next = posts.find((post) => post.at > at)?.at ?? Number.POSITIVE_INFINITY
    const denied = made.filter(({ createdAt }) => createdAt.getTime() < next)
    if (denied.length > 0) say('false failure', `${is} was said, and ${denied[0]?.id} exists`)
  }
  for (const { id } of made)
    if (!outcomes.some(({ order }) => order === id))
      say('false failure', `${id} exists and was never reported`)

  // The basket is emptied only when the order is proved, and always then.
  for (const { order } of outcomes)
    if (order && !made.some(({ id }) => id === order)) say('false success', `${order} is none of these`)
  const ordered = made[0] ? orderedLines(made[0]) : new Map<string, number>()
  for (const [key, count] of wished) {
    const due = Math.max(0, count - (ordered.get(key) ?? 0))
    const there = left.get(key) ?? 0
    if (there < due - 1e-9) say('lost basket', `${there} of ${due} left of ${key}`)
    if (made.length === 1 && there > due + 1e-9) say('stuck', `${there} left of ${key} that was ordered`)
  }

  // Without idempotency keys the app never repeats a post by itself.
  if (mode !== 'on' && posts.length > asks) say('own repeat', `${posts.length} posts for ${asks} presses`)
  if (phase !== 'idle') say('stuck', `the customer is left with "${phase}"`)
  for (const { is } of outcomes) if (is.startsWith('threw')) say('stuck', is)
  return violations
}
