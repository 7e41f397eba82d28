import { plainText } from '#/domain/plain-text.ts'

/** What sources of a map say of whose they are (HTML), each once, as text: `OpenFreeMap © OpenMapTiles`. */
export function creditText(said: readonly string[]): string {
  return [...new Set(said.map((html) => plainText(html).trim()))].filter(Boolean).join(' · ')
}
