export { ActiveOrderStrip } from './ActiveOrderStrip.tsx'
export { courierLabel, statusLabel } from './labels.ts'
export { activeOrdersQuery, orderQuery } from './queries.ts'
