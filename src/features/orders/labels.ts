import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourierStatus, OrderStatus } from '#/domain/order/order-status.ts'

/** A word for every status of an order; one that nobody named does not compile. */
export const statusLabel: Record<OrderStatus, MessageDescriptor> = {
  OPEN: msg`Sent`,
  CREATED: msg`Created`,
  AT_TIME: msg`Scheduled`,
  ACCEPTED: msg`Accepted`,
  ATTACHED: msg`Accepted`,
  COOKING: msg`Cooking`,
  DONE: msg`Ready`,
  ON_WAY: msg`On the way`,
  DELIVERED: msg`Delivered`,
  CLOSED: msg`Closed`,
  CANCELED: msg`Cancelled`,
}

/** Words for what the courier does; null: nothing to say. */
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
