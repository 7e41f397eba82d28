import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import { distanceTo, FAR, typosIn } from './distance.ts'
import { foldText, foldWords } from './fold.ts'
import { onOtherKeyboard } from './layout.ts'

type Named = { readonly name: MultilingualText; readonly description: MultilingualText }

/** Where a word of the menu stands; the number is what a word found only there costs, so less is better. */
const FIELD = { shown: 0, otherName: 2, category: 9, description: 20 } as const
/** How well a typed word fits one of the menu, added to the field's cost. */
const FIT = { whole: 0, start: 1, inside: 4, typo: 5 } as const
/** Costs from here on are words of a description alone: any better reading of the query goes before. */
const POOR = FIELD.description

/** Where a word stands: which product, and how much a find there costs; best fields first. */
const FIELDS = [FIELD.shown, FIELD.otherName, FIELD.category, FIELD.description] as const
const [SHOWN, OTHER_NAME, CATEGORY, DESCRIPTION] = [0, 1, 2, 3]
/** One number a place: a menu of thousands has hundreds of thousands of them. */
const placeOf = (entry: number, field: number) => entry * FIELDS.length + field
const entryOf = (place: number) => Math.floor(place / FIELDS.length)
const fieldOf = (place: number) => place % FIELDS.length

/** A word of the menu: its letters as a set, by which most others are told from it at once, and its places. */
type Word = { readonly text: string; readonly letters: number; readonly places: readonly number[] }

