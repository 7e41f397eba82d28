import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { ordersApi } from '#/api/orders.ts'
import type { Product } from '#/api/schema/menu.ts'
import { hasNews, validationOf } from '#/domain/basket/check-basket.ts'
import { withFact } from '#/domain/menu/product-fact.ts'
import { buildOrderRequest } from '#/domain/order/build-order.ts'
import { NOTHING_FOR_COURIER } from '#/domain/order/courier-comment.ts'
import { basketValidationAtom, useBasket } from '#/features/basket/index.ts'
import { draftAtom, whenAtom } from '#/features/order-draft/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { refreshPrices } from './refresh.ts'
import type { OrderSummary } from './totals.ts'

/** How long a customer waits for a check, ms; without a response the order itself is the check. */
const PATIENCE = 5_000
const NO_WORDS = { entrance: '', floor: '', office: '', domophone: '' }

/**
 * Lets the server check the basket before it becomes an order (BX-02). `check` resolves to true when there is nothing
 * new to show; false: lines, promo or sums on the screen have changed. A server that does not respond, or does not know
 * the call, does not hold the customer up.
 */
export function useBasketCheck(summary: OrderSummary) {
  const queries = useQueryClient()
  const { channel } = useShell()
  const draft = useAtomValue(draftAtom)
  const when = useAtomValue(whenAtom)
  const customer = useAtomValue(customerAtom)
  const merchant = useAtomValue(merchantAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const known = useAtomValue(basketValidationAtom)
  const setFacts = useSetAtom(basketValidationAtom)
  const { toCheck } = useBasket()
  const [isChecking, setIsChecking] = useState(false)

  const body = () => {
    if (!merchant || !branch || toCheck.length === 0) return null
    const { service } = summary
    const request = buildOrderRequest({
      channel,
      service,
      merchantId: merchant.id,
      branchId: branch.id,
      cityId: branch.cityId,
      userId: customer?.id ?? '',
      receiver: null,
      addressType: null,
      address: draft.place && { ...draft.place, id: draft.place.savedId },
      door: draft.door,
      doorWords: NO_WORDS,
      comment: '',
      forCourier: NOTHING_FOR_COURIER,
      chequePhone: null,
      when,
      lines: toCheck,
      payment: null,
      changeFrom: null,
      promo: summary.promo?.verdict === 'ok' ? summary.promo.promo : null,
      table: draft.table,
      tariff: summary.applied,
      basket: summary.basket,
      totals: summary.totals,
    })
    // Sums that are unknown, or leave lines out, cannot be compared.
    const isComparable = known === null && summary.isKnown && (service !== 'DINE_IN' || draft.table !== null)
    const sums = isComparable ? {} : { totals: null, deliveryPrice: null, servicePrice: null }
    return { ...request, ...sums, user: customer && { id: customer.id } }
  }

  const ask = async (): Promise<boolean> => {
    const order = body()
    if (!order || !branch) return true
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    const [, answer] = await ordersApi().check(order, patience.signal)
    clearTimeout(timer)
    if (!answer) return true
    const facts = validationOf(answer.problems, toCheck)
    const isNews = hasNews(known?.branchId === branch.id ? known : null, facts)
    const correct = (products: ReadonlyMap<string, Product>) =>
      new Map(
        [...products].map(([id, product]) => {
          const fact = facts.products.get(id)
          return [id, fact ? withFact(product, fact, branch.id) : product]
        }),
      )
    setFacts({ ...facts, branchId: branch.id, promoCode: order.promoCode, when, applyCorrections: correct })
    if (isNews) await refreshPrices(queries)
    return !isNews
  }

  const check = async () => {
    setIsChecking(true)
    try {
      return await ask()
    } finally {
      setIsChecking(false)
    }
  }
  return { check, isChecking }
}
