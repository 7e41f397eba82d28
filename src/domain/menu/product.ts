import type { Sum } from '#/domain/money.ts'
import type { MultilingualText } from '#/domain/text.ts'

/** The fields of a product and its choices that the rules need; the records of `api/schema/menu` have them. */
export type Unit = 'KG' | 'LITER' | 'GRAMM' | 'COUNT'

/** What one branch offers of a product. `stock` in `unit`, null: no limit. `costPrice` null: the product's own. */
export type BranchOffer = {
  readonly branchId: string
  readonly active: boolean
  readonly stock: number | null
  readonly costPrice: Sum | null
}

/**
 * One choice; `price` is so'm a piece, below zero where it makes the dish cheaper; `min` and `max` count pieces. `id` is
 * unique within the dish; `sentId`: what the server calls it, where that is not.
 */
export type Modification = {
  readonly id: string
  readonly sentId?: string
  readonly price: Sum
  readonly min: number
  readonly max: number
  readonly isDefault: boolean
  readonly active: boolean
  readonly priority: number
}

/** A group of choices; `min` and `max` count pieces, not kinds. */
export type ModificationGroup = {
  readonly id: string
  readonly min: number
  readonly max: number
  readonly priority: number
  readonly modifications: readonly Modification[]
}

/** The fields that a price needs. `costPrice` is the selling price of one `unit`, `discount` so'm off it. */
export type PricedProduct = {
  readonly costPrice: Sum
  readonly discount: Sum
  readonly additionalPrice: Sum
  readonly productBranch: readonly BranchOffer[]
  readonly modificationGroups: readonly ModificationGroup[]
  readonly unit: Unit
  readonly amount: number
}

/** The fields that menu and basket need besides. `systems` empty: sold in every channel. */
export type SoldProduct = PricedProduct & {
  readonly id: string
  readonly categoryId: string
  readonly active: boolean
  readonly priority: number
  readonly deliveryEnabled: boolean
  readonly systems: readonly string[]
}

/** The fields that a card shows besides. */
export type ShownProduct = SoldProduct & {
  readonly type: string
  readonly name: MultilingualText
  readonly description: MultilingualText
  readonly image: string
  readonly tags: readonly string[]
  readonly allergens: readonly string[]
  readonly labels: readonly { readonly id: string; readonly name: MultilingualText; readonly color: string }[]
  /** Average grade of customers, 1 to 5. */
  readonly grade: number | null
  readonly measure: string | number | null
  /** Minutes. */
  readonly timeCookingMin: number | null
  readonly timeCookingMax: number | null
}

/** What the server calls a choice. */
export const sentIdOf = ({ id, sentId }: Pick<Modification, 'id' | 'sentId'>) => sentId ?? id

/** How many pieces of each modification are chosen, by its id; what is not chosen is not there. */
export type Choices = Readonly<Record<string, number>>

/** The branch's offer of the product; null when it has none or no branch is known. */
export function offerOf(product: Pick<PricedProduct, 'productBranch'>, branchId: string | null) {
  return branchId === null ? null : (product.productBranch.find((b) => b.branchId === branchId) ?? null)
}

/** How many pieces are chosen. Ids come from the server and may equal the name of an object's built-in method. */
export const piecesOf = (choices: Choices, id: string): number =>
  Object.hasOwn(choices, id) ? (choices[id] ?? 0) : 0
