import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import type { Sum } from '#/domain/money.ts'
import type { OrderedService } from '#/domain/service.ts'
import type { Ordered } from './totals.ts'

/** Body of the tariff call. `distance` in metres as the crow flies. */
export type TariffRequest = {
  readonly productPrice: Sum
  readonly distance: number
  readonly branchId: string
  readonly latitude: number
  readonly longitude: number
  readonly address: string
  readonly cityId: string | null
}

/** The tariff request; null when none is needed: pick-up, an empty basket, no branch or address. */
export function tariffRequest(order: {
  service: OrderedService
  ordered: Ordered
  branch: (Point & { readonly id: string }) | null
  address: (Point & { readonly streetName: string; readonly houseNumber: string }) | null
  cityId: string | null
}): TariffRequest | null {
  const { service, ordered, branch, address, cityId } = order
  if (service !== 'DELIVERY' || ordered.count <= 0 || !branch || !address) return null
  return {
    productPrice: ordered.products,
    distance: distanceMetres(branch, address),
    branchId: branch.id,
    latitude: address.latitude,
    longitude: address.longitude,
    address: [address.streetName, address.houseNumber].filter(Boolean).join(' '),
    cityId,
  }
}

/**
 * How many so'm of products are missing until the delivery costs nothing (BX-20); null: it costs nothing already, or no
 * sum makes it free. `freeFrom`: the sum of products from which it is free.
 */
export function untilFreeDelivery(
  tariff: { readonly price: Sum; readonly freeFrom: Sum | null } | null,
  { products, count }: Ordered,
): Sum | null {
  if (!tariff || tariff.freeFrom === null || tariff.price <= 0 || count <= 0) return null
  const missing = Math.ceil(tariff.freeFrom) - products
  return missing > 0 ? missing : null
}

/** The tariff of an order. `price` null: a delivery whose price is unknown, which is not zero. */
export type AppliedTariff = {
  readonly tariffId: string | null
  readonly deliveryType: string | null
  readonly price: Sum | null
}

/** The tariff to apply: pick-up and dine-in have none; an empty basket clears it (BK-05, CO-03). */
export function appliedTariff(
  service: OrderedService,
  { count }: Pick<Ordered, 'count'>,
  tariff: {
    readonly price: Sum
    readonly tariffId: string | null
    readonly deliveryType: string | null
  } | null,
  defaultDeliveryType = 'OWN',
): AppliedTariff {
  if (service !== 'DELIVERY') return { tariffId: null, deliveryType: null, price: 0 }
  const deliveryType = tariff?.deliveryType ?? defaultDeliveryType
  if (count <= 0) return { tariffId: null, deliveryType, price: 0 }
  return { tariffId: tariff?.tariffId ?? null, deliveryType, price: tariff?.price ?? null }
}
