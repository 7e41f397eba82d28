import { addressesApi } from '#/api/addresses.ts'
import type { GeocodedPlace } from '#/api/schema/address.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { ANOTHER_PLACE, type DraftPlace } from '#/features/order-draft/index.ts'

type Mode = Exclude<DraftPlace['mode'], 'SAVED'>

/** A place from a result of the geocoder, by text or by a point. */
export function fromPlace(place: GeocodedPlace, mode: Mode): DraftPlace {
  const { latitude, longitude, houseNumber, cityId } = place
  return {
    latitude,
    longitude,
    streetName: place.streetName || place.title,
    houseNumber,
    cityId,
    landmark: '',
    details: '',
    ...ANOTHER_PLACE,
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
