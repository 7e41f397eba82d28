/** Public exports of the order's rules: statuses and steps, the courier's comment, the request. */

export type { Channel, OrderedService, ServiceType } from '#/domain/service.ts'
export * from './build-order.ts'
export * from './courier-comment.ts'
export * from './order-request.ts'
export * from './order-status.ts'
