/** What there is of `parts`, with dots between; a line never begins with one. */
export function joinDots(parts: Iterable<string | false | null | undefined | 0>): string {
  return [...parts].filter(Boolean).join('\u00a0· ')
}

/** Parts of a sentence or an address in a row, commas between; what is empty is left out. */
export function joinCommas(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
