import { distanceTo, typosIn } from './distance.ts'
import { foldWords } from './fold.ts'
import { onOtherKeyboard } from './layout.ts'
import { type AnyIndex, FIELD, type IndexedWord, lettersMissing, lettersOf } from './search-index.ts'

/** What a typed word costs by the field it is found in: shown name, other names, category, description. Less is better. */
const FIELD_COSTS = [0, 2, 9, 20] as const
/** How well a typed word fits one of the menu, added to the field's cost. */
const FIT = { whole: 0, start: 1, inside: 4, typo: 5 } as const
/** Costs from here on are words of a description alone: any better reading of the query goes before. */
const POOR = FIELD_COSTS[FIELD.description]
/** A product whose shown name is the query goes before all others. */
const WHOLE_NAME = -1

/** What one typed word costs in each product of the menu; infinite where it is not found. */
type Costs = Float32Array

/** Lowers `costs` wherever a word of the menu is found in one of the first `fields` fields. */
function lower(costs: Costs, { positions }: IndexedWord, fit: number, fields: number) {
  for (let field = 0; field < fields; field++) {
    const cost = (FIELD_COSTS[field] ?? 0) + fit
    for (const position of positions[field] ?? []) {
      if (cost < (costs[position] ?? 0)) costs[position] = cost
    }
  }
}

/** In categories and descriptions only beginnings of words count, and two letters are the beginning of anything. */
function costsAsTyped({ words, products }: AnyIndex, typed: string): Costs {
  const costs = new Float32Array(products.length).fill(Number.POSITIVE_INFINITY)
  const isLong = typed.length > 2
  for (const word of words.values()) {
    if (word.text.startsWith(typed)) {
      const fit = word.text.length === typed.length ? FIT.whole : FIT.start
      lower(costs, word, fit, isLong ? FIELD_COSTS.length : FIELD.category)
    } else if (isLong && word.text.includes(typed)) lower(costs, word, FIT.inside, FIELD.category)
  }
  return costs
}

/** Adds the names that contain the word with a typo. */
function costsWithTypos({ words }: AnyIndex, typed: string, asTyped: Costs): Costs {
  const most = typosIn(typed)
  if (most === 0) return asTyped
  const costs = asTyped.slice()
  const letters = lettersOf(typed)
  for (const word of words.values()) {
    if (lettersMissing(letters, word.letters) > most) continue
    const found = distanceTo(typed, word.text, most)
    if (!found) continue
    const isWhole = found.whole <= found.start
    const isSameStart = typed[0] === word.text[0]
    const fit = FIT.typo + found.start * 0.5 + (isWhole ? 0 : 0.25) + (isSameStart ? 0 : 0.25)
    lower(costs, word, fit, FIELD.category)
  }
  return costs
}

type Ranked = { readonly positions: readonly number[]; readonly isGood: boolean }

/** Products in which every typed word is found, or whose name has them without spaces; best first, else in menu order. */
function rank(
  { shownNames }: AnyIndex,
  whole: string,
  all: readonly Costs[],
  hasUnspaced: boolean[],
): Ranked {
  const byCost = new Map<number, number[]>()
  let isGood = false
  for (let position = 0; position < shownNames.length; position++) {
    let sum = 0
    let best = Number.POSITIVE_INFINITY
    for (const costs of all) {
      const cost = costs[position] ?? 0
      sum += cost
      if (cost < best) best = cost
    }
    if (sum === Number.POSITIVE_INFINITY) {
      if (!hasUnspaced[position]) continue
      sum = best = FIT.inside
    } else if (shownNames[position] === whole) sum = WHOLE_NAME
    if (best < POOR) isGood = true
    const same = byCost.get(sum)
    if (same) same.push(position)
    else byCost.set(sum, [position])
  }
  return { positions: [...byCost].sort(([a], [b]) => a - b).flatMap(([, same]) => same), isGood }
}

/** What a query finds as typed; then with typos in words that no name or category has; then with typos in any word. */
function* attempts(index: AnyIndex, query: string): Generator<Ranked, void> {
  const typed = foldWords(query)
  if (typed.length === 0) return
  const forgive = (costs: Costs, i: number) => costsWithTypos(index, typed[i] ?? '', costs)
  const unspaced = typed.join('')
  const hasUnspaced = unspaced.length < 4 ? [] : index.unspacedNames.map((name) => name.includes(unspaced))
  const ranked = (all: readonly Costs[]) => rank(index, typed.join(' '), all, hasUnspaced)
  const asTyped = typed.map((word) => costsAsTyped(index, word))
  yield ranked(asTyped)
  const lenient = asTyped.map((costs, i) => (costs.some((cost) => cost < POOR) ? costs : forgive(costs, i)))
  yield ranked(lenient)
  const forgiven = lenient.map((costs, i) => (costs === asTyped[i] ? forgive(costs, i) : costs))
  yield ranked(forgiven)
}

/** `readAs`: the query as it was understood, in the keyboard that was meant. Marks follow it. */
export type SearchResults<P> = { readonly products: readonly P[]; readonly readAs: string }

/**
 * Products by what was typed: as it is, then as typed on the other keyboard, then with typos forgiven. A product
 * whose description alone has the words is the last resort.
 */
export function searchProducts<P>(
  index: AnyIndex & { readonly products: readonly P[] },
  query: string,
): SearchResults<P> {
  const typed = query.normalize('NFC')
  const readings = [typed, onOtherKeyboard(typed)].map((readAs) => ({
    readAs,
    tries: attempts(index, readAs),
  }))
  const results = (positions: readonly number[], readAs: string) => ({
    readAs,
    products: positions.flatMap((position) => index.products[position] ?? []),
  })
  let lastResort: readonly number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const { readAs, tries } of readings) {
      const { value } = tries.next()
      if (value?.isGood) return results(value.positions, readAs)
      if (value && readAs === typed && lastResort.length === 0) lastResort = value.positions
    }
  }
  return results(lastResort, typed)
}
