import { names } from './common.ts'

/* How far an order is, and who brings it. */

export const orderStatuses = [
  'OPEN',
  'ACCEPTED',
  'CANCELED',
  'CREATED',
  'COOKING',
  'DONE',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
  'ATTACHED',
  'AT_TIME',
] as const
export const courierStatuses = [
  '',
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'FAILED',
  'CANCELLED',
  'ACCEPTED',
] as const

/** Spellings of services that differ by more than their signs. */
export const OTHER_SERVICES = {
  ...names('DELIVERY', 'COURIER ДОСТАВКА YETKAZIBBERISH YETKAZISH'),
  ...names('PICK_UP', 'SELF SELFPICKUP SELFDELIVERY TAKEAWAY TAKEOUT САМОВЫВОЗ OLIBKETISH'),
  ...names('DINE_IN', 'HALL INHOUSE ONSITE ВЗАЛЕ ЗАЛ ZALDA'),
} as const

/** Spellings of statuses that differ by more than their signs. */
export const OTHER_STATUSES = {
  ...names(
    'CANCELED',
    'CANCELLED REJECTED DECLINED ОТМЕНЁН ОТМЕНЕН ОТКЛОНЁН ОТКЛОНЕН BEKORQILINDI BEKORQILINGAN',
  ),
  ONTHEWAY: 'ON_WAY',
} as const
