import { useAtomValue } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { tagsOfMost, type Verdict, verdictOf } from '#/domain/menu/preferences.ts'
import { type Choices, piecesOf } from '#/domain/menu/product.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { preferencesAtom } from './preferences.ts'

/** Shared by the cards of a menu. */
const tagsByMenu = new WeakMap<readonly Product[], ReadonlySet<string>>()

/** The tags that most dishes of a menu carry. */
export function markedIn(products: readonly Product[]): ReadonlySet<string> {
  const known = tagsByMenu.get(products) ?? tagsOfMost(products)
  tagsByMenu.set(products, known)
  return known
}

/** Judges dishes by the customer's preferences. */
export function useVerdict(): (product: Product, choices?: Choices) => Verdict {
  const preferences = useAtomValue(preferencesAtom)
  const { products } = useMenu()
  return (product, choices = {}) => {
    const chosen = product.modificationGroups
      .flatMap((group) => group.modifications)
      .filter(({ id }) => piecesOf(choices, id) > 0)
    return verdictOf(
      product,
      chosen.map(({ name }) => name),
      preferences,
      markedIn(products),
    )
  }
}
