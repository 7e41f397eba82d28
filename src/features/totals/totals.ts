import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { OrderSetting } from '#/api/schema/address.ts'
import { explainTotals, type TotalReason } from '#/domain/order/explain.ts'
import { checkPromo, type Promo, type PromoVerdict, promoBase } from '#/domain/order/promo.ts'
import { tableService } from '#/domain/order/table-service.ts'
import { type AppliedTariff, appliedTariff } from '#/domain/order/tariff.ts'
import { tipFor, tipOf } from '#/domain/order/tip.ts'
import {
  type BasketTotals,
  cashbackLimit,
  type OrderTotals,
  orderTotals,
  serviceFee,
} from '#/domain/order/totals.ts'
import type { OrderedService } from '#/domain/service.ts'
import { basketValidationAtom, useBasket } from '#/features/basket/index.ts'
import { type TariffState, useTariff } from '#/features/fulfilment/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { promoAtom } from '#/features/promo-codes/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useNow } from '#/ui/use-now.ts'
import { useBalance } from './balance.ts'
import { type Thresholds, thresholdsOf } from './missing.ts'
import { orderSettingQuery } from './queries.ts'

/** What the customer pays and why: the same for basket, checkout, main button and request. */
export type OrderSummary = Thresholds & {
  basket: BasketTotals
  totals: OrderTotals
  service: OrderedService
  tariff: TariffState
  /** In the form of the request. */
  applied: AppliedTariff
  /** The delivery price is known, or pick-up needs none. */
  deliveryKnown: boolean
  /** Every part of the total is known or has its last value, so rows need no skeleton. */
  isShown: boolean
  /** Every part of the total is known; an unknown price is not zero. */
  isKnown: boolean
  promo: { promo: Promo; verdict: PromoVerdict } | null
  /** The most cashback that can pay this order, so'm. */
  cashbackLimit: number
  reasons: readonly TotalReason[]
  /** Retries the fee or the menu, if they failed. */
  retry: (() => void) | null
}

/** Computes the sums of one order from all its inputs; pure, so a table of cases can test it. */
export function summarise(input: {
  basket: BasketTotals
  isMenuKnown: boolean
  /** For the explanations: a weighed line was rounded; so many lines cannot be ordered and are not counted. */
  isRounded?: boolean
  leftOut?: number
  service: OrderedService
  tariff: TariffState
  defaultDeliveryType: string
  /** Null: no such setting; undefined: not known yet. */
  setting: OrderSetting | null | undefined
  /** The service fee of the hall; null: no table known. */
  tableTerms?: { percent: number; amount: number } | null
  promo: Promo | null
  /** Sum of the products that it applies to, so'm (PC-08). */
  promoBase?: number
  /** The server's verdict on this promo in the basket check. */
  saidOfPromo?: PromoVerdict | null
  /** What the customer chose, so'm. */
  cashback: number
  balance: number
  /** What the customer chose for the courier or the waiter, so'm; absent: nothing. */
  tip?: number
  now: Date
}): Omit<OrderSummary, 'retry'> {
  const { basket, service, tariff, setting, promo, tableTerms = null } = input
  const { isRounded = false, leftOut = 0, promoBase: counted = basket.products } = input
  const fees = setting ?? null
  const isDelivery = service === 'DELIVERY'
  const known = tariff.is === 'known' ? tariff.tariff : null
  const last = tariff.is === 'asking' ? tariff.last : null
  const applied = appliedTariff(service, basket, known, input.defaultDeliveryType)
  const verdict = promo && (input.saidOfPromo ?? checkPromo(promo, { products: counted, now: input.now }))
  const terms = verdict === 'ok' ? promo : null
  const limit = cashbackLimit(input.balance, basket.products, terms, counted)
  const sums = {
    products: basket.products,
    count: basket.count,
    promoBase: counted,
    // While the new price is loading, the rows keep the last one; nothing can be ordered at it.
    delivery: isDelivery ? (applied.price ?? last?.price ?? null) : null,
    promo: terms,
    cashback: Math.min(input.cashback, limit),
    fee: serviceFee(fees, basket),
    service: service === 'DINE_IN' ? tableService(tableTerms, basket) : 0,
    tip: tipOf(service, input.tip ?? 0, basket),
  }
  const totals = orderTotals(sums)
  const deliveryKnown = applied.price !== null
  const isRestKnown = input.isMenuKnown && setting !== undefined
  const threshold = fees?.isServiceFeeFreeAboveThreshold ? fees.serviceFeeThreshold : null
  return {
    basket,
    totals,
    service,
    tariff,
    applied,
    deliveryKnown,
    isShown: isRestKnown && (deliveryKnown || last !== null || tariff.is === 'none'),
    isKnown: isRestKnown && deliveryKnown,
    promo: promo && verdict && { promo, verdict },
    cashbackLimit: limit,
    ...thresholdsOf(basket, { setting: fees, tariff: known ?? last, isDelivery }),
    reasons: explainTotals(sums, {
      feeThreshold: threshold,
      freeDeliveryFrom: known?.freeFrom ?? null,
      servicePercent: tableTerms?.percent ?? 0,
      promoMin: terms?.minPrice ?? 0,
      full: basket.full,
      isRounded,
      leftOut,
      tipFor: tipFor(service),
      balance: input.balance,
    }),
  }
}

/** The total of the order draft; basket, checkout, main button and request use this one hook. */
export function useOrderTotals(): OrderSummary {
  const scope = useAtomValue(queryScopeAtom)
  const draft = useAtomValue(draftAtom)
  const service = useAtomValue(serviceTypeAtom)
  const balance = useBalance()
  const abilities = useAtomValue(abilitiesAtom)
  const { channel } = useShell()
  const { totals: basket, lines, payable, branchId, isRounded, isUnknown, menu } = useBasket()
  const promo = useAtomValue(promoAtom)
  const leftOut = isUnknown ? 0 : lines.filter(({ count }) => count === 0).length
  const tariff = useTariff()
  const setting = useQuery(orderSettingQuery(scope))
  const now = useNow()
  const facts = useAtomValue(basketValidationAtom)
  const known = setting.data
  const saidOfPromo = promo && facts?.promoCode === promo.code ? facts.promo : null
  const summary = useMemo(
    () =>
      summarise({
        basket,
        isMenuKnown: !isUnknown,
        isRounded,
        leftOut,
        service,
        tariff,
        defaultDeliveryType:
          (channel === 'TG' ? known?.defaultDeliveryTypeMessenger : known?.defaultDeliveryTypeWebsite) ||
          'OWN',
        setting: known,
        tableTerms: draft.table,
        promo: abilities.promo ? promo : null,
        ...(promo && { promoBase: promoBase(promo, payable, branchId) }),
        saidOfPromo,
        cashback: abilities.cashback ? draft.cashback : 0,
        balance,
        tip: abilities.tip ? draft.tip : 0,
        now,
      }),
    [
      basket,
      isUnknown,
      isRounded,
      leftOut,
      service,
      tariff,
      channel,
      known,
      abilities,
      draft,
      promo,
      payable,
      branchId,
      saidOfPromo,
      balance,
      now,
    ],
  )
  const hasFailed = setting.isError || (isUnknown && menu.isError)
  const retry = () => {
    if (setting.isError) void setting.refetch()
    if (isUnknown) void menu.refetch()
  }
  return { ...summary, retry: hasFailed ? retry : null }
}
