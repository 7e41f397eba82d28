import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { mayBeTracked, trackingAt } from '#/domain/order/tracking.ts'
import type { ServiceType } from '#/domain/service.ts'
import { stateAt } from '../db/life.ts'
import { orders, trackings } from '../db/schema/index.ts'
import type { Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import type { Tenant } from '../services/tenants.ts'
import { wireCourier } from './courier.ts'
import { type OrderRow, wireOrder } from './record.ts'

/** How often one address may look, each in `windowMs`: a page asks six times a minute, a whole office may sit behind it. */
export const TRACKING_LIMIT = { windowMs: 60_000, most: 120 } as const

/** 192 random bits: nobody guesses a link. */
const newToken = () => randomBytes(24).toString('base64url')

const isOn = ({ wire }: Tenant) => wire.settings.orderTrackingActive === true

const mayBeShared = (row: OrderRow, now: number) =>
  mayBeTracked({
    status: stateAt(row.plan, now).status,
    serviceType: row.record.serviceType as ServiceType,
  })

/** The link of an order; null: it is not shared, or can be followed no more. */
export async function tokenOfOrder({ db }: Services, tenant: Tenant, row: OrderRow, now: number) {
  if (!isOn(tenant) || !mayBeShared(row, now)) return null
  const [known] = await db.select().from(trackings).where(eq(trackings.orderId, row.id))
  return known?.token ?? null
}

/** Shares an order. Two calls at once answer the same link. */
export async function shareOrder(services: Services, tenant: Tenant, row: OrderRow, now: number) {
  if (!isOn(tenant)) throw new Fault('FEATURE_OFF')
  if (!mayBeShared(row, now)) throw new Fault('ORDER_NOT_TRACKABLE')
  await services.db
    .insert(trackings)
    .values({ orderId: row.id, merchantId: tenant.id, token: newToken(), createdAt: new Date(now) })
    .onConflictDoNothing()
  const token = await tokenOfOrder(services, tenant, row, now)
  if (token === null) throw new Fault('ORDER_NOT_TRACKABLE')
  return { token }
}

/** Stops sharing; that it was not shared is no mistake. */
export async function stopSharing({ db }: Services, orderId: string) {
  await db.delete(trackings).where(eq(trackings.orderId, orderId))
}

/** What the link of an order shows; 404 for a link that was never made, was taken back, or is long over. */
export async function trackedOrder({ db }: Services, tenant: Tenant, token: string, now: number) {
  if (!isOn(tenant)) throw new Fault('FEATURE_OFF')
  const here = and(eq(trackings.merchantId, tenant.id), eq(trackings.token, token))
  const [known] = await db
    .select({ order: orders })
    .from(trackings)
    .innerJoin(orders, eq(orders.id, trackings.orderId))
    .where(here)
  if (!known) throw new Fault('TRACKING_NOT_FOUND')
  const row = known.order
  const shown = trackingAt(stateAt(row.plan, now).status, row.finalAt.getTime(), now)
  if (shown === 'nothing') throw new Fault('TRACKING_NOT_FOUND')
  return wireTracked(tenant, row, now, shown === 'way')
}

type Place = { name: unknown; latitude: number; longitude: number }

/** Field by field, so that whatever an order comes to carry stays with its customer. `hasPlaces`: it is under way. */
function wireTracked(tenant: Tenant, row: OrderRow, now: number, hasPlaces: boolean) {
  const order = wireOrder(tenant, row, now)
  const { branch, address } = row.record as { branch: Place; address: Place | null }
  const courier = hasPlaces && order.status === 'ON_WAY' ? wireCourier(row, now) : null
  const at = ({ latitude, longitude }: Omit<Place, 'name'>) => ({ latitude, longitude })
  return {
    status: order.status,
    courierStatus: order.courierStatus,
    serviceType: row.record.serviceType,
    createdDate: order.createdDate,
    acceptedTime: order.acceptedTime,
    cookingTime: order.cookingTime,
    readyTime: order.readyTime,
    deliveryAt: row.record.deliveryAt,
    deliveredAt: order.deliveredAt,
    eta: order.eta,
    statusHistory: order.statusHistory,
    branch: hasPlaces ? { name: branch.name, ...at(branch) } : null,
    address: hasPlaces && address ? at(address) : null,
    courier: courier && {
      location: courier.location && { ...at(courier.location), bearing: courier.location.bearing },
      path: courier.path,
      etaMinutes: courier.etaMinutes,
    },
  }
}
