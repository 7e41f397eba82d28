import type { SeedCategory, SeedProduct } from './seed-menu.ts'

/** Uzbek (Latin), Russian, English. */
export type Triple = readonly [uz: string, ru: string, eng: string]

/** One choice: names, so'm, picture food; `'default'` is chosen at the start, `'out'` is sold out. */
type ChoiceRow = readonly [name: Triple, price: number, food: string, state?: 'default' | 'out']

export type ChoicesRow = {
  key: string
  name: Triple
  min: number
  max: number
  /** Pieces of one choice; 1 when absent. */
  each?: number
  options: readonly ChoiceRow[]
}

export type LabelKey = 'hit' | 'new' | 'hot' | 'chef' | 'kids'

type ProductMore = {
  kcal?: number
  /** Minutes of cooking. */
  time?: readonly [number, number]
  /** So'm off one. */
  off?: number
  choices?: readonly ChoicesRow[]
  labels?: readonly LabelKey[]
  tags?: readonly string[]
  allergens?: readonly string[]
  unit?: SeedProduct['unit']
  /** Step in `unit`. */
  step?: number
  /** Left in every branch; absent is unlimited. */
  stock?: number
  /** Place in the branch list where it is not sold. */
  notIn?: number
  /** Place in the branch list where it costs so many so'm more. */
  dearer?: readonly [place: number, more: number]
  pickupOnly?: true
  suggest?: true
  gallery?: true
  grade?: readonly [number, number]
  /** Further fields, as they are sent. */
  sent?: Readonly<Record<string, unknown>>
}

/**
 * One product. `picture` is words: the dish, its garnish (lower left, right edge), then any of `plate`, a ground's
 * name, `h40` (hue), `t15` (turn), `flip`. Without a ground the builder picks one no neighbour has.
 */
export type ProductRow = readonly [
  key: string,
  name: Triple,
  price: number,
  measure: string,
  picture: string,
  more?: ProductMore,
  about?: Triple,
]

export type CategoryRow = {
  key: string
  group: string
  name: Triple
  view?: SeedCategory['viewType']
  scroll?: SeedCategory['scrollType']
  navigation?: SeedCategory['navigationType']
  withoutCart?: true
  /** When it is cooked; always when absent. */
  hours?: readonly [from: string, to: string]
  /** Food of the band behind the section's title; none when absent. */
  band?: string
  /** Of the title on the band. */
  textColor?: string
  products: readonly ProductRow[]
}

export type GroupRow = {
  key: string
  name: Triple
  food: string
  bgColor: string
  iconBgColor: string
}

export type MenuRows = { groups: readonly GroupRow[]; categories: readonly CategoryRow[] }
