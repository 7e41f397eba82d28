import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { imageUrl } from '#/config/image.ts'
import { branchRef } from '#/domain/order/branch-ref.ts'
import { buildOrderRequest } from '#/domain/order/build-order.ts'
import { changeFault } from '#/domain/order/change.ts'
import type { DoorWords } from '#/domain/order/courier-comment.ts'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { normalPhone } from '#/domain/phone.ts'
import { useBasket } from '#/features/basket/index.ts'
import { useIsBranchSettled, useNearestBranch } from '#/features/fulfilment/index.ts'
import { type DraftPlace, draftAtom, kitchenRequestsAtom } from '#/features/order-draft/index.ts'
import { useOrderTotals } from '#/features/totals/index.ts'
import { customerAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { cityIdAtom, merchantAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { missingFields } from './missing-fields.ts'
import { usePaymentMethods } from './payment.ts'
import { timeToOrder, useTimes } from './times.ts'

/** Names of the door's details in the language of the page; the courier reads them too (CO-06). */
export function useDoorWords(): DoorWords {
  const { t } = useLingui()
  return { entrance: t`Entrance`, floor: t`Floor`, office: t`Flat`, domophone: t`Intercom` }
}

/** The courier's note of an address without details. */
const EMPTY_NOTE = { landmark: '', details: '', meetsOutside: false }

/** The state of the checkout: what is missing, the totals, and the request of this very moment. */
export function useCheckoutState() {
  const { channel } = useShell()
  const draft = useAtomValue(draftAtom)
  const customer = useAtomValue(customerAtom)
  const merchant = useAtomValue(merchantAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const cityId = useAtomValue(cityIdAtom)
  const abilities = useAtomValue(abilitiesAtom)
  const doorWords = useDoorWords()
  const basket = useBasket()
  const summary = useOrderTotals()
  const payment = usePaymentMethods()
  const times = useTimes()
  const requests = useAtomValue(kitchenRequestsAtom)
  const picture = imageUrl(useAtomValue(cdnBaseAtom), draft.place?.photo, null)
  const photo = picture ? new URL(picture, location.href).href : ''
  const { problem, refetch } = useNearestBranch()
  const isBranchSettled = useIsBranchSettled()
  const { service } = summary
  // At a table the customer is always the receiver.
  const receiver = abilities.receiver && service !== 'DINE_IN' ? draft.receiver : null
  // A table of another branch than the present one does not count.
  const table = draft.table?.branchId === branch?.id ? draft.table : null

  // With nothing to pay there is no way of paying; an order of nothing is not free of charge, it is none.
  const isFree = summary.isKnown && summary.totals.total === 0 && summary.basket.count > 0
  const isPaymentKnown = isFree || payment.chosen !== null

  const missing = missingFields({
    service,
    draft: { ...draft, receiver },
    hasTable: table !== null,
    hasProblem: problem?.kind === 'http' && problem.status < 500,
    // A guest is asked to sign in instead.
    hasName: customer === null || customer.firstName !== '',
    hasTime: timeToOrder(times) !== undefined,
    hasPayment: payment.isAsked || isPaymentKnown,
    hasChangeFault:
      !isFree &&
      payment.chosen?.type === 'CASH' &&
      summary.isKnown &&
      changeFault(draft.changeFrom, summary.totals.total) !== null,
  })

  const request = (): OrderRequest | null => {
    const when = timeToOrder(times)
    if (!customer || !merchant || !branch || when === undefined || !isPaymentKnown) return null
    const { place } = draft
    return buildOrderRequest({
      channel,
      service,
      merchantId: merchant.id,
      branchId: branch.id,
      branch: branchRef(branch),
      ...whereTo(place, branch.cityId, cityId),
      userId: customer.id,
      receiver: receiver && { name: receiver.name.trim(), phone: normalPhone(receiver.phone) ?? '' },
      door: draft.door,
      doorWords,
      comment: draft.comment,
      forCourier: { ...EMPTY_NOTE, ...place, note: draft.courierNote, photo },
      chequePhone: draft.chequePhone === null ? null : normalPhone(draft.chequePhone),
      when,
      lines: basket.payable,
      // At a table the waiter asks, and there is cutlery.
      ...(service !== 'DINE_IN' && requests),
      payment: isFree ? null : payment.chosen,
      cardId: payment.card?.id ?? null,
      changeFrom: draft.changeFrom,
      promo: summary.promo?.verdict === 'ok' ? summary.promo.promo : null,
      table,
      referralCode: abilities.referral ? draft.invitation?.code : null,
      sharedBasketId: draft.sharedBasketId,
      tariff: summary.applied,
      basket: summary.basket,
      totals: summary.totals,
    })
  }
  const askBranch = () => void refetch()
  /** An address or table is chosen, whether or not it is served. */
  const hasPlace = service === 'DELIVERY' ? draft.place !== null : table !== null
  /** Nothing that the page shows is still being asked for. */
  const isSettled = summary.isKnown && !payment.isAsked && isBranchSettled
  const asked = {
    missing,
    hasPlace,
    customer,
    branch,
    problem,
    askBranch,
    table,
    receiver,
    isFree,
    isSettled,
  }
  return { basket, summary, payment, times, request, ...asked }
}

/** The address as an order has it. `branchCityId`, `cityId`: of the branch, and the city that is chosen, where it has none. */
const whereTo = (place: DraftPlace | null, branchCityId: string | null, cityId: string | null) => ({
  cityId: place?.cityId ?? branchCityId ?? cityId,
  addressType: place && (place.savedId ? ('SAVED' as const) : place.mode),
  address: place && { ...place, id: place.savedId, cityId: place.cityId ?? cityId },
})

export type CheckoutState = ReturnType<typeof useCheckoutState>
