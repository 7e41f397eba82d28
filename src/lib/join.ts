/** Joins the non-empty `parts` with dots; after a line break no line begins with a dot. */
export function joinDots(parts: Iterable<string | false | null | undefined | 0>): string {
  return [...parts].filter(Boolean).join('\u00a0· ')
}

/** Joins parts of a sentence or an address with commas; empty ones are left out. */
export function joinCommas(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
