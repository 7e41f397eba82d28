import type { AddressInput } from '#/api/addresses.ts'
import type { Address } from '#/api/schema/address.ts'
import { NO_DOOR } from '#/domain/order/order.ts'
import type { Draft, DraftPlace } from '#/features/order-draft/index.ts'

/** A saved address as the order takes it, with its door. */
export function fromSaved(address: Address): Pick<Draft, 'door'> & { place: DraftPlace } {
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

/** What only the account keeps of an address: its name and the note for its couriers. */
export type Notes = Pick<AddressInput, 'name' | 'comment'>

/** The account's record of an address; a house of its own has no door to find. */
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
