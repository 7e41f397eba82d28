import * as v from 'valibot'
import { HANDS, type Hand, type HandChanges } from './hands.ts'

/** A value and its words in the language of the page. */
const Named = v.object({ id: v.string(), name: v.string() })
/** So'm. */
const Sum = v.number()
/** `price`: of one piece or portion with its choices, null: not said; `quantity`: the count in words, empty: not said. */
const Line = v.object({ name: v.string(), quantity: v.string(), price: v.nullable(Sum) })
/** `choices`: their names. */
const ShownLine = v.object({ ...Line.entries, choices: v.string() })
/** `options`: its choices. Left out, or with an empty id: none are said, as servers leave empty lists out. */
const SeenLine = v.object({ ...Line.entries, options: v.optional(Named) })

/** An order as the checkout shows it; what a press sends is this (DX-06). A reload reads it from the tab's storage. */
export const ShownOrder = v.object({
  /** In which the names of the others are. */
  language: v.string(),
  service: Named,
  branch: Named,
  address: v.nullable(Named),
  table: v.nullable(Named),
  /** Who takes it instead of the customer; null: nobody does. */
  receiver: v.nullable(Named),
  time: Named,
  /** Null: nothing to pay. */
  payment: v.nullable(Named),
  promo: v.nullable(Named),
  lines: v.record(v.string(), ShownLine),
  delivery: Sum,
  fee: Sum,
  tableService: Sum,
  discount: Sum,
  cashback: Sum,
  tip: Sum,
  total: Sum,
  /** The texts that the customer wrote, as one. */
  details: v.string(),
})
export type ShownOrder = Readonly<v.InferOutput<typeof ShownOrder>>

/**
 * What an order's own page compares; what an answer does not say is left out. The rest of it nobody changes, or the
 * customer sees it there.
 */
export const SeenOrder = v.object({
  ...v.partial(v.pick(ShownOrder, ['service', 'branch', 'address', 'time', 'payment', 'total'])).entries,
  lines: v.record(v.string(), SeenLine),
})
export type SeenOrder = Readonly<v.InferOutput<typeof SeenOrder>>

const NAMED = ['service', 'branch', 'address', 'table', 'receiver', 'time', 'payment', 'promo'] as const
/** What the merchant can call otherwise under one id: a promise then means what it was called. */
const CAN_BE_RENAMED: ReadonlySet<(typeof NAMED)[number]> = new Set(['branch', 'table', 'payment', 'promo'])
const SUMS = ['delivery', 'fee', 'tableService', 'discount', 'cashback', 'tip', 'total'] as const

/** One value that is not what it was; null: there was or is none. */
export type OrderChange =
  | {
      readonly what: (typeof NAMED)[number]
      readonly before: string | null
      readonly after: string | null
    }
  | {
      readonly what: 'line'
      readonly name: string
      readonly before: string | null
      readonly after: string | null
    }
  | { readonly what: 'options'; readonly name: string; readonly before: string; readonly after: string }
  | { readonly what: 'dish'; readonly before: string; readonly after: string }
  | { readonly what: 'price'; readonly name: string; readonly before: number; readonly after: number }
  | { readonly what: (typeof SUMS)[number]; readonly before: number; readonly after: number }
  | { readonly what: 'details' }

/**
 * The changes by hand that each value follows. A price follows none but those of the place: prices differ by branch. The
 * time follows no address: a branch that is closed is said.
 */
const FOLLOWS: Record<
  Exclude<keyof ShownOrder, 'lines' | 'language'> | 'quantities' | 'returns' | 'prices',
  readonly Hand[]
> = {
  service: ['service'],
  branch: ['service', 'place', 'table'],
  address: ['service', 'place'],
  table: ['service', 'table'],
  receiver: ['service', 'details'],
  time: ['service', 'time'],
  payment: ['payment'],
  promo: ['promo', 'service', 'place', 'table', 'lines'],
  quantities: ['lines'],
  // A dish that can be had there or then after all; one that cannot is said.
  returns: ['service', 'place', 'table', 'time'],
  prices: ['service', 'place', 'table'],
  delivery: ['service', 'place', 'table', 'promo', 'lines'],
  fee: ['service', 'lines'],
  tableService: ['service', 'place', 'table', 'lines'],
  discount: ['service', 'place', 'table', 'promo', 'lines'],
  cashback: ['service', 'place', 'table', 'promo', 'cashback', 'lines'],
  tip: ['service', 'tip', 'lines'],
  total: HANDS,
  details: ['service', 'place', 'table', 'payment', 'lines', 'details'],
}

/** What the customer has seen and not objected to, with the changes by hand that led to it. */
export type AgreedOrder = { readonly order: ShownOrder; readonly hands: HandChanges }

/**
 * What is agreed on when the page shows `now`: values that follow a change by hand are taken over, all others stay as
 * they were agreed on.
 */
