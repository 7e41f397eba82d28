import type { Address, Place } from '#/api/schema/address.ts'
import type { AddressInput } from '#/api/users.ts'
import type { Draft, DraftPlace } from '#/features/draft/index.ts'

/** A saved address as the order takes it, with its door. */
export function fromSaved(address: Address): { place: DraftPlace; door: Draft['door'] } {
  const { latitude, longitude, streetName, houseNumber, cityId, landmark, type } = address
  const { entrance, floor, office, domophone } = address
  return {
    place: {
      latitude,
      longitude,
      streetName: streetName || address.name,
      houseNumber,
      cityId,
      landmark,
      type,
      mode: 'SAVED',
      savedId: address.id,
    },
    door: { entrance, floor, office, domophone },
  }
}

/** What the geocoder found, by words or by a point. */
export function fromPlace(place: Place, mode: 'TARGET' | 'COORDINATES'): DraftPlace {
  const { latitude, longitude, houseNumber, cityId } = place
  return {
    latitude,
    longitude,
    streetName: place.streetName || place.title,
    houseNumber,
    cityId,
    landmark: '',
    type: 'APARTMENT',
    mode,
    savedId: null,
  }
}

/** The account's record of an address. `name`: what the customer calls it. */
export function toSaved(place: DraftPlace, door: Draft['door'], name: string): AddressInput {
  const { latitude, longitude, streetName, houseNumber, cityId, landmark, type } = place
  return {
    type,
    name,
    streetName,
    houseNumber,
    details: '',
    description: '',
    latitude,
    longitude,
    cityId,
    landmark,
    comment: '',
    ...(type === 'HOUSE' ? { entrance: '', floor: '', office: '', domophone: '' } : door),
  }
}
