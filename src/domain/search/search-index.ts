import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import { foldWords } from './fold.ts'

type Searchable = { readonly name: MultilingualText; readonly description: MultilingualText }

/** The fields in which a word can be found, best first. */
export const FIELD = { shownName: 0, otherName: 1, category: 2, description: 3 } as const

/** A word of the menu, its letters as bits, and the positions in the menu of the products that have it, by field. */
export type IndexedWord = {
  readonly text: string
  readonly letters: number
  readonly positions: readonly [number[], number[], number[], number[]]
}

/** Many type ё as е, and ў (oʻ) as у because their keyboard lacks the key. Both spellings are indexed. */
function spellingsOf(text: string): string[] {
  const plain = text.replace(/ё/gi, 'е').replace(/o[ʻʼ'‘’`]|ў/gi, 'у')
  return plain === text ? [text] : [text, plain]
}
const foldAllLanguages = ({ uz, ru, eng }: MultilingualText) =>
  [uz, ru, eng].flatMap(spellingsOf).map(foldWords)

/** Merchants write descriptions in HTML. */
const withoutMarkup = (text: string) => text.replace(/<[^>]*>/g, ' ')

/**
 * A menu made searchable: each distinct word once, with the products that contain it, so that a key press compares a
 * few thousand words whatever the number of products. A library (minisearch 7.2) was measured and not taken: it looks
 * for beginnings of words and for misspelt whole words, while customers also type the middle of a word (yxona), names
 * without spaces (cocacola), swapped letters (lagmno) and misspelt beginnings (чайхана for чайханский). Indexing all
 * ends of words made up for the first two, at nine times the time to index and twelve times that of the slowest key.
 */
export class SearchIndex<P extends Searchable> {
  readonly products: P[] = []
  readonly words = new Map<string, IndexedWord>()
  /** The folded name in the customer's language, one for each product. */
  readonly shownNames: string[] = []
  /** The folded names without spaces, one line for each product: кокакола finds Coca-Cola. */
  readonly unspacedNames: string[] = []
  readonly #language: Language
  readonly #categoryOf: (product: P) => MultilingualText | undefined

  constructor(
    language: Language,
    categoryOf: (product: P) => MultilingualText | undefined = () => undefined,
  ) {
    this.#language = language
    this.#categoryOf = categoryOf
  }

  add(product: P) {
    const shown = foldWords(textIn(product.name, this.#language))
    const names = foldAllLanguages(product.name)
    const category = this.#categoryOf(product)
    const { uz, ru, eng } = product.description
    this.#addWords(FIELD.shownName, shown)
    this.#addWords(FIELD.otherName, names.flat())
    if (category) this.#addWords(FIELD.category, foldAllLanguages(category).flat())
    for (const text of [uz, ru, eng])
      if (text) this.#addWords(FIELD.description, spellingsOf(withoutMarkup(text)).flatMap(foldWords))
    this.shownNames.push(shown.join(' '))
    this.unspacedNames.push(names.map((words) => words.join('')).join(' '))
    this.products.push(product)
  }

  #addWords(field: (typeof FIELD)[keyof typeof FIELD], folded: readonly string[]) {
    const position = this.products.length
    for (const text of folded) {
      const word = this.words.get(text) ?? { text, letters: lettersOf(text), positions: [[], [], [], []] }
      if (word.positions[field].at(-1) !== position) word.positions[field].push(position)
      this.words.set(text, word)
    }
  }
}

/** The letters of a word as bits. Some share a bit, so two words may look more alike than they are, never less. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** How many letters of `letters` are not in `others`: each is one edit at least, which spares counting the edits. */
export function lettersMissing(letters: number, others: number): number {
  let count = 0
  for (let rest = letters & ~others; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What a search reads of an index, whatever its products are. */
export type AnyIndex = Readonly<
  Pick<SearchIndex<Searchable>, 'words' | 'products' | 'shownNames' | 'unspacedNames'>
>
