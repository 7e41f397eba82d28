/** The two places that have a ready-made name and a picture of their own (BX-22). */
export type PlaceLabel = 'home' | 'work'

/** What the ready-made names are in the languages of the shop: one that was given in another language is translated. */
const READY: Readonly<Record<PlaceLabel, readonly string[]>> = {
  home: ['uy', 'мой дом', 'дом', 'home'],
  work: ['ish', 'работа', 'work'],
}

/** First words of customers' own names for such places. */
const MEANT: Readonly<Record<PlaceLabel, readonly string[]>> = {
  home: [...READY.home, 'uyim', 'uyimiz', 'house'],
  work: [...READY.work, 'ishim', 'ishxona', 'ishxonam', 'ofis', 'ofisim', 'office', 'офис'],
}

/** In the order in which they are offered. */
export const LABELS: readonly PlaceLabel[] = ['home', 'work']

/** The ready-made name that this one is, in whichever language it was given; null: a name of the customer's own. */
export const readyLabel = (name: string): PlaceLabel | null =>
  LABELS.find((label) => READY[label].includes(name.trim().toLowerCase())) ?? null

/** What kind of place a name speaks of, a ready-made one or by its first word: "Work, 3rd floor"; null: neither. */
export function meantLabel(name: string): PlaceLabel | null {
  const [first = ''] = name.toLowerCase().match(/[\p{L}\p{M}'’ʻʼ]+/u) ?? []
  return readyLabel(name) ?? LABELS.find((label) => MEANT[label].includes(first)) ?? null
}

/**
 * The saved addresses with those that were used first, the last used at the top; the others as they come. `used`: ids,
 * the last used first.
 */
export function lastUsedFirst<A extends { readonly id: string }>(
  addresses: readonly A[],
  used: readonly string[],
): A[] {
  const rank = new Map([...new Set(used)].map((id, index) => [id, index]))
  const rankOf = ({ id }: A) => rank.get(id) ?? rank.size
  return addresses.toSorted((a, b) => rankOf(a) - rankOf(b))
}
