import type { OrderSetting } from '#/api/schema/address.ts'
import type { Tariff } from '#/api/schema/tariff.ts'
import { untilFreeDelivery } from '#/domain/order/tariff.ts'
import { type Ordered, untilFreeFee } from '#/domain/order/totals.ts'

/** The distance to a threshold, so'm. */
export type Missing = { missing: number; of: number }
/** What the threshold brings: a delivery at all, none of the service fee, a free delivery. */
export type MissingOf = Missing & { what: 'minimum' | 'fee' | 'delivery' }

/** What an order still lacks; null: nothing, there is no such threshold, or it is not known. */
export type Thresholds = {
  /** To an order without the service fee. */
  untilFreeFee: Missing | null
  /** To the minimum of a delivery (CO-09). */
  untilMinimum: Missing | null
  /** To a delivery that costs nothing (BX-20). */
  untilFreeDelivery: Missing | null
}

const missingTo = (of: number | null, missing: number | null): Missing | null =>
  missing === null || of === null ? null : { missing, of }

/** An empty basket lacks nothing. */
function untilMinimum(setting: OrderSetting | null, { products, count }: Ordered): Missing | null {
  const minimum = setting?.minimalDeliveryPrice ?? 0
  return count > 0 && products < minimum ? { missing: minimum - products, of: minimum } : null
}

/** `tariff`: the known one, or the last while the new one is asked for. */
export function thresholdsOf(
  ordered: Ordered,
  {
    setting,
    tariff,
    isDelivery,
  }: { setting: OrderSetting | null; tariff: Tariff | null; isDelivery: boolean },
): Thresholds {
  return {
    untilFreeFee: missingTo(setting?.serviceFeeThreshold ?? null, untilFreeFee(setting, ordered)),
    untilMinimum: isDelivery ? untilMinimum(setting, ordered) : null,
    untilFreeDelivery: isDelivery
      ? missingTo(tariff?.freeFrom ?? null, untilFreeDelivery(tariff, ordered))
      : null,
  }
}

/**
 * The bars of an order, the nearest first (BX-20). While the least sum is missing that one alone, since nothing can be
 * ordered before.
 */
export function missingBars({
  untilMinimum: least,
  untilFreeFee: fee,
  untilFreeDelivery: delivery,
}: Thresholds): MissingOf[] {
  if (least) return [{ what: 'minimum', ...least }]
  const bars: (MissingOf | null)[] = [
    fee && { what: 'fee', ...fee },
    delivery && { what: 'delivery', ...delivery },
  ]
  return bars.filter((bar) => bar !== null).toSorted((a, b) => a.missing - b.missing)
}
