import { distanceTo, typosIn } from './distance.ts'
import { type FoldedWord, foldWithPlaces, foldWords } from './fold.ts'

/** A part of a text; `to` is exclusive. */
export type Range = readonly [from: number, to: number]

function rangeIn({ plain, spans }: FoldedWord, typed: string): Range | null {
  const at = plain.indexOf(typed)
  if (at > 0 && typed.length < 3) return null
  const [first, last] = [spans[at], spans[at + typed.length - 1]]
  return at === -1 || !first || !last ? null : [first.from, last.to]
}

/** A word that was typed with a typo is marked as a whole: which of its letters match would look like chance. */
function rangeWithTypo({ plain, spans }: FoldedWord, typed: string): Range | null {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || !distanceTo(typed, plain, typosIn(typed))) return null
  return [first.from, last.to]
}

function bestRange(words: readonly FoldedWord[], typed: string): Range | null {
  const starts = words.filter(({ plain }) => plain.startsWith(typed))
  for (const range of [rangeIn, rangeWithTypo]) {
    for (const word of [...starts, ...words]) {
      const found = range(word, typed)
      if (found) return found
    }
  }
  return null
}

/** The parts of `text` that match a query, in the order of the text; overlapping ones are joined. */
export function matchRanges(text: string, query: string): readonly Range[] {
  const words = foldWithPlaces(text)
  const ranges = foldWords(query)
    .flatMap((typed) => [bestRange(words, typed)])
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
