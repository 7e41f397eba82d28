/** An order, one door: its statuses and steps, the courier's comment, the request that makes it. */

export type { Channel, OrderedService, ServiceType } from '#/domain/service.ts'
export * from './build-order.ts'
export * from './courier-comment.ts'
export * from './order-request.ts'
export * from './order-status.ts'
