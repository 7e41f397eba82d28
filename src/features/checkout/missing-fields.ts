import { normalPhone } from '#/domain/phone.ts'
import type { OrderedService } from '#/domain/service.ts'
import type { Draft } from '#/features/order-draft/index.ts'

/** The fields that an order needs filled in well, in the order of the page; also the ids of their elements (CO-11). */
export const FIELDS = [
  'address',
  'name',
  'receiverName',
  'receiverPhone',
  'chequePhone',
  'time',
  'payment',
  'change',
] as const
export type RequiredField = (typeof FIELDS)[number]

/** The id of a field's element, to scroll to and focus. */
export const fieldId = (field: RequiredField) => `checkout-${field}`

/** Those that are still empty or wrong; pure, so a table of cases can test it. */
export function missingFields(order: {
  service: OrderedService
  draft: Pick<Draft, 'place' | 'name' | 'receiver' | 'chequePhone'>
  /** At the table: a table is chosen. */
  hasTable: boolean
  hasProblem: boolean
  hasName: boolean
  hasTime: boolean
  hasPayment: boolean
  /** Cash is handed over from which the courier cannot bring change. */
  hasChangeFault: boolean
}): RequiredField[] {
  const { service, draft } = order
  const gaps: Record<RequiredField, boolean> = {
    address:
      (service === 'DELIVERY' && (draft.place === null || order.hasProblem)) ||
      (service === 'DINE_IN' && !order.hasTable),
    name: !order.hasName && draft.name.trim() === '',
    receiverName: draft.receiver !== null && draft.receiver.name.trim() === '',
    receiverPhone: draft.receiver !== null && normalPhone(draft.receiver.phone) === null,
    chequePhone: draft.chequePhone !== null && normalPhone(draft.chequePhone) === null,
    time: !order.hasTime,
    payment: !order.hasPayment,
    change: order.hasChangeFault,
  }
  return FIELDS.filter((field) => gaps[field])
}
