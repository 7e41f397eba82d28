import type { MultilingualText } from '#/domain/text.ts'
import { allergensOf, type Diet, type Eaten, isAnyDiet, tagsOf } from './diet.ts'
import { namedIn } from './ingredient-words.ts'

/*
 * What a customer eats, kept on the device (CX-13): `tags` are the diets they keep to, `without` the codes of what they
 * leave out. A filter hides dishes; this marks them, and asks before one is added.
 */

/** The diets and ingredients that can be named; allergens by their codes, see `ingredient-words.ts`. */
export const PREFERENCES = {
  tags: ['halal', 'vegetarian', 'vegan'],
  without: [
    'PORK',
    'SPICY',
    'NUTS',
    'PEANUTS',
    'MILK',
    'EGGS',
    'GLUTEN',
    'FISH',
    'CRUSTACEANS',
    'SESAME',
    'SOY',
  ],
} as const satisfies Diet

/** What a diet leaves out. */
const EXCLUDES: Readonly<Record<string, readonly string[]>> = {
  halal: ['PORK'],
  vegetarian: ['MEAT', 'PORK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  vegan: ['MEAT', 'PORK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS', 'MILK', 'EGGS'],
}

/** No list of allergens says anything of these. */
const NO_ALLERGENS: readonly string[] = ['PORK', 'MEAT', 'SPICY']

/** What a dish says of itself. */
export type DescribedDish = Eaten & {
  readonly name: MultilingualText
  readonly description: MultilingualText
  readonly labels: readonly { readonly name: MultilingualText }[]
}

/**
 * How a dish suits: codes of what it `contains` although it is to be left out, diets that most dishes are marked with
 * and this one is not, and codes and diets of which the shop says nothing. All empty: it suits, as far as the shop knows.
 */
export type Verdict = {
  readonly contains: readonly string[]
  readonly unmarked: readonly string[]
  readonly unsaid: readonly string[]
}

const SUITS: Verdict = { contains: [], unmarked: [], unsaid: [] }

/** Whether to mark a dish and to ask before it is added. What is not known is only said on its page. */
export const isAgainst = ({ contains, unmarked }: Verdict): boolean => contains.length + unmarked.length > 0

/** All that these preferences leave out, by themselves or by a diet. */
const excludedBy = ({ tags, without }: Diet): readonly string[] => [
  ...new Set([...without, ...tags.flatMap((tag) => EXCLUDES[tag] ?? [])]),
]

/**
 * The tags that at least half of the dishes carry: without one a dish is an exception. A tag that few carry says nothing
 * about the others: no shop marks its water as vegetarian.
 */
export function tagsOfMost(dishes: readonly Eaten[]): ReadonlySet<string> {
  const count = new Map<string, number>()
  for (const dish of dishes) for (const tag of tagsOf(dish)) count.set(tag, (count.get(tag) ?? 0) + 1)
  return new Set([...count].flatMap(([tag, times]) => (times * 2 >= dishes.length ? [tag] : [])))
}

/** What the name of a choice says against these preferences. */
export function againstIn(name: MultilingualText, preferences: Diet): readonly string[] {
  if (isAnyDiet(preferences)) return []
  const named = namedIn(name)
  return withoutDoubles(excludedBy(preferences).filter((code) => named.includes(code)))
}

/** Meat that is known to be pork is called pork. */
const withoutDoubles = (codes: readonly string[]) =>
  codes.filter((code) => code !== 'MEAT' || !codes.includes('PORK'))

/**
 * Whether a dish with these choices suits. Allergens and tags are the kitchen's word; name, description and labels are
 * read besides, except for what a tag excludes: the bacon of a halal dish is none of pork. `marked`: `tagsOfMost` of its menu.
 */
export function verdictOf(
  dish: DescribedDish,
  choices: readonly MultilingualText[],
  preferences: Diet,
  marked: ReadonlySet<string>,
): Verdict {
  if (isAnyDiet(preferences)) return SUITS
  const tags = tagsOf(dish)
  const allergens = allergensOf(dish)
  const isFreeOf = new Set(tags.flatMap((tag) => EXCLUDES[tag] ?? []))
  const named = new Set(
    [dish.name, dish.description, ...dish.labels.map(({ name }) => name)].flatMap(namedIn),
  )
  const chosen = new Set(choices.flatMap((name) => againstIn(name, preferences)))
  const isIn = (code: string) =>
    allergens.includes(code) ||
    chosen.has(code) ||
    (named.has(code) && !isFreeOf.has(code)) ||
    (code === 'SPICY' && tags.includes('spicy'))
  const contains = withoutDoubles(excludedBy(preferences).filter(isIn))
  const isUnsaid = (code: string) =>
    !contains.includes(code) && !isFreeOf.has(code) && (allergens.length === 0 || NO_ALLERGENS.includes(code))
  // That it contains meat says enough of a dish that is not marked as vegetarian.
  const lacking = preferences.tags.filter(
    (tag) => !tags.includes(tag) && !(EXCLUDES[tag] ?? []).some((code) => contains.includes(code)),
  )
  return {
    contains,
    unmarked: lacking.filter((tag) => marked.has(tag)),
    unsaid: [...preferences.without.filter(isUnsaid), ...lacking.filter((tag) => !marked.has(tag))],
  }
}
