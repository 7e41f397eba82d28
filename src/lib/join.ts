/** Between parts that `joinDots` has joined. */
export const DOT = '\u00a0· '

/** Joins the non-empty `parts` with dots. Where the text may take several lines, `Dots` shows it. */
export function joinDots(parts: Iterable<string | false | null | undefined | 0>): string {
  return [...parts].filter(Boolean).join(DOT)
}

/** Joins parts of a sentence or an address with commas; empty ones are left out. */
export function joinCommas(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
