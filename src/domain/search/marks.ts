import { distanceTo, typosIn } from './distance.ts'
import { type FoldedWord, foldWithPlaces, foldWords } from './fold.ts'

/** Where letters stand in a text: from and to, not including. */
export type Range = readonly [from: number, to: number]

function rangeIn({ plain, spans }: FoldedWord, typed: string): Range | null {
  const at = plain.indexOf(typed)
  if (at > 0 && typed.length < 3) return null
  const [first, last] = [spans[at], spans[at + typed.length - 1]]
  return at === -1 || !first || !last ? null : [first.from, last.to]
}

/** Of a word that was typed with a mistake the whole is marked. */
function rangeWithTypo({ plain, spans }: FoldedWord, typed: string): Range | null {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || !distanceTo(typed, plain, typosIn(typed))) return null
  return [first.from, last.to]
}

function best(words: readonly FoldedWord[], typed: string): Range | null {
  const starts = words.filter(({ plain }) => plain.startsWith(typed))
  for (const range of [rangeIn, rangeWithTypo]) {
    for (const word of [...starts, ...words]) {
      const found = range(word, typed)
      if (found) return found
    }
  }
  return null
}

/** What to mark of `text` for a query, as it is written there, in its order; overlapping marks are joined. */
export function foundRanges(text: string, query: string): readonly Range[] {
  const words = foldWithPlaces(text)
  const ranges = foldWords(query)
    .flatMap((typed) => [best(words, typed)])
    .filter((range) => range !== null)
    .sort((a, b) => a[0] - b[0])
  const joined: Range[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && range[0] <= last[1]) joined.splice(-1, 1, [last[0], Math.max(last[1], range[1])])
    else joined.push(range)
  }
  return joined
}
