import * as v from 'valibot'
import { promoScopes } from '#/domain/order/promo.ts'
import { flag, Id, names, notNegative, oneOf, positiveSum, SumOrNone, strictOneOf, text } from './common.ts'
import { ValidFrom, ValidUntil } from './dates.ts'
import { strictOr, withWire } from './field.ts'
import { fullList, isRecord } from './records.ts'
import { isAbsent, nameReader, numberOf, sumOf } from './values.ts'

const TYPES = ['AMOUNT', 'PERCENTAGE'] as const
const OTHER_TYPES = {
  ...names('PERCENTAGE', 'PERCENT PERCENTS FOIZ ПРОЦЕНТ'),
  ...names('AMOUNT', 'FIXED FIXEDAMOUNT FLAT SUM SUMMA СУММА'),
} as const
const typeOf = nameReader(TYPES, OTHER_TYPES)

/** Percents keep their fraction; more than all of it cannot be taken off. */
function percentsOf(sent: unknown): number | undefined {
  const percents = numberOf(typeof sent === 'string' ? sent.replace('%', '') : sent) ?? sumOf(sent)
  return percents !== undefined && percents <= 100 ? notNegative(percents) : undefined
}

/** A discount is percents or so'm, as its type says, and lists of ids may be one text. */
function readTerms(sent: unknown): unknown {
  if (!isRecord(sent)) return sent
  const { scopeIds } = sent
  const discountType = sent.discountType === '%' ? 'PERCENTAGE' : typeOf(sent.discountType)
  const read = discountType === 'PERCENTAGE' ? percentsOf : positiveSum
  const off = (one: unknown) => (isAbsent(one) ? null : (read(one) ?? 'unreadable'))
  return {
    ...sent,
    discountType,
    productDiscount: off(sent.productDiscount),
    deliveryDiscount: off(sent.deliveryDiscount),
    scopeIds: typeof scopeIds === 'string' ? scopeIds.split(/[\s,;]+/).filter(Boolean) : scopeIds,
  }
}

/** A record with the terms of a discount. */
export const withTerms = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(withWire(v.unknown(), ['as', schema]), v.transform(readTerms), schema)

/** Absent: nothing is taken off. Strict: an unreadable one is not nothing. */
const Off = strictOr(0, (sent) => notNegative(numberOf(sent)), 'sum', 0)

/** What is taken off. PERCENTAGE: percents; AMOUNT: so'm. */
export const discountEntries = {
  discountType: strictOneOf(TYPES, OTHER_TYPES),
  productDiscount: Off,
  deliveryDiscount: Off,
  minPrice: SumOrNone,
}

const promoEntries = {
  id: Id,
  code: text(64),
  ...discountEntries,
  startDate: ValidFrom,
  endDate: ValidUntil,
  isActive: flag(true),
  scope: oneOf(promoScopes, 'ALL'),
  /** The products it applies to; without them it would apply to nothing. */
  scopeIds: fullList('scope of a promo', Id),
}

export const Promo = withTerms(v.object(promoEntries))
export type Promo = v.InferOutput<typeof Promo>

/**
 * A promo in the list of a customer, who cannot use one without its code. `isUsed`: a single-use one that they have used;
 * servers may leave it out.
 */
export const OwnPromo = withTerms(
  v.pipe(
    v.object({ ...promoEntries, isUsed: flag(false, true) }),
    v.check(({ code }) => code !== '', 'no code'),
  ),
)
export type OwnPromo = v.InferOutput<typeof OwnPromo>
