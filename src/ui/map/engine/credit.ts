/** What sources of a map say of whose they are (HTML), each once, as text: `OpenFreeMap © OpenMapTiles`. */
export function creditText(said: readonly string[]): string {
  const plain = said.map((html) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&copy;/g, '©')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(plain)].filter(Boolean).join(' · ')
}
