/** What there is of `parts`, with dots between; a line never begins with one. */
export function dotted(parts: Iterable<string | false | null | undefined | 0>): string {
  return [...parts].filter(Boolean).join('\u00a0· ')
}
