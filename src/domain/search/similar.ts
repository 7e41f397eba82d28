import type { MultilingualText } from '#/domain/text.ts'
import { distanceTo } from './distance.ts'
import { foldWords } from './fold.ts'
import { type AnyIndex, FIELD, lettersMissing, lettersOf } from './search-index.ts'

/** Share of a typed word's letters that may differ in what is offered as similar. */
const MOST_EDITS = 0.6
/** Words this short are like anything. */
const LEAST_LETTERS = 3

/** How far words of the menu are from the typed ones: edits for each typed letter; infinite beyond `MOST_EDITS`. */
function distanceFrom(query: string): (word: string) => number {
  const typed = foldWords(query)
    .filter((text) => text.length >= LEAST_LETTERS)
    .map((text) => ({ text, letters: lettersOf(text), most: Math.floor(text.length * MOST_EDITS) }))
  return (word) => {
    let least = Number.POSITIVE_INFINITY
    if (word.length < LEAST_LETTERS) return least
    const letters = lettersOf(word)
    for (const one of typed) {
      if (lettersMissing(one.letters, letters) > one.most) continue
      const found = distanceTo(one.text, word, one.most)
      if (found) least = Math.min(least, Math.min(found.whole, found.start + 0.5) / one.text.length)
    }
    return least
  }
}

const nearest = <T>(items: Iterable<T>, distanceOf: (item: T) => number): T[] =>
  Array.from(items, (item) => ({ item, distance: distanceOf(item) }))
    .filter(({ distance }) => distance <= MOST_EDITS)
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item)

/** Texts that look like a query that found nothing, the most similar first; none when none comes near. */
export function similarTexts(texts: Iterable<string>, query: string, count: number): string[] {
  const distanceOf = distanceFrom(query)
  return nearest(texts, (text) => Math.min(...foldWords(text).map(distanceOf))).slice(0, count)
}

/** Products with a word in the shown name that looks like a query that found nothing, the most similar first. */
export function similarProducts<P extends { readonly name: MultilingualText }>(
  { words, products }: AnyIndex & { readonly products: readonly P[] },
  query: string,
  count: number,
): P[] {
  const distanceOf = distanceFrom(query)
  const positions = nearest(words.values(), ({ text }) => distanceOf(text)).flatMap(
    (word) => word.positions[FIELD.shownName][0] ?? [],
  )
  return [...new Set(positions)].slice(0, count).flatMap((position) => products[position] ?? [])
}
