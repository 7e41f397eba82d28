/** Finding a place: by words, coordinates or the device, in a city of the merchant's. */
export { CityChips } from './CityChips.tsx'
export { LocateButton } from './LocateButton.tsx'
export { PlaceSearch } from './PlaceSearch.tsx'
export { fromPlace } from './place-of.ts'
export { placeAtQuery, placesQuery } from './queries.ts'
export { useMapSource } from './use-map-source.ts'
export { useMapStart } from './use-map-start.ts'
export { WhereAmI } from './WhereAmI.tsx'
