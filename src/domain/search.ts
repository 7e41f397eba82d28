import { distanceTo, typosIn } from './search-distance.ts'
import { foldText, foldWords } from './search-fold.ts'
import { onOtherKeyboard } from './search-layout.ts'
import { type Language, type MultilingualText, textIn } from './text.ts'

type Named = { readonly name: MultilingualText; readonly description: MultilingualText }

/** Where a word of the menu stands; the number is what a word found only there costs, so less is better. */
const FIELD = { shown: 0, otherName: 2, category: 9, description: 20 } as const
/** How well a typed word fits one of the menu, added to the field's cost. */
const FIT = { whole: 0, start: 1, inside: 4, typo: 5 } as const
/** Costs from here on are words of a description alone: any better reading of the query goes before. */
const POOR = FIELD.description

type Place = { readonly entry: number; readonly field: number }

/** A menu made searchable: every word of it once, with the products it stands in. Typing then only compares. */
export type SearchIndex<P> = {
  readonly products: readonly P[]
  /** Folded names in the customer's language, one a product. */
  readonly shown: readonly string[]
  /** All names of a product without spaces: кокакола finds Coca-Cola. */
  readonly joined: readonly string[]
  readonly words: ReadonlyMap<string, readonly Place[]>
}

/**
 * Two letters that many type as others: ё as е, and ў (oʻ) as у for want of the key. Both ways count.
 */