export function agreeOn(before: AgreedOrder | null, now: ShownOrder, hands: HandChanges): AgreedOrder {
  if (!before) return { order: now, hands }
  const agreed = inLanguageOf(now, before.order)
  const isByHand = (value: keyof typeof FOLLOWS) =>
    FOLLOWS[value].some((hand) => hands[hand] !== before.hands[hand])
  const pick = <K extends Exclude<keyof ShownOrder, 'lines' | 'language'>>(value: K): ShownOrder[K] =>
    isByHand(value) ? now[value] : agreed[value]
  const entries = (Object.keys(FOLLOWS) as (keyof typeof FOLLOWS)[])
    .filter((value) => value !== 'quantities' && value !== 'returns' && value !== 'prices')
    .map((value) => [value, pick(value)])
  const order = {
    ...(Object.fromEntries(entries) as Omit<ShownOrder, 'lines' | 'language'>),
    language: now.language,
    lines: agreedLines(agreed.lines, now.lines, isByHand),
  }
  return { order, hands }
}

/** An order that was agreed on, with the names that the customer has read since in another language. */
function inLanguageOf(now: ShownOrder, agreed: ShownOrder): ShownOrder {
  if (agreed.language === now.language) return agreed
  const named = NAMED.map((what) => [what, agreed[what]?.id === now[what]?.id ? now[what] : agreed[what]])
  const lines = Object.entries(agreed.lines).map(([key, line]) => {
    const { name, choices } = now.lines[key] ?? line
    return [key, { ...line, name, choices }]
  })
  return { ...agreed, ...Object.fromEntries(named), lines: Object.fromEntries(lines) }
}

function agreedLines(
  before: ShownOrder['lines'],
  now: ShownOrder['lines'],
  isByHand: (value: 'quantities' | 'returns' | 'prices') => boolean,
): ShownOrder['lines'] {
  const kept = isByHand('quantities') ? now : isByHand('returns') ? { ...now, ...before } : before
  return Object.fromEntries(
    Object.entries(kept).map(([key, line]) => {
      const seen = before[key] ?? line
      const { price } = isByHand('prices') ? (now[key] ?? line) : seen
      return [key, { ...seen, quantity: line.quantity, price }]
    }),
  )
}

type Comparable = Partial<Omit<ShownOrder, 'lines'>> & { readonly lines?: SeenOrder['lines'] }

/** What differs between two orders in the values that both have, from the top of the page to its end; empty: nothing. */
export function changesOf(before: Comparable, after: Comparable): OrderChange[] {
  // Names of two languages say nothing of what is behind them.
  const areNamesAlike = before.language !== undefined && before.language === after.language
  const isSame = (what: (typeof NAMED)[number]) =>
    before[what]?.id === after[what]?.id &&
    (!areNamesAlike || !CAN_BE_RENAMED.has(what) || before[what]?.name === after[what]?.name)
  return [
    ...lineChanges(before.lines ?? {}, after.lines ?? {}, areNamesAlike),
    ...NAMED.filter((what) => !isSame(what)).map((what): OrderChange => {
      return { what, before: before[what]?.name ?? null, after: after[what]?.name ?? null }
    }),
    ...(before.details === after.details ? [] : [{ what: 'details' } as const]),
    ...SUMS.flatMap((what): OrderChange[] => {
      const [old, now] = [before[what], after[what]]
      return old === undefined || now === undefined || old === now ? [] : [{ what, before: old, after: now }]
    }),
  ]
}

type AnyLine = SeenOrder['lines'][string] & { readonly choices?: string }
const dishOf = ({ name, choices = '' }: AnyLine) => (choices === '' ? name : `${name} (${choices})`)

function lineChanges(
  before: Readonly<Record<string, AnyLine>>,
  after: Readonly<Record<string, AnyLine>>,
  areNamesAlike: boolean,
): OrderChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key): OrderChange[] => {
    const [old, now] = [before[key], after[key]]
    const name = (now ?? old)?.name ?? ''
    if (!old || !now)
      return [{ what: 'line', name, before: old?.quantity ?? null, after: now?.quantity ?? null }]
    const changes: OrderChange[] = []
    if (areNamesAlike && dishOf(old) !== dishOf(now))
      changes.push({ what: 'dish', before: dishOf(old), after: dishOf(now) })
    const areCounted = old.quantity !== '' && now.quantity !== ''
    if (areCounted && old.quantity !== now.quantity)
      changes.push({ what: 'line', name, before: old.quantity, after: now.quantity })
    if (old.options?.id && now.options?.id && old.options.id !== now.options.id)
      changes.push({ what: 'options', name, before: old.options.name, after: now.options.name })
    if (old.price !== null && now.price !== null && old.price !== now.price)
      changes.push({ what: 'price', name, before: old.price, after: now.price })
    return changes
  })
}
