/** What a customer eats (BX-15): every named tag, none of the named allergens. */
export type Diet = { readonly tags: readonly string[]; readonly without: readonly string[] }
export const ANY_DIET: Diet = { tags: [], without: [] }

export type Eaten = { readonly tags: readonly string[]; readonly allergens: readonly string[] }

/** The same thing under another code, and what a tag means besides itself. */
const SAME: Record<string, string> = { EGG: 'EGGS', NUT: 'NUTS', PEANUT: 'PEANUTS' }
const IMPLIES: Record<string, readonly string[]> = { vegan: ['vegetarian'] }

const allergenOf = (code: string) => {
  const capital = code.trim().toUpperCase()
  return SAME[capital] ?? capital
}

const plain = (tag: string) => tag.trim().toLowerCase()

/** A tag in small letters, with what it implies. */
const withImplied = (tag: string): readonly string[] => [plain(tag), ...(IMPLIES[plain(tag)] ?? [])]

/** Tags in small letters, each once. */
export const plainTagsOf = ({ tags }: Pick<Eaten, 'tags'>): readonly string[] => [...new Set(tags.map(plain))]

/** The same with what they imply. */
export const tagsOf = ({ tags }: Pick<Eaten, 'tags'>): readonly string[] => [
  ...new Set(tags.flatMap(withImplied)),
]

export const allergensOf = ({ allergens }: Pick<Eaten, 'allergens'>): readonly string[] => [
  ...new Set(allergens.map(allergenOf)),
]

/** The diet with one of its choices taken in, or out where it was in. */
export function toggled(diet: Diet, side: keyof Diet, one: string): Diet {
  const list = diet[side]
  return { ...diet, [side]: list.includes(one) ? list.filter((other) => other !== one) : [...list, one] }
}

export const isAnyDiet = ({ tags, without }: Diet): boolean => tags.length === 0 && without.length === 0

/** Whether a product suits the diet, as far as the kitchen says what is in it. */
export function suits(product: Eaten, diet: Diet): boolean {
  if (isAnyDiet(diet)) return true
  const tags = tagsOf(product)
  const allergens = allergensOf(product)
  return (
    diet.tags.every((tag) => tags.includes(tag)) && !diet.without.some((code) => allergens.includes(code))
  )
}

/** Whether the kitchen says anything a customer could filter by. Asked of every product when the menu appears. */
export const canBeAsked = ({ tags, allergens }: Eaten): boolean =>
  allergens.length > 0 || tags.some((tag) => withImplied(tag).includes('vegetarian'))
