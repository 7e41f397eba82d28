import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { PaymentMethod, PaymentType } from '#/api/schema/payment.ts'
import type { Channel, OrderedService } from '#/domain/service.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { paymentMethodsQuery } from '#/features/totals/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { paymentTypesAtom } from '#/tenant/abilities.ts'

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

/**
 * The ways of paying this order and the one it has. One that the customer has chosen, or that this page has shown, is
 * never replaced: when it cannot be used any more, or not for this service, it is `lost`, and the customer chooses.
 */
export function usePaymentMethods() {
  const scope = useAtomValue(queryScopeAtom)
  const isOn = useAtomValue(paymentTypesAtom)
  const { paymentId } = useAtomValue(draftAtom)
  const service = useAtomValue(serviceTypeAtom)
  const { channel } = useShell()
  const query = useQuery(paymentMethodsQuery(scope, channel))
  const methods = query.data ? shownMethods(query.data, channel, isOn, service) : null
  const isUnreadable = methods?.length === 0 && hasUnreadableMethod(query.data ?? [], channel, isOn, service)
  const usual = methods && usualMethod(methods)
  const [shown, setShown] = useState<PaymentMethod | null>(null)
  useEffect(() => {
    if (paymentId === null && usual) setShown((before) => before ?? usual)
  }, [paymentId, usual])
  const wantedId = paymentId ?? shown?.id ?? usual?.id
  const chosen = methods?.find(({ id }) => id === wantedId) ?? null
  const isLost = methods !== null && wantedId !== undefined && chosen === null
  const lost = isLost ? (query.data?.find(({ id }) => id === wantedId) ?? shown) : null
  return { query, methods, isUnreadable, chosen, isLost, lost }
}

/** Whether the kitchen starts only after the payment: then the payment page opens right after the order. */
export const isOnline = (type: PaymentType): boolean => type !== 'CASH' && type !== 'TERMINAL'
