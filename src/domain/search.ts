import { type Language, type MultilingualText, textIn } from './text.ts'

/** Letters of both scripts as one plain Latin: qand, қанд and канд are the same word. Others stand for themselves. */
const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ғ: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    қ: 'k',
  },
  ...{
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ў: 'o',
    ф: 'f',
    х: 'h',
    ҳ: 'h',
    ц: 'ts',
  },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', q: 'k', x: 'h' },
}
const APOSTROPHE = /[ʻʼ'‘’`´]/

/** One letter as it is compared; empty for an apostrophe, so that oʻ, o' and о are one. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase()
  if (APOSTROPHE.test(small)) return ''
  const latin = LATIN[small]
  if (latin !== undefined) return latin
  return /[\p{L}\p{N}]/u.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : ' '
}

/** A text as it is compared, whatever script and apostrophe it was written in: лагмон is lagʻmon. */
export const foldText = (text: string): string =>
  Array.from(text, foldLetter).join('').replace(/ +/g, ' ').trim()

/** Where `query` stands in `text`, as it is written there (for the mark): from and to, not including; null: nowhere. */
export function foundRange(text: string, query: string): readonly [from: number, to: number] | null {
  const wanted = foldText(query)
  if (wanted === '') return null
  let folded = ''
  // For every folded letter, where its own letter begins and ends in the text.
  const from: number[] = []
  const to: number[] = []
  let place = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    // An apostrophe belongs to the letter before it, and is marked with it.
    if (plain === '' && to.length > 0) to[to.length - 1] = place + letter.length
    for (let i = 0; i < plain.length; i++) {
      from.push(place)
      to.push(place + letter.length)
    }
    folded += plain
    place += letter.length
  }
  const start = wordStart(folded, wanted)
  const at = start === -1 ? folded.indexOf(wanted) : start
  const [first, last] = [from[at], to[at + wanted.length - 1]]
  return at === -1 || first === undefined || last === undefined ? null : [first, last]
}

/** Where a word of `folded` begins with `wanted`; -1 when none does. */
function wordStart(folded: string, wanted: string): number {
  if (folded.startsWith(wanted)) return 0
  const at = folded.indexOf(` ${wanted}`)
  return at === -1 ? -1 : at + 1
}

type Named = { readonly name: MultilingualText; readonly description: MultilingualText }
/** Products with their texts folded once: typing then only compares. */
export type SearchIndex<P> = readonly { product: P; shown: string; names: string; description: string }[]

/** Makes a menu searchable in the language of the customer, and by the names of the other two. */
export function searchIndex<P extends Named>(products: Iterable<P>, language: Language): SearchIndex<P> {
  return Array.from(products, (product) => ({
    product,
    shown: foldText(textIn(product.name, language)),
    names: foldText([product.name.uz, product.name.ru, product.name.eng].join(' ')),
    description: foldText(textIn(product.description, language)),
  }))
}

/** How well one word is found: 0 best; null not at all. */
function rankOf(entry: SearchIndex<unknown>[number], word: string): number | null {
  if (wordStart(entry.shown, word) !== -1) return 0
  if (wordStart(entry.names, word) !== -1) return 1
  if (entry.names.includes(word)) return 2
  return wordStart(entry.description, word) === -1 ? null : 3
}

/** Products in which every word of the query is found: in the name before in the description, else in menu order. */
export function searchProducts<P>(index: SearchIndex<P>, query: string): P[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found: { product: P; rank: number }[] = []
  for (const entry of index) {
    const ranks = words.map((word) => rankOf(entry, word))
    if (!ranks.includes(null))
      found.push({ product: entry.product, rank: Math.max(...ranks.map((r) => r ?? 0)) })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ product }) => product)
}
