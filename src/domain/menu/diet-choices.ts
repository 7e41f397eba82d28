import { allergensOf, type Diet, type Eaten, tagsOf } from './diet.ts'

/** The diet tags that can be filtered by; other tags say something else. */
const DIET_TAGS = ['halal', 'vegetarian', 'vegan'] as const

/** The filters for this menu: only those that some dishes pass and others do not, the most common first. */
export function dietChoices(products: readonly Eaten[]): Diet {
  const count = new Map<string, number>()
  for (const product of products)
    for (const one of [...tagsOf(product), ...allergensOf(product)]) count.set(one, (count.get(one) ?? 0) + 1)
  const isChoice = (one: string) => (count.get(one) ?? 0) > 0 && (count.get(one) ?? 0) < products.length
  const allergens = [...new Set(products.flatMap((product) => allergensOf(product)))]
  return {
    tags: DIET_TAGS.filter(isChoice),
    without: allergens.filter(isChoice).sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0)),
  }
}
