import { distanceTo, FAR, typosIn } from './search-distance.ts'
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

/** What one typed word costs in each product, by its place in the menu; infinite where it is not. */
type Costs = Float32Array

function costsOf(
  { words, products }: SearchIndex<unknown>,
  priceOf: (word: string) => number | null,
  isAllowed: (field: number, cost: number) => boolean,
): Costs {
  const costs = new Float32Array(products.length).fill(Number.POSITIVE_INFINITY)
  for (const [word, places] of words) {
    const cost = priceOf(word)
    if (cost === null) continue
    for (const { entry, field } of places) {
      if (field + cost < (costs[entry] ?? 0) && isAllowed(field, cost)) costs[entry] = field + cost
    }
  }
  return costs
}

const hasGood = (costs: Costs) => costs.some((cost) => cost < POOR)

/** strict: as typed. lenient: a word that is nowhere may have typos. typos: any word may. */
type Care = 'strict' | 'lenient' | 'typos'

/** What was looked for of late without spaces: one more letter leaves only some of what was there. */
const lately = new WeakMap<SearchIndex<unknown>, Map<string, readonly number[]>>()
const AT_MOST = 40

function joinedWith(index: SearchIndex<unknown>, text: string): readonly number[] {
  const known = lately.get(index) ?? new Map<string, readonly number[]>()
  lately.set(index, known)
  if (known.size > AT_MOST) known.clear()
  for (let end = text.length; end > 3; end--) {
    const before = known.get(text.slice(0, end))
    if (!before) continue
    const found = end === text.length ? before : before.filter((entry) => index.joined[entry]?.includes(text))
    known.set(text, found)
    return found
  }
  const all = index.joined.flatMap((joined, entry) => (joined.includes(text) ? entry : []))
  known.set(text, all)
  return all
}

/** One reading of a query. Each of its words is looked up once, however often the reading is tried. */
class Reading {
  readonly #index: SearchIndex<unknown>
  readonly #typed: readonly string[]
  readonly #strict = new Map<string, Costs>()
  readonly #forgiven = new Map<string, Costs>()

  constructor(index: SearchIndex<unknown>, query: string) {
    this.#index = index
    this.#typed = foldWords(query)
  }

  /** In categories and descriptions only beginnings of words count, and two letters are the beginning of anything. */
  #asTyped(typed: string): Costs {
    const known = this.#strict.get(typed)
    const costs =
      known ??
      costsOf(
        this.#index,
        (word) => fitOf(typed, word),
        (field, cost) => field < FIELD.category || (cost <= FIT.start && typed.length > 2),
      )
    if (!known) this.#strict.set(typed, costs)
    return costs
  }

  #withTypos(typed: string, most: number): Costs {
    const known = this.#forgiven.get(typed)
    if (known) return known
    const letters = lettersOf(typed)
    const costs = costsOf(
      this.#index,
      (word) => (missing(letters, word) > most ? null : typoFit(typed, word, most)),
      (field) => field < FIELD.category,
    )
    const strict = this.#asTyped(typed)
    costs.forEach((cost, entry) => {
      costs[entry] = Math.min(cost, strict[entry] ?? cost)
    })
    this.#forgiven.set(typed, costs)
    return costs
  }

  #costsOfWord(typed: string, care: Care): Costs {
    const most = typosIn(typed)
    if (most === 0 || care === 'strict') return this.#asTyped(typed)
    if (care === 'lenient' && hasGood(this.#asTyped(typed))) return this.#asTyped(typed)
    return this.#withTypos(typed, most)
  }

  /** Products whose name has it when no spaces count. */
  #unspaced(): readonly number[] {
    const unspaced = this.#typed.join('')
    return unspaced.length > 3 ? joinedWith(this.#index, unspaced) : []
  }

  /** Products in which every word of the query is found, best first, else in menu order. */
  found(care: Care): { entries: number[]; isGood: boolean } {
    const all = this.#typed.map((word) => this.#costsOfWord(word, care))
    const [first, ...others] = all
    if (!first) return { entries: [], isGood: false }
    const whole = this.#typed.join(' ')
    const byCost = new Map<number, number[]>()
    let isGood = false
    const put = (entry: number, cost: number) => {
      const same = byCost.get(cost)
      if (same) same.push(entry)
      else byCost.set(cost, [entry])
    }
    const unspaced = new Set(this.#unspaced())
    first.forEach((cost, entry) => {
      const sum = others.reduce((total, costs) => total + (costs[entry] ?? 0), cost)
      if (sum < Number.POSITIVE_INFINITY) {
        isGood ||= all.some((costs) => (costs[entry] ?? POOR) < POOR)
        put(entry, this.#index.shown[entry] === whole ? -1 : sum)
      } else if (unspaced.has(entry)) {
        isGood = true
        put(entry, FIT.inside)
      }
    })
    const entries = [...byCost].sort(([a], [b]) => a - b).flatMap(([, same]) => same)
    return { entries, isGood }
  }
}

/** Letters of a word, each once: a letter that the other word has not is a typo at least. */
const lettersOf = (word: string) => [...new Set(word)]

const missing = (letters: readonly string[], word: string) =>
  letters.reduce((count, letter) => (word.includes(letter) ? count : count + 1), 0)

/** `read`: the query as it was understood, in the keyboard that was meant. What is found is marked by it. */
export type Found<P> = { readonly products: readonly P[]; readonly read: string }

/**
 * Products by what was typed: as it stands, then as typed on the other keyboard, then with typos forgiven. A product
 * whose description alone has the words is the last resort.
 */
export function searchProducts<P>(index: SearchIndex<P>, query: string): Found<P> {
  const typed = query.normalize('NFC')
  const other = onOtherKeyboard(typed)
  const found = (entries: readonly number[], read: string): Found<P> => ({
    read,
    products: entries.flatMap((entry) => index.products[entry] ?? []),
  })
  if (foldText(typed) === '' && foldText(other) === '') return { products: [], read: typed }
  const readings = [typed, other].map((read) => ({ read, reading: new Reading(index, read) }))
  let elsewhere: readonly number[] = []
  for (const care of ['strict', 'lenient', 'typos'] as const) {
    for (const { read, reading } of readings) {
      const { entries, isGood } = reading.found(care)
      if (isGood) return found(entries, read)
      if (read === typed && elsewhere.length === 0) elsewhere = entries
    }
  }
  return found(elsewhere, typed)
}

/** Names in which a word looks like one that was typed and not found: a few, for `similarTo` to choose from. */
export function likeNames<P extends Named>(index: SearchIndex<P>, query: string, count: number): P[] {
  const typed = foldWords(query).filter((word) => word.length > 2)
  const near = Array.from(index.words, ([word, places]) => {
    const away = typed.map((one) => distanceTo(one, word, Math.floor(one.length * FAR))?.start ?? Infinity)
    return { places, away: Math.min(Infinity, ...away) }
  })
  return near
    .filter(({ away }) => away < Infinity)
    .sort((a, b) => a.away - b.away)
    .flatMap(({ places }) => {
      const shown = places.find(({ field }) => field === FIELD.shown)
      return (shown && index.products[shown.entry]) ?? []
    })
    .slice(0, count)
}