function spellings(text: string): string[] {
  const plain = text.replace(/ё/gi, 'е').replace(/o[ʻʼ'‘’`]|ў/gi, 'у')
  return plain === text ? [text] : [text, plain]
}
const inAllLanguages = ({ uz, ru, eng }: MultilingualText) => [uz, ru, eng].flatMap(spellings)

/** Descriptions may be written in HTML. */
const withoutMarkup = (text: string) => text.replace(/<[^>]*>/g, ' ')

/** Products a step: some 5 ms of work. */
const AT_ONCE = 250

/**
 * Makes a menu searchable: by names in all languages, best in the customer's own, then by category and description.
 * Stops after every few products, so that a page can be drawn between.
 */
export function* searchIndexSteps<P extends Named>(
  products: Iterable<P>,
  language: Language,
  categoryOf: (product: P) => MultilingualText | undefined = () => undefined,
): Generator<undefined, SearchIndex<P>> {
  const index = { products: Array.from(products), shown: [] as string[], joined: [] as string[] }
  const words = new Map<string, Place[]>()
  const categories = new Map<MultilingualText, string[]>()
  const put = (entry: number, field: number, folded: Iterable<string>) => {
    for (const word of folded) {
      const places = words.get(word)
      const last = places?.at(-1)
      if (!places) words.set(word, [{ entry, field }])
      // Fields are put in from the best: a later one says nothing new.
      else if (last?.entry !== entry) places.push({ entry, field })
    }
  }
  for (const [entry, product] of index.products.entries()) {
    if (entry % AT_ONCE === AT_ONCE - 1) yield
    const shown = foldWords(textIn(product.name, language))
    const names = inAllLanguages(product.name).map(foldWords)
    index.shown.push(shown.join(' '))
    index.joined.push(names.map((name) => name.join('')).join(' '))
    put(entry, FIELD.shown, shown)
    put(entry, FIELD.otherName, names.flat())
    const category = categoryOf(product)
    if (category) {
      const folded = categories.get(category) ?? inAllLanguages(category).flatMap(foldWords)
      categories.set(category, folded)
      put(entry, FIELD.category, folded)
    }
    put(entry, FIELD.description, inAllLanguages(product.description).map(withoutMarkup).flatMap(foldWords))
  }
  return { ...index, words }
}

/** The whole index at once. */
export function searchIndex<P extends Named>(
  ...menu: Parameters<typeof searchIndexSteps<P>>
): SearchIndex<P> {
  const steps = searchIndexSteps(...menu)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** How well `typed` fits `word`; null: not at all. */
function fitOf(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return word.length === typed.length ? FIT.whole : FIT.start
  return typed.length > 2 && word.includes(typed) ? FIT.inside : null
}

function typoFit(typed: string, word: string, most: number): number | null {
  const found = distanceTo(typed, word, most)
  if (!found) return null
  const isWhole = found.whole <= found.start
  return FIT.typo + found.start * 0.5 + (isWhole ? 0 : 0.25) + (typed[0] === word[0] ? 0 : 0.25)
}

/** What one typed word costs in each product that has it. */
type Costs = Map<number, number>

function costsOf(
  { words }: SearchIndex<unknown>,
  priceOf: (word: string) => number | null,
  isAllowed: (field: number, cost: number) => boolean = () => true,
): Costs {
  const costs: Costs = new Map()
  for (const [word, places] of words) {
    const cost = priceOf(word)
    if (cost === null) continue
    for (const { entry, field } of places) {
      if (isAllowed(field, cost) && field + cost < (costs.get(entry) ?? Infinity)) {
        costs.set(entry, field + cost)
      }
    }
  }
  return costs
}

const hasGood = (costs: Costs) => Array.from(costs.values()).some((cost) => cost < POOR)

/** strict: as typed. lenient: a word that is nowhere may have typos. typos: any word may. */
type Care = 'strict' | 'lenient' | 'typos'

function costsOfWord(index: SearchIndex<unknown>, typed: string, care: Care): Costs {
  // In categories and descriptions only the beginnings of words count, and two letters are the beginning of anything.
  const strict = costsOf(
    index,
    (word) => fitOf(typed, word),
    (field, cost) => field < FIELD.category || (cost <= FIT.start && typed.length > 2),
  )
  const most = typosIn(typed)
  if (most === 0 || care === 'strict' || (care === 'lenient' && hasGood(strict))) return strict
  const costs = costsOf(
    index,
    (word) => typoFit(typed, word, most),
    (field) => field < FIELD.category,
  )
  for (const [entry, cost] of strict) costs.set(entry, Math.min(cost, costs.get(entry) ?? Infinity))
  return costs
}

type Hit = { readonly entry: number; readonly cost: number; readonly isGood: boolean }

/** Products in which every word of the query is found, best first, else in menu order. */
function hitsOf(index: SearchIndex<unknown>, query: string, care: Care): Hit[] {
  const typed = foldWords(query)
  const [first, ...others] = typed.map((word) => costsOfWord(index, word, care))
  if (!first) return []
  const whole = typed.join(' ')
  const unspaced = typed.join('')
  const hits = new Map<number, Hit>()
  for (const [entry, cost] of first) {
    const all = [cost, ...others.map((costs) => costs.get(entry) ?? Infinity)]
    const sum = all.reduce((a, b) => a + b)
    if (sum === Infinity) continue
    const isGood = all.some((one) => one < POOR)
    hits.set(entry, { entry, isGood, cost: index.shown[entry] === whole ? -1 : sum })
  }
  if (unspaced.length > 3) {
    index.joined.forEach((joined, entry) => {
      if (!hits.has(entry) && joined.includes(unspaced)) {
        hits.set(entry, { entry, isGood: true, cost: FIT.inside })
      }
    })
  }
  return [...hits.values()].sort((a, b) => a.cost - b.cost || a.entry - b.entry)
}

/** `read`: the query as it was understood, in the keyboard that was meant. What is found is marked by it. */
export type Found<P> = { readonly products: readonly P[]; readonly read: string }

/**
 * Products by what was typed: as it stands, then as typed on the other keyboard, then with typos forgiven. A product
 * whose description alone has the words is the last resort.
 */
export function searchProducts<P>(index: SearchIndex<P>, query: string): Found<P> {
  const typed = query.normalize('NFC')
  const other = onOtherKeyboard(typed)
  const found = (hits: Hit[], read: string): Found<P> => ({
    read,
    products: hits.flatMap(({ entry }) => index.products[entry] ?? []),
  })
  if (foldText(typed) === '' && foldText(other) === '') return { products: [], read: typed }
  let elsewhere: Hit[] = []
  for (const care of ['strict', 'lenient', 'typos'] as const) {
    for (const read of [typed, other]) {
      const hits = hitsOf(index, read, care)
      if (hits.some(({ isGood }) => isGood)) return found(hits, read)
      if (read === typed && elsewhere.length === 0) elsewhere = hits
    }
  }
  return found(elsewhere, typed)
}
