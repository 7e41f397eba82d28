import { foldWords } from '#/domain/search/fold.ts'
import { distanceMetres, type Point } from './geo.ts'

type House = Point & { readonly houseNumber: string }

/** How far apart, in metres, two pins of one house stand. */
const HOUSE_METRES = 60

/** "12 А" in Cyrillic and "12a" in Latin are one number. */
const plainNumber = (text: string) => foldWords(text).join('')

/**
 * Whether two addresses are the same house, whatever its street is called: geocoders name one in several languages, and a
 * pin rarely falls twice on the same point. Two flats of a house are the same house.
 */
export const isSameHouse = (a: House, b: House): boolean =>
  distanceMetres(a, b) <= HOUSE_METRES && plainNumber(a.houseNumber) === plainNumber(b.houseNumber)
