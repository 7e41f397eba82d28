import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#/api/schema/payment.ts'
import type { PaymentType } from '#/domain/order/order-request.ts'
import { isExpired, offeredCards, usualCard } from '#/domain/order/saved-card.ts'
import type { Channel, OrderedService } from '#/domain/service.ts'
import { type CardWithTimer, cardsQuery } from '#/features/bank-cards/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { paymentMethodsQuery } from '#/features/totals/index.ts'
import { usedCardsAtom } from '#/session/saved.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom, paymentTypesAtom } from '#/tenant/abilities.ts'
import { useNow } from '#/ui/use-now.ts'

/** Which flag of a method says whether it can be used: in this channel, or at the table (DI-06). */
const flagOf = (channel: Channel, service: OrderedService) =>
  service === 'DINE_IN' ? 'qrEnabled' : channel === 'TG' ? 'botEnabled' : 'webEnabled'

/** Payment methods to show: active, on in this channel or at the table, on in the merchant's settings (PY-01, PY-02). */
export function shownMethods(
  methods: readonly PaymentMethod[],
  channel: Channel,
  isOn: Record<PaymentType, boolean>,
  service: OrderedService = 'DELIVERY',
): PaymentMethod[] {
  const flag = flagOf(channel, service)
  return methods.filter((method) => method.isActive && method[flag] && isOn[method.type])
}

/** Whether a method may be on of which the answer does not say so readably. */
export function hasUnreadableMethod(
  methods: readonly PaymentMethod[],
  channel: Channel,
  isOn: Record<PaymentType, boolean>,
  service: OrderedService,
): boolean {
  const flag = flagOf(channel, service)
  return methods.some((method) => {
    const flags = [method.isActive, method[flag], isOn[method.type]]
    return flags.includes(null) && !flags.includes(false)
  })
}

/** The method of an order for which none was chosen: cash, else the first (PY-02); null: the merchant has none here. */
export const usualMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null =>
  methods.find((method) => method.type === 'CASH') ?? methods[0] ?? null

/** Whether the kitchen starts only after the payment: then the payment page opens right after the order. */
export const isOnline = (type: PaymentType): boolean => type !== 'CASH' && type !== 'TERMINAL'

/**
 * The method that an order paid by a saved card names (DX-09): the first whose payment page the customer can be sent to
 * when the card is not charged; null: there is none, and then cards pay nothing.
 */
export const methodOfCards = (methods: readonly PaymentMethod[]): PaymentMethod | null =>
  methods.find(({ type }) => isOnline(type)) ?? null

export type SavedCard = CardWithTimer
/** How an order is paid: by a method, or by a saved card for which `method` stands in. */
type PayWay = { readonly method: PaymentMethod; readonly card: SavedCard | null }

/** The way of an order for which none was chosen: the card that paid last on this device, else the usual method. */
function usualWay(
  methods: readonly PaymentMethod[],
  ofCards: PaymentMethod | null,
  last: SavedCard | null,
): PayWay | null {
  if (last && ofCards) return { method: ofCards, card: last }
  const method = usualMethod(methods)
  return method && { method, card: null }
}

const NO_CARDS: readonly SavedCard[] = []
const NONE_USED: readonly string[] = []

/**
 * The saved cards to offer; null while they are asked for, empty where merchant or customer has none. `used`: ids of
 * those that paid on this device, the last use first.
 */
function useSavedCards() {
  const scope = useAtomValue(queryScopeAtom)
  const { cards, cardPayment } = useAtomValue(abilitiesAtom)
  const customer = useAtomValue(customerAtom)
  const used = useAtomValue(usedCardsAtom)[customer?.id ?? ''] ?? NONE_USED
  const now = useNow()
  const isOn = cards && cardPayment && customer !== null
  const query = useQuery({ ...cardsQuery(scope), enabled: isOn })
  // A list that did not come leaves the other ways of paying as they are.
  const known = isOn ? (query.data ?? (query.isError ? NO_CARDS : null)) : NO_CARDS
  return { cards: known && offeredCards(known, used, now), used, now }
}

/** The way that an order has: `method` undefined where the wanted one cannot be used. */
function wayOf(
  wanted: { methodId: string | undefined; cardId: string | null },
  { methods, ofCards, cards }: Offer,
  now: Date,
): { method: PaymentMethod | undefined; card: SavedCard | null } {
  if (wanted.cardId === null) return { method: methods?.find(({ id }) => id === wanted.methodId), card: null }
  const card = cards?.find(({ id }) => id === wanted.cardId)
  return card && ofCards && !isExpired(card, now)
    ? { method: ofCards, card }
    : { method: undefined, card: null }
}

/** Null: still asked for. `ofCards`: what an order by card names as its method; null: no card pays here. */
type Offer = {
  methods: readonly PaymentMethod[] | null
  ofCards: PaymentMethod | null
  cards: readonly SavedCard[] | null
}

/** Those that have paid on this device stand before the methods; the others come after them, and move nothing. */
const sidesOf = ({ ofCards, cards }: Offer, used: readonly string[], now: Date) => {
  const offered = ofCards && cards ? cards : NO_CARDS
  const isFirst = (card: SavedCard) => used.includes(card.id) && !isExpired(card, now)
  return { usedCards: offered.filter(isFirst), otherCards: offered.filter((card) => !isFirst(card)) }
}

/**
 * The ways of paying this order and the one it has. One that the customer has chosen, or that this page has shown, is
 * never replaced: when it cannot be used any more, or not for this service, it is `lost`, and the customer chooses.
 * `isAsked`: the one that the order has is still being asked for.
 */
export function usePaymentMethods() {
  const scope = useAtomValue(queryScopeAtom)
  const isOn = useAtomValue(paymentTypesAtom)
  const { paymentId, cardId } = useAtomValue(draftAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { channel } = useShell()
  const query = useQuery(paymentMethodsQuery(scope, channel))
  const methods = query.data ? shownMethods(query.data, channel, isOn, service) : null
  const isUnreadable = methods?.length === 0 && hasUnreadableMethod(query.data ?? [], channel, isOn, service)
  const { cards, used, now } = useSavedCards()
  const offer = { methods, ofCards: methods && methodOfCards(methods), cards }
  // Cards are waited for only where the order may have one of them.
  const isCardAsked = cards === null && (cardId !== null || (paymentId === null && used.length > 0))
  const isAsked = methods === null || isCardAsked
  const usual = isAsked ? null : usualWay(methods, offer.ofCards, usualCard(cards ?? [], used, now))
  const [shown, setShown] = useState<PayWay | null>(null)
  useEffect(() => {
    if (paymentId === null && usual) setShown((before) => before ?? usual)
  }, [paymentId, usual])
  const byItself = shown ?? usual
  const wanted =
    paymentId === null
      ? { methodId: byItself?.method.id, cardId: byItself?.card?.id ?? null }
      : { methodId: paymentId, cardId }
  const { method, card } = wayOf(wanted, offer, now)
  const isLost = !isAsked && wanted.methodId !== undefined && !method
  const lost = isLost ? (query.data?.find(({ id }) => id === wanted.methodId) ?? shown?.method ?? null) : null
  return {
    query,
    methods,
    ofCards: offer.ofCards,
    isUnreadable,
    isAsked,
    chosen: (!isAsked && method) || null,
    card,
    isLost,
    lost,
    isCardLost: isLost && wanted.cardId !== null,
    ...sidesOf(offer, used, now),
  }
}
