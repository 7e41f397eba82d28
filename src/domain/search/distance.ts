/** Edits between a typed word and one of the menu: to the whole word, and to whichever beginning of it is nearest. */
export type Distance = { readonly whole: number; readonly start: number }

/**
 * Counts letters added, left out, changed or swapped with their neighbour; null when there are more than `most`.
 * Letters of `word` that so few edits cannot reach are not looked at.
 */
export function distanceTo(typed: string, word: string, most: number): Distance | null {
  const rows = typed.length
  const columns = Math.min(word.length, rows + most)
  if (word.length < rows - most) return null
  let before: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, j) => j)
  for (let i = 1; i <= rows; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= columns; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return null
    before = last
    last = row
  }
  const start = Math.min(...last)
  if (start > most) return null
  return { start, whole: columns === word.length ? (last[columns] ?? rows) : most + 1 }
}

/** How many typos are forgiven in a word: none in a short one, which a typo may turn into another word. */
export const typosIn = (typed: string): number =>
  /\p{N}/u.test(typed) || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
