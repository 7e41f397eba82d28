const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
  copy: '©',
}

/**
 * A text without its markup, such as a description on a card. It is rendered as a text node, so this is no protection
 * against scripts.
 */
export const plainText = (text: string): string =>
  text.includes('<') || text.includes('&')
    ? text
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim()
    : text