/** A menu made searchable: every word of it once, with the products it stands in. Typing then only compares. */
export type SearchIndex<P> = {
  readonly products: readonly P[]
  readonly words: readonly Word[]
  /** Folded names in the customer's language, one a product. */
  readonly shown: readonly string[]
  /** All names without spaces, a line a product, and where each line ends: кокакола finds Coca-Cola. */
  readonly joined: string
  readonly ends: readonly number[]
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

/**
 * Makes a menu searchable, product after product: by names in all languages, best in the customer's own, then by
 * category and description.
 */
export class SearchIndexMaker<P extends Named> {
  readonly #language: Language
  readonly #categoryOf: (product: P) => MultilingualText | undefined
  readonly #products: P[] = []
  readonly #shown: string[] = []
  readonly #joined: string[] = []
  readonly #ends: number[] = []
  readonly #words = new Map<string, number[]>()
  readonly #categories = new Map<MultilingualText, readonly string[]>()

  constructor(
    language: Language,
    categoryOf: (product: P) => MultilingualText | undefined = () => undefined,
  ) {
    this.#language = language
    this.#categoryOf = categoryOf
  }

  #put(entry: number, field: number, folded: Iterable<string>) {
    for (const word of folded) {
      const places = this.#words.get(word)
      if (!places) this.#words.set(word, [placeOf(entry, field)])
      // Fields are put in from the best: a later one says nothing new.
      else if (entryOf(places.at(-1) ?? -1) !== entry) places.push(placeOf(entry, field))
    }
  }

  add(product: P) {
    const entry = this.#products.push(product) - 1
    const shown = foldWords(textIn(product.name, this.#language))
    const names = inAllLanguages(product.name).map(foldWords)
    const line = names.map((name) => name.join('')).join(' ')
    this.#shown.push(shown.join(' '))
    this.#joined.push(line)
    this.#ends.push((this.#ends.at(-1) ?? 0) + line.length + 1)
    this.#put(entry, SHOWN, shown)
    for (const name of names) this.#put(entry, OTHER_NAME, name)
    const category = this.#categoryOf(product)
    if (category) {
      const folded = this.#categories.get(category) ?? inAllLanguages(category).flatMap(foldWords)
      this.#categories.set(category, folded)
      this.#put(entry, CATEGORY, folded)
    }
    for (const text of inAllLanguages(product.description))
      if (text) this.#put(entry, DESCRIPTION, foldWords(withoutMarkup(text)))
  }

  index(): SearchIndex<P> {
    return {
      products: this.#products,
      words: Array.from(this.#words, ([text, places]) => ({ text, letters: lettersOf(text), places })),
      shown: this.#shown,
      joined: this.#joined.join('\n'),
      ends: this.#ends,
    }
  }
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

/** What one typed word costs where it is found: `costs` by a product's place in the menu, infinite elsewhere. */
type Costs = { readonly entries: readonly number[]; readonly costs: Float32Array; readonly isGood: boolean }

function costsOf(
  { words, products }: SearchIndex<unknown>,
  priceOf: (word: Word) => number | null,
  isAllowed: (fieldCost: number, cost: number) => boolean,
  known?: Costs,
): Costs {
  const costs = known ? known.costs.slice() : new Float32Array(products.length).fill(Number.POSITIVE_INFINITY)
  const entries = known ? known.entries.slice() : []
  let isGood = known?.isGood ?? false
  for (const word of words) {
    const price = priceOf(word)
    if (price === null) continue
    const prices = FIELDS.map((cost) => (isAllowed(cost, price) ? cost + price : Number.POSITIVE_INFINITY))
    for (const place of word.places) {
      const entry = entryOf(place)
      const cost = prices[fieldOf(place)] ?? Number.POSITIVE_INFINITY
      const before = costs[entry] ?? 0
      if (cost >= before) continue
      if (before === Number.POSITIVE_INFINITY) entries.push(entry)
      if (cost < POOR) isGood = true
      costs[entry] = cost
    }
  }
  return { entries, costs, isGood }
}

/** strict: as typed. lenient: a word that is nowhere may have typos. typos: any word may. */
type Care = 'strict' | 'lenient' | 'typos'

/** Products whose names have the text when no spaces count, in menu order. */
function joinedWith({ joined, ends }: SearchIndex<unknown>, text: string): number[] {
  const found: number[] = []
  for (let at = joined.indexOf(text); at !== -1; ) {
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    found.push(low)
    at = joined.indexOf(text, ends[low])
  }
  return found
}

/** Costs are quarters, and a menu is shorter than this: one number sorts by cost and then by place. */
const LONGEST_MENU = 2 ** 24

/** One reading of a query. Each of its words is looked up once, however often the reading is tried. */
class Reading {
  readonly #index: SearchIndex<unknown>
  readonly #typed: readonly string[]
  readonly #strict = new Map<string, Costs>()
  readonly #forgiven = new Map<string, Costs>()
  #unspaced: readonly number[] | null = null

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
        ({ text }) => fitOf(typed, text),
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
      (word) => (missing(letters, word.letters) > most ? null : typoFit(typed, word.text, most)),
      (field) => field < FIELD.category,
      this.#asTyped(typed),
    )
    this.#forgiven.set(typed, costs)
    return costs
  }

  #costsOfWord(typed: string, care: Care): Costs {
    const most = typosIn(typed)
    if (most === 0 || care === 'strict') return this.#asTyped(typed)
    if (care === 'lenient' && this.#asTyped(typed).isGood) return this.#asTyped(typed)
    return this.#withTypos(typed, most)
  }

  /** Products whose name has it when no spaces count. */
  #withoutSpaces(): readonly number[] {
    const unspaced = this.#typed.join('')
    this.#unspaced ??= unspaced.length > 3 ? joinedWith(this.#index, unspaced) : []
    return this.#unspaced
  }

  /** Products in which every word of the query is found, best first, else in menu order. */
  found(care: Care): { entries: readonly number[]; isGood: boolean } {
    const all = this.#typed.map((word) => this.#costsOfWord(word, care))
    // The rarest word says where to look.
    const [first, ...others] = all.toSorted((a, b) => a.entries.length - b.entries.length)
    if (!first) return { entries: [], isGood: false }
    const whole = this.#typed.join(' ')
    const order: number[] = []
    let isGood = false
    const put = (entry: number, cost: number) => order.push((cost + 1) * 4 * LONGEST_MENU + entry)
    for (const entry of first.entries) {
      let sum = first.costs[entry] ?? 0
      let best = sum
      for (const { costs } of others) {
        const cost = costs[entry] ?? 0
        sum += cost
        if (cost < best) best = cost
      }
      if (sum === Number.POSITIVE_INFINITY) continue
      if (best < POOR) isGood = true
      put(entry, this.#index.shown[entry] === whole ? -1 : sum)
    }
    for (const entry of this.#withoutSpaces()) {
      if (all.every(({ costs }) => (costs[entry] ?? 0) < Number.POSITIVE_INFINITY)) continue
      isGood = true
      put(entry, FIT.inside)
    }
    const sorted = Float64Array.from(order).sort()
    return { entries: Array.from(sorted, (one) => one % LONGEST_MENU), isGood }
  }
}

/** The letters of a word as bits. Some share a bit, so two sets may look more alike than they are, never less. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** How many letters of `of` are not in `other`: each is a typo at least. */
function missing(of: number, other: number): number {
  let count = 0
  for (let rest = of & ~other; rest !== 0; rest &= rest - 1) count++
  return count
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
  const typed = foldWords(query)
    .filter((word) => word.length > 2)
    .map((text) => ({ text, letters: lettersOf(text), most: Math.floor(text.length * FAR) }))
  const near = index.words.map(({ text, letters, places }) => {
    const away = typed.map((one) =>
      missing(one.letters, letters) > one.most
        ? Infinity
        : (distanceTo(one.text, text, one.most)?.start ?? Infinity),
    )
    return { places, away: Math.min(Infinity, ...away) }
  })
  return near
    .filter(({ away }) => away < Infinity)
    .sort((a, b) => a.away - b.away)
    .flatMap(({ places }) => {
      const shown = places.find((place) => fieldOf(place) === SHOWN)
      return (shown !== undefined && index.products[entryOf(shown)]) || []
    })
    .slice(0, count)
}
