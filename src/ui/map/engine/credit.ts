import { plainText } from '#/domain/plain-text.ts'

/** The attributions of a map's sources (HTML), each once, as text: `OpenFreeMap © OpenMapTiles`. */
export function creditText(said: readonly string[]): string {
  return [...new Set(said.map((html) => plainText(html).trim()))].filter(Boolean).join(' · ')
}
