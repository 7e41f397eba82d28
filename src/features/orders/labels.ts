import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CourierStatus, isBrought, isDelivered, type OrderStatus } from '#/domain/order/order-status.ts'
import type { ServiceType } from '#/domain/service.ts'

/** A label for every status of an order; a status without one does not compile. */
const statusLabel: Record<OrderStatus, MessageDescriptor> = {
  UNKNOWN: msg`Status unknown`,
  OPEN: msg`Sent`,
  CREATED: msg`Sent`,
  AT_TIME: msg`Scheduled`,
  ACCEPTED: msg`Accepted`,
  ATTACHED: msg`Accepted`,
  COOKING: msg`Cooking`,
  DONE: msg`Ready`,
  ON_WAY: msg`On the way`,
  DELIVERED: msg`Delivered`,
  CLOSED: msg`Delivered`,
  CANCELED: msg`Cancelled`,
}

/** How an order of a service ends, where nobody brings it to a door. */
const endLabel: Partial<Record<ServiceType, MessageDescriptor>> = {
  PICK_UP: msg({ message: 'Handed over', context: 'order' }),
  DINE_IN: msg`Served`,
}

/** The one word for the state of an order: of its page, its steps, the lists and the strip. */
export const statusLabelOf = ({ status, serviceType }: { status: OrderStatus; serviceType: ServiceType }) => {
  // What nobody brings has no way: it waits at the counter or goes to the table.
  if (status === 'ON_WAY' && !isBrought(serviceType)) return statusLabel.DONE
  return (isDelivered(status) && endLabel[serviceType]) || statusLabel[status]
}

/** Labels for what the courier does; null: none. */
export const courierLabel: Record<CourierStatus, MessageDescriptor | null> = {
  '': null,
  NEW_ORDER: msg`New request`,
  READY_FOR_APPROVAL: msg`Awaiting approval`,
  ACCEPTED: msg`Confirmed`,
  ESTIMATING_FAILED: msg`Price not available`,
  PERFORMER_LOOK_UP: msg`Looking for a courier`,
  PERFORMER_FOUND: msg`Courier found`,
  PERFORMER_NOT_FOUND: msg`No courier found`,
  PERFORMER_PICK_UP_ARRIVED: msg`Courier at the branch`,
  PERFORMER_PICKUPED: msg`Picked up`,
  PERFORMER_ARRIVED: msg`Courier has arrived`,
  PERFORMER_DELIVERED_FINISH: msg`Handed over`,
  PERFORMER_RETURNING: msg`Being returned`,
  PERFORMER_RETURN_ARRIVED: msg`Back at the branch`,
  PERFORMER_RETURNED_FINISH: msg`Returned`,
  FAILED: msg`Delivery failed`,
  CANCELLED: msg({ message: 'Cancelled', context: 'courier request' }),
}
