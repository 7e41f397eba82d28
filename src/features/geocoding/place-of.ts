import { addressesApi } from '#/api/addresses.ts'
import type { GeocodedPlace } from '#/api/schema/address.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { ANOTHER_PLACE, type DraftPlace } from '#/features/order-draft/index.ts'
import { cutText } from '#/lib/cut-text.ts'

/** The most UTF-16 units of a street: titles of other geocoders are longer, and an account keeps no more. */
const STREET_LENGTH = 200

type Mode = Exclude<DraftPlace['mode'], 'SAVED'>

/** A place from a result of the geocoder, by text or by a point. */
export function fromPlace(place: GeocodedPlace, mode: Mode): DraftPlace {
  const { latitude, longitude, houseNumber, cityId } = place
  return {
    latitude,
    longitude,
    streetName: cutText(place.streetName || place.title, STREET_LENGTH),
    houseNumber,
    cityId,
    landmark: '',
    details: '',
    ...ANOTHER_PLACE,
    isNamed: place.streetName !== '',
    type: 'APARTMENT',
    mode,
  }
}

/** A point with the geocoder's address; without one it is called `title`. The point stays the customer's own. */
export async function placeHere(point: Point, mode: Mode, title: string): Promise<DraftPlace> {
  const [, places] = await addressesApi().placeAt(point)
  const nameless = { title, streetName: '', houseNumber: '', cityId: null, ...point }
  return { ...fromPlace(places?.[0] ?? nameless, mode), ...point }
}
