import type { Sum } from '#/domain/money.ts'
import { HANDS, type Hand, type HandChanges } from './hands.ts'

/** A value and its words in the language of the page. */
type Named = { readonly id: string; readonly name: string }
/** `price`: of one piece or portion with its choices, so'm, null: not said; `quantity`: the count in words, empty: not said. */
type ShownLine = { readonly name: string; readonly quantity: string; readonly price: Sum | null }

/** An order as the checkout shows it; what a press sends is this (DX-06). Sums are so'm. */
export type ShownOrder = {
  readonly service: Named
  readonly branch: Named
  readonly address: Named | null
  readonly table: Named | null
  readonly time: Named
  /** Null: nothing to pay. */
  readonly payment: Named | null
  readonly promo: Named | null
  readonly lines: Readonly<Record<string, ShownLine>>
  readonly delivery: Sum
  readonly fee: Sum
  readonly tableService: Sum
  readonly discount: Sum
  readonly cashback: Sum
  readonly tip: Sum
  readonly total: Sum
  /** The texts that the customer wrote, as one. */
  readonly details: string
}

/** What an order's own page compares: the rest of it nobody changes, or the customer sees it there. */
export type SeenOrder = Pick<ShownOrder, 'payment' | 'lines' | 'total'>

const NAMED = ['service', 'branch', 'address', 'table', 'time', 'payment', 'promo'] as const
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
  | { readonly what: 'price'; readonly name: string; readonly before: Sum; readonly after: Sum }
  | { readonly what: (typeof SUMS)[number]; readonly before: Sum; readonly after: Sum }
  | { readonly what: 'details' }

/**
 * The changes by hand that each value follows. A price follows none but those of the place: prices differ by branch. The
 * time follows no address: a branch that is closed is said.
 */
const FOLLOWS: Record<Exclude<keyof ShownOrder, 'lines'> | 'quantities' | 'prices', readonly Hand[]> = {
  service: ['service'],
  branch: ['service', 'place', 'table'],
  address: ['service', 'place'],
  table: ['service', 'table'],
  time: ['service', 'time'],
  payment: ['payment'],
  promo: ['promo', 'service', 'place', 'table', 'lines'],
  quantities: ['lines'],
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
  const isByHand = (value: keyof typeof FOLLOWS) =>
    FOLLOWS[value].some((hand) => hands[hand] !== before.hands[hand])
  const pick = <K extends Exclude<keyof ShownOrder, 'lines'>>(value: K): ShownOrder[K] =>
    isByHand(value) ? now[value] : before.order[value]
  const entries = (Object.keys(FOLLOWS) as (keyof typeof FOLLOWS)[])
    .filter((value) => value !== 'quantities' && value !== 'prices')
    .map((value) => [value, pick(value)])
  const order = {
    ...(Object.fromEntries(entries) as Omit<ShownOrder, 'lines'>),
    lines: agreedLines(before.order.lines, now.lines, isByHand('quantities'), isByHand('prices')),
  }
  return { order, hands }
}

function agreedLines(
  before: ShownOrder['lines'],
  now: ShownOrder['lines'],
  areQuantitiesByHand: boolean,
  arePricesByHand: boolean,
): ShownOrder['lines'] {
  const kept = areQuantitiesByHand ? now : before
  return Object.fromEntries(
    Object.entries(kept).map(([key, line]) => {
      const priced = arePricesByHand ? (now[key] ?? line) : (before[key] ?? line)
      return [key, { ...line, price: priced.price }]
    }),
  )
}

/** What differs between two orders in the values that both have, from the top of the page to its end; empty: nothing. */
export function changesOf(before: Partial<ShownOrder>, after: Partial<ShownOrder>): OrderChange[] {
  return [
    ...lineChanges(before.lines ?? {}, after.lines ?? {}),
    ...NAMED.flatMap((what): OrderChange[] =>
      before[what]?.id === after[what]?.id
        ? []
        : [{ what, before: before[what]?.name ?? null, after: after[what]?.name ?? null }],
    ),
    ...(before.details === after.details ? [] : [{ what: 'details' } as const]),
    ...SUMS.flatMap((what): OrderChange[] => {
      const [old, now] = [before[what], after[what]]
      return old === undefined || now === undefined || old === now ? [] : [{ what, before: old, after: now }]
    }),
  ]
}

function lineChanges(before: ShownOrder['lines'], after: ShownOrder['lines']): OrderChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key): OrderChange[] => {
    const [old, now] = [before[key], after[key]]
    const name = (now ?? old)?.name ?? ''
    if (!old || !now)
      return [{ what: 'line', name, before: old?.quantity ?? null, after: now?.quantity ?? null }]
    const areCounted = old.quantity !== '' && now.quantity !== ''
    if (areCounted && old.quantity !== now.quantity)
      return [{ what: 'line', name, before: old.quantity, after: now.quantity }]
    const arePriced = old.price !== null && now.price !== null
    return arePriced && old.price !== now.price
      ? [{ what: 'price', name, before: old.price, after: now.price }]
      : []
  })
}
