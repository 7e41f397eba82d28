import { distanceTo, FAR } from './distance.ts'
import { foldWords } from './fold.ts'

function likeness(typed: readonly string[], words: readonly string[]): number {
  let least = 1
  for (const a of typed) {
    for (const b of words) {
      const most = Math.floor(a.length * FAR)
      const found = a.length > 2 && b.length > 2 ? distanceTo(a, b, most) : null
      if (found) least = Math.min(least, Math.min(found.whole, found.start + 0.5) / a.length)
    }
  }
  return least
}

/** Texts that look like what was typed and not found, the likest first; nothing when none comes near. */
export function similarTo<T>(
  items: Iterable<T>,
  textOf: (item: T) => string,
  query: string,
  count: number,
): T[] {
  const typed = foldWords(query)
  return Array.from(items, (item) => ({ item, away: likeness(typed, foldWords(textOf(item))) }))
    .filter(({ away }) => away <= FAR)
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ item }) => item)
}
