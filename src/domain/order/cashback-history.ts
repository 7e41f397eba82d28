import { type Month, monthOf, monthsThrough } from '#/domain/hours/months.ts'
import { percentOf, type Sum } from '#/domain/money.ts'

/** A change of the balance, so'm. Servers write what was spent with and without a minus. */
export type CashbackLine = {
  readonly amount: Sum
  /** RETURNED: of a cancelled order. Empty: the server does not say, so its sign does. */
  readonly kind: 'EARNED' | 'SPENT' | 'RETURNED' | 'EXPIRED' | ''
  /** ISO 8601; null: not known. */
  readonly createdDate: string | null
}

/** What will expire, and when (ISO 8601). */
export type ExpiringCashback = { readonly amount: Sum; readonly date: string | null }

/** What came, went and expired in a month, and what of the balance still will; so'm, none below zero (DX-10). */
export type CashbackMonth = {
  readonly month: Month
  readonly came: Sum
  readonly went: Sum
  readonly expired: Sum
}

type Part = 'came' | 'went' | 'expired'

function partOf({ amount, kind }: CashbackLine): Part {
  if (kind === 'EXPIRED') return 'expired'
  if (kind === 'SPENT') return 'went'
  if (kind === 'EARNED' || kind === 'RETURNED') return 'came'
  return amount < 0 ? 'went' : 'came'
}

/**
 * The months from the first to the last that anything is known of, without a gap. What will expire stands in the month
 * in which it does. A line without a readable date is in no month.
 */
export function cashbackByMonth(
  lines: readonly CashbackLine[],
  expiring: readonly ExpiringCashback[],
): CashbackMonth[] {
  const sums = new Map<Month, Record<Part, Sum>>()
  const add = (date: string | null, part: Part, amount: Sum) => {
    if (date === null || amount === 0) return
    const month = monthOf(date)
    const known = sums.get(month) ?? { came: 0, went: 0, expired: 0 }
    sums.set(month, { ...known, [part]: known[part] + Math.abs(amount) })
  }
  for (const line of lines) add(line.createdDate, partOf(line), line.amount)
  for (const { date, amount } of expiring) add(date, 'expired', amount)
  return monthsThrough(sums.keys()).map((month) => ({
    month,
    ...(sums.get(month) ?? { came: 0, went: 0, expired: 0 }),
  }))
}

/** What expires next: all of the earliest day that is not over; null: nothing is known to. */
export function nextToExpire(expiring: readonly ExpiringCashback[], now: Date): ExpiringCashback | null {
  const ahead = expiring.flatMap(({ amount, date }) =>
    date !== null && amount > 0 && new Date(date) > now ? [{ amount, date }] : [],
  )
  const [first] = ahead.toSorted((a, b) => new Date(a.date).getTime() - new Date(b.date).getTime())
  return first ?? null
}

/**
 * What comes back of an order: a part of what is paid for its dishes, rounded down. `dishes`: after their discounts and
 * the promo code, before cashback.
 */
export const cashbackEarned = (dishes: Sum, cashback: Sum, percent: number): Sum =>
  percentOf(Math.max(0, dishes - cashback), percent)
