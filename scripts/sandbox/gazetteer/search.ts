import { distanceMetres, type Point } from '#/domain/geo/geo.ts'
import { gazetteer } from './places.ts'

/** Cyrillic letters in Uzbek Latin; spellings in which the scripts differ are unified below. */
// biome-ignore format: a table
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', қ: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ў: 'o', ф: 'f', х: 'h', ҳ: 'h', ц: 's',
  ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya',
}
/** Words that say what kind of place it is: typed or not, they do not matter. */
const KINDS = /^(ko?chasi?|ulitsa|ulisa|ul|prospekt|pr|shoh|shah|kvartal|kv|dom|uy|g|sh|toshkent|tashkent)$/

/** A text in one script and one spelling: `Бунёдкор`, `Bunyodkor` and `BUNYODKOR` are the same. */
const plain = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/['ʻʼ‘’`´]/g, '')
    .replace(/kh|x/g, 'h')
    .replace(/q/g, 'k')
    .replace(/ts/g, 's')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Known = { town: string; townRu: string; uz: string; ru: string; point: Point; words: string[] }

const known: readonly Known[] = Object.entries(gazetteer).flatMap(([town, { ru: townRu, places }]) =>
  places.map(([uz, ru, latitude, longitude]) => ({
    town,
    townRu,
    uz,
    ru,
    point: { latitude, longitude },
    words: `${plain(uz)} ${plain(ru)} ${plain(town)} ${plain(townRu)}`.split(' '),
  })),
)

/** Degrees that one house moves a point along its street: about 12 m. */
const HOUSE = 0.0001

/** A place in the API's format, with the town's name for looking its id up. */
function wire(place: Known, houseNumber: string, language: 'uz' | 'ru') {
  const streetName = place[language]
  const town = language === 'ru' ? place.townRu : place.town
  const shift = (Math.min(200, Number.parseInt(houseNumber, 10) || 0) - (houseNumber ? 20 : 0)) * HOUSE
  return {
    title: [houseNumber ? `${streetName}, ${houseNumber}` : streetName, town].join(', '),
    streetName,
    houseNumber,
    latitude: Math.round((place.point.latitude + shift * 0.4) * 1e6) / 1e6,
    longitude: Math.round((place.point.longitude + shift * 0.6) * 1e6) / 1e6,
    town: place.town,
  }
}

/** `Bunyodkor 12a`: the last word with a digit is the house, unless it is all there is. */
function parse(q: string): { words: string[]; house: string } {
  const raw = q
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  const last = raw.at(-1) ?? ''
  const house = raw.length > 1 && /^\d{1,4}[\p{L}]?([/-]\d{1,3})?$/u.test(last) ? last : ''
  const words = plain((house ? raw.slice(0, -1) : raw).join(' ')).split(' ')
  const specific = words.filter((word) => word && !KINDS.test(word))
  return { words: specific.length > 0 ? specific : words, house }
}

const MOST = 10

/** Places whose words begin with every word of the query; the nearer first when a point is given. */
export function placesLike(q: string, near: Point | null, language: 'uz' | 'ru') {
  const { words, house } = parse(q)
  if (words.length === 0 || words.join('').length < 2) return []
  const score = (place: Known) => words.every((word) => place.words.some((own) => own.startsWith(word)))
  const inside = (place: Known) => words.every((word) => place.words.some((own) => own.includes(word)))
  const metres = (place: Known) => (near ? distanceMetres(near, place.point) : 0)
  const nearest = (places: readonly Known[]) => places.toSorted((a, b) => metres(a) - metres(b))
  const exact = nearest(known.filter(score))
  const loose = nearest(known.filter((place) => !exact.includes(place) && inside(place)))
  return [...exact, ...loose].slice(0, MOST).map((place) => wire(place, house, language))
}

const REACH_M = 2_500

/** Streets around a point, nearest first; the point itself stays where it was put. */
export function placesNear(point: Point, language: 'uz' | 'ru') {
  return known
    .map((place) => ({ place, metres: distanceMetres(point, place.point) }))
    .filter(({ metres }) => metres <= REACH_M)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, 3)
    .map(({ place }) => ({ ...wire(place, '', language), ...point }))
}
