import type { AddressInput } from '#/api/addresses.ts'
import type { Address } from '#/api/schema/address.ts'
import type { Order } from '#/api/schema/order.ts'
import { isSamePoint, pointOf } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import {
  ANOTHER_PLACE,
  type Draft,
  type DraftPlace,
  distinctPlaces,
  type UsedPlace,
} from '#/features/order-draft/index.ts'

/** A saved address as an address of the order, with its door details. */
export function fromSaved(address: Address): UsedPlace {
  const { latitude, longitude, streetName, houseNumber, cityId, landmark, details, type } = address
  const { entrance, floor, office, domophone } = address
  return {
    place: {
      latitude,
      longitude,
      streetName: streetName || address.name,
      houseNumber,
      cityId,
      landmark,
      details,
      isNamed: false,
      meetsOutside: false,
      photo: '',
      note: address.comment,
      type,
      mode: 'SAVED',
      savedId: address.id,
    },
    door: { entrance, floor, office, domophone },
  }
}

/** The fields that only the account has: the name of an address and the note for its couriers. */
export type Notes = Pick<AddressInput, 'name' | 'comment'>

/** The account's record of an address; a detached house has no door details. */
export function toSaved(place: DraftPlace, door: Draft['door'], notes: Notes): AddressInput {
  const { latitude, longitude, streetName, houseNumber, cityId, landmark, details, type } = place
  return {
    type,
    ...notes,
    streetName: streetName.trim(),
    houseNumber: houseNumber.trim(),
    description: '',
    latitude,
    longitude,
    cityId,
    landmark: landmark.trim(),
    details: details.trim(),
    ...(type === 'HOUSE' ? NO_DOOR : door),
  }
}

/**
 * Where an order went, to send another one there: as the saved address if the account has it, else as the order
 * describes it. Null for an order that was not delivered, or does not say where.
 */
export function placeOfOrder({ serviceType, address }: Order, saved: readonly Address[]): UsedPlace | null {
  const point = pointOf(address)
  if (serviceType !== 'DELIVERY' || !address || !point || address.streetName === '') return null
  const known = saved.find((one) => one.id === address.id || isSamePoint(one, point))
  if (known) return fromSaved(known)
  const { streetName, houseNumber, cityId, type, entrance, floor, office, domophone } = address
  return {
    place: {
      ...point,
      streetName,
      houseNumber,
      cityId,
      landmark: '',
      details: '',
      ...ANOTHER_PLACE,
      type,
      mode: 'TARGET',
    },
    door: { entrance, floor, office, domophone },
  }
}

/** The places of the last orders, newest first, each once (DL-15). */
export const placesOfOrders = (orders: readonly Order[], saved: readonly Address[]): UsedPlace[] =>
  distinctPlaces(orders.flatMap((order) => placeOfOrder(order, saved) ?? []))
